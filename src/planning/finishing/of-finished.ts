/** Which of two finished plans is better: all goals, each plan's length measured by the shorter of the two. */
import type { LoadProblem } from '../../domain/problem.js';
import { compactness } from '../goals/compactness.js';
import { compare, GOALS_BEFORE_LENGTH, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft } from '../goals/draft.js';
import type { Goal } from '../goals/goal.js';
import { stability } from '../goals/stability.js';
import { type BeyondReach, lengthBeyond, tidiness } from '../goals/tidiness.js';
import { beyondReach } from './loading-order/beyond.js';

/** @param shortest reach of the shortest last load found for the request */
export function compareFinished(a: Score, b: Score, shortest = Math.min(a.of(compactness), b.of(compactness))): number {
  return compare(a, b, goalsOfFinished(shortest));
}

/** The same of loads of the same pieces in one container, each by itself. */
export function compareLoads(a: Score, b: Score): number {
  return compare(a, b, goalsOfLoads(Math.min(a.of(compactness), b.of(compactness))));
}

/** What tells loads of the same pieces apart. @param beyond in place of what a load in its order says */
export function goalsOfLoads(shortest: number, beyond: BeyondReach = beyondReach): readonly Goal<unknown>[] {
  return [...SOFT_GOALS, ...tidyGoals(shortest, beyond)];
}

/** All of them, the length measured by the shortest load. */
export function goalsOfFinished(shortest: number): readonly Goal<unknown>[] {
  return [...GOALS_BEFORE_LENGTH, ...tidyGoals(shortest)];
}

/** What decides between finished plans in the place of compactness. */
export function tidyGoals(shortest: number, beyond = beyondReach): readonly Goal<unknown>[] {
  return [lengthBeyond(shortest), tidiness(shortest, beyond), stability];
}

/** Of plans in the order of their levels the one that none before it beats: of equal ones the last. */
export function bestFinished<Plan extends { readonly draft: Draft }>(
  problem: LoadProblem,
  plans: readonly Plan[],
): Plan {
  const [first, ...others] = plans.map((plan) => ({ plan, score: new Score(problem, plan.draft) }));
  return others.reduce((best, one) => (compareFinished(best.score, one.score) < 0 ? best : one), first!).plan;
}
