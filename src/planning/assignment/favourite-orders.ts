/** Choices for cargo with favourite containers: those that it names are taken first, and filled with it first. */
import type { Container, LoadProblem } from '../../domain/problem.js';
import type { Choice, Filled, Situation } from './next-container.js';

/** What a piece is worth more in a container that its cargo names. */
const KEENNESS = 4;

/** What a piece is worth in a container that its cargo does not name, while one that it names has room. */
const RELUCTANCE = [0, 0.25];

/** None where no cargo names a container of the request. */
export function favouriteChoices(problem: LoadProblem, order: readonly number[]): Choice[] {
  const named = order.filter((type) =>
    problem.cargoes.some((cargo) => names(cargo.favourites, problem.containers[type]!)),
  );
  if (named.length === 0) return [];
  const types = [...named, ...order.filter((type) => !named.includes(type))];
  return RELUCTANCE.map((reluctance) => ({ types, pick: (now) => favouriteFirst(now, reluctance) }));
}

function names(favourites: readonly string[], container: Container): boolean {
  return favourites.includes(container.name);
}

function favouriteFirst(now: Situation, reluctance: number): Filled | null {
  const { problem, left, open, fill } = now;
  const isWanted = (type: number) =>
    problem.cargoes.some((cargo, place) => left[place]! > 0 && names(cargo.favourites, problem.containers[type]!));
  const wanted = open.filter(isWanted);
  for (const container of [...wanted, ...open.filter((type) => !wanted.includes(type))]) {
    const keenness = problem.cargoes.map(({ favourites }) => {
      if (names(favourites, problem.containers[container]!)) return KEENNESS;
      return open.some((type) => names(favourites, problem.containers[type]!)) ? reluctance : 1;
    });
    const result = fill(container, 1, keenness);
    if (result.loaded.some((count) => count > 0)) return { container, result };
  }
  // What a named container cannot take goes anywhere.
  for (const container of open) {
    const result = fill(container, 1);
    if (result.loaded.some((count) => count > 0)) return { container, result };
  }
  return null;
}
