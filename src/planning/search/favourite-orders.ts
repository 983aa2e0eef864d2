/** Choices for cargo with favourite containers: those that it names are taken first, and filled with it first. */
import { favouritesInGroups } from '../../domain/favourites.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type Choice, firstThatTakesSome, type Picked, type Situation } from './next-container.js';

/** How much the favourites of cargo count in a choice. */
interface Strictness {
  /** What a piece is worth more in a container that its cargo names. */
  readonly keenness: number;
  /** What a piece is worth in a container that its cargo does not name, while one that it names has room. */
  readonly reluctance: number;
}

/** In the first the smallest piece that names a container comes before a large one that names none. */
const STRICTNESSES: readonly Strictness[] = [
  { keenness: 1000, reluctance: 0 },
  { keenness: 4, reluctance: 0.25 },
];

/** None where no cargo names a container of the request. */
export function favouriteChoices(problem: LoadProblem, order: readonly number[]): Choice[] {
  const favourites = new Favourites(problem, order);
  const named = order.filter((type) => favourites.cargoesNaming(type).length > 0);
  if (named.length === 0) return [];
  const types = [...named, ...order.filter((type) => favourites.cargoesNaming(type).length === 0)];
  return STRICTNESSES.map((strictness) => ({ types, pick: (now) => favouriteFirst(now, favourites, strictness) }));
}

/** Who names whom, looked up once: there may be thousands of cargoes, and a question for each container filled. */
class Favourites {
  /** By cargo: the container types that it names. */
  readonly typesNamed: readonly (readonly number[])[];
  readonly #cargoesNaming: ReadonlyMap<number, readonly number[]>;

  constructor(problem: LoadProblem, order: readonly number[]) {
    const { containers } = problem;
    const typesOf = new Map<string, number[]>();
    for (const type of order) enter(typesOf, containers[type]!.name, type);
    this.typesNamed = favouritesInGroups(problem).map((favourites) =>
      [...new Set(favourites)].flatMap((one) => typesOf.get(one) ?? []),
    );
    const cargoesNaming = new Map<number, number[]>();
    for (const [cargo, types] of this.typesNamed.entries()) {
      for (const type of types) enter(cargoesNaming, type, cargo);
    }
    this.#cargoesNaming = cargoesNaming;
  }

  cargoesNaming(type: number): readonly number[] {
    return this.#cargoesNaming.get(type) ?? [];
  }
}

function enter<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function favouriteFirst(
  { left, open, fill }: Situation,
  favourites: Favourites,
  { keenness: inNamed, reluctance }: Strictness,
): Picked | null {
  const isWanted = (type: number) => favourites.cargoesNaming(type).some((cargo) => left[cargo]! > 0);
  const wanted = new Set(open.filter(isWanted));
  const isOpen = new Set(open);
  const elsewhere = favourites.typesNamed.map((types) => (types.some((type) => isOpen.has(type)) ? reluctance : 1));
  const wantedFirst = [...wanted, ...open.filter((type) => !wanted.has(type))];
  const filledKeenly = firstThatTakesSome(wantedFirst, (container) => {
    const keenness = [...elsewhere];
    for (const cargo of favourites.cargoesNaming(container)) keenness[cargo] = inNamed;
    return fill(container, 1, keenness);
  });
  // What a named container cannot take goes anywhere.
  return filledKeenly ?? firstThatTakesSome(open, (container) => fill(container, 1));
}
