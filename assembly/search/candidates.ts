/**
 * The blocks that fit the space being filled, as bits by rank, apart by whether they may reach one of its far faces.
 * Collected once a choice; every corner tried goes through them again.
 *
 *   word | bits u64 | rank of the lowest bit i32 | padding 4 |      16 bytes, never without a bit, by rising rank
 */
import { chunks, fitRow, groundRow } from '../blocks/rows';
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import { GAP } from '../spaces/neighbours';
import { allowed, chunkCount, chunkList, stage } from '../state/state';

/** Bytes of a word. */
export const WORD: usize = 16;

/** The words of those that may reach a far face, and of the rest. */
export let reaching: usize = 0;
export let reachingWords: i32 = 0;
export let short: usize = 0;
export let shortWords: i32 = 0;

export function openCandidates(): void {
  // One more: a word is written before it is known whether it counts.
  reaching = allocate(<usize>(2 * chunks + 1) * WORD);
  short = allocate(<usize>(2 * chunks + 1) * WORD);
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
  reachingWords = 0;
  shortWords = 0;
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
  let toReaching = reaching;
  let toShort = short;
  for (let i = 0; i < n; i++) {
    const chunk = <i32>load<u16>(list + ((<usize>i) << 1));
    const at = (<usize>chunk) << 4;
    const fitting = v128.and(
      v128.and(v128.load(bits + at), v128.load(rowGround + at)),
      v128.and(v128.and(v128.load(rowL + at), v128.load(rowW + at)), v128.load(rowH + at)),
    );
    if (!v128.any_true(fitting)) continue;
    let within = i64x2(0, 0);
    if (haveShort) {
      within = v128.and(v128.load(shortL + at), v128.and(v128.load(shortW + at), v128.load(shortH + at)));
    }
    const far = v128.andnot(fitting, within);
    const near = v128.and(fitting, within);
    toReaching = addWord(toReaching, i64x2.extract_lane(far, 0), chunk << 7);
    toReaching = addWord(toReaching, i64x2.extract_lane(far, 1), (chunk << 7) + 64);
    toShort = addWord(toShort, i64x2.extract_lane(near, 0), chunk << 7);
    toShort = addWord(toShort, i64x2.extract_lane(near, 1), (chunk << 7) + 64);
  }
  reachingWords = <i32>((toReaching - reaching) / WORD);
  shortWords = <i32>((toShort - short) / WORD);
  spend(n);
  return reachingWords + shortWords > 0;
}

/** Writes a word, and counts it when it has a bit: no processor foresees which. Returns where the next one goes. */
function addWord(to: usize, bits: u64, first: i32): usize {
  store<u64>(to, bits);
  store<i32>(to, first, 8);
  return to + (bits != 0 ? WORD : 0);
}

/** Keeps only the candidates of a row; true when there are any left. */
export function keepCandidates(row: usize): bool {
  reachingWords = keepWords(reaching, reachingWords, row);
  shortWords = keepWords(short, shortWords, row);
  return reachingWords + shortWords > 0;
}

function keepWords(words: usize, count: i32, row: usize): i32 {
  let to = words;
  const end = words + <usize>count * WORD;
  for (let from = words; from < end; from += WORD) {
    const first = load<i32>(from, 8);
    to = addWord(to, load<u64>(from) & load<u64>(row + (<usize>first >> 3)), first);
  }
  return <i32>((to - words) / WORD);
}
