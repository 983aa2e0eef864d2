/**
 * What lies around the space being filled: the placed blocks near it, gathered once a choice, and the tops under it.
 * The share of a block's surface that touches walls or neighbours (a small gap counts as touch) is the search's
 * measure of a good fit (Araya, Guerrero and Nunez 2017).
 *
 *   neighbour | x1 y1 z1 x2 y2 z2 |  six i32        top | x1 y1 x2 y2 |  four i32
 */

import { blockOf } from '../blocks/ranking';
import { blockLength, blockWidth, topCount, tops } from '../blocks/table';
import { allocate } from '../memory/arena';
import {
  ALL_FACES,
  CUBOID,
  key,
  lessBits,
  oppositeHigh,
  oppositeLow,
  tag,
  x1,
  x2,
  y1,
  y2,
  z1,
  z2,
} from '../memory/lanes';
import { height, length, width } from '../problem/view';
import { spend } from '../search/budget';
import { mostPlaced, placed, placedCount } from '../search/state';

/** A gap up to this part of the block's size counts as touch (published: 0.04). */
export const GAP: f64 = 0.04;

const NEIGHBOUR: usize = 24;

let neighbours: usize = 0;
let neighbourCount: i32 = 0;
export let topsUnder: usize = 0;
export let topsUnderCount: i32 = 0;
let topsCapacity: i32 = 0;

export function openNeighbours(): void {
  neighbours = allocate(<usize>mostPlaced * NEIGHBOUR);
  topsCapacity = mostPlaced * 4;
  topsUnder = allocate((<usize>topsCapacity) << 4);
}

function gapOf(size: i32): i32 {
  return <i32>(GAP * <f64>size);
}

/**
 * Collects the placed blocks within reach of a space, and with `withTops` the tops that lie at its floor.
 */
export function gather(state: usize, space: usize, withTops: bool): void {
  const sx1 = x1(space);
  const sy1 = y1(space);
  const sz1 = z1(space);
  const sx2 = x2(space);
  const sy2 = y2(space);
  const sz2 = z2(space);
  const gx = gapOf(sx2 - sx1) + 1;
  const gy = gapOf(sy2 - sy1) + 1;
  const gz = gapOf(sz2 - sz1) + 1;
  const low = oppositeLow(
    max(sx1 - gx, -1),
    max(sy1 - gy, -1),
    max(sz1 - gz, -1),
    min(sx2 + gx, length + 1),
    min(sy2 + gy, width + 1),
    min(sz2 + gz, height + 1),
  );
  const high = oppositeHigh(max(sx1 - gx, -1), max(sy1 - gy, -1), max(sz1 - gz, -1));
  const n = placedCount(state);
  neighbourCount = 0;
  topsUnderCount = 0;
  let at = placed(state, 0);
  for (let i = 0; i < n; i++) {
    if (lessBits(at, low, high) == ALL_FACES) {
      const to = neighbours + <usize>neighbourCount * NEIGHBOUR;
      const nx1 = x1(at);
      const ny1 = y1(at);
      const nx2 = x2(at);
      const ny2 = y2(at);
      const nz2 = z2(at);
      store<i32>(to, nx1);
      store<i32>(to, ny1, 4);
      store<i32>(to, z1(at), 8);
      store<i32>(to, nx2, 12);
      store<i32>(to, ny2, 16);
      store<i32>(to, nz2, 20);
      neighbourCount++;
      if (withTops && nz2 == sz1 && nx1 < sx2 && nx2 > sx1 && ny1 < sy2 && ny2 > sy1) addTops(at, nx1, ny1);
    }
    at += CUBOID;
  }
  spend((n >> 1) + 4 * neighbourCount);
}

/** The rectangles of a placed block's top, as it lies. */
export function addTops(at: usize, bx: i32, by: i32): void {
  const block = blockOf(key(at));
  const mirror = tag(at);
  let from = tops(block);
  for (let i = topCount(block); i > 0 && topsUnderCount < topsCapacity; i--) {
    const to = topsUnder + ((<usize>topsUnderCount) << 4);
    const left = load<i32>(from);
    const front = load<i32>(from, 4);
    const right = load<i32>(from, 8);
    const back = load<i32>(from, 12);
    const l = blockLength(block);
    const w = blockWidth(block);
    store<i32>(to, bx + ((mirror & 1) != 0 ? l - right : left));
    store<i32>(to, by + ((mirror & 2) != 0 ? w - back : front), 4);
    store<i32>(to, bx + ((mirror & 1) != 0 ? l - left : right), 8);
    store<i32>(to, by + ((mirror & 2) != 0 ? w - front : back), 12);
    topsUnderCount++;
    from += 16;
  }
}

/** All tops at a height under a rectangle, from the whole load: for pieces put back after a removal. */
export function gatherTops(state: usize, bx1: i32, by1: i32, bz1: i32, bx2: i32, by2: i32): void {
  topsUnderCount = 0;
  const n = placedCount(state);
  let at = placed(state, 0);
  for (let i = 0; i < n; i++) {
    if (z2(at) == bz1 && x1(at) < bx2 && x2(at) > bx1 && y1(at) < by2 && y2(at) > by1) addTops(at, x1(at), y1(at));
    at += CUBOID;
  }
}

/** Share of the surface of a block l x w x h at (x, y, z) that touches walls or neighbours; at most 1. */
export function contactShare(l: i32, w: i32, h: i32, x: i32, y: i32, z: i32): f64 {
  const gx = gapOf(l);
  const gy = gapOf(w);
  const gz = gapOf(h);
  const xe = x + l;
  const ye = y + w;
  const ze = z + h;
  const sideX = <f64>w * <f64>h;
  const sideY = <f64>l * <f64>h;
  const sideZ = <f64>l * <f64>w;
  let area: f64 = 0;
  if (x <= gx) area += sideX;
  if (length - xe <= gx) area += sideX;
  if (y <= gy) area += sideY;
  if (width - ye <= gy) area += sideY;
  if (z <= gz) area += sideZ;
  if (height - ze <= gz) area += sideZ;
  let at = neighbours;
  for (let i = neighbourCount; i > 0; i--) {
    const dx = min(xe, load<i32>(at, 12)) - max(x, load<i32>(at));
    const dy = min(ye, load<i32>(at, 16)) - max(y, load<i32>(at, 4));
    const dz = min(ze, load<i32>(at, 20)) - max(z, load<i32>(at, 8));
    at += NEIGHBOUR;
    if (dx <= 0) {
      if (dx >= -gx && dy > 0 && dz > 0) area += <f64>dy * <f64>dz;
    } else if (dy <= 0) {
      if (dy >= -gy && dz > 0) area += <f64>dx * <f64>dz;
    } else if (dz <= 0 && dz >= -gz) {
      area += <f64>dx * <f64>dy;
    }
  }
  spend(10 + neighbourCount * 3);
  const share = area / (2 * (sideX + sideY + sideZ));
  return share < 1 ? share : 1;
}
