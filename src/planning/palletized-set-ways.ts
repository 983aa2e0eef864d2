/** Ways to choose the containers of palletized sets: docs/rules.md, Which containers, as far as whole sets allow. */
import { favouritesInGroups } from '../domain/favourites.js';
import type { LoadProblem } from '../domain/problem.js';
import { volumeCapacity } from './bounds/capacity.js';
import { hasPrices } from './goals/cost.js';
import type { CargoSet } from './lots/sets.js';
import { figureOf } from './search/figures.js';

/** Types tried as the main one: each way is planned whole. */
const MOST_MAIN_TYPES = 3;

export interface Way {
  /** Container types that may be used, first choice first. */
  readonly types: readonly number[];
  /** What is left goes into one container as soon as one takes all of it. */
  readonly endsWithOne: boolean;
  /** Sets that a type is filled with before others get in. */
  isWished(type: number, set: CargoSet): boolean;
}

export function waysOf(problem: LoadProblem): Way[] {
  const order = typesInOrder(problem);
  const endsWithOne = problem.rules.bestFitSelection === 'BestfitDisabled';
  const way = (types: readonly number[], isWished: Way['isWished'] = () => false) => ({ types, endsWithOne, isWished });
  if (!problem.rules.isMultiContainerTypesEnabled) return order.map((type) => way([type]));
  return [way(order), ...mainTypes(problem).map((types) => way(types)), ...favouriteWays(problem, order, way)];
}

/** By priority, the largest first; or the largest before all where the rules say so. */
function typesInOrder(problem: LoadProblem): number[] {
  const { containers, rules } = problem;
  const isLargestFirst = rules.bestFitSelection === 'BestfitMaxEmptySizeFirst';
  const room = (type: number) => volumeCapacity(containers[type]!, problem);
  return [...containers.keys()].sort((a, b) => {
    const priorities = containers[a]!.priority - containers[b]!.priority;
    return (isLargestFirst ? room(b) - room(a) || priorities : priorities || room(b) - room(a)) || a - b;
  });
}

/** With prices: the types of least price for their volume as the main one, the others behind it. */
function mainTypes(problem: LoadProblem): number[][] {
  const { containers } = problem;
  if (!hasPrices(problem) || containers.length === 1 || figureOf(problem) !== undefined) return [];
  const price = (type: number) => containers[type]!.price / volumeCapacity(containers[type]!, problem);
  const byPrice = [...containers.keys()].sort((a, b) => price(a) - price(b) || a - b);
  return byPrice.slice(0, MOST_MAIN_TYPES).map((main) => [main, ...byPrice.filter((type) => type !== main)]);
}

/** Containers that cargo names come first, and take what names them before anything else. */
function favouriteWays(
  problem: LoadProblem,
  order: readonly number[],
  way: (types: readonly number[], isWished: Way['isWished']) => Way,
): Way[] {
  const wishes = favouritesInGroups(problem);
  const isNamed = (type: number, places: Iterable<number>) =>
    [...places].some((place) => wishes[place]!.includes(problem.containers[type]!.name));
  const named = order.filter((type) => isNamed(type, problem.cargoes.keys()));
  if (named.length === 0) return [];
  const types = [...named, ...order.filter((type) => !named.includes(type))];
  return [
    way(types, (type, { parts }) =>
      isNamed(
        type,
        parts.flatMap(({ places }) => places),
      ),
    ),
  ];
}
