/** Cargo kept together (domain/kept-together.ts) as lots; what has a row in common is one lot. */
import { type Figure, said } from '../../domain/coded-sentences.js';
import { type KeptTogether, keptTogether, keyOf } from '../../domain/kept-together.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import type { Lot } from './lot.js';

const FIELD = {
  cargo: 'isSpreadIdenticalCargoAllowed',
  group: 'isSameGroupAllowedInDifferentContainers',
} as const;

/** @param divided what fits no single container, and may then be divided */
export function lotsTogether(problem: LoadProblem, divided: ReadonlySet<string> = new Set()): Lot[] {
  const kept = keptTogether(problem).filter((one) => !divided.has(keyOf(one)));
  return joined(kept.map((one) => withPallets(problem, one))).flatMap((members) => lotOf(problem, members) ?? []);
}

/** With the finished pallets on which some of it stands. */
function withPallets({ cargoes }: LoadProblem, one: KeptTogether): KeptTogether {
  const own = new Set(one.places);
  const pallets = cargoes.flatMap(({ contents }, place) =>
    contents?.some(({ cargo }) => own.has(cargo)) ? [place] : [],
  );
  return pallets.length === 0 ? one : { ...one, places: [...one.places, ...pallets] };
}

/** Without cargo of which nothing is to be loaded. */
function lotOf(problem: LoadProblem, members: readonly KeptTogether[]): Lot | null {
  const { cargoes } = problem;
  const all = [...new Set(members.flatMap(({ places }) => places))].sort((a, b) => a - b);
  const places = all.filter((place) => cargoes[place]!.quantity > 0);
  if (places.length === 0) return null;
  const quantities = places.map((place) => cargoes[place]!.quantity);
  const sum = (amount: (place: number) => number) =>
    places.reduce((total, place, i) => total + quantities[i]! * amount(place), 0);
  const fields = [...new Set(members.map(({ kind }) => FIELD[kind]))].join(' and ');
  return {
    places,
    quantities,
    reason: 'GroupKeptTogether',
    detail: said('KeptTogether', {
      pieces: { count: sum((place) => piecesInside(cargoes[place]!)) },
      kept: namesOf(members),
      volume: { volume: sum((place) => cargoes[place]!.volume) },
      weight: { weight: sum((place) => cargoes[place]!.weight) },
      fields,
    }),
  };
}

/** Of a finished pallet the pieces on it. */
function piecesInside({ contents }: Cargo): number {
  return contents === undefined ? 1 : contents.reduce((sum, { quantity }) => sum + quantity, 0);
}

const MOST_NAMES = 4;

function namesOf(members: readonly KeptTogether[]): Figure {
  const kept = members.map(({ kind, name }) => ({ isGroup: kind === 'group', name }));
  if (kept.length <= MOST_NAMES) return { kept, more: 0 };
  return { kept: kept.slice(0, MOST_NAMES - 1), more: kept.length - MOST_NAMES + 1 };
}

/** In sets that have no row in common, in the order of their first rows (disjoint sets, Galler and Fischer 1964). */
function joined(kept: readonly KeptTogether[]): KeptTogether[][] {
  const parents = [...kept.keys()];
  const rootOf = (one: number) => {
    let root = one;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[one] !== root) [parents[one], one] = [root, parents[one]!];
    return root;
  };
  const firstWith = new Map<number, number>();
  for (const [one, { places }] of kept.entries()) {
    for (const place of places) {
      const other = firstWith.get(place);
      if (other === undefined) firstWith.set(place, one);
      else parents[rootOf(one)] = rootOf(other);
    }
  }
  const sets = new Map<number, KeptTogether[]>();
  for (const [one, member] of kept.entries()) {
    const root = rootOf(one);
    const set = sets.get(root);
    if (set === undefined) sets.set(root, [member]);
    else set.push(member);
  }
  const first = (set: readonly KeptTogether[]) =>
    set.reduce((least, { places }) => Math.min(least, places[0]!), Infinity);
  return [...sets.values()].sort((a, b) => first(a) - first(b));
}
