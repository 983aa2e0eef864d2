/**
 * Improvement by descents from load to load. A descent takes part of the incumbent out, fills the hole again with a
 * narrow beam and keeps what is not worse, again and again (large neighbourhood search, Shaw 1998). When nothing has
 * helped for long, a part is refilled whatever comes of it, and the next descent starts from there (iterated local
 * search, Lourenco, Martin and Stuetzle 2003); the best load is kept aside.
 */
import { SUPPORT_FULL, SUPPORT_PARTIAL } from '../abi/layout';
import { best, over, spend, spent } from '../effort/budget';
import { random, randomBelow } from '../effort/random';
import { allocate } from '../memory/arena';
import { CUBOID } from '../memory/lanes';
import { cargoes, supportMode } from '../problem/view';
import { mostPlaced, newState } from '../state/state';
import { beamPass, beamWidth, completeRoot } from './beam';
import { resetEvaluation, setEvaluation } from './formula';
import { bringBack, incumbentCount, incumbentRecord, incumbentValue, letGo } from './incumbent';
import { markSome, openRemoval, putBackRest } from './removal';
import { tidinessUsed } from './tidiness';
import { forgetCompletions } from './transposition';

/** Fewer cargoes: larger removals, narrower beams, evaluations drawn more often (docs/engine.md, Improvement). */
const FEW_CARGOES: i32 = 25;
const STEPS_OF_TRIAL: i32 = 500;

/**
 * A descent ends after so many trials without gain, and not before it has gone without for as long as it gained. 60 to
 * 1,000 trials differed by less than their error (BR8-15, full support, 5 to 30 s), as did other shares and drifts.
 */
const PATIENCE: i32 = 120;
/** What is refilled to begin a descent: shares of what is packed. */
const LEAST_REFILLED: f64 = 0.1;
const MOST_REFILLED: f64 = 0.35;
/** Where a descent ended lower than the best by more than this part of the container, the next begins at the best. */
const DRIFT: f64 = 0.002;

/** What a trial takes out, from least to most: shares of what is packed. */
let leastRemoved: f64 = 0;
let mostRemoved: f64 = 0;
let leastWidth: i32 = 0;
let mostWidth: i32 = 0;
/** How often a trial draws an evaluation of its own. */
let drawnShare: f64 = 0;
/** A trial this far below the incumbent after two levels is given up: in values (docs/engine.md, Improvement). */
let hopeless: f64 = 0;

let root: usize = 0;

/** Of the descent under way: trials since its last gain, and what it has cost, and since its last gain. */
export let trialsWithoutGain: i32 = 0;
export let effortOfDescent: f64 = 0;
export let effortWithoutGain: f64 = 0;
/** Its load when it was left. */
let descent: usize = 0;
export let descentCount: i32 = 0;
export let descentValue: f64 = -1;

export function openImprove(): void {
  root = newState();
  descent = allocate(<usize>mostPlaced * CUBOID);
  goOnFrom(0, 0, 0);
  descentCount = 0;
  descentValue = -1;
  openRemoval();
}

/** Where a descent was when it was left, beside its load. */
export function goOnFrom(withoutGain: i32, effort: f64, sinceGain: f64): void {
  trialsWithoutGain = withoutGain;
  effortOfDescent = effort;
  effortWithoutGain = sinceGain;
}

/** The load at which a descent was left. */
export function descentRecords(): usize {
  return descent;
}

/** @param empty the state that a search starts from @param worth what a full container is worth */
export function improve(empty: usize, worth: f64): void {
  settle(worth);
  let withoutGain = trialsWithoutGain;
  let began = spent - effortOfDescent;
  let lastGain = spent - effortWithoutGain;
  while (!over()) {
    const ended = withoutGain >= PATIENCE && spent - lastGain >= lastGain - began;
    if (!ended && incumbentCount() > 1) {
      markSome(leastRemoved, mostRemoved);
      putBackRest(root, empty);
    } else {
      if (incumbentValue() < best - DRIFT * worth || incumbentCount() < 2) bringBack();
      if (incumbentCount() < 2) break;
      markSome(LEAST_REFILLED, MOST_REFILLED);
      putBackRest(root, empty);
      letGo();
      forgetCompletions();
      began = spent;
    }
    const before = incumbentValue();
    refill();
    withoutGain++;
    if (incumbentValue() > before) {
      withoutGain = 0;
      lastGain = spent;
    }
  }
  goOnFrom(withoutGain, spent - began, spent - lastGain);
  descentCount = incumbentCount();
  descentValue = incumbentValue();
  memory.copy(descent, incumbentRecord(0), <usize>descentCount * CUBOID);
  bringBack();
}

/**
 * For each kind of support, few and many cargoes: widths, drawn evaluations and when to give up as measured
 * (docs/engine.md, Improvement). Removals are large for few cargoes and for support below 100 %; else smaller: trials
 * that took out more than half of the container won next to nothing (BR1-15, every trial logged).
 */
function settle(worth: f64): void {
  const few = cargoes < FEW_CARGOES;
  const full = supportMode == SUPPORT_FULL;
  const partial = supportMode == SUPPORT_PARTIAL;
  leastRemoved = few ? (full ? 0.1 : 0.15) : full || partial ? 0.05 : 0.03;
  mostRemoved = few ? (full ? 0.45 : 0.75) : full ? 0.3 : partial ? 0.4 : 0.2;
  leastWidth = few ? 2 : 3;
  mostWidth = few ? 6 : partial ? 11 : 7;
  drawnShare = few ? 0.7 : 0.4;
  hopeless = worth * (few || partial ? 0.015 : full ? 0.01 : 0.008);
}

/** Fills the root with a narrow beam; the incumbent becomes what is not worse. */
function refill(): void {
  if (random() < drawnShare)
    setEvaluation(2 + randomBelow(3), 1 + randomBelow(3), tidinessUsed ? 1 + randomBelow(4) : 1);
  const width = min(leastWidth + randomBelow(mostWidth - leastWidth + 1), beamWidth());
  completeRoot(root);
  beamPass(root, width, width, hopeless, Infinity);
  resetEvaluation();
  spend(STEPS_OF_TRIAL);
}
