/**
 * Improvement in lanes (docs/engine.md, Improvement): each goes on from the same load with chance of its own, and the best
 * load of all is taken at fixed meetings. How many lanes there are depends on the fill alone; whoever has one thread makes
 * their stretches one after the other.
 */
import type { Parts } from './fill-parts.js';
import { hasEnded } from './instance.js';
import type { FillRequest, FillResult, FillTask } from './port.js';

/** Below, a stretch would be shorter than some 60 ms; work units. */
const LEAST_EFFORT = 4e8;

/**
 * Against improvement in one go at equal effort, percent of the container, BR1-15 at 1e9 units: without support
 * +0.017 +- 0.016 (n = 150, bench/results/br-pairs.json); with full support -0.07 +- 0.06 and with 80 % -0.12 +- 0.05
 * (n = 30), and more meetings lose more there.
 */
const LANES = 2;
const MEETINGS = 4;

type Stretch = Extract<FillTask, { what: 'improve' }>;

/** Loads around what is kept, and tidy ones, are short work. */
export function areLanesWorthIt({ effort, kept = [], isTidy }: FillRequest): boolean {
  return effort >= LEAST_EFFORT && kept.length === 0 && isTidy !== true;
}

/** Each stretch has a chance of its own: neighbouring seeds are far apart (assembly/effort/random.ts). */
export function seedOf({ seed }: FillRequest, { meeting, lane }: Stretch): number {
  return (Math.imul(seed, 0x9e3779b1) + (meeting << 8) + lane + 1) | 0;
}

/** @param after to what the fill comes when it is improved: others may begin it */
export function improvedInLanes(parts: Parts, request: FillRequest, after: readonly FillTask[]): FillResult {
  const untuned = parts.do({ what: 'beam' }, request.effort)!;
  if (hasEnded(untuned)) return parts.sum(untuned);
  const effort = Math.max(1, Math.floor((request.effort - untuned.effort) / (MEETINGS * LANES)));
  let best = untuned;
  let stopped = false;
  for (let meeting = 0; meeting < MEETINGS && !stopped && !hasEnded(best); meeting++) {
    const from = best.load!;
    const stretches = Array.from({ length: LANES }, (_, lane): Stretch => {
      return { what: 'improve', meeting, lane, effort, from };
    });
    request.ahead?.expect([...stretches.slice(1), ...after]);
    for (const stretch of stretches) {
      const found = parts.do(stretch, effort)!;
      stopped ||= found.stopped;
      if (found.value > best.value) best = found;
      if (stopped || hasEnded(best)) break;
    }
  }
  const { load: _, ...plain } = untuned;
  return { ...parts.sum(best), stopped, untuned: plain };
}
