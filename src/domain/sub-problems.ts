/** Parts of an order that are planned by themselves, each with a name: all that is made of one problem is made here. */
import { NOTHING_KEPT_TOGETHER } from './kept-together.js';
import type { Cargo, Container, LoadProblem, Rules } from './problem.js';

export function withCargoes(problem: LoadProblem, cargoes: readonly Cargo[]): LoadProblem {
  return { ...problem, cargoes };
}

/** So many pieces of each cargo. */
export function withQuantities(problem: LoadProblem, quantities: readonly number[]): LoadProblem {
  return withCargoes(
    problem,
    problem.cargoes.map((cargo, place) => ({ ...cargo, quantity: quantities[place]! })),
  );
}

/** The cargo in other orientations or sizes, or what else is changed of it. */
export function withEachCargo(problem: LoadProblem, change: (cargo: Cargo, place: number) => Cargo): LoadProblem {
  return withCargoes(problem, problem.cargoes.map(change));
}

export function withContainers(problem: LoadProblem, containers: readonly Container[]): LoadProblem {
  return { ...problem, containers };
}

/** One of the container types changed. */
export function withContainer(
  problem: LoadProblem,
  place: number,
  change: (container: Container) => Container,
): LoadProblem {
  return withContainers(
    problem,
    problem.containers.map((type, other) => (other === place ? change(type) : type)),
  );
}

export function withRules(problem: LoadProblem, rules: Partial<Rules>): LoadProblem {
  return { ...problem, rules: { ...problem.rules, ...rules } };
}

/** One container of that type, and no other. */
export function inOneContainer(problem: LoadProblem, type: number): LoadProblem {
  return withContainers(problem, [{ ...problem.containers[type]!, quantity: 1 }]);
}

/** Steps of balancing, and pieces beyond the order, are for who plans the whole of it. */
export function withoutSteps(problem: LoadProblem): LoadProblem {
  const { balancing: _, isExtraCargoAllowed: __, ...rules } = problem.rules;
  return { ...problem, rules };
}

/** As a MixLoad of which nothing has to lie together: what does is looked after by who asks for the part. */
export function asMixLoad(problem: LoadProblem): LoadProblem {
  return withRules(problem, { ...NOTHING_KEPT_TOGETHER, calculationType: 'MixLoad' });
}

/** As if no cargo were stacked on anything before it is loaded. */
export function withoutPallets({ pallets: _, ...problem }: LoadProblem): LoadProblem {
  const { palletizing: __, ...rules } = problem.rules;
  return { ...problem, rules };
}

/**
 * Limits of containers as the cargo of the order sees them: those that count what is loaded count pallets, of which there are
 * fewer than pieces on them.
 */
export function limitsOnCargo(problem: LoadProblem): LoadProblem {
  if (problem.pallets === undefined) return problem;
  const containers = problem.containers.map((type) => ({ ...type, maxCargoTypes: 0 }));
  return withContainers(withRules(problem, { maxFillQuantityPerContainer: 0 }), containers);
}

/** A part of an order, and which cargo of the order each of its own is. */
export interface Part {
  readonly problem: LoadProblem;
  readonly places: readonly number[];
}

/** One cargo in one container. Of an order on pallets the others keep their places, with no piece: pallets know cargo by them. */
export function alone(problem: LoadProblem, cargo: number, container: number): Part {
  const one = asMixLoad(inOneContainer(problem, container));
  if (problem.cargoes[cargo]!.palletizing === undefined) {
    return { problem: withCargoes(withoutPallets(one), [problem.cargoes[cargo]!]), places: [cargo] };
  }
  const quantities = problem.cargoes.map(({ quantity }, place) => (place === cargo ? quantity : 0));
  return { problem: withQuantities(withoutSteps(one), quantities), places: [...quantities.keys()] };
}
