/**
 * Beam search over partial loads, widened from pass to pass (Araya and Riff 2014, BSG): the root takes its w^2 best
 * actions, then each of the kept states its share of w^2; every child is judged by its greedy completion, the best of
 * different values are kept. Then w <- w sqrt 2 and again from the root.
 */

import { over, spend, spent } from '../effort/budget';
import { allocate } from '../memory/arena';
import { searchDepth } from '../problem/view';
import { completedValue, copyState, newState, setCompletedValue, value } from '../state/state';
import { action, actionMirror, actionRank, actionX, actionY, actionZ } from './actions';
import { choose } from './choose';
import { evaluationSalt } from './formula';
import { complete } from './greedy';
import { incumbentValue, offer } from './incumbent';
import { hashAfter, place } from './place';
import { recall, remember } from './transposition';

const STEPS_OF_RECALL: i32 = 100;
/** Two values count as equal within this part: the same load in another order. */
const SAME: f64 = 1e-12;

/** Two generations of kept states, and one for completions. */
let generations: usize = 0;
let work: usize = 0;
let widest: i32 = 0;
let mostKept: i32 = 0;
/** States of a generation that exist already; a level makes what its children need, for most levels have few. */
let made: i32 = 0;
/** Children of a generation: | parent | rank | x | y | z | mirror | value f64 |, 32 bytes. */
const CHILD: usize = 32;
let children: usize = 0;
let childCount: i32 = 0;

/** @param states that a generation may have */
export function openBeam(mostWidth: i32, states: i32): void {
  widest = mostWidth;
  mostKept = states;
  generations = allocate((<usize>(2 * states)) << 2);
  made = 0;
  work = newState();
  children = allocate(<usize>(states + 1) * CHILD);
}

export function beamWidth(): i32 {
  return widest;
}

/** States that a generation may have; never fewer than the beam is wide. */
export function mostStates(): i32 {
  return mostKept;
}

function keptAt(generation: i32, index: i32): usize {
  return generations + ((<usize>(generation * mostKept + index)) << 2);
}

function kept(generation: i32, index: i32): usize {
  return <usize>load<i32>(keptAt(generation, index));
}

/** Both generations have at least `states` states afterwards; later fills use them again. */
function makeStates(states: i32): void {
  for (; made < states; made++) {
    store<i32>(keptAt(0, made), <i32>newState());
    store<i32>(keptAt(1, made), <i32>newState());
  }
}

function child(index: i32): usize {
  return children + <usize>index * CHILD;
}

/** Completes the root and offers it; the start of every search. */
export function completeRoot(root: usize): void {
  copyState(work, root);
  complete(work);
  offer(work, true);
  setCompletedValue(root, value(work));
}

/**
 * One pass of the beam from a root whose completed value is set.
 * @param w a level judges about w^2 children
 * @param most how many of them are kept
 * @param hopeless after levels 0 and 1 the pass ends when its best is below the incumbent by more than this; 0: never
 * @param until effort at which the pass is cut off
 */
export function beamPass(root: usize, w: i32, most: i32, hopeless: f64, until: f64): void {
  makeStates(1);
  let generation = 0;
  let states = 1;
  copyState(kept(0, 0), root);
  let best = completedValue(root);
  for (let level = 0; states > 0 && (searchDepth == 0 || level < searchDepth); level++) {
    childCount = 0;
    const share = (w * w + states / 2) / states;
    for (let s = 0; s < states; s++) {
      const levelBest = expand(kept(generation, s), s, share, most, until);
      if (levelBest > best) best = levelBest;
      if (over() || spent >= until) return;
    }
    if (hopeless > 0 && level < 2 && best < incumbentValue() - hopeless) return;
    makeStates(childCount);
    const next = 1 - generation;
    for (let i = 0; i < childCount; i++) {
      const at = child(i);
      const state = kept(next, i);
      copyState(state, kept(generation, load<i32>(at)));
      place(state, load<i32>(at, 4), load<i32>(at, 8), load<i32>(at, 12), load<i32>(at, 16), load<i32>(at, 20));
      setCompletedValue(state, load<f64>(at, 24));
    }
    generation = next;
    states = childCount;
  }
}

/** Judges the best actions of one state; returns the best value among them, -1 when the state is complete. */
function expand(state: usize, index: i32, share: i32, most: i32, until: f64): f64 {
  const n = choose(state, share);
  let best: f64 = -1;
  if (n == 0) return best;
  // Completions choose too: the actions of this state are set aside.
  const list = actionsOf(n);
  for (let i = 0; i < n; i++) {
    const at = list + ((<usize>i) << 5);
    const reached = i == 0 ? completedValue(state) : judge(state, at);
    if (reached > best) best = reached;
    keepChild(index, at, reached, most);
    if (over() || spent >= until) break;
  }
  return best;
}

/** Actions of the state that is being expanded, set aside (records of search/actions). */
let listed: usize = 0;
let listedCapacity: i32 = 0;

export function openActions(mostActions: i32): void {
  listedCapacity = mostActions;
  listed = allocate((<usize>mostActions) << 5);
}

function actionsOf(n: i32): usize {
  memory.copy(listed, action(0), (<usize>min(n, listedCapacity)) << 5);
  return listed;
}

/** Value of the greedy completion after an action, remembered under the load's hash. */
function judge(state: usize, at: usize): f64 {
  const key = hashAfter(state, actionRank(at), actionX(at), actionY(at), actionZ(at)) ^ evaluationSalt();
  spend(STEPS_OF_RECALL);
  const known = recall(key);
  if (known >= 0) return known;
  copyState(work, state);
  place(work, actionRank(at), actionX(at), actionY(at), actionZ(at), actionMirror(at));
  complete(work);
  const reached = value(work);
  remember(key, reached);
  offer(work, false);
  return reached;
}

/** Keeps the best children of different values, best first. */
function keepChild(parent: i32, at: usize, reached: f64, most: i32): void {
  let low = 0;
  let high = childCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<f64>(child(middle), 24) > reached * (1 + SAME)) low = middle + 1;
    else high = middle;
  }
  if (low < childCount && load<f64>(child(low), 24) >= reached * (1 - SAME)) return;
  if (low >= most) return;
  if (childCount < most) childCount++;
  memory.copy(child(low + 1), child(low), <usize>(childCount - 1 - low) * CHILD);
  const to = child(low);
  store<i32>(to, parent);
  store<i32>(to, actionRank(at), 4);
  store<i32>(to, actionX(at), 8);
  store<i32>(to, actionY(at), 12);
  store<i32>(to, actionZ(at), 16);
  store<i32>(to, actionMirror(at), 20);
  store<f64>(to, reached, 24);
}
