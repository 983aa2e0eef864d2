/**
 * What cargo at a place rests on, where there are rules about contacts: the stacks of pieces under it (rules/stack-table),
 * floor and decks, each a top with the number of its stack. Many and small, and asked for a few candidates only; what
 * carries is asked of whole blocks (rules/tops).
 */
import { allocate } from '../memory/arena';
import { decks, supportDepth } from '../problem/view';
import { spend } from '../search/budget';
import { stacksOf } from '../search/state';
import { bearsNothing, mostStacks, STACK, stack, stackCount, stackTop } from './stack-table';
import { floorsUnder, TOP, writeTop } from './tops';

export let contacts: usize = 0;
export let contactCount: i32 = 0;

/** Only where a table of stacks is kept. */
export function openContacts(): void {
  contacts = allocate(<usize>(mostStacks + decks + 1) * TOP);
}

/** No contacts: a block by itself, while blocks are built. */
export function clearContacts(): void {
  contactCount = 0;
}

/** Collects what something at height `z` over a rectangle rests on. */
export function gatherContacts(state: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32): void {
  contactCount = floorsUnder(contacts, bx1, by1, z, bx2, by2);
  const table = stacksOf(state);
  const n = stackCount(table);
  let at = stack(table, 0);
  for (let i = 0; i < n; i++) {
    const level = stackTop(at);
    if (
      level <= z &&
      level >= z - supportDepth &&
      load<i32>(at) < bx2 &&
      load<i32>(at, 8) > bx1 &&
      load<i32>(at, 4) < by2 &&
      load<i32>(at, 12) > by1 &&
      !bearsNothing(at)
    ) {
      const to = contacts + <usize>contactCount * TOP;
      writeTop(to, load<i32>(at), load<i32>(at, 4), load<i32>(at, 8), load<i32>(at, 12), level, i);
      contactCount++;
    }
    at += STACK;
  }
  spend(n);
}
