/**
 * Improvement in lanes (docs/engine.md, Lanes of a fill): each has chance and descents of its own, and hears of the best load of all at
 * fixed meetings. How many lanes there are depends on the fill alone; whoever has one thread makes their stretches one after the
 * other.
 */
import { bestOf, type Parts } from './fill-parts.js';
import { hasEnded } from './instance.js';
import type { Descent, FillRequest, FillResult, FillTask } from './port.js';

/** Below, a stretch would be shorter than some 60 ms; work units. */
const LEAST_EFFORT_IN_LANES = 4e8;

const LANES = 2;
/** Two meetings and four differ by less than their error (full support, n = 90). */
const MEETINGS = 4;

type Stretch = Extract<FillTask, { what: 'improve' }>;

/** Loads around what is kept, and tidy ones, are short work. */
export function areLanesWorthIt({ effort, kept = [], isTidy }: FillRequest): boolean {
  return effort >= LEAST_EFFORT_IN_LANES && kept.length === 0 && isTidy !== true;
}

/** Each stretch has a chance of its own: neighbouring seeds are far apart (assembly/effort/random.ts). */
export function seedOf({ seed }: FillRequest, { meeting, lane }: Stretch): number {
  return (Math.imul(seed, 0x9e3779b1) + (meeting << 8) + lane + 1) | 0;
}

/**
 * @param untuned what is improved, at the cost of all before
 * @param after to what the fill comes when it is improved: others may begin it
 */
export function improvedInLanes(
  parts: Parts,
  request: FillRequest,
  untuned: FillResult,
  after: readonly FillTask[],
): FillResult {
  const effort = Math.max(1, Math.floor((request.effort - untuned.effort) / (MEETINGS * LANES)));
  let best = untuned;
  let stopped = false;
  let left: (Descent | undefined)[] = [];
  for (let meeting = 0; meeting < MEETINGS && !stopped && !hasEnded(best); meeting++) {
    const from = best.load!;
    const stretches = Array.from({ length: LANES }, (_, lane): Stretch => {
      return { what: 'improve', meeting, lane, effort, from, left: left[lane] ?? null };
    });
    request.ahead?.expect([...stretches.slice(1), ...after]);
    const found = parts.doAll(stretches, effort);
    best = bestOf([best, ...found]);
    stopped = found.some((one) => one.stopped);
    left = found.map(({ descent }) => descent);
  }
  const { load: _, ...plain } = untuned;
  return { ...parts.sum(best), stopped, untuned: plain };
}
