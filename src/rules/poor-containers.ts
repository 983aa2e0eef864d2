/**
 * Poor containers: of several, none is used below maxUtilizationForBalanceUnload in volume and in weight; where the
 * steps of balancing work on the last container only, the last is not. What was placed by hand may be poor.
 */
import { usableVolume } from '../domain/grounds.js';
import { type LoadedContainer, piecesIn } from '../domain/plan.js';
import type { Cargo, LoadProblem } from '../domain/problem.js';
import { apart } from '../domain/sentences.js';
import type { CalculationType } from '../domain/words.js';
import type { PlanRule } from './rule.js';

const WHOLE_TYPES: readonly CalculationType[] = ['UnitLoad', 'SetLoadByVolume'];

export const poorContainers: PlanRule = {
  id: 'poor-containers',
  title: 'No container is poorly used',
  fields: ['isBalancePoorUtlizationUnloaded', 'maxUtilizationForBalanceUnload'],
  // Under UnitLoad the filled containers are alternatives; by volume a set counts over all of them.
  isOfWholeLoads: true,
  isUsed: ({ rules }) => !WHOLE_TYPES.includes(rules.calculationType) && (rules.balancing?.poorUtilization ?? 0) > 0,
  check(problem, { containers }, report) {
    const { poorUtilization: least, isLastOnly } = problem.rules.balancing!;
    if (containers.length < 2) return;
    containers.forEach((loaded, place) => {
      if (isLastOnly && place < containers.length - 1) return;
      if (loaded.arrangements.some(({ isKept }) => isKept === true)) return;
      const most = Math.max(volumePercent(problem, loaded), weightPercent(problem, loaded));
      if (most >= least * (1 - 1e-9)) return;
      const [used, asked] = apart(most, least);
      report.whole(
        null,
        `Filled container ${place + 1} is used to ${used} % of its volume or weight; ${asked} % is asked for.`,
      );
    });
  },
};

function sumOver(
  { cargoes }: LoadProblem,
  { arrangements }: LoadedContainer,
  side: keyof Pick<Cargo, 'volume' | 'weight'>,
) {
  return arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]![side], 0);
}

function volumePercent(problem: LoadProblem, loaded: LoadedContainer): number {
  return (100 * sumOver(problem, loaded, 'volume')) / usableVolume(problem.containers[loaded.container]!);
}

function weightPercent(problem: LoadProblem, loaded: LoadedContainer): number {
  const { maxWeight } = problem.containers[loaded.container]!;
  return maxWeight === 0 ? 0 : (100 * sumOver(problem, loaded, 'weight')) / maxWeight;
}
