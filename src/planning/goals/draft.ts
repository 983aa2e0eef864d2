/** A plan in the making: equal loads are kept once, with how often they occur. */
import type { Arrangement } from '../../domain/plan.js';

export interface DraftLoad {
  /** Place of the type in `problem.containers`. */
  readonly container: number;
  readonly arrangements: readonly Arrangement[];
  /** Pieces of each cargo in one such container. */
  readonly loaded: readonly number[];
  /** Containers loaded just so. */
  readonly times: number;
}

export interface Draft {
  readonly loads: readonly DraftLoad[];
  /** Pieces of each cargo that stay behind. */
  readonly left: readonly number[];
}

export function containersIn(draft: Draft): number {
  return draft.loads.reduce((sum, load) => sum + load.times, 0);
}
