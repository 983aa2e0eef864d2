/**
 * Which of two plans is better: the goals in the order in which they count (docs/rules.md, What best means), as far
 * as planning decides them. A new goal is a file beside this one and a place in the list.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { compactness } from './compactness.js';
import { containers } from './containers.js';
import { cost } from './cost.js';
import type { Draft } from './draft.js';
import { faces } from './faces.js';
import { favourites } from './favourites.js';
import type { Goal } from './goal.js';
import { groupFavourites } from './group-favourites.js';
import { orientation } from './orientation.js';
import { priorities } from './priorities.js';
import { sequences } from './sequences.js';
import { aliases, groups, secondAliases } from './together.js';
import { containerVolume, earlierTypes, lastPriorities } from './types-by-plan.js';
import { value } from './value.js';
import { volume } from './volume.js';

/** What loads of the same pieces in the same container differ by, before how compact they are. */
export const SOFT_GOALS: readonly Goal<unknown>[] = [
  favourites,
  groupFavourites,
  groups,
  aliases,
  secondAliases,
  sequences,
  faces,
  orientation,
];

/** What finishing a plan does not change. */
export const FIRM_GOALS: readonly Goal<unknown>[] = [
  value,
  volume,
  cost,
  lastPriorities,
  containers,
  priorities,
  containerVolume,
];

/** After these come how short a plan is, and in the end how tidy (tidiness.ts). */
export const GOALS_BEFORE_LENGTH: readonly Goal<unknown>[] = [
  ...FIRM_GOALS,
  ...SOFT_GOALS,
  // What the request would rather have counts before the order in which it names containers.
  earlierTypes,
];

/** While it is searched: how tidy a plan is, is measured by the shortest load that is found. */
export const GOALS: readonly Goal<unknown>[] = [...GOALS_BEFORE_LENGTH, compactness];

/** The figures of one plan, each found when it is first asked for. */
export class Score {
  readonly #problem: LoadProblem;
  readonly #draft: Draft;
  readonly #figures = new Map<Goal<unknown>, unknown>();

  constructor(problem: LoadProblem, draft: Draft) {
    this.#problem = problem;
    this.#draft = draft;
  }

  of<Figure>(goal: Goal<Figure>): Figure {
    const known = this.#figures.get(goal) as Figure | undefined;
    if (known !== undefined) return known;
    const figure = goal.figure(this.#problem, this.#draft);
    this.#figures.set(goal, figure);
    return figure;
  }
}

/** Below 0 when `a` is the better plan by the first of the goals that tells them apart, 0 when none does. */
export function compare(a: Score, b: Score, goals: readonly Goal<unknown>[] = GOALS): number {
  for (const goal of goals) {
    const order = goal.compare(a.of(goal), b.of(goal));
    if (order !== 0) return order;
  }
  return 0;
}

/** No goal at all is given up, not even one that counts after another that is served better. */
export function isNowhereWorse(a: Score, b: Score, goals: readonly Goal<unknown>[]): boolean {
  return goals.every((goal) => goal.compare(a.of(goal), b.of(goal)) <= 0);
}

/** The first of the goals by which `a` is better; null: it is not. */
export function decidedBy(a: Score, b: Score, goals: readonly Goal<unknown>[] = GOALS): string | null {
  for (const goal of goals) {
    const order = goal.compare(a.of(goal), b.of(goal));
    if (order !== 0) return order < 0 ? goal.id : null;
  }
  return null;
}

/** True when `a` is the better plan; equal plans are not better than each other. */
export function isBetter(a: Score, b: Score): boolean {
  return compare(a, b) < 0;
}
