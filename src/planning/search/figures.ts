/** Figures by which containers are picked one by one (bestFitContainersSelectionType). */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';

/** What is loaded into a container of a type. */
export interface Amount {
  readonly container: number;
  readonly volume: number;
  readonly weight: number;
}

/** The higher the better. */
export type Figure = (problem: LoadProblem, amount: Amount) => number;

const volumeShare: Figure = (problem, { container, volume }) =>
  (100 * volume) / volumeCapacity(problem.containers[container]!, problem);

const weightShare: Figure = (problem, { container, weight }) =>
  (100 * weight) / weightCapacity(problem.containers[container]!, problem);

const FIGURES: Readonly<Partial<Record<LoadProblem['rules']['bestFitSelection'], Figure>>> = {
  BestfitMaxVolUtilFirst: volumeShare,
  BestfitMaxLoadVolFirst: (_, { volume }) => volume,
  BestfitMaxWeightUtilFirst: weightShare,
};

/** Absent where the rules ask for none. */
export function figureOf({ rules }: LoadProblem): Figure | undefined {
  return FIGURES[rules.bestFitSelection];
}

/** Whether a threshold of the rules is reached: the type is taken without trying the rest. */
export function isGoodEnough(problem: LoadProblem, amount: Amount): boolean {
  const { bestFitMaxVolumeThreshold, bestFitMaxWeightThreshold } = problem.rules;
  const reaches = (reached: number, threshold: number) => threshold > 0 && reached >= threshold;
  return (
    reaches(volumeShare(problem, amount), bestFitMaxVolumeThreshold) ||
    reaches(weightShare(problem, amount), bestFitMaxWeightThreshold)
  );
}
