/**
 * How tidy a complete load is, where a fill asks for it (docs/engine.md, Tidy loads): loads of all cargo are told apart by
 * what of them is beyond reach, their clusters (sets of groups of one cargo that touch by faces) and groups (blocks/unfold).
 * A load that leaves cargo behind is worth less than any that does not.
 *
 *   group | cargo | next of the cargo | parent | x1 y1 z1 x2 y2 z2 |      i32, 36 bytes
 */
import { blockOf } from '../blocks/ranking';
import { unfold } from '../blocks/unfold';
import { spend } from '../effort/budget';
import { orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { key, tag, x1, y1, z1 } from '../memory/lanes';
import { cargoes } from '../problem/view';
import { countLeft, keptPlaced, placed, placedCount, setValue, value } from '../state/state';
import { openBeyondReach, shareBeyondReach } from './beyond-reach';

/** What a cluster more and a group more take off, as parts of what all cargo is worth: clusters count first. */
const CLUSTER: f64 = 0.004;
const GROUP: f64 = 0.001;
/** What pieces beyond reach take off were they all: each of a few hundred counts before clusters. */
const BEYOND: f64 = 4;
/** What a load of all cargo is worth more, as a part of that: more than the others take off a load. */
const WHOLE: f64 = 1 + BEYOND;
/** A load of more groups is not counted any further. */
const MOST_GROUPS: i32 = 500;
const GROUP_BYTES: usize = 36;
const STEPS_OF_GROUP: i32 = 4;

export let tidinessUsed: bool = false;
/** Value of all cargo that may be loaded. */
let all: f64 = 0;
let groups: usize = 0;
let groupCount: i32 = 0;
/** First group of each cargo, -1: none (i32). */
let heads: usize = 0;

/** @param worth value of all cargo that may be loaded */
export function openTidiness(isUsed: bool, worth: f64): void {
  tidinessUsed = isUsed;
  if (!isUsed) return;
  all = worth;
  groups = allocate(<usize>MOST_GROUPS * GROUP_BYTES);
  heads = allocate((<usize>cargoes) << 2);
  openBeyondReach();
}

/** No load is worth more: one cluster of one group for each cargo. */
export function tidiestValue(counts: usize): f64 {
  let used = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) if (load<i32>(counts + ((<usize>cargo) << 2)) > 0) used++;
  return all * (1 + WHOLE - <f64>used * (CLUSTER + GROUP));
}

/** Turns the value of a complete load into what it is worth as a tidy one. */
export function countTidiness(state: usize): void {
  const worth = value(state) + (isWhole(state) ? all * (WHOLE - BEYOND * shareBeyondReach(state)) : 0);
  groupCount = 0;
  memory.fill(heads, 0xff, (<usize>cargoes) << 2);
  for (let i = keptPlaced; i < placedCount(state); i++) {
    const at = placed(state, i);
    unfold(blockOf(key(at)), x1(at), y1(at), z1(at), tag(at), addGroup);
  }
  let clusters = groupCount;
  let pairs = 0;
  for (let i = 0; i < groupCount; i++) {
    const at = group(i);
    for (let other = load<i32>(at, 4); other >= 0; other = load<i32>(group(other), 4)) {
      pairs++;
      if (!touch(at, group(other))) continue;
      const a = rootOf(i);
      const b = rootOf(other);
      if (a == b) continue;
      store<i32>(group(a), b, 8);
      clusters--;
    }
  }
  spend(groupCount * STEPS_OF_GROUP + pairs);
  setValue(state, max(worth - all * (<f64>clusters * CLUSTER + <f64>groupCount * GROUP), 0));
}

function isWhole(state: usize): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) if (countLeft(state, cargo) > 0) return false;
  return true;
}

function group(index: i32): usize {
  return groups + <usize>index * GROUP_BYTES;
}

function addGroup(cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, nz: i32): bool {
  if (groupCount == MOST_GROUPS) return false;
  const at = group(groupCount);
  const head = heads + ((<usize>cargo) << 2);
  store<i32>(at, cargo);
  store<i32>(at, load<i32>(head), 4);
  store<i32>(at, groupCount, 8);
  store<i32>(at, x, 12);
  store<i32>(at, y, 16);
  store<i32>(at, z, 20);
  store<i32>(at, x + nx * orientedSize(cargo, orientation, 0), 24);
  store<i32>(at, y + ny * orientedSize(cargo, orientation, 1), 28);
  store<i32>(at, z + nz * orientedSize(cargo, orientation, 2), 32);
  store<i32>(head, groupCount);
  groupCount++;
  return true;
}

function rootOf(index: i32): i32 {
  let root = index;
  while (load<i32>(group(root), 8) != root) root = load<i32>(group(root), 8);
  return root;
}

/** Whether two cuboids share a part of a face; interlocked rolls meet with their insides. */
function touch(a: usize, b: usize): bool {
  let along = 0;
  for (let axis: usize = 0; axis < 12; axis += 4) {
    const shared =
      min(load<i32>(a + axis, 24), load<i32>(b + axis, 24)) - max(load<i32>(a + axis, 12), load<i32>(b + axis, 12));
    if (shared < 0) return false;
    if (shared > 0) along++;
  }
  return along >= 2;
}
