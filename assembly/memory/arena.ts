/**
 * Linear memory from `__heap_base` up, handed out in order and never freed piece by piece: a fill takes what it
 * needs above the prepared problem and gives all of it back at once.
 *
 *   | input | problem, blocks, bit rows        | states, tables of one fill | output |
 *   0       ^ first mark, after prepare()                                     ^ top
 */
import { FAILURE_MEMORY, FAILURE_NONE } from '../abi/layout';

/** 512 MiB: more is refused with a coded failure. */
const LIMIT: usize = 512 << 20;
/**
 * Memory grows by at least this: every growth costs the host a new view. Not by more: the host collects garbage
 * whenever the memories of a few dozen MiB have come and gone, which took a third of the time of small requests.
 */
const GROWTH: usize = 4 << 20;
const PAGE: usize = 1 << 16;

let top: usize = (__heap_base + 15) & ~15;

/** One of the FAILURE codes, set before a deliberate trap. */
export let failure: i32 = FAILURE_NONE;

export function fail(code: i32): void {
  failure = code;
  unreachable();
}

/** Bytes on a 16-byte boundary; what was there before is not cleared. */
export function allocate(bytes: usize): usize {
  const at = top;
  const end = (at + bytes + 15) & ~15;
  if (end < at || end > LIMIT) fail(FAILURE_MEMORY);
  const have = <usize>memory.size() * PAGE;
  if (end > have) {
    const wanted = min(max(end, have + GROWTH), LIMIT);
    if (memory.grow(<i32>((wanted - have + PAGE - 1) / PAGE)) < 0) fail(FAILURE_MEMORY);
  }
  top = end;
  return at;
}

export function allocateZeroed(bytes: usize): usize {
  const at = allocate(bytes);
  memory.fill(at, 0, bytes);
  return at;
}

export function mark(): usize {
  return top;
}

export function release(to: usize): void {
  top = to;
}

/** Keeps so many bytes of what was allocated last. */
export function shrink(at: usize, bytes: usize): void {
  top = (at + bytes + 15) & ~15;
}
