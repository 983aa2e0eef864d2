/** The blocks still allowed in a state, and the list of their chunks that are not empty. */
import { countNeedingMore, countRow, countsAreListed, listedRank, needOf } from '../blocks/counts';
import { spend } from '../effort/budget';
import { clearBit } from '../memory/bits';
import { allowed, chunkCount, chunkList, setChunkCount } from './state';

/** ANDs the allowed blocks with a row and drops chunks that become empty. */
function allowOnly(state: usize, row: usize): void {
  const bits = allowed(state);
  const list = chunkList(state);
  const n = chunkCount(state);
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const chunk = load<u16>(list + ((<usize>i) << 1));
    const at = (<usize>chunk) << 4;
    const v = v128.and(v128.load(bits + at), v128.load(row + at));
    v128.store(bits + at, v);
    if (v128.any_true(v)) {
      store<u16>(list + ((<usize>kept) << 1), chunk);
      kept++;
    }
  }
  setChunkCount(state, kept);
  spend(n);
}

/**
 * Forbids the blocks that need more than `left` pieces of a cargo.
 * @param before with so many left the same was done already
 */
export function allowWithin(state: usize, cargo: i32, before: i32, left: i32): void {
  if (left >= needOf(cargo)) return;
  if (!countsAreListed) {
    allowOnly(state, countRow(cargo, left));
    return;
  }
  const bits = allowed(state);
  let emptied = false;
  const end = countNeedingMore(cargo, left);
  for (let place = countNeedingMore(cargo, before); place < end; place++) {
    const rank = listedRank(cargo, place);
    clearBit(bits, rank);
    if (!v128.any_true(v128.load(bits + ((<usize>(rank >> 7)) << 4)))) emptied = true;
  }
  // As much as a row costs: the form must not change what an effort buys.
  spend(chunkCount(state));
  if (emptied) dropEmptyChunks(state);
}

function dropEmptyChunks(state: usize): void {
  const bits = allowed(state);
  const list = chunkList(state);
  const n = chunkCount(state);
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const chunk = load<u16>(list + ((<usize>i) << 1));
    if (!v128.any_true(v128.load(bits + ((<usize>chunk) << 4)))) continue;
    store<u16>(list + ((<usize>kept) << 1), chunk);
    kept++;
  }
  setChunkCount(state, kept);
}
