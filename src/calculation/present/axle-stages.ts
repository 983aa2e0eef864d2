/** What is aboard of a vehicle at departure and after each stop, and where its weight may then lie. */
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import { ranksAfterStops, stagesOf } from '../../planning/envelope/centre-limits.js';
import type { AxlesAnswer } from '../../schema/axles-answer.js';
import { windowShown } from './axles.js';

/** One stage of the answer, in its order. */
export interface AxleStage {
  /** Of the whole envelope at the weight of this stage; null: nothing is legal. */
  readonly window: AxlesAnswer['window'];
  /** Whether pieces of a cargo are still there. */
  readonly isAboard: (cargo: number) => boolean;
}

export function axleStages(problem: LoadProblem, { container, arrangements }: LoadedContainer, units: ShownUnits) {
  const type = problem.containers[container]!;
  const ranks = loadingRanks(problem);
  const last = [Number.POSITIVE_INFINITY, ...ranksAfterStops(problem, arrangements)];
  return stagesOf(problem, type, arrangements).map(
    ({ along }, stage): AxleStage => ({
      window: windowShown(along, type, units),
      isAboard: (cargo) => (ranks[cargo] ?? 0) <= last[stage]!,
    }),
  );
}
