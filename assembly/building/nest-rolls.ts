/**
 * The rolls of which a nest is built (building/nests): of one cargo, or of two that lie parallel; and how the plan in
 * which their rows are laid lies in the container:
 *
 *   u   along the rows
 *   v   from row to row: of standing rolls in the floor too, of lying ones up
 *   w   along the axes of the rolls
 */
import { SUPPORT_NONE } from '../abi/layout';
import { blockStage, uniformCargo, uniformOrientation } from '../blocks/table';
import { orientedSize } from '../geometry/orientation';
import { supportDepth, supportMode } from '../problem/view';
import { isLyingRoll, liesAlongLength } from '../rules/rolls';

/** The rolls of the even rows, and of the others: cargo, orientation, diameter. */
export let cargoA: i32 = 0;
export let cargoB: i32 = 0;
export let orientationA: i32 = 0;
export let orientationB: i32 = 0;
export let diameterA: i32 = 0;
export let diameterB: i32 = 0;
export let lying: bool = false;
/** Container axes of the plan. */
export let axisU: i32 = 0;
export let axisV: i32 = 0;
export let axisW: i32 = 0;

/** Takes the rolls of a single piece in hand. */
export function takeRoll(single: i32): void {
  cargoA = uniformCargo(single);
  orientationA = uniformOrientation(single);
  lying = isLyingRoll(cargoA, orientationA);
  axisW = lying ? (liesAlongLength(orientationA) ? 0 : 1) : 2;
  diameterA = orientedSize(cargoA, orientationA, across());
  takeSecond(cargoA, orientationA, diameterA);
}

/**
 * Takes two cargoes in hand: parallel, the second no thicker; standing ones of one height where gaps are bridged.
 * @returns false when they make no nest
 */
export function takePair(a: i32, b: i32): bool {
  takeRoll(a);
  const cargo = uniformCargo(b);
  const orientation = uniformOrientation(b);
  if (cargo == cargoA || blockStage(a) != blockStage(b) || lying != isLyingRoll(cargo, orientation)) return false;
  if (lying && liesAlongLength(orientation) != liesAlongLength(orientationA)) return false;
  const diameter = orientedSize(cargo, orientation, across());
  if (diameter > diameterA) return false;
  const difference = orientedSize(cargo, orientation, axisW) - axisLengthOfA();
  if (lying ? difference > 0 : difference != 0 && supportDepth > 0) return false;
  takeSecond(cargo, orientation, diameter);
  return true;
}

function takeSecond(cargo: i32, orientation: i32, diameter: i32): void {
  cargoB = cargo;
  orientationB = orientation;
  diameterB = diameter;
}

/** Lays the plan of standing rolls: rows along the width, or along the length. */
export function lookDown(rowsAlongWidth: bool): void {
  axisU = rowsAlongWidth ? 1 : 0;
  axisV = rowsAlongWidth ? 0 : 1;
}

/** Lays the plan of lying rolls. */
export function lookAlong(): void {
  axisU = across();
  axisV = 2;
}

/** A container axis across those of the rolls, in the floor. */
function across(): i32 {
  return axisW == 0 ? 1 : 0;
}

export function axisLengthOfA(): i32 {
  return orientedSize(cargoA, orientationA, axisW);
}
export function axisLengthOfB(): i32 {
  return orientedSize(cargoB, orientationB, axisW);
}

/** Lying rolls must be carried by two below each, where support counts. */
export function mustNestle(): bool {
  return lying && supportMode != SUPPORT_NONE;
}

/** Of three measures in the plan, the one along a container axis. */
export function alongAxis(axis: i32, alongU: i32, alongV: i32, alongW: i32): i32 {
  return axis == axisU ? alongU : axis == axisV ? alongV : alongW;
}
