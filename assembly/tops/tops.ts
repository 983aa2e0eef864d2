/**
 * What can carry cargo under a space: tops of placed blocks at its floor (or within maxDepthToSupport below), floor and
 * decks.
 *
 *   top | x1 y1 x2 y2 | level | stack, -1 none | padding 8 |      i32, 32 bytes; stacks: contacts/contacts
 */
import { DECK_BYTES, DECK_X1, DECK_X2, DECK_Y1, DECK_Y2, DECK_Z2 } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { blockLength, blockWidth, topCount, tops } from '../blocks/table';
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import { CUBOID, key, tag, x1, x2, y1, y2, z2 } from '../memory/lanes';
import { decks, deckWords, floorX1, floorX2, floorY1, floorY2, supportDepth } from '../problem/view';
import { neighbourCount, neighbours } from '../spaces/neighbours';
import { KEPT, KEPT_BEARS, mostPlaced, placed, placedCount } from '../state/state';

export const TOP: usize = 32;

export let topsUnder: usize = 0;
export let topsUnderCount: i32 = 0;
let capacity: i32 = 0;

export function openTops(): void {
  openTopsFor(mostPlaced * 4 + decks + 16);
}

export function openTopsFor(most: i32): void {
  capacity = most;
  topsUnder = allocate(<usize>capacity * TOP);
}

/** Adds the top of a block at the origin, while blocks are built. */
export function offerTops(block: i32): void {
  let from = tops(block);
  for (let i = topCount(block); i > 0; i--) {
    addTop(load<i32>(from), load<i32>(from, 4), load<i32>(from, 8), load<i32>(from, 12), 0);
    from += 16;
  }
}

function addTop(tx1: i32, ty1: i32, tx2: i32, ty2: i32, level: i32): void {
  if (topsUnderCount >= capacity) return;
  writeTop(topsUnder + <usize>topsUnderCount * TOP, tx1, ty1, tx2, ty2, level, -1);
  topsUnderCount++;
}

export function writeTop(to: usize, tx1: i32, ty1: i32, tx2: i32, ty2: i32, level: i32, number: i32): void {
  store<i32>(to, tx1);
  store<i32>(to, ty1, 4);
  store<i32>(to, tx2, 8);
  store<i32>(to, ty2, 12);
  store<i32>(to, level, 16);
  store<i32>(to, number, 20);
}

/** No tops at all: a block by itself, while blocks are built. */
export function clearTops(): void {
  topsUnderCount = 0;
}

/** Collects what can carry something at height `z` over a rectangle. */
export function gatherTops(state: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32): void {
  topsUnderCount = floorsUnder(topsUnder, bx1, by1, z, bx2, by2, supportDepth);
  gatherFromBlocks(placed(state, 0), placedCount(state), bx1, by1, z, bx2, by2);
}

/** The same over the base of the space looked around from (spaces/neighbours), whose neighbours are all there is to ask. */
export function gatherTopsOfSpace(state: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32): void {
  if (supportDepth > 0) {
    gatherTops(state, bx1, by1, z, bx2, by2);
    return;
  }
  topsUnderCount = floorsUnder(topsUnder, bx1, by1, z, bx2, by2, supportDepth);
  gatherFromBlocks(neighbours, neighbourCount, bx1, by1, z, bx2, by2);
}

/** Writes floor and decks at most `depth` under a rectangle; returns how many. */
export function floorsUnder(list: usize, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32, depth: i32): i32 {
  let to = list;
  if (z <= depth && floorX1 < bx2 && floorX2 > bx1 && floorY1 < by2 && floorY2 > by1) {
    writeTop(to, floorX1, floorY1, floorX2, floorY2, 0, -1);
    to += TOP;
  }
  let deck = deckWords;
  for (let i = decks; i > 0; i--) {
    const level = load<i32>(deck, DECK_Z2);
    const dx1 = load<i32>(deck, DECK_X1);
    const dy1 = load<i32>(deck, DECK_Y1);
    const dx2 = load<i32>(deck, DECK_X2);
    const dy2 = load<i32>(deck, DECK_Y2);
    if (level <= z && level >= z - depth && dx1 < bx2 && dx2 > bx1 && dy1 < by2 && dy2 > by1) {
      writeTop(to, dx1, dy1, dx2, dy2, level, -1);
      to += TOP;
    }
    deck += DECK_BYTES;
  }
  return <i32>((to - list) / TOP);
}

/** @param blocks first of n placed cuboids */
function gatherFromBlocks(blocks: usize, n: i32, bx1: i32, by1: i32, z: i32, bx2: i32, by2: i32): void {
  let at = blocks;
  for (let i = 0; i < n; i++) {
    const level = z2(at);
    if (level <= z && level >= z - supportDepth && x1(at) < bx2 && x2(at) > bx1 && y1(at) < by2 && y2(at) > by1) {
      addTopsOfBlock(at, level);
    }
    at += CUBOID;
  }
  spend(n);
}

/** The rectangles of a placed block's top, as it lies. */
function addTopsOfBlock(at: usize, level: i32): void {
  const mirror = tag(at);
  if ((mirror & KEPT) != 0) {
    if ((mirror & KEPT_BEARS) != 0) addTop(x1(at), y1(at), x2(at), y2(at), level);
    return;
  }
  const block = blockOf(key(at));
  const bx = x1(at);
  const by = y1(at);
  const l = blockLength(block);
  const w = blockWidth(block);
  let from = tops(block);
  for (let i = topCount(block); i > 0; i--) {
    const left = load<i32>(from);
    const front = load<i32>(from, 4);
    const right = load<i32>(from, 8);
    const back = load<i32>(from, 12);
    addTop(
      bx + ((mirror & 1) != 0 ? l - right : left),
      by + ((mirror & 2) != 0 ? w - back : front),
      bx + ((mirror & 1) != 0 ? l - left : right),
      by + ((mirror & 2) != 0 ? w - front : back),
      level,
    );
    from += 16;
  }
}
