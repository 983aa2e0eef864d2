/**
 * An order in which a container can be loaded. Lower loading ranks come first; among one rank what carries comes before
 * what is carried, and what would be in the way comes later; where these leave a choice, pieces of one cargo that belong
 * together (belonging.ts) follow one another, then the plan's own order counts.
 *
 * Portions that wait for each other in a circle are divided into their pieces, which mostly ends it. Pieces that wait
 * for each other still have no straight order: of them only what carries is heeded, and they are named.
 */
import { inTheWayPairs, type Way } from '../domain/loading-way.js';
import type { LoadProblem } from '../domain/problem.js';
import { restingPairs } from '../domain/resting.js';
import { circlesOf } from './circles.js';
import { FreePortions } from './free-portions.js';
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

export function loadingOrder(problem: LoadProblem, portions: readonly Portion[], way: Way): LoadingOrder {
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
  const brief = waitingOf(problem, ready, way);
  const crooked = new Set(circlesOf(brief.later).flat());
  // What follows by way of others must be known where some of these are not heeded.
  const waiting = crooked.size === 0 ? brief : waitingOf(problem, ready, way, true);
  const later = waiting.later.map((places, place) =>
    places.filter((other) => !(crooked.has(place) && crooked.has(other)) || waiting.carried[place]!.includes(other)),
  );
  return { groups: inGroups(ready, later, way), crooked: new Set([...crooked].map((place) => ready[place]!)) };
}

/** @param isWhole with those, too, that follow from others */
function waitingOf({ rules }: LoadProblem, portions: readonly Portion[], way: Way, isWhole = false): Waiting {
  const owners = portions.flatMap(({ bodies }, place) => bodies.map(() => place));
  const bodies = portions.flatMap((portion) => portion.bodies);
  const settings = { depth: rules.maxDepthToSupport, isSafeStackingUsed: rules.isSafeStackingUsed };
  const carried = neighboursOf(portions, owners, restingPairs(bodies, settings));
  const rankOf = (body: number) => portions[owners[body]!]!.rank;
  const mayStandFor = (far: number, near: number) => !isWhole && rankOf(far) === rankOf(near);
  const hindered = neighboursOf(portions, owners, inTheWayPairs(bodies, way, mayStandFor));
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
function inGroups(portions: readonly Portion[], later: readonly (readonly number[])[], way: Way): Portion[][] {
  const free = new FreePortions(portions, way);
  const waitsFor = new Int32Array(portions.length);
  for (const places of later) for (const place of places) waitsFor[place]!++;
  portions.forEach((_, place) => {
    if (waitsFor[place] === 0) free.add(place);
  });
  const groups: Portion[][] = [];
  for (;;) {
    const follower = free.takeFollower();
    const place = follower ?? free.takeFirst();
    if (place === null) return groups;
    if (follower === null) groups.push([portions[place]!]);
    else groups.at(-1)!.push(portions[place]!);
    for (const other of later[place]!) if (--waitsFor[other]! === 0) free.add(other);
  }
}
