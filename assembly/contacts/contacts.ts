/**
 * What cargo at a place rests on, where there are rules about contacts: the stacks of pieces under it (rules/stack-table),
 * floor and decks, each a top with the number of its stack. Many and small, and asked for a few candidates only; what
 * carries is asked of whole blocks (rules/tops).
 */

import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import { decks, groundReach, supportDepth } from '../problem/view';
import { bearsNothing, levels, mostStacks, stack, stackCount, stackTop } from '../state/stack-table';
import { stacksOf } from '../state/state';
import { floorsUnder, TOP, writeTop } from '../tops/tops';

export let contacts: usize = 0;
export let contactCount: i32 = 0;

/** Only where a table of stacks is kept. */
export function openContacts(): void {
  contacts = allocate(<usize>(mostStacks + decks + 1) * TOP);
}

/** Collects what something at height `z` over a rectangle rests on. */
export function gatherContacts(state: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32): void {
  gatherWithin(state, bx1, by1, z, bx2, by2, supportDepth);
}

/** The same of what lies at most `depth` below, and floor and decks on which it counts as standing. */
export function gatherWithin(state: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32, depth: i32): void {
  contactCount = floorsUnder(contacts, bx1, by1, z, bx2, by2, max(depth, groundReach));
  // Nothing that is placed ends at the floor.
  if (z == 0) return;
  const table = stacksOf(state);
  const n = stackCount(table);
  const highest = i32x4.splat(z);
  const lowest = i32x4.splat(z - depth);
  let level = levels(table);
  for (let i = 0; i < n; i += 4) {
    const four = v128.load(level);
    let near = i32x4.bitmask(v128.and(i32x4.le_s(four, highest), i32x4.ge_s(four, lowest)));
    if (n - i < 4) near &= (1 << (n - i)) - 1;
    while (near != 0) {
      touchStack(table, i + ctz(near), bx1, by1, bx2, by2);
      near &= near - 1;
    }
    level += 16;
  }
  spend(n >> 2);
}

/** Brings the highest to the front: of tops one above the other it is that which touches. */
export function sortContacts(): void {
  for (let i = 1; i < contactCount; i++) {
    const at = contacts + <usize>i * TOP;
    const level = load<i32>(at, 16);
    if (load<i32>(at - TOP, 16) >= level) continue;
    const rectangle = v128.load(at);
    const rest = v128.load(at, 16);
    let to = at;
    while (to > contacts && load<i32>(to - TOP, 16) < level) {
      v128.store(to, v128.load(to - TOP));
      v128.store(to, v128.load(to - TOP, 16), 16);
      to -= TOP;
    }
    v128.store(to, rectangle);
    v128.store(to, rest, 16);
  }
}

/** The stack of a contact that is cargo. */
export function stackOf(table: usize, contact: i32): usize {
  return stack(table, load<i32>(contacts + <usize>contact * TOP, 20));
}

/** Adds a stack whose top is at the right height, if it is under the rectangle. */
function touchStack(table: usize, number: i32, bx1: i32, by1: i32, bx2: i32, by2: i32): void {
  const at = stack(table, number);
  const sx1 = load<i32>(at);
  const sy1 = load<i32>(at, 4);
  const sx2 = load<i32>(at, 8);
  const sy2 = load<i32>(at, 12);
  if (sx1 >= bx2 || sx2 <= bx1 || sy1 >= by2 || sy2 <= by1 || bearsNothing(at)) return;
  writeTop(contacts + <usize>contactCount * TOP, sx1, sy1, sx2, sy2, stackTop(at), number);
  contactCount++;
}

/**
 * The next of the contacts from `from` on that is cargo under a corner, so that all that stands there touches it.
 * @param x,y the corner @param l,w what stands there measures at least that
 */
export function contactUnder(x: i32, y: i32, l: i32, w: i32, corner: i32, from: i32): i32 {
  const ux1 = (corner & 1) != 0 ? x - l : x;
  const uy1 = (corner & 2) != 0 ? y - w : y;
  for (let i = from; i < contactCount; i++) {
    const at = contacts + <usize>i * TOP;
    if (load<i32>(at, 20) < 0) continue;
    if (load<i32>(at) >= ux1 + l || load<i32>(at, 8) <= ux1) continue;
    if (load<i32>(at, 4) < uy1 + w && load<i32>(at, 12) > uy1) return i;
  }
  return -1;
}
