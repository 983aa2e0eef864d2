/**
 * How much of a complete load cannot but be beyond reach when it is loaded, where a fill asks how tidy it is: what carries a
 * piece, what it would find in its way and lower loading stages come before it, with all that these wait for, and some of
 * that lies further out than the piece can be reached over. Walls of a group, one piece long, stand for their pieces.
 *
 *   group | x1 y1 z1 x2 y2 z2 | length of a piece | walls | first of them | pieces of each | reach | stage |   i32, 48 bytes
 *   wall  | how far out all lies that it waits for |      i32
 */
import { cargoReach, cargoStage } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { unfold } from '../blocks/unfold';
import { spend } from '../effort/budget';
import { orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { key, tag, x1, y1, z1 } from '../memory/lanes';
import { contactDepth, stages } from '../problem/view';
import { keptPlaced, placed, placedCount } from '../state/state';

/** Loads of more groups and walls are not looked at. */
const MOST_GROUPS: i32 = 500;
const MOST_WALLS: i32 = 4000;
const GROUP: usize = 48;
/** Rounds in which what stands in the way passes on how far it waits: circles end there. */
const MOST_ROUNDS: i32 = 4;
const STEPS_OF_GROUP: i32 = 8;

let groups: usize = 0;
let groupCount: i32 = 0;
/** Groups by rising base (i32). */
let byBase: usize = 0;
let walls: usize = 0;
let wallCount: i32 = 0;
let pieces: i32 = 0;

export function openBeyondReach(): void {
  groups = allocate(<usize>MOST_GROUPS * GROUP);
  byBase = allocate((<usize>MOST_GROUPS) << 2);
  walls = allocate((<usize>MOST_WALLS) << 2);
}

/** @returns its share of the pieces */
export function shareBeyondReach(state: usize): f64 {
  groupCount = 0;
  wallCount = 0;
  pieces = 0;
  for (let i = keptPlaced; i < placedCount(state); i++) {
    const at = placed(state, i);
    if (!unfold(blockOf(key(at)), x1(at), y1(at), z1(at), tag(at), addGroup)) return 0;
  }
  if (pieces == 0) return 0;
  spend(groupCount * STEPS_OF_GROUP);
  waitForSupports();
  for (let round = 0; round < MOST_ROUNDS && waitForWay(); round++) waitForSupports();
  if (stages > 1) waitForStages();
  spend(wallCount);
  return <f64>countBeyond() / <f64>pieces;
}

function group(index: i32): usize {
  return groups + <usize>index * GROUP;
}

function wallOf(one: usize, index: i32): usize {
  return walls + ((<usize>(load<i32>(one, 32) + index)) << 2);
}

function addGroup(cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, nz: i32): bool {
  if (groupCount == MOST_GROUPS || wallCount + nx > MOST_WALLS) return false;
  const at = group(groupCount);
  const l = orientedSize(cargo, orientation, 0);
  store<i32>(at, x);
  store<i32>(at, y, 4);
  store<i32>(at, z, 8);
  store<i32>(at, x + nx * l, 12);
  store<i32>(at, y + ny * orientedSize(cargo, orientation, 1), 16);
  store<i32>(at, z + nz * orientedSize(cargo, orientation, 2), 20);
  store<i32>(at, l, 24);
  store<i32>(at, nx, 28);
  store<i32>(at, wallCount, 32);
  store<i32>(at, ny * nz, 36);
  store<i32>(at, load<i32>(cargoReach + ((<usize>cargo) << 2)), 40);
  store<i32>(at, load<i32>(cargoStage + ((<usize>cargo) << 2)), 44);
  for (let i = 0; i < nx; i++) store<i32>(wallOf(at, i), x + (i + 1) * l);
  wallCount += nx;
  pieces += nx * ny * nz;
  // Lower ones come first in blocks: few are moved.
  let to = groupCount++;
  while (to > 0 && load<i32>(group(load<i32>(byBase + ((<usize>(to - 1)) << 2))), 8) > z) {
    store<i32>(byBase + ((<usize>to) << 2), load<i32>(byBase + ((<usize>(to - 1)) << 2)));
    to--;
  }
  store<i32>(byBase + ((<usize>to) << 2), groupCount - 1);
  return true;
}

/** What carries a wall comes before it. */
function waitForSupports(): void {
  let looked = 0;
  for (let i = 1; i < groupCount; i++) {
    const above = group(load<i32>(byBase + ((<usize>i) << 2)));
    const base = load<i32>(above, 8);
    if (base == 0) continue;
    for (let j = 0; j < i; j++) {
      const below = group(load<i32>(byBase + ((<usize>j) << 2)));
      const gap = base - load<i32>(below, 20);
      if (gap < 0 || gap > contactDepth || !overlap(above, below, 0) || !overlap(above, below, 4)) continue;
      looked += load<i32>(above, 28);
      restOn(above, below);
    }
    looked += i;
  }
  spend(looked);
}

function restOn(above: usize, below: usize): void {
  const l = load<i32>(below, 24);
  const last = load<i32>(below, 28) - 1;
  let begin = load<i32>(above) - load<i32>(below);
  for (let i = 0; i < load<i32>(above, 28); i++) {
    const end = begin + load<i32>(above, 24);
    const wall = wallOf(above, i);
    let out = load<i32>(wall);
    for (let k = max(begin, 0) / l; k <= last && k * l < end; k++) out = max(out, load<i32>(wallOf(below, k)));
    store<i32>(wall, out);
    begin = end;
  }
}

/** What waits for something further out than itself stands in the way of others. @returns whether any waits longer for it */
function waitForWay(): bool {
  let looked = 0;
  let isLonger = false;
  for (let i = 0; i < groupCount; i++) {
    const far = group(i);
    for (let k = 0; k < load<i32>(far, 28); k++) {
      const end = load<i32>(far) + (k + 1) * load<i32>(far, 24);
      const out = load<i32>(wallOf(far, k));
      if (out <= end) continue;
      for (let j = 0; j < groupCount; j++) {
        const near = group(j);
        if (load<i32>(near, 12) <= end || !overlap(near, far, 4) || !overlap(near, far, 8)) continue;
        if (standBehind(near, end, out)) isLonger = true;
      }
      looked += groupCount;
    }
  }
  spend(looked + wallCount);
  return isLonger;
}

/** Walls of a group from `end` on find something in their way that waits for what lies at `out`. */
function standBehind(near: usize, end: i32, out: i32): bool {
  const l = load<i32>(near, 24);
  let isLonger = false;
  for (let k = (max(end - load<i32>(near), 0) + l - 1) / l; k < load<i32>(near, 28); k++) {
    const wall = wallOf(near, k);
    if (load<i32>(wall) >= out) continue;
    store<i32>(wall, out);
    isLonger = true;
  }
  return isLonger;
}

/** All of a lower stage comes before what lies in its corridor. */
function waitForStages(): void {
  for (let i = 0; i < groupCount; i++) {
    const at = group(i);
    let out = 0;
    for (let j = 0; j < groupCount; j++) {
      const other = group(j);
      if (load<i32>(other, 44) < load<i32>(at, 44) && overlap(at, other, 4)) out = max(out, load<i32>(other, 12));
    }
    for (let k = 0; k < load<i32>(at, 28); k++) store<i32>(wallOf(at, k), max(load<i32>(wallOf(at, k)), out));
  }
  spend(groupCount * groupCount);
}

function countBeyond(): i32 {
  let beyond = 0;
  for (let i = 0; i < groupCount; i++) {
    const at = group(i);
    const reach = load<i32>(at, 40);
    if (reach < 0) continue;
    for (let k = 0; k < load<i32>(at, 28); k++) {
      const end = load<i32>(at) + (k + 1) * load<i32>(at, 24);
      if (load<i32>(wallOf(at, k)) - end > reach) beyond += load<i32>(at, 36);
    }
  }
  return beyond;
}

/** @param axis 0 length, 4 width, 8 height */
function overlap(a: usize, b: usize, axis: usize): bool {
  return load<i32>(a + axis) < load<i32>(b + axis, 12) && load<i32>(b + axis) < load<i32>(a + axis, 12);
}
