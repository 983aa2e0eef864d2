/** In which order cargo that belongs together is loaded, class by class, where that is to bring it together. */
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { extentOf, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { TogetherRule } from '../../goals/together.js';

/** Cargoes of one load that are loaded one after the other, those of a class at once. */
export type Classes = readonly (readonly number[])[];

/** What is known of all pieces with one key. */
interface Sum {
  volume: number;
  /** Volume times where the middle of it lies along the fill direction. */
  moment: number;
  /** Cargo that comes first in the request. */
  readonly first: number;
  /** It belongs to nothing, and fills what is left. */
  readonly isLoose: boolean;
}

/**
 * Orders worth a try: as they lie, the other way round, largest first, as they were sent. The loading sequence of the request
 * counts before them; what belongs to nothing comes last.
 * @param levels by which cargo belongs together, the outermost first
 */
export function classOrders(problem: LoadProblem, load: DraftLoad, levels: readonly TogetherRule[]): Classes[] {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  const places = cargoes.flatMap((_, place) => (load.loaded[place]! > 0 ? [place] : []));
  const keys = new Map(places.map((place) => [place, levels.map((level) => level.keyOf(cargoes[place]!))]));
  const paths = new Map([...keys].map(([place, own]) => [place, pathOf(own)]));
  const sums = new Map<string, Sum>();
  for (const place of places) {
    for (const [level, path] of paths.get(place)!.entries()) {
      const isLoose = keys.get(place)![level] === '';
      if (!sums.has(path)) sums.set(path, { volume: 0, moment: 0, first: place, isLoose });
    }
  }
  for (const one of load.arrangements) {
    const volume = piecesIn(one) * cargoes[one.cargo]!.volume;
    const middle = middleOf(problem, one, fillsLayers(problem));
    for (const path of paths.get(one.cargo)!) {
      const sum = sums.get(path)!;
      sum.volume += volume;
      sum.moment += volume * middle;
    }
  }
  const figures: ((sum: Sum) => number)[] = [
    ({ volume, moment }) => moment / volume,
    ({ volume, moment }) => -moment / volume,
    ({ volume }) => -volume,
    ({ first }) => first,
  ];
  const orders = figures.map((figure) => {
    const figureOf = (path: string) => {
      const sum = sums.get(path)!;
      return sum.isLoose ? Number.POSITIVE_INFINITY : figure(sum);
    };
    const inOrder = [...places].sort(
      (a, b) => ranks[a]! - ranks[b]! || comparePaths(paths.get(a)!, paths.get(b)!, figureOf),
    );
    return joined(inOrder, (a, b) => ranks[a] === ranks[b] && paths.get(a)!.at(-1) === paths.get(b)!.at(-1));
  });
  const isNew = (order: Classes, at: number) =>
    orders.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === at;
  // One class alone lies together as it is.
  return orders.filter((order, at) => order.length > 1 && isNew(order, at));
}

/** Each class together with the next: fewer walls, where not every class gets its own. */
export function inPairs(classes: Classes): Classes {
  return classes.flatMap((members, place) => (place % 2 === 0 ? [[...members, ...(classes[place + 1] ?? [])]] : []));
}

/** A text for every level: the key of it and of those above. */
function pathOf(keys: readonly string[]): string[] {
  return keys.map((_, level) => JSON.stringify(keys.slice(0, level + 1)));
}

function middleOf({ cargoes }: LoadProblem, one: DraftLoad['arrangements'][number], isUp: boolean): number {
  const { x1, x2, z1, z2 } = extentOf(one, cargoes);
  return isUp ? (z1 + z2) / 2 : (x1 + x2) / 2;
}

function comparePaths(a: readonly string[], b: readonly string[], figure: (path: string) => number): number {
  const level = a.findIndex((path, i) => path !== b[i]);
  if (level < 0) return 0;
  const [one, other] = [a[level]!, b[level]!];
  return figure(one) - figure(other) || (one < other ? -1 : 1);
}

function joined(places: readonly number[], isSame: (a: number, b: number) => boolean): number[][] {
  const classes: number[][] = [];
  for (const place of places) {
    const last = classes.at(-1);
    if (last !== undefined && isSame(last[0]!, place)) last.push(place);
    else classes.push([place]);
  }
  return classes;
}
