/**
 * Loads whose groups should lie together are filled once more, group after group; what then finds no place keeps the
 * load that there was.
 */
import type { LoadProblem } from '../../domain/problem.js';
import type { Session } from '../filling/session.js';
import { inOrderOf } from '../filling/variants/in-order.js';
import { compare, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { LEVELS } from '../goals/together.js';

/** Each order is a search with blocks of its own. */
const MOST_LOADS = 8;
const MOST_ORDERS = 4;

/** @param effort work units for all loads together */
export function layTogether(session: Session, draft: Draft, effort: number): Draft {
  const { problem } = session;
  if (!LEVELS.some((level) => level.isUsed(problem))) return draft;
  const share = effort / Math.min(draft.loads.length, MOST_LOADS);
  const loads = draft.loads.map((load, place) => (place < MOST_LOADS ? laidTogether(session, load, share) : load));
  return { ...draft, loads };
}

function laidTogether(session: Session, load: DraftLoad, effort: number): DraftLoad {
  const { problem } = session;
  const orders = ordersOf(problem, load);
  const scoreOf = (one: DraftLoad) => new Score(problem, { loads: [one], left: [] });
  let best = load;
  for (const order of orders) {
    if (session.meter.stopped) break;
    const variant = inOrderOf(problem, load.container, order);
    const arrangements = session.loadAgain(variant, load.container, load.loaded, effort / orders.length);
    if (arrangements === null) continue;
    const again = { ...load, arrangements };
    if (compare(scoreOf(again), scoreOf(best), SOFT_GOALS) < 0) best = again;
  }
  return best;
}

/** Orders of the cargoes of a load, group by group: largest first, smallest first, as the load has them, as they were sent. */
function ordersOf(problem: LoadProblem, load: DraftLoad): number[][] {
  const { cargoes } = problem;
  const keys = cargoes.map((cargo) =>
    LEVELS.filter((level) => level.isUsed(problem)).map((level) => level.keyOf(cargo)),
  );
  const places = cargoes.map((_, place) => place).filter((place) => load.loaded[place]! > 0);
  const volumeOf = sums(places, keys, (place) => load.loaded[place]! * cargoes[place]!.volume);
  const count = sums(places, keys, (place) => load.loaded[place]!);
  const reach = new Map<number, number>();
  for (const { cargo, position, counts } of load.arrangements) {
    const pieces = counts.length * counts.width * counts.height;
    reach.set(cargo, (reach.get(cargo) ?? 0) + pieces * position.x);
  }
  const reachOf = sums(places, keys, (place) => reach.get(place) ?? 0);
  const first = firsts(places, keys);
  const figures: ((path: string) => number)[] = [
    (path) => -volumeOf.get(path)!,
    (path) => reachOf.get(path)! / count.get(path)!,
    (path) => volumeOf.get(path)!,
    (path) => first.get(path)!,
  ];
  const orders = figures.map((figure) => inOrderBy(cargoes.length, places, keys, figure));
  const isNew = (order: readonly number[], at: number) =>
    orders.findIndex((other) => other.join() === order.join()) === at;
  // One group alone lies together as it is.
  return orders.filter((order, at) => Math.max(...order) > 0 && isNew(order, at)).slice(0, MOST_ORDERS);
}

/** Each cargo's group, the alias in it, and so on, as one text for every level. */
function pathsOf(keys: readonly string[]): string[] {
  return keys.map((_, level) => JSON.stringify(keys.slice(0, level + 1)));
}

function sums(places: readonly number[], keys: readonly string[][], amount: (place: number) => number) {
  const total = new Map<string, number>();
  for (const place of places) {
    for (const path of pathsOf(keys[place]!)) total.set(path, (total.get(path) ?? 0) + amount(place));
  }
  return total;
}

function firsts(places: readonly number[], keys: readonly string[][]): Map<string, number> {
  const first = new Map<string, number>();
  for (const place of places) {
    for (const path of pathsOf(keys[place]!)) if (!first.has(path)) first.set(path, place);
  }
  return first;
}

/** The place of each cargo in that order; cargo of one group, and alias where it counts, has one place. */
function inOrderBy(
  cargoes: number,
  places: readonly number[],
  keys: readonly string[][],
  figure: (path: string) => number,
): number[] {
  const innermost = new Map(places.map((place) => [pathsOf(keys[place]!).at(-1)!, pathsOf(keys[place]!)]));
  const sorted = [...innermost.values()].sort((a, b) => {
    const level = a.findIndex((path, i) => path !== b[i]);
    if (level < 0) return 0;
    return figure(a[level]!) - figure(b[level]!) || (a[level]! < b[level]! ? -1 : 1);
  });
  const rank = new Map(sorted.map((paths, place) => [paths.at(-1)!, place]));
  const order = new Array<number>(cargoes).fill(0);
  for (const place of places) order[place] = rank.get(pathsOf(keys[place]!).at(-1)!)!;
  return order;
}
