/**
 * Which joins are known already: blocks of equal envelope and content are one block. With full support their bearing
 * rectangles count too; where there are rules about contacts, also the pieces at bottom and top, or of two orders in
 * which cargo can be stacked only one would ever be tried (docs/engine.md, Blocks).
 *
 *   known | hash u64 | hash u64 | ...      open addressing, 0: free
 *   ends  | bottom u64 | top u64 |         a block, sums over the pieces there
 */
import { SUPPORT_FULL } from '../abi/layout';
import { cargoHash, contentHash } from '../blocks/content';
import { capacity, count, uniformCargo, uniformCount, uniformOrientation } from '../blocks/table';
import { allocate, allocateZeroed } from '../memory/arena';
import { supportMode } from '../problem/view';
import { stacksUsed } from '../state/stack-table';
import { joinedBearing } from './joined';

let known: usize = 0;
let mask: u32 = 0;
let ends: usize = 0;

export function openKnown(): void {
  let slots: u32 = 1024;
  while (slots < (<u32>capacity) << 1) slots <<= 1;
  mask = slots - 1;
  known = allocateZeroed((<usize>slots) << 3);
  if (stacksUsed) ends = allocate((<usize>capacity) << 4);
}

function bottomOf(block: i32): u64 {
  return load<u64>(ends + ((<usize>block) << 4));
}
function topOf(block: i32): u64 {
  return load<u64>(ends + ((<usize>block) << 4), 8);
}
function setEnds(block: i32, bottom: u64, top: u64): void {
  store<u64>(ends + ((<usize>block) << 4), bottom);
  store<u64>(ends + ((<usize>block) << 4), top, 8);
}
function bottomOfJoin(a: i32, b: i32, axis: i32): u64 {
  return axis == 2 ? bottomOf(a) : bottomOf(a) + bottomOf(b);
}
function topOfJoin(a: i32, b: i32, axis: i32): u64 {
  return axis == 2 ? topOf(b) : topOf(a) + topOf(b);
}

/** Enters a uniform block. */
export function enterEnds(block: i32): void {
  if (!stacksUsed) return;
  const kind = cargoHash(uniformCargo(block) * 8 + uniformOrientation(block));
  const sum = kind * <u64>(uniformCount(block, 0) * uniformCount(block, 1));
  setEnds(block, sum, sum);
}

export function joinHash(a: i32, b: i32, l: i32, w: i32, h: i32, axis: i32): u64 {
  let z = contentHash(a) + contentHash(b);
  z = (z ^ <u64>l) * 0x9e3779b97f4a7c15;
  z = ((z ^ (z >> 29)) + <u64>w) * 0xbf58476d1ce4e5b9;
  z = ((z ^ (z >> 32)) + <u64>h) * 0x94d049bb133111eb;
  if (supportMode == SUPPORT_FULL) {
    z = ((z ^ (z >> 31)) + <u64>joinedBearing(a, b, axis, 0)) * 0x9e3779b97f4a7c15;
    z = ((z ^ (z >> 30)) + <u64>joinedBearing(a, b, axis, 1)) * 0xbf58476d1ce4e5b9;
  }
  if (stacksUsed) {
    z = ((z ^ (z >> 31)) + bottomOfJoin(a, b, axis)) * 0x9e3779b97f4a7c15;
    z = ((z ^ (z >> 30)) + topOfJoin(a, b, axis)) * 0xbf58476d1ce4e5b9;
  }
  z ^= z >> 31;
  return z == 0 ? 1 : z;
}

function slotOf(hash: u64): usize {
  let slot = <u32>hash & mask;
  while (true) {
    const at = known + ((<usize>slot) << 3);
    const there = load<u64>(at);
    if (there == 0 || there == hash) return at;
    slot = (slot + 1) & mask;
  }
}

export function isKnown(hash: u64): bool {
  return load<u64>(slotOf(hash)) != 0;
}

/** Remembers the join that has just become the last block of the table. */
export function addKnown(hash: u64, a: i32, b: i32, axis: i32): void {
  store<u64>(slotOf(hash), hash);
  if (stacksUsed) setEnds(count - 1, bottomOfJoin(a, b, axis), topOfJoin(a, b, axis));
}
