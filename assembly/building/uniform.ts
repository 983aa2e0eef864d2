/**
 * Blocks of one cargo in one orientation: the single pieces that all other blocks are joined of, and runs of them that
 * fill an axis, which are offered for each orientation when joining did not get that far.
 */
import { cargoVolume, cargoWeight } from '../abi/layout';
import { contentOfOne } from '../blocks/content';
import {
  addBlock,
  blockHeight,
  blockLength,
  blockVolume,
  blockWeight,
  blockWidth,
  capacity,
  count,
  restAllowed,
  setBearing,
  setEnvelope,
  setGrounds,
  setMeasures,
  setParts,
  setPlain,
  setRankSum,
  setTops,
  setUniform,
  setWholeTop,
  uniformCargo,
  uniformOrientation,
} from '../blocks/table';
import { mayRestOn } from '../contacts/pairs';
import { orientedSize } from '../geometry/orientation';
import { cargoes, height, length, quantity, width } from '../problem/view';
import { fitsRoom } from '../rules/containment';
import { withinUnits } from '../rules/fill-quantity';
import { mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { withinLayers } from '../rules/layers';
import { isDistinct, mayLie, mayLieOnFloor, preference } from '../rules/orientations';
import { isLyingRoll } from '../rules/rolls';
import { ownResidual } from '../rules/supporting-weight';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';

/** Runs of an orientation. */
const RUNS_OF_AN_ORIENTATION: i32 = 12;
/** Of all orientations together: with thousands of them each gets fewer, the largest ones. */
const MOST_RUNS: i32 = 100000;

/** How many single pieces there are: cargoes that can be loaded at all, in each allowed orientation. */
export function countSingles(): i32 {
  let singles = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (isSingle(cargo, orientation)) singles++;
    }
  }
  return singles;
}

export function addSingles(): void {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (isSingle(cargo, orientation)) addUniform(cargo, orientation, 1, 1, 1);
    }
  }
}

function isSingle(cargo: i32, orientation: i32): bool {
  if (!mayLie(cargo, orientation) || quantity(cargo) <= 0) return false;
  if (!withinWeight(load<f64>(cargoWeight + ((<usize>cargo) << 3)))) return false;
  return (
    fitsRoom(
      orientedSize(cargo, orientation, 0),
      orientedSize(cargo, orientation, 1),
      orientedSize(cargo, orientation, 2),
    ) && isDistinct(cargo, orientation)
  );
}

/** How many runs there may be beside the other blocks. */
export function roomForRuns(singles: i32): i32 {
  return min(singles * RUNS_OF_AN_ORIENTATION, MOST_RUNS);
}

/** Rows, walls, layers and whole stacks of one cargo. @param singles the blocks 0 .. singles - 1 are the single pieces */
export function addRuns(singles: i32): void {
  if (singles == 0) return;
  const runs = MOST_RUNS / singles;
  const shapes = min(runs, 7);
  for (let single = 0; single < singles; single++) {
    const runX = length / blockLength(single);
    const runY = width / blockWidth(single);
    const runZ = height / blockHeight(single);
    const most = quantity(uniformCargo(single));
    // The shape's bits: a run along the length, the width, the height.
    for (let shape = 8 - shapes; shape < 8; shape++) {
      const nx = (shape & 1) != 0 ? min(runX, most) : 1;
      const ny = (shape & 2) != 0 ? min(runY, most / nx) : 1;
      const nz = (shape & 4) != 0 ? min(runZ, most / nx / ny) : 1;
      addRun(single, nx, ny, nz);
    }
    // A wall that the quantity does not fill is offered with fewer rows, so that whole layers remain.
    const layers = <i32>(<f64>most / (<f64>runY * <f64>runZ));
    if (layers > 0 && runs > shapes) addRun(single, min(runX, layers), runY, runZ);
  }
}

function addRun(single: i32, nx: i32, ny: i32, nz: i32): void {
  if (count >= capacity) return;
  const cargo = uniformCargo(single);
  const n = nx * ny * nz;
  if (n <= 1 || n > quantity(cargo) || !withinUnits(n)) return;
  if (!withinWeight(blockWeight(single) * <f64>n) || !withinVolume(blockVolume(single) * <f64>n)) return;
  if (mayBeLayered(single, nz)) addUniform(cargo, uniformOrientation(single), nx, ny, nz);
}

/** Whether so many layers of a single piece hold the rules among themselves. */
function mayBeLayered(single: i32, layers: i32): bool {
  if (layers == 1) return true;
  const cargo = uniformCargo(single);
  const orientation = uniformOrientation(single);
  return (
    !isLyingRoll(cargo, orientation) &&
    restAllowed(single) &&
    mayRestOn(cargo, orientation, cargo, orientation) &&
    withinLayers(cargo, orientation, layers) &&
    ownResidual(cargo, layers, blockWeight(single)) >= 0
  );
}

function addUniform(cargo: i32, orientation: i32, nx: i32, ny: i32, nz: i32): void {
  const block = addBlock();
  const l = orientedSize(cargo, orientation, 0);
  const w = orientedSize(cargo, orientation, 1);
  const h = orientedSize(cargo, orientation, 2);
  const n = nx * ny * nz;
  setEnvelope(block, l * nx, w * ny, h * nz);
  setMeasures(
    block,
    <f64>l * <f64>w * <f64>h * <f64>n,
    load<f64>(cargoVolume + ((<usize>cargo) << 3)) * <f64>n,
    load<f64>(cargoWeight + ((<usize>cargo) << 3)) * <f64>n,
    n,
  );
  setParts(block, contentOfOne(cargo, n), 1);
  setUniform(block, orientation, nx, ny, nz);
  setRankSum(block, preference(cargo, orientation) * n);
  setGrounds(block, mayLieOnFloor(cargo, orientation) && mayStandOnFloor(cargo), mayRestOnCargo(cargo));
  setBearing(block, l * nx, w * ny);
  const bears = !isLyingRoll(cargo, orientation);
  setPlain(block, bears);
  if (bears) setWholeTop(block);
  else setTops(block, 0, 0);
}
