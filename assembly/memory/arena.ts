/**
 * Linear memory from `__heap_base` up, handed out in order and never freed piece by piece: a fill takes what it
 * needs above the prepared problem and gives all of it back at once.
 *
 *   | input | problem, blocks, bit rows        | states, tables of one fill | output |
 *   0       ^ first mark, after prepare()                                     ^ top
 */
import { FAILURE_MEMORY, FAILURE_NONE, FIRST_PAGES, MOST_PAGES, PAGE_BYTES } from '../abi/layout';

/** 512 MiB: more is refused with a coded failure. */
const LIMIT: usize = <usize>MOST_PAGES * PAGE_BYTES;
/**
 * Memory grows by at least this: every growth costs the host a new view. Not by more: most searches are small, and a
 * host keeps some memories for the searches to come.
 */
const GROWTH: usize = 4 << 20;
const PAGE: usize = PAGE_BYTES;

/** What was asked of the host so far. It may lend more, left by another search: no plan may depend on that. */
let have: usize = <usize>FIRST_PAGES * PAGE;

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
  if (end > have) {
    const wanted = (min(max(end, have + GROWTH), LIMIT) + PAGE - 1) / PAGE;
    const lent = <usize>memory.size();
    if (wanted > lent && memory.grow(<i32>(wanted - lent)) < 0) fail(FAILURE_MEMORY);
    have = wanted * PAGE;
  }
  top = end;
  return at;
}

export function allocateZeroed(bytes: usize): usize {
  const at = allocate(bytes);
  memory.fill(at, 0, bytes);
  return at;
}

/** Bytes asked of the host. */
export function taken(): usize {
  return have;
}

/** Bytes below the arena: the module's own, which the next instance in this memory takes for zero. */
export function ownBytes(): usize {
  return __heap_base;
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
