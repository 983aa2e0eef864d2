/**
 * What a trial of the improvement takes out of the incumbent, and the rest of it put back into an empty load. Three of four
 * times what lies nearest a random point goes, else the tail of the loading order; with support everything goes that
 * rested on what went.
 */
import { SUPPORT_NONE } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { gatherContacts } from '../contacts/contacts';
import { mayStandThere, standsFree } from '../contacts/every-rule';
import { spend } from '../effort/budget';
import { random } from '../effort/random';
import { allocate } from '../memory/arena';
import { cuboidVolume, key, tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { sortFalling, stepsOfSort } from '../memory/sort';
import { height, length, supportMode, width } from '../problem/view';
import { reachesPastFloor } from '../rules/pallet-overhang';
import { enterStage, rankStage, sequenceUsed } from '../rules/sequence';
import { isCarried } from '../rules/support';
import { stacksUsed } from '../state/stack-table';
import { copyState, keptPlaced, mostPlaced, stage } from '../state/state';
import { gatherTops, topsUnder, topsUnderCount } from '../tops/tops';
import { incumbentCount, incumbentRecord } from './incumbent';
import { place } from './place';

/** How often what goes lies around a point (docs/engine.md, Improvement). */
const SHARE_OF_REGIONS: f64 = 0.75;

/** Places of the incumbent's records in the order in which they are put back (i32). */
let sequence: usize = 0;
/** Of each record: 1 when it goes (u8), and what it is sorted by, the greater the earlier (f64). */
let gone: usize = 0;
let scores: usize = 0;
let spare: usize = 0;

export function openRemoval(): void {
  sequence = allocate((<usize>mostPlaced) << 2);
  gone = allocate(<usize>mostPlaced);
  scores = allocate((<usize>mostPlaced) << 3);
  spare = allocate((<usize>mostPlaced) << 2);
}

/** Marks what goes: a random share, from `low` to `high`, of the volume that is packed. */
export function markSome(low: f64, high: f64): void {
  memory.fill(gone, 0, <usize>incumbentCount());
  const target = (low + random() * (high - low)) * packed();
  if (!sequenceUsed() && random() < SHARE_OF_REGIONS) markNear(target);
  else markTail(target);
}

function packed(): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < incumbentCount(); i++) sum += cuboidVolume(incumbentRecord(i));
  return sum;
}

function markTail(target: f64): void {
  let sum: f64 = 0;
  for (let i = incumbentCount() - 1; i >= 0 && sum < target; i--) {
    store<u8>(gone + <usize>i, 1);
    sum += cuboidVolume(incumbentRecord(i));
  }
}

function middle(low: i32, high: i32): f64 {
  return 0.5 * (<f64>low + <f64>high);
}

/** Distance counts in parts of the container, so that a hole has the container's shape. */
function markNear(target: f64): void {
  const n = incumbentCount();
  const px = random();
  const py = random();
  const pz = random();
  for (let i = 0; i < n; i++) {
    const at = incumbentRecord(i);
    const dx = middle(x1(at), x2(at)) / <f64>length - px;
    const dy = middle(y1(at), y2(at)) / <f64>width - py;
    const dz = middle(z1(at), z2(at)) / <f64>height - pz;
    store<i32>(sequence + ((<usize>i) << 2), i);
    store<f64>(scores + ((<usize>i) << 3), -(dx * dx + dy * dy + dz * dz));
  }
  sort(n);
  let sum: f64 = 0;
  for (let k = 0; k < n && sum < target; k++) {
    const nearest = load<i32>(sequence + ((<usize>k) << 2));
    store<u8>(gone + <usize>nearest, 1);
    sum += cuboidVolume(incumbentRecord(nearest));
  }
}

/**
 * Rebuilds the load without what went; by rising height, and only what still holds every rule. With a sequence only
 * the tail ever goes, so that the order of loading serves.
 */
export function putBackRest(root: usize, empty: usize): void {
  copyState(root, empty);
  const n = incumbentCount();
  let kept = 0;
  for (let i = 0; i < n; i++) {
    if (load<u8>(gone + <usize>i) != 0) continue;
    store<i32>(sequence + ((<usize>kept) << 2), i);
    kept++;
  }
  const asks = supportMode != SUPPORT_NONE || !standsFree();
  if (asks && !sequenceUsed()) sortByHeight(kept);
  for (let k = 0; k < kept; k++) {
    const at = incumbentRecord(load<i32>(sequence + ((<usize>k) << 2)));
    if (sequenceUsed() && rankStage(key(at)) != stage(root)) enterStage(root, rankStage(key(at)));
    if (!asks || stillHolds(root, at)) place(root, key(at), x1(at), y1(at), z1(at), tag(at));
  }
}

function stillHolds(root: usize, at: usize): bool {
  const rank = key(at);
  if (supportMode != SUPPORT_NONE && (z1(at) > 0 || reachesPastFloor())) {
    gatherTops(root, x1(at), y1(at), z1(at), x2(at), y2(at));
    if (!isCarried(blockOf(rank), x1(at), y1(at), tag(at), topsUnder, topsUnderCount)) return false;
  }
  if (stacksUsed) gatherContacts(root, x1(at), y1(at), z1(at), x2(at), y2(at));
  // In this order nothing that was put back is above; what is kept may be.
  const ceiling = keptPlaced > 0 ? z2(at) : height;
  return standsFree() || mayStandThere(root, rank, x1(at), y1(at), z1(at), tag(at), ceiling);
}

/** By rising height, of equal ones in their order. */
function sortByHeight(n: i32): void {
  for (let k = 0; k < n; k++) {
    const index = load<i32>(sequence + ((<usize>k) << 2));
    store<f64>(scores + ((<usize>index) << 3), -(<f64>z1(incumbentRecord(index))));
  }
  sort(n);
}

/** The first n of the sequence, by falling score. */
function sort(n: i32): void {
  sortFalling(sequence, spare, scores, n);
  spend(stepsOfSort(n));
}
