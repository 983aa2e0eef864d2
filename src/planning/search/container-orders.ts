/**
 * In which container the next cargo goes: docs/rules.md, Which containers. Each choice is a way to pick the next
 * container type and to fill it; a request has one, or several that are tried against each other (prices, one type for
 * all).
 */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { Filled } from '../fills/port.js';
import { hasPrices } from '../goals/cost.js';
import { decidesByPlan } from '../goals/types-by-plan.js';
import { favouriteChoices } from './favourite-orders.js';
import { type Figure, figureOf, isGoodEnough } from './figures.js';
import { type Choice, firstThatTakesSome, type Picked, type Situation } from './next-container.js';
import { mayTakeAll } from './one-container.js';
import { sequenceChoices } from './sequence-orders.js';

export function choicesOf(problem: LoadProblem): Choice[] {
  const order = typesInOrder(problem);
  if (problem.rules.isMultiContainerTypesEnabled) {
    const preferred = [...favouriteChoices(problem, order), ...sequenceChoices(problem, order)];
    if (hasPrices(problem)) return [...pricedChoices(problem, order), ...preferred];
    if (decidesByPlan(problem)) return [...choicesByPlan(problem, order), ...preferred];
    const figure = figureOf(problem);
    const pick =
      figure === undefined ? (now: Situation) => firstOpen(now) : (now: Situation) => bestByFigure(now, figure);
    return [{ types: order, pick }, ...preferred];
  }
  return order.flatMap((type) => [
    { types: [type], pick: (now) => firstOpen(now) },
    ...sequenceChoices(problem, [type]),
  ]);
}

/** By priority, or the largest first when the rules say so; then as given. */
function typesInOrder(problem: LoadProblem): number[] {
  const { containers, rules } = problem;
  const largestFirst = rules.bestFitSelection === 'BestfitMaxEmptySizeFirst';
  return containers
    .map((_, place) => place)
    .sort((a, b) => {
      const volumes = volumeCapacity(containers[b]!, problem) - volumeCapacity(containers[a]!, problem);
      const priorities = containers[a]!.priority - containers[b]!.priority;
      return (largestFirst ? volumes || priorities : priorities) || a - b;
    });
}

/** Types tried as the main one, and smaller ones tried for the rest of the cargo: each takes its share of the effort. */
const MOST_MAIN_TYPES = 3;
const MOST_FOR_THE_REST = 2;

/**
 * Where the plan as a whole decides: priorities first, and among equal ones the largest type, which needs the fewest
 * containers, then others as the main one, and the order of the request. The last container is the smallest that will do.
 */
function choicesByPlan(problem: LoadProblem, order: readonly number[]): Choice[] {
  if (order.length === 1) return [{ types: order, pick: (now) => firstOpen(now) }];
  const room = (type: number) => volumeCapacity(problem.containers[type]!, problem);
  const priority = (type: number) => problem.containers[type]!.priority;
  const largestFirst = [...order].sort((a, b) => priority(a) - priority(b) || room(b) - room(a));
  const mains = largestFirst.filter((type) => priority(type) === priority(order[0]!)).slice(0, MOST_MAIN_TYPES);
  const orders = [
    ...mains.map((main) => [main, ...largestFirst.filter((type) => type !== main)]),
    ...(mains.includes(order[0]!) ? [] : [order]),
  ];
  return orders.map((types) => ({ types, pick: smallestForAllTheRest }));
}

/** The smallest type that takes all that is left, where one may; else the first that takes some. */
function smallestForAllTheRest(now: Situation): Picked | null {
  const { problem, left, open, fill } = now;
  const [main] = open;
  const room = (type: number) => volumeCapacity(problem.containers[type]!, problem);
  const isMeant = (type: number) =>
    room(type) < room(main!) && problem.containers[type]!.priority <= problem.containers[main!]!.priority;
  const smaller = open
    .filter((type) => isMeant(type) && mayTakeAll(problem, type, left))
    .sort((a, b) => room(a) - room(b))
    .slice(0, MOST_FOR_THE_REST);
  const share = 1 / (smaller.length + 1);
  for (const container of smaller) {
    const result = fill(container, share);
    if (left.every((count, cargo) => result.loaded[cargo] === count)) return { container, result };
  }
  return firstOpen(now, share);
}

function firstOpen({ open, fill }: Situation, share = 1): Picked | null {
  return firstThatTakesSome(open, (container) => fill(container, share));
}

/** The type with the best figure; one that reaches a threshold of the rules is taken without trying the rest. */
function bestByFigure({ problem, open, fill }: Situation, figure: Figure): Picked | null {
  let best: (Picked & { readonly reached: number }) | null = null;
  for (const container of open) {
    const result = fill(container, 1 / open.length);
    if (piecesOf(result) === 0) continue;
    const amount = { container, volume: result.volume, weight: result.weight };
    const filled = { container, result, reached: figure(problem, amount) };
    if (isGoodEnough(problem, amount)) return filled;
    if (best === null || filled.reached > best.reached) best = filled;
  }
  return best;
}

/**
 * With prices: the most volume for the price, container by container; and, against it, every type as the main one,
 * the others behind it by their price for a volume.
 */
function pricedChoices(problem: LoadProblem, order: readonly number[]): Choice[] {
  const priceOfVolume = (type: number) =>
    problem.containers[type]!.price / volumeCapacity(problem.containers[type]!, problem);
  const byPrice = [...order].sort((a, b) => priceOfVolume(a) - priceOfVolume(b));
  const mainTypes = byPrice.map((main) => ({
    types: [main, ...byPrice.filter((type) => type !== main)],
    pick: (now: Situation) => cheapestForAllTheRest(now) ?? firstOpen(now),
  }));
  return order.length === 1
    ? mainTypes
    : [...mainTypes, { types: byPrice, pick: (now) => cheapestForAllTheRest(now) ?? mostVolumeForThePrice(now) }];
}

function mostVolumeForThePrice({ problem, open, fill }: Situation): Picked | null {
  let best: (Picked & { readonly worth: number }) | null = null;
  for (const container of open) {
    const result = fill(container, 1 / open.length);
    if (piecesOf(result) === 0) continue;
    const worth = result.volume / problem.containers[container]!.price;
    if (best === null || worth > best.worth) best = { container, result, worth };
  }
  return best;
}

/** The cheapest single container that takes all that is left, when its price is no more than going on would cost. */
function cheapestForAllTheRest({ problem, left, open, fill }: Situation): Picked | null {
  const volume = left.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  const weight = left.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.weight, 0);
  const main = problem.containers[open[0]!]!;
  const goingOn = main.price * Math.ceil(volume / volumeCapacity(main, problem));
  const candidates = open
    .filter((type) => {
      const container = problem.containers[type]!;
      return (
        container.price <= goingOn &&
        volumeCapacity(container, problem) >= volume &&
        weightCapacity(container, problem) >= weight
      );
    })
    .sort((a, b) => problem.containers[a]!.price - problem.containers[b]!.price);
  for (const container of candidates) {
    const result = fill(container, 1 / (candidates.length + 1));
    if (left.every((count, cargo) => result.loaded[cargo] === count)) return { container, result };
  }
  return null;
}

function piecesOf(result: Filled): number {
  return result.loaded.reduce((sum, count) => sum + count, 0);
}
