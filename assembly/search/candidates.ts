/**
 * The blocks that fit the space being filled, as bits by rank, apart by whether they may reach one of its far faces.
 * Collected once a choice; every corner tried goes through them again.
 *
 *   mask | reaching v128 | short v128 | chunk i32 | padding 12 |      48 bytes, by rising chunk
 */
import { chunks, fitRow, groundRow } from '../blocks/rows';
import { allocate } from '../memory/arena';
import { GAP } from '../spaces/neighbours';
import { spend } from './budget';
import { allowed, chunkCount, chunkList, stage } from './state';

export const MASK: usize = 48;

export let masks: usize = 0;
export let maskCount: i32 = 0;

export function openCandidates(): void {
  masks = allocate(<usize>chunks * MASK);
}

/** A size at least this may leave no more than the gap that counts as touch to the far wall of `room`. */
export function leastReaching(room: i32): i32 {
  return <i32>(<f64>room / (1 + GAP));
}

/**
 * @param ground what is below the space (blocks/rows)
 * @returns true when there is any
 */
export function collectCandidates(state: usize, l: i32, w: i32, h: i32, ground: i32): bool {
  maskCount = 0;
  const rowL = fitRow(0, l);
  const rowW = fitRow(1, w);
  const rowH = fitRow(2, h);
  if (rowL == 0 || rowW == 0 || rowH == 0) return false;
  const rowGround = groundRow(stage(state), ground);
  const shortL = fitRow(0, leastReaching(l) - 1);
  const shortW = fitRow(1, leastReaching(w) - 1);
  const shortH = fitRow(2, leastReaching(h) - 1);
  const haveShort = shortL != 0 && shortW != 0 && shortH != 0;
  const bits = allowed(state);
  const list = chunkList(state);
  const n = chunkCount(state);
  let to = masks;
  for (let i = 0; i < n; i++) {
    const chunk = <i32>load<u16>(list + ((<usize>i) << 1));
    const at = (<usize>chunk) << 4;
    const fitting = v128.and(
      v128.and(v128.load(bits + at), v128.load(rowGround + at)),
      v128.and(v128.and(v128.load(rowL + at), v128.load(rowW + at)), v128.load(rowH + at)),
    );
    if (!v128.any_true(fitting)) continue;
    let short = i64x2(0, 0);
    if (haveShort) {
      short = v128.and(v128.load(shortL + at), v128.and(v128.load(shortW + at), v128.load(shortH + at)));
    }
    v128.store(to, v128.andnot(fitting, short));
    v128.store(to, v128.and(fitting, short), 16);
    store<i32>(to, chunk, 32);
    to += MASK;
  }
  maskCount = <i32>((to - masks) / MASK);
  spend(n);
  return maskCount > 0;
}

/** Keeps only the candidates of a row; true when there are any left. */
export function keepCandidates(row: usize): bool {
  const end = masks + <usize>maskCount * MASK;
  let to = masks;
  for (let from = masks; from < end; from += MASK) {
    const chunk = load<i32>(from, 32);
    const may = v128.load(row + ((<usize>chunk) << 4));
    const reaching = v128.and(v128.load(from), may);
    const short = v128.and(v128.load(from, 16), may);
    if (!v128.any_true(v128.or(reaching, short))) continue;
    v128.store(to, reaching);
    v128.store(to, short, 16);
    store<i32>(to, chunk, 32);
    to += MASK;
  }
  maskCount = <i32>((to - masks) / MASK);
  return maskCount > 0;
}
