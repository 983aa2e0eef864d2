/**
 * Sets (SetLoad, MultipleSetLoad): so many units of each of its cargoes make one, and only whole ones are loaded, in
 * every container. Under SetLoad all cargo is one kind of set, under MultipleSetLoad every group is, and cargo without one.
 * A cargo is all rows of its name.
 */
import { said } from '../../domain/coded-sentences.js';
import type { LoadProblem } from '../../domain/problem.js';
import { limitsOnCargo, withQuantities } from '../../domain/sub-problems.js';
import { fits, stockOf, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { Lot } from './lot.js';

export interface SetPart {
  readonly name: string;
  /** Rows of the cargo in `problem.cargoes`, rising. */
  readonly places: readonly number[];
  /** Units of it in one set. */
  readonly ratio: number;
}

export interface CargoSet {
  readonly parts: readonly SetPart[];
  /** Of one set. */
  readonly pieces: number;
  readonly volume: number;
  readonly weight: number;
  readonly price: number;
}

export function loadsSets({ rules: { calculationType } }: LoadProblem): boolean {
  return calculationType === 'SetLoad' || calculationType === 'MultipleSetLoad';
}

/** Every kind of set, in the order of the request; none where no sets are loaded. */
export function setsOf(problem: LoadProblem): CargoSet[] {
  if (!loadsSets(problem)) return [];
  const isOneSet = problem.rules.calculationType === 'SetLoad';
  const groups = new Map<string, Map<string, number[]>>();
  for (const [place, { name, groupName }] of problem.cargoes.entries()) {
    const group = isOneSet ? '' : groupName;
    const places = groups.get(group) ?? new Map<string, number[]>();
    const own = places.get(name);
    if (own === undefined) places.set(name, [place]);
    else own.push(place);
    groups.set(group, places);
  }
  return Array.from(groups.values(), (byName) => setOf(problem, byName));
}

function setOf({ cargoes }: LoadProblem, byName: ReadonlyMap<string, readonly number[]>): CargoSet {
  const parts = Array.from(byName, ([name, places]) => ({ name, places, ratio: cargoes[places[0]!]!.setRatio }));
  const sum = (figure: (place: number) => number) =>
    parts.reduce((total, { places, ratio }) => total + ratio * figure(places[0]!), 0);
  return {
    parts,
    pieces: sum(() => 1),
    volume: sum((place) => cargoes[place]!.volume),
    weight: sum((place) => cargoes[place]!.weight),
    // Rows of one cargo may differ in price: the cheapest bounds what a container takes.
    price: parts.reduce(
      (total, { places, ratio }) => total + ratio * Math.min(...places.map((place) => cargoes[place]!.price)),
      0,
    ),
  };
}

/** Whole sets that so many pieces of each cargo make. */
export function copiesIn({ parts }: CargoSet, counts: readonly number[]): number {
  return parts.reduce((copies, { places, ratio }) => {
    const pieces = places.reduce((sum, place) => sum + counts[place]!, 0);
    return Math.min(copies, Math.floor(pieces / ratio));
  }, Number.POSITIVE_INFINITY);
}

/** Adds the pieces of so many sets, of several rows of a cargo the first that have some available. */
export function addCopies(counts: number[], { parts }: CargoSet, copies: number, available: readonly number[]): void {
  for (const { places, ratio } of parts) {
    let wanted = copies * ratio;
    for (const place of places) {
      const taken = Math.min(wanted, available[place]!);
      counts[place] = counts[place]! + taken;
      wanted -= taken;
    }
  }
}

/** No container of the type takes more whole sets of that kind, by its limits; whatever is in it. */
export function mostCopies(problem: LoadProblem, container: number, set: CargoSet): number {
  const type = problem.containers[container]!;
  const { rules } = problem;
  if (!set.parts.every(({ places }) => fits(problem.cargoes[places[0]!]!, type, problem))) return 0;
  if (type.maxCargoTypes > 0 && set.parts.length > type.maxCargoTypes) return 0;
  const within = (limit: number, each: number) =>
    each > 0 ? Math.floor((limit / each) * (1 + 1e-9)) : Number.POSITIVE_INFINITY;
  const limits = [
    within(volumeCapacity(type, problem), set.volume),
    within(weightCapacity(type, problem), set.weight),
    ...(rules.maxFillQuantityPerContainer > 0 ? [within(rules.maxFillQuantityPerContainer, set.pieces)] : []),
    ...(rules.isPriceLimited && type.maxPrice > 0 ? [within(type.maxPrice, set.price)] : []),
  ];
  return Math.max(0, Math.min(...limits));
}

/** The order with as many pieces of each cargo as make whole sets for which there may be room. */
export function ofWholeSets(order: LoadProblem, sets: readonly CargoSet[]): LoadProblem {
  const problem = limitsOnCargo(order);
  const quantities = problem.cargoes.map(({ quantity }) => quantity);
  const offered = quantities.map(() => 0);
  for (const set of sets) {
    const inTypes = problem.containers.map((type, place) => {
      const most = mostCopies(problem, place, set);
      return most > 0 ? stockOf(type) * most : 0;
    });
    const room = problem.rules.isMultiContainerTypesEnabled
      ? inTypes.reduce((sum, copies) => sum + copies, 0)
      : Math.max(...inTypes);
    addCopies(offered, set, Math.min(copiesIn(set, quantities), room), quantities);
  }
  return withQuantities(order, offered);
}

/**
 * Where kinds of sets lie apart, a container gets more of what is in it, and of nothing else. None where one of them has all
 * cargo, or they may share a container.
 */
export function keptApart(problem: LoadProblem, cargoes = problem.cargoes): Lot[] {
  const { calculationType, areSetsMixed } = problem.rules;
  if (calculationType !== 'MultipleSetLoad' || areSetsMixed === true) return [];
  const places = [...cargoes.keys()];
  const quantities = cargoes.map(({ quantity }) => quantity);
  return [{ places, quantities, reason: 'SetIncomplete', detail: said('NoWholeSet') }];
}

/** What stays behind together: of a load that cannot be loaded in any order, all sets of a kind. */
export function lotsOfSets({ cargoes }: LoadProblem, sets: readonly CargoSet[]): Lot[] {
  return sets.map(({ parts }) => {
    const places = parts.flatMap((part) => part.places).sort((a, b) => a - b);
    const quantities = places.map((place) => cargoes[place]!.quantity);
    return { places, quantities, reason: 'SetIncomplete', detail: said('NoWholeSet') };
  });
}
