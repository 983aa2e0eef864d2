/**
 * The start of a load that is there in part: what a request keeps is entered as it lies, whatever it breaks, and every
 * rule sees it from then on. It is no block: nothing of the search takes it out again.
 */
import { cargoStage, cargoVolume, cargoWeight } from '../abi/layout';
import { closeTypes, keepRules } from '../contacts/every-rule';
import { setCuboid } from '../memory/lanes';
import { keptCargo, keptCorner, keptEnd, keptGroup, keptGroups, keptOrientation, keptPieces } from '../problem/kept';
import { extent, stages } from '../problem/view';
import { isLyingRoll, isRoll } from '../rules/rolls';
import { cutKept } from '../rules/sequence';
import {
  enterPlaced,
  KEPT,
  KEPT_BEARS,
  placed,
  placedCount,
  setKeptPlaced,
  setValue,
  setVolume,
  setWeight,
  value,
  volume,
  weight,
} from '../state/state';
import { letTopsOverlap } from '../tops/carried';
import { pieceValue } from './values';

export function keptValue(): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < keptGroups; i++) sum += <f64>keptPieces(keptGroup(i)) * pieceValue(keptCargo(keptGroup(i)));
  return sum;
}

/** Enters what is kept into an empty load. */
export function placeKept(state: usize): void {
  for (let i = 0; i < keptGroups; i++) {
    const group = keptGroup(i);
    const cargo = keptCargo(group);
    const n = <f64>keptPieces(group);
    setValue(state, value(state) + n * pieceValue(cargo));
    setVolume(state, volume(state) + n * load<f64>(cargoVolume + ((<usize>cargo) << 3)));
    setWeight(state, weight(state) + n * load<f64>(cargoWeight + ((<usize>cargo) << 3)));
    keepRules(state, group);
    placeGroup(state, group, cargo);
    // Squares of standing rolls that interlock overlap.
    if (isRoll(cargo)) letTopsOverlap(true);
  }
  setKeptPlaced(placedCount(state));
  closeTypes(state);
  cutKept(state);
}

/** What of a group lies in the room takes its place there. */
function placeGroup(state: usize, group: usize, cargo: i32): void {
  const x1 = nearEnd(group, 0);
  const y1 = nearEnd(group, 1);
  const z1 = nearEnd(group, 2);
  const x2 = farEnd(group, 0);
  const y2 = farEnd(group, 1);
  const z2 = farEnd(group, 2);
  if (x1 >= x2 || y1 >= y2 || z1 >= z2) return;
  const bears = !isLyingRoll(cargo, keptOrientation(group));
  const stage = stages > 1 ? load<i32>(cargoStage + ((<usize>cargo) << 2)) : 0;
  setCuboid(placed(state, placedCount(state)), x1, y1, z1, x2, y2, z2, stage, KEPT | (bears ? KEPT_BEARS : 0));
  enterPlaced(state);
}

function nearEnd(group: usize, axis: i32): i32 {
  return max(keptCorner(group, axis), 0);
}
function farEnd(group: usize, axis: i32): i32 {
  return min(keptEnd(group, axis), extent(axis));
}
