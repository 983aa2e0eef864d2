/**
 * Improvement: take part of the best load out, fill the hole again with a narrow beam, keep what is not worse (large
 * neighbourhood search, Shaw 1998). Three of four times what lies nearest a random point goes, else the tail of the
 * loading order; with support everything goes that rested on what went.
 */
import { SUPPORT_FULL, SUPPORT_NONE, SUPPORT_PARTIAL } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { allocate } from '../memory/arena';
import { cuboidVolume, key, tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { cargoes, height, length, supportMode, width } from '../problem/view';
import { gatherContacts } from '../rules/contacts';
import { mayStandThere, standsFree } from '../rules/index';
import { reachesPastFloor } from '../rules/pallet-overhang';
import { enterStage, rankStage, sequenceUsed } from '../rules/sequence';
import { stacksUsed } from '../rules/stack-table';
import { isCarried } from '../rules/support';
import { gatherTops, topsUnder, topsUnderCount } from '../rules/tops';
import { beamPass, beamWidth, completeRoot } from './beam';
import { over, spend } from './budget';
import { resetEvaluation, setEvaluation } from './evaluate';
import { incumbentCount, incumbentRecord } from './incumbent';
import { place } from './place';
import { random, randomBelow } from './random';
import { copyState, mostPlaced, newState, stage } from './state';

/** Fewer cargoes than this: larger removals, narrower beams, evaluations drawn more often (engine.md, measured). */
const FEW_CARGOES: i32 = 25;
/** A trial this far below the incumbent after two levels is given up: parts of the container (engine.md, race). */
const HOPELESS: f64 = 0.008;
const HOPELESS_FULL: f64 = 0.01;
const HOPELESS_PARTIAL_OR_FEW: f64 = 0.015;
const STEPS_OF_TRIAL: i32 = 500;

let start: usize = 0;
let root: usize = 0;
/** Places of the incumbent's records in the order in which they are put back (i32). */
let sequence: usize = 0;
/** Of each record: 1 when it goes (u8), and its squared distance from the point drawn (f64). */
let gone: usize = 0;
let distances: usize = 0;

export function openImprove(): void {
  root = newState();
  sequence = allocate((<usize>mostPlaced) << 2);
  gone = allocate(<usize>mostPlaced);
  distances = allocate((<usize>mostPlaced) << 3);
}

/** @param empty the state that a search starts from */
export function improve(empty: usize, worth: f64): void {
  start = empty;
  const few = cargoes < FEW_CARGOES;
  const partial = supportMode == SUPPORT_PARTIAL;
  let share = supportMode == SUPPORT_FULL ? HOPELESS_FULL : HOPELESS;
  if (few || partial) share = HOPELESS_PARTIAL_OR_FEW;
  while (!over()) {
    if (incumbentCount() < 2) return;
    drawEvaluation(few);
    removeSome(few, partial);
    putBack();
    trial(few, partial, share * worth);
    spend(STEPS_OF_TRIAL);
  }
  resetEvaluation();
}

function drawEvaluation(few: bool): void {
  resetEvaluation();
  if (random() >= (few ? 0.7 : 0.4)) return;
  setEvaluation(2 + randomBelow(3), 1 + randomBelow(3));
}

function trial(few: bool, partial: bool, hopeless: f64): void {
  const least = few ? 2 : 3;
  const most = few ? 6 : partial ? 11 : 7;
  const w = min(least + randomBelow(most - least + 1), beamWidth());
  completeRoot(root);
  beamPass(root, w, hopeless, Infinity);
}

function middle(low: i32, high: i32): f64 {
  return 0.5 * (<f64>low + <f64>high);
}

/** Marks what goes: shares of what is packed, measured (engine.md, trials, and what pays with support of 0.8). */
function removeSome(few: bool, partial: bool): void {
  const n = incumbentCount();
  memory.fill(gone, 0, <usize>n);
  const low = few ? 0.15 : partial ? 0.05 : 0.08;
  const high = few ? 0.75 : partial ? 0.4 : 0.5;
  const target = (low + random() * (high - low)) * packed();
  if (!sequenceUsed() && random() < 0.75) removeNear(target);
  else removeTail(target);
}

function packed(): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < incumbentCount(); i++) sum += cuboidVolume(incumbentRecord(i));
  return sum;
}

function removeTail(target: f64): void {
  let sum: f64 = 0;
  for (let i = incumbentCount() - 1; i >= 0 && sum < target; i--) {
    store<u8>(gone + <usize>i, 1);
    sum += cuboidVolume(incumbentRecord(i));
  }
}

/** Distance counts in parts of the container, so that a hole has the container's shape. */
function removeNear(target: f64): void {
  const n = incumbentCount();
  const px = random();
  const py = random();
  const pz = random();
  for (let i = 0; i < n; i++) {
    const at = incumbentRecord(i);
    const dx = middle(x1(at), x2(at)) / <f64>length - px;
    const dy = middle(y1(at), y2(at)) / <f64>width - py;
    const dz = middle(z1(at), z2(at)) / <f64>height - pz;
    store<f64>(distances + ((<usize>i) << 3), dx * dx + dy * dy + dz * dz);
  }
  let sum: f64 = 0;
  while (sum < target) {
    let nearest = -1;
    for (let i = 0; i < n; i++) {
      if (load<u8>(gone + <usize>i) != 0) continue;
      if (nearest < 0 || load<f64>(distances + ((<usize>i) << 3)) < load<f64>(distances + ((<usize>nearest) << 3)))
        nearest = i;
    }
    if (nearest < 0) return;
    store<u8>(gone + <usize>nearest, 1);
    sum += cuboidVolume(incumbentRecord(nearest));
    spend(n >> 1);
  }
}

/**
 * Rebuilds the load without what went; by rising height, and only what still holds every rule. With a sequence only
 * the tail ever goes, so that the order of loading serves.
 */
function putBack(): void {
  copyState(root, start);
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
    if (!asks || stillHolds(at)) place(root, key(at), x1(at), y1(at), z1(at), tag(at));
  }
}

function stillHolds(at: usize): bool {
  const rank = key(at);
  if (supportMode != SUPPORT_NONE && (z1(at) > 0 || reachesPastFloor())) {
    gatherTops(root, x1(at), y1(at), z1(at), x2(at), y2(at));
    if (!isCarried(blockOf(rank), x1(at), y1(at), tag(at), topsUnder, topsUnderCount)) return false;
  }
  if (stacksUsed) gatherContacts(root, x1(at), y1(at), z1(at), x2(at), y2(at));
  // In this order nothing that was put back is above.
  return standsFree() || mayStandThere(root, rank, x1(at), y1(at), z1(at), tag(at), height);
}

/** Insertion sort, rising; the loading order is nearly sorted already. */
function sortByHeight(n: i32): void {
  for (let k = 1; k < n; k++) {
    const index = load<i32>(sequence + ((<usize>k) << 2));
    const z = z1(incumbentRecord(index));
    let to = k;
    while (to > 0 && z1(incumbentRecord(load<i32>(sequence + ((<usize>(to - 1)) << 2)))) > z) {
      store<i32>(sequence + ((<usize>to) << 2), load<i32>(sequence + ((<usize>(to - 1)) << 2)));
      to--;
    }
    store<i32>(sequence + ((<usize>to) << 2), index);
  }
  spend(n);
}
