/** What the rounds of the search find, before its reasons are asked: what the calculation types build their plans of. */
import type { SearchReport, Unloaded } from '../../domain/plan.js';
import type { LoadProblem, Rules } from '../../domain/problem.js';
import type { Draft } from '../goals/draft.js';
import type { PlanHooks } from './hooks.js';

/** A finished plan of a level, which is the same whatever levels come after it. */
export interface PlanOfLevel {
  readonly level: Rules['optimizationLevel'];
  /** Each of its loads is in an order in which it can be loaded. */
  readonly draft: Draft;
}

export interface Found {
  /** Each of its loads is in an order in which it can be loaded. */
  readonly draft: Draft;
  readonly search: SearchReport;
  /** Of those levels that were searched, the lowest first; absent: the plan alone. */
  readonly levels?: readonly PlanOfLevel[];
  /** Why cargo stays behind, where who has found the plan knows more of it than can be asked of the plan. */
  readonly unloaded?: readonly Unloaded[];
}

/**
 * Searches a problem of its own.
 * @param share of the effort that its rules allow
 */
export type Search = (problem: LoadProblem, hooks: PlanHooks, share: number) => Found;
