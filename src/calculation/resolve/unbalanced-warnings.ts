/** Warnings about containers whose halves differ by more weight than balanceConfiguration allows, with the figures. */
import type { LoadPlan } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { apart, weighedApart } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import {
  acrossDifference,
  alongDifference,
  imbalance,
  type WeightHalves,
  weightHalves,
} from '../../domain/weight-halves.js';
import type { Warning } from '../types.js';

/** Containers of a load that are named; of more it is said how many there are. */
const MOST_NAMED = 20;

export function unbalanced(problem: LoadProblem, plan: LoadPlan): Warning[] {
  const { balancing } = problem.rules;
  const most = balancing?.maxWeightDifference ?? null;
  if (most === null) return [];
  const vehicles = vehicleLevel(problem, plan);
  const { containers } = vehicles.plan;
  const found = containers.flatMap(({ container, arrangements }, place) => {
    if (balancing!.isLastOnly && place < containers.length - 1) return [];
    const type = problem.containers[container]!;
    const halves = weightHalves(vehicles.problem, type, arrangements);
    return imbalance(halves, most) > 0 ? [{ place, type, halves }] : [];
  });
  const named = found
    .slice(0, MOST_NAMED)
    .map(({ place, type, halves }) => sentence(problem, place, type, halves, most));
  const others = found.length - named.length;
  const messages = others > 0 ? [...named, `${others} more filled containers are not in balance.`] : named;
  return messages.map((message) => ({ code: 'Unbalanced', pointer: '/rules/balanceConfiguration', message }));
}

function sentence(
  problem: LoadProblem,
  place: number,
  { name }: Container,
  halves: WeightHalves,
  most: number,
): string {
  const { total, left, front } = halves;
  const isBeyond = (difference: number) => Math.abs(difference) > (total * most) / 100;
  const sides = [
    ...(isBeyond(acrossDifference(halves)) ? [compared(problem, ['left', left], ['right', total - left], most)] : []),
    ...(isBeyond(alongDifference(halves)) ? [compared(problem, ['front', front], ['rear', total - front], most)] : []),
  ];
  return (
    `Filled container ${place + 1} ("${name}") is not in balance: ${sides.join('; ')}. ` +
    'No balanced arrangement of the same cargo was found that keeps every rule.'
  );
}

type Half = readonly [name: string, weight: number];

/** The half with the lower coordinates first. */
function compared(problem: LoadProblem, [a, weightOfA]: Half, [b, weightOfB]: Half, most: number): string {
  const [one, other] = weighedApart(problem, weightOfA, weightOfB);
  const percent = (100 * Math.abs(weightOfA - weightOfB)) / (weightOfA + weightOfB);
  const [differ, allowed] = apart(percent, most);
  return `${a} ${one}, ${b} ${other}, which differ by ${differ} % of the weight of the cargo (${allowed} % is allowed)`;
}
