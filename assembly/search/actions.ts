/**
 * The best actions of one choice: a heap with the worst at its root while they are looked for, then sorted.
 *
 *   action | rank | x | y | z | mirror | - | as i32, score f64 at 24 |, 32 bytes
 */
import { allocate } from '../memory/arena';
import { copyRecord } from '../memory/record';

const ACTION: usize = 32;
/** Of the best score what comes after it has at most. */
const LAST: f64 = 0.999;

let actions: usize = 0;
let capacity: i32 = 0;
export let wanted: i32 = 1;
export let found: i32 = 0;
/** What a score must beat; -1 as long as fewer than wanted are found. */
export let threshold: f64 = -1;

/** No action that is found now scores more. */
let cap: f64 = Infinity;

/** @param most the most actions ever asked for at once */
export function openActionList(most: i32): void {
  capacity = most;
  actions = allocate(<usize>(most + 1) * ACTION);
}

export function wantActions(most: i32): void {
  wanted = min(most, capacity);
}

export function clearActions(): void {
  found = 0;
  threshold = -1;
  cap = Infinity;
}

/** What is found from now on comes after the best found so far, which is what a choice of one alone would find. */
export function ratherLast(): void {
  let best: f64 = 0;
  for (let i = 0; i < found; i++) best = max(best, load<f64>(action(i), 24));
  cap = best * LAST;
}

export function action(index: i32): usize {
  return actions + <usize>index * ACTION;
}
export function actionRank(at: usize): i32 {
  return load<i32>(at);
}
export function actionX(at: usize): i32 {
  return load<i32>(at, 4);
}
export function actionY(at: usize): i32 {
  return load<i32>(at, 8);
}
export function actionZ(at: usize): i32 {
  return load<i32>(at, 12);
}
export function actionMirror(at: usize): i32 {
  return load<i32>(at, 16);
}

/** Keeps the best `wanted`: a heap with the worst at its root. */
export function keep(rank: i32, x: i32, y: i32, z: i32, mirror: i32, reached: f64): void {
  const score = min(reached, cap);
  let at: i32;
  if (found < wanted) {
    at = found++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!worse(score, rank, action(parent))) break;
      copyRecord(action(at), action(parent));
      at = parent;
    }
  } else {
    if (!better(score, rank, action(0))) return;
    at = sinkFrom(0, found, score, rank);
  }
  const to = action(at);
  store<i32>(to, rank);
  store<i32>(to, x, 4);
  store<i32>(to, y, 8);
  store<i32>(to, z, 12);
  store<i32>(to, mirror, 16);
  store<f64>(to, score, 24);
  if (found == wanted) threshold = load<f64>(action(0), 24);
}

/** Of equal scores the lower rank is better. */
function worse(score: f64, rank: i32, than: usize): bool {
  const other = load<f64>(than, 24);
  return score < other || (score == other && rank > load<i32>(than));
}
function better(score: f64, rank: i32, than: usize): bool {
  const other = load<f64>(than, 24);
  return score > other || (score == other && rank < load<i32>(than));
}

/** Moves worse children up from a hole; returns where the hole ends for an action of this score. */
function sinkFrom(hole: i32, n: i32, score: f64, rank: i32): i32 {
  while (true) {
    let child = (hole << 1) + 1;
    if (child >= n) return hole;
    if (child + 1 < n) {
      const right = action(child + 1);
      if (worse(load<f64>(right, 24), load<i32>(right), action(child))) child++;
    }
    const at = action(child);
    if (!better(score, rank, at)) return hole;
    copyRecord(action(hole), at);
    hole = child;
  }
}

/** The heap has the worst in front: taking it off again and again leaves the best in front. */
export function sortActions(): void {
  const spare = action(capacity);
  for (let end = found - 1; end > 0; end--) {
    copyRecord(spare, action(end));
    copyRecord(action(end), action(0));
    const hole = sinkFrom(0, end, load<f64>(spare, 24), load<i32>(spare));
    copyRecord(action(hole), spare);
  }
}
