/**
 * Search effort, counted in work units (about a nanosecond each), never in time: the same words in give the same
 * words out on every machine. The host is asked now and then whether to stop.
 */
import { STOPPED_BY_BOUND, STOPPED_BY_EFFORT, STOPPED_BY_HOST } from '../abi/layout';
import { progress } from './host';

/** Units between two questions to the host: some 20 ms. */
const QUESTION: f64 = 2e7;

/** What an elementary step takes on the machine of the benchmarks (npm run bench -- br), in work units. */
export const UNITS_OF_STEP: f64 = 3;

export let spent: f64 = 0;
/** Completions evaluated. */
export let nodes: f64 = 0;
/** Blocks placed. */
export let placements: f64 = 0;
/** Best value found so far; kept here for the host's progress. */
export let best: f64 = -1;
let limit: f64 = 0;
let bound: f64 = 0;
let nextQuestion: f64 = 0;
let stopped: bool = false;
let reason: i32 = STOPPED_BY_EFFORT;

/** @param valueBound no plan can be worth more: reaching it ends the search */
export function start(effort: f64, valueBound: f64): void {
  spent = 0;
  nodes = 0;
  placements = 0;
  best = -1;
  limit = effort;
  bound = valueBound * (1 - 1e-12);
  nextQuestion = QUESTION;
  stopped = false;
  reason = STOPPED_BY_EFFORT;
}

/** @param steps elementary steps: a space tested, a candidate looked at, a chunk of bits */
export function spend(steps: i32): void {
  spent += UNITS_OF_STEP * <f64>steps;
}

export function countNode(): void {
  nodes += 1;
}
export function countPlacement(): void {
  placements += 1;
}

export function found(value: f64): void {
  best = value;
  if (value >= bound) {
    stopped = true;
    reason = STOPPED_BY_BOUND;
  }
}

/** True when the search must end for good: bound reached, effort spent, or the host's wish. */
export function over(): bool {
  if (stopped) return true;
  if (spent >= limit) {
    stopped = true;
    return true;
  }
  ask();
  return stopped;
}

/** Within a completion, which is not cut off for want of effort: true when the host wishes to stop. */
export function interrupted(): bool {
  ask();
  return stopped && reason == STOPPED_BY_HOST;
}

/** Asks the host whether to stop, if the last question is long enough ago. */
function ask(): void {
  if (spent < nextQuestion) return;
  nextQuestion = spent + QUESTION;
  if (progress(max(best, 0), nodes, min(spent / limit, 1)) == 0) return;
  stopped = true;
  reason = STOPPED_BY_HOST;
}

export function left(): f64 {
  return limit - spent;
}

export function stoppedBy(): i32 {
  return reason;
}
