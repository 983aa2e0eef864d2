/**
 * An order in which a container can be loaded. Lower loading ranks come first; among one rank what carries comes before
 * what is carried, and what would be in the way comes later; where these leave a choice, equal pieces that belong together
 * follow one another, then the plan's own order counts.
 *
 * Portions that wait for each other in a circle are divided into their pieces, which mostly ends it. Pieces that wait
 * for each other still have no straight order: of them only what carries is heeded, and they are named.
 */
import { inTheWayPairs, type Way } from '../domain/loading-way.js';
import type { LoadProblem } from '../domain/problem.js';
import { restingPairs } from '../domain/resting.js';
import { circlesOf } from './circles.js';
import { divided, type Portion } from './portions.js';

export interface LoadingOrder {
  readonly groups: readonly (readonly Portion[])[];
  /** Portions that come although something is in their way, or before what they rest on. */
  readonly crooked: ReadonlySet<Portion>;
}

/** Who waits for whom among portions. */
interface Waiting {
  /** By place: those that come after it. */
  readonly later: readonly (readonly number[])[];
  /** The same, of what it carries alone. */
  readonly carried: readonly (readonly number[])[];
}

/** @param belongs whether a portion may follow those of a group that is still open */
export function loadingOrder(
  problem: LoadProblem,
  portions: readonly Portion[],
  way: Way,
  belongs: (group: readonly Portion[], next: Portion) => boolean,
): LoadingOrder {
  const circles = circlesOf(waitingOf(problem, portions, way).later);
  const inCircle = new Set(circles.flat());
  const ready = [
    ...portions.filter((_, place) => !inCircle.has(place)),
    ...circles.flatMap((circle) =>
      divided(
        circle.map((place) => portions[place]!),
        problem,
      ),
    ),
  ];
  const waiting = waitingOf(problem, ready, way);
  const crooked = new Set(circlesOf(waiting.later).flat());
  const later = waiting.later.map((places, place) =>
    places.filter((other) => !(crooked.has(place) && crooked.has(other)) || waiting.carried[place]!.includes(other)),
  );
  return { groups: inGroups(ready, later, belongs), crooked: new Set([...crooked].map((place) => ready[place]!)) };
}

function waitingOf({ rules }: LoadProblem, portions: readonly Portion[], way: Way): Waiting {
  const owners = portions.flatMap(({ bodies }, place) => bodies.map(() => place));
  const bodies = portions.flatMap((portion) => portion.bodies);
  const settings = { depth: rules.maxDepthToSupport, isSafeStackingUsed: rules.isSafeStackingUsed };
  const carried = neighboursOf(portions, owners, restingPairs(bodies, settings));
  const hindered = neighboursOf(portions, owners, inTheWayPairs(bodies, way));
  return { carried, later: carried.map((places, place) => [...new Set([...places, ...hindered[place]!])]) };
}

/** Pairs of bodies as pairs of their portions; ranks are an order of their own, which no pair undoes. */
function neighboursOf(
  portions: readonly Portion[],
  owners: readonly number[],
  pairs: readonly (readonly [number, number])[],
): number[][] {
  const sets = portions.map(() => new Set<number>());
  for (const [first, then] of pairs) {
    const [a, b] = [owners[first]!, owners[then]!];
    if (a !== b && portions[a]!.rank === portions[b]!.rank) sets[a]!.add(b);
  }
  return sets.map((set) => [...set]);
}

/** @param later free of circles */
function inGroups(
  portions: readonly Portion[],
  later: readonly (readonly number[])[],
  belongs: (group: readonly Portion[], next: Portion) => boolean,
): Portion[][] {
  const waitsFor = new Int32Array(portions.length);
  for (const places of later) for (const place of places) waitsFor[place]!++;
  const before = (a: number, b: number) => {
    const [one, other] = [portions[a]!, portions[b]!];
    return one.rank - other.rank || one.place - other.place || one.turn - other.turn;
  };
  const free = new Free(before);
  portions.forEach((_, place) => {
    if (waitsFor[place] === 0) free.add(place, kindOf(portions[place]!));
  });
  const groups: Portion[][] = [];
  let rank = Number.NEGATIVE_INFINITY;
  for (;;) {
    const group = groups.at(-1);
    const first = free.first();
    if (first === null) return groups;
    // A rank begins when the one before it has ended.
    rank = Math.max(rank, portions[first]!.rank);
    const fits = (place: number) => portions[place]!.rank <= rank && belongs(group!, portions[place]!);
    const follower = group === undefined ? null : free.find(kindOf(group[0]!), fits);
    const place = follower ?? first;
    free.take(place, kindOf(portions[place]!));
    if (follower === null) groups.push([portions[place]!]);
    else group!.push(portions[place]!);
    for (const other of later[place]!) if (--waitsFor[other]! === 0) free.add(other, kindOf(portions[other]!));
  }
}

function kindOf({ arrangement: { cargo, orientation } }: Portion): number {
  return cargo * 8 + orientation;
}

/** Portions that wait for nobody any more, in order: all of them, and those of one kind. */
class Free {
  readonly #all: number[] = [];
  readonly #kinds = new Map<number, number[]>();

  constructor(private readonly before: (a: number, b: number) => number) {}

  add(place: number, kind: number): void {
    this.#insert(this.#all, place);
    const same = this.#kinds.get(kind) ?? [];
    this.#insert(same, place);
    this.#kinds.set(kind, same);
  }

  first(): number | null {
    return this.#all[0] ?? null;
  }

  /** The first of a kind for which something holds. */
  find(kind: number, holds: (place: number) => boolean): number | null {
    return this.#kinds.get(kind)?.find(holds) ?? null;
  }

  take(place: number, kind: number): void {
    this.#remove(this.#all, place);
    this.#remove(this.#kinds.get(kind)!, place);
  }

  #insert(list: number[], place: number): void {
    list.splice(this.#at(list, place), 0, place);
  }

  #remove(list: number[], place: number): void {
    list.splice(this.#at(list, place), 1);
  }

  /** The first that is not before it. */
  #at(list: readonly number[], place: number): number {
    let from = 0;
    let to = list.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.before(list[middle]!, place) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
