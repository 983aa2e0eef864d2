/** Writes the result words (src/engine/layout.ts draws them): the incumbent, unfolded into uniform arrangements. */
import {
  ARRANGEMENT_BYTES,
  ARRANGEMENT_CARGO,
  ARRANGEMENT_COUNT_HEIGHT,
  ARRANGEMENT_COUNT_LENGTH,
  ARRANGEMENT_COUNT_WIDTH,
  ARRANGEMENT_ORIENTATION,
  ARRANGEMENT_X,
  ARRANGEMENT_Y,
  ARRANGEMENT_Z,
  RESULT_ARRANGEMENTS,
  RESULT_BOUND,
  RESULT_COLUMNS_AT,
  RESULT_EFFORT,
  RESULT_NODES,
  RESULT_PLACEMENTS,
  RESULT_STOPPED_BY,
  RESULT_VALUE,
} from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { unfold } from '../blocks/unfold';
import { nodes, placements, spent, stoppedBy } from '../effort/budget';
import { allocate, allocateZeroed } from '../memory/arena';
import { key, tag, x1, y1, z1 } from '../memory/lanes';
import { cargoes } from '../problem/view';
import { incumbentCount, incumbentRecord, incumbentValue } from '../search/incumbent';

let loaded: usize = 0;
let written: i32 = 0;

export function writeResult(bound: f64): usize {
  const result = allocate(RESULT_COLUMNS_AT);
  loaded = allocateZeroed(8 * ((<usize>cargoes + 1) >> 1));
  written = 0;
  for (let i = 0; i < incumbentCount(); i++) {
    const at = incumbentRecord(i);
    unfold(blockOf(key(at)), x1(at), y1(at), z1(at), tag(at), writeArrangement);
  }
  store<i32>(result, written, RESULT_ARRANGEMENTS);
  store<i32>(result, stoppedBy(), RESULT_STOPPED_BY);
  store<f64>(result, max(incumbentValue(), 0), RESULT_VALUE);
  store<f64>(result, nodes, RESULT_NODES);
  store<f64>(result, placements, RESULT_PLACEMENTS);
  store<f64>(result, spent, RESULT_EFFORT);
  store<f64>(result, bound, RESULT_BOUND);
  return result;
}

/** Arrangements follow each other in memory: nothing else is allocated while they are written. */
function writeArrangement(cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, nz: i32): bool {
  const at = allocate(ARRANGEMENT_BYTES);
  store<i32>(at, cargo, ARRANGEMENT_CARGO);
  store<i32>(at, orientation, ARRANGEMENT_ORIENTATION);
  store<i32>(at, x, ARRANGEMENT_X);
  store<i32>(at, y, ARRANGEMENT_Y);
  store<i32>(at, z, ARRANGEMENT_Z);
  store<i32>(at, nx, ARRANGEMENT_COUNT_LENGTH);
  store<i32>(at, ny, ARRANGEMENT_COUNT_WIDTH);
  store<i32>(at, nz, ARRANGEMENT_COUNT_HEIGHT);
  const count = loaded + ((<usize>cargo) << 2);
  store<i32>(count, load<i32>(count) + nx * ny * nz);
  written++;
  return true;
}
