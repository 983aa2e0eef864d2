/**
 * What is put in order: arrangements, and runs of rolls. Rolls that interlock cannot be finished one arrangement after
 * the other, so those with one axis direction, one loading rank and one ground whose bounding boxes overlap are one
 * element, which is loaded as the rule says for runs (docs/rules.md, Grouping and sequence).
 */
import { type Cuboid, cuboidAt, orientedSize, overlaps } from '../../../domain/geometry.js';
import { type Ground, groundUnder } from '../../../domain/grounds.js';
import { forEachPairSeen } from '../../../domain/pairs-seen.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';

export interface Element {
  /** Place of the arrangement that it is, or was cut from, in the load. */
  readonly origin: number;
  /** More than one only in a run of rolls. */
  readonly parts: readonly Part[];
  readonly rank: number;
}

/** An arrangement with its bounding box. */
export interface Part {
  readonly arrangement: Arrangement;
  readonly cuboid: Cuboid;
  /** Direction of the axis of its rolls; null for cuboids. */
  readonly axis: 'x' | 'y' | 'z' | null;
  /** Height of one layer. */
  readonly layer: number;
  /** Place of the ground over which it lies. */
  readonly ground: number;
}

export function partOf({ cargoes }: LoadProblem, grounds: readonly Ground[], arrangement: Arrangement): Part {
  const { cargo, orientation, position, counts } = arrangement;
  const { size, style } = cargoes[cargo]!;
  const { length, width, height } = orientedSize(size, orientation);
  const extent = { length: counts.length * length, width: counts.width * width, height: counts.height * height };
  const cuboid = cuboidAt(position, extent);
  return {
    arrangement,
    cuboid,
    axis: style === 'Roll' ? axisOf(orientation) : null,
    layer: height,
    ground: groundUnder(grounds, cuboid),
  };
}

/** Rolls stand in orientations 1 and 2, lie along the width in 3 and 5, along the length in 4 and 6. */
function axisOf(orientation: Arrangement['orientation']): 'x' | 'y' | 'z' {
  if (orientation <= 2) return 'z';
  return orientation === 3 || orientation === 5 ? 'y' : 'x';
}

/**
 * @param grounds of the container
 * @param ranks loading rank of every cargo
 */
export function elementsOf(
  problem: LoadProblem,
  grounds: readonly Ground[],
  arrangements: readonly Arrangement[],
  ranks: readonly number[],
): Element[] {
  const parts = arrangements.map((arrangement) => partOf(problem, grounds, arrangement));
  const rankOf = (place: number) => ranks[arrangements[place]!.cargo]!;
  const first = firstOfRuns(parts, rankOf);
  const runs = new Map<number, Part[]>();
  parts.forEach((part, place) => {
    const run = runs.get(first[place]!);
    if (run === undefined) runs.set(first[place]!, [part]);
    else run.push(part);
  });
  return [...runs].map(([origin, run]) => ({ origin, parts: run, rank: rankOf(origin) }));
}

/** For every part the first one of its run; of a cuboid, itself. */
function firstOfRuns(parts: readonly Part[], rankOf: (place: number) => number): number[] {
  const first = parts.map((_, place) => place);
  const find = (place: number): number => {
    let root = place;
    while (first[root] !== root) root = first[root]!;
    while (first[place] !== root) [place, first[place]] = [first[place]!, root];
    return root;
  };
  const rolls = [...parts.keys()].filter((place) => parts[place]!.axis !== null);
  if (rolls.length === 0) return first;
  const cuboids = rolls.map((place) => parts[place]!.cuboid);
  forEachPairSeen(cuboids, 'z', (i, j) => {
    const [a, b] = [rolls[i]!, rolls[j]!];
    const isOfOneRun =
      parts[a]!.axis === parts[b]!.axis && parts[a]!.ground === parts[b]!.ground && rankOf(a) === rankOf(b);
    if (isOfOneRun && overlaps(cuboids[i]!, cuboids[j]!)) {
      const [low, high] = [find(a), find(b)].sort((x, y) => x - y) as [number, number];
      first[high] = low;
    }
    return false;
  });
  return first.map((_, place) => find(place));
}
