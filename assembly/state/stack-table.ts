/**
 * The table of stacks: vertical runs of pieces of one cargo in one orientation and one footprint, with what each
 * rests on. Supporters always have lower numbers. The width of a foot that hovers is negative.
 *
 *   table | stacks i32 | edges i32 | padding 8 | stack | stack | ... | edge | edge | ... | level i32 | level | ...
 *   stack | x1 y1 x2 y2 | z1 z2 cargo orientation | run footWidth footLevel bears | firstEdge edges - - |   i32
 *         | weight | residual |                                                                              f64
 *   edge  | supporter i32 | - | share f64 |
 *   level: z2 of each stack again, side by side, in whole groups of four
 */
export const STACK: usize = 80;
export const EDGE: usize = 16;
const HEADER: usize = 16;

/** What may lie on a stack: all that the rules allow, or bits of what it does not bear. */
export const BEARS: i32 = 0;
/** A single piece higher than its foot allows: what touches it breaks a rule. */
export const BEARS_NO_MORE: i32 = 1;
/** A lying roll: what lies above does not rest on it. */
export const IS_NO_TOP: i32 = 2;

/** True when a rule about contacts is in force, and the table kept. */
export let stacksUsed: bool = false;
export let mostStacks: i32 = 0;
export let mostEdges: i32 = 0;

export function useStacks(used: bool): void {
  stacksUsed = used;
}

/** Bytes of a table for so many stacks. @param more edges than stacks of that number have as a rule */
export function stackTableBytes(stacks: i32, more: i32 = 0): usize {
  mostStacks = stacks;
  mostEdges = stacks * 4 + 64 + more;
  return HEADER + <usize>mostStacks * STACK + <usize>mostEdges * EDGE + ((<usize>mostStacks + 3) & ~3) * 4;
}

export function clearStacks(table: usize): void {
  store<i32>(table, 0);
  store<i32>(table, 0, 4);
}
export function stackCount(table: usize): i32 {
  return load<i32>(table);
}
export function edgeCount(table: usize): i32 {
  return load<i32>(table, 4);
}
export function stack(table: usize, index: i32): usize {
  return table + HEADER + <usize>index * STACK;
}
export function edge(table: usize, index: i32): usize {
  return table + HEADER + <usize>mostStacks * STACK + <usize>index * EDGE;
}
export function levels(table: usize): usize {
  return table + HEADER + <usize>mostStacks * STACK + <usize>mostEdges * EDGE;
}
export function stackBottom(at: usize): i32 {
  return load<i32>(at, 16);
}
export function stackCargo(at: usize): i32 {
  return load<i32>(at, 24);
}
export function stackOrientation(at: usize): i32 {
  return load<i32>(at, 28);
}
/** The longest run of equal layers, one directly on the other, that ends with it. */
export function stackRun(at: usize): i32 {
  return load<i32>(at, 32);
}
export function stackTop(at: usize): i32 {
  return load<i32>(at, 20);
}
export function bearsNothing(at: usize): bool {
  return (load<i32>(at, 44) & IS_NO_TOP) != 0;
}
export function bearsNoMore(at: usize): bool {
  return (load<i32>(at, 44) & BEARS_NO_MORE) != 0;
}
export function stackFirstEdge(at: usize): i32 {
  return load<i32>(at, 48);
}
export function stackEdges(at: usize): i32 {
  return load<i32>(at, 52);
}
export function stackWeight(at: usize): f64 {
  return load<f64>(at, 64);
}
export function residual(at: usize): f64 {
  return load<f64>(at, 72);
}
export function setResidual(at: usize, to: f64): void {
  store<f64>(at, to, 72);
}

export function copyStacks(to: usize, from: usize): void {
  memory.copy(to, from, HEADER + <usize>stackCount(from) * STACK);
  memory.copy(edge(to, 0), edge(from, 0), <usize>edgeCount(from) * EDGE);
  memory.copy(levels(to), levels(from), (<usize>stackCount(from)) << 2);
}
