/** The time limit of a request, over the searches that share it. */

import type { LoadProblem } from '../../domain/problem.js';
import { withRules } from '../../domain/sub-problems.js';
import type { PlanHooks } from './hooks.js';

export class TimeLeft {
  readonly #now: () => number;
  readonly #begun: number;

  /** @param begun when the request was begun, by the clock of the hooks; absent: now */
  constructor(
    private readonly problem: LoadProblem,
    { now = () => 0 }: PlanHooks,
    begun = now(),
  ) {
    this.#now = now;
    this.#begun = begun;
  }

  /** At least 0. */
  get seconds(): number {
    return Math.max(0, this.problem.rules.maxRunTimeSeconds - (this.#now() - this.#begun) / 1000);
  }

  get isOver(): boolean {
    return this.seconds <= 0;
  }

  /** A problem of the request that may take what is left. */
  limit(problem: LoadProblem): LoadProblem {
    return withRules(problem, { maxRunTimeSeconds: this.seconds });
  }
}
