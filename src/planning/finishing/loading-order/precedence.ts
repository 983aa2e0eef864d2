/**
 * What must be loaded before what: seen from where cargo comes in, the far one before the near one that would stand in
 * its way, and what carries before what is carried. Bounding boxes stand for rolls, and whatever lies within the depth
 * that counts as support stands for what carries: on the safe side.
 */
import { overlaps } from '../../../domain/geometry.js';
import { forEachPairSeen, type Sight } from '../../../domain/pairs-seen.js';
import type { Element, Part } from './elements.js';

export interface Precedence {
  /** By element: those that come after it. */
  readonly after: readonly (readonly number[])[];
  /** By element: those that rest on it. */
  readonly carried: readonly (readonly number[])[];
  /** By element: how many come before it. */
  readonly before: readonly number[];
}

/**
 * @param sight from where cargo comes in
 * @param depth how far a top may lie below a base that it carries, scaled units
 */
export function precedenceOf(elements: readonly Element[], sight: Sight, depth: number): Precedence {
  const parts = elements.flatMap((element) => element.parts);
  const owners = elements.flatMap((element, place) => element.parts.map(() => place));
  const cuboids = parts.map((part) => part.cuboid);
  const after = elements.map(() => new Set<number>());
  const carried = elements.map(() => new Set<number>());

  forEachPairSeen(cuboids, sight, (near, far) => {
    const [first, second] = [owners[far]!, owners[near]!];
    if (first === second) return false;
    const areInterlocked = overlaps(cuboids[near]!, cuboids[far]!);
    // Interlocked rolls of two ranks stand in the order of those.
    const isFree = areInterlocked && elements[first]!.rank !== elements[second]!.rank;
    if (isFree || isRolledOver(parts[far]!, parts[near]!)) return false;
    after[first]!.add(second);
    // Those of two grounds come one by one: where their rows run into each other, both wait, and are cut.
    if (areInterlocked && isIntoEachOther(parts[far]!, parts[near]!, sight)) after[second]!.add(first);
    return parts[far]!.axis === null && parts[near]!.axis === null;
  });
  forEachPairSeen(cuboids, 'z', (upper, lower) => {
    const gap = cuboids[upper]!.z1 - cuboids[lower]!.z2;
    if (gap > depth) return true;
    const [first, second] = [owners[lower]!, owners[upper]!];
    const isOn =
      gap >= 0 || (isInValley(parts[upper]!, parts[lower]!) && elements[first]!.rank === elements[second]!.rank);
    if (!isOn) return false;
    if (first !== second) {
      after[first]!.add(second);
      carried[first]!.add(second);
    }
    return true;
  });

  const before = elements.map(() => 0);
  for (const ones of after) for (const one of ones) before[one]!++;
  return { after: after.map((ones) => [...ones]), carried: carried.map((ones) => [...ones]), before };
}

/** Whether a piece of the far one stands nearer than one of the near one. */
function isIntoEachOther(far: Part, near: Part, sight: Sight): boolean {
  const { counts } = far.arrangement;
  const other = near.arrangement.counts;
  return sight === 'x'
    ? middleOf(far.cuboid.x2, far.cuboid.x1, counts.length) > middleOf(near.cuboid.x1, near.cuboid.x2, other.length)
    : middleOf(far.cuboid.z2, far.cuboid.z1, counts.height) > middleOf(near.cuboid.z1, near.cuboid.z2, other.height);
}

/** Of the piece at that end of a row of so many. */
function middleOf(end: number, otherEnd: number, pieces: number): number {
  return end + (otherEnd - end) / pieces / 2;
}

function isInValley(upper: Part, lower: Part): boolean {
  const isLying = upper.axis === 'x' || upper.axis === 'y';
  return isLying && upper.axis === lower.axis && overlaps(upper.cuboid, lower.cuboid);
}

/** A lying roll is rolled over parallel ones whose axis is lower. */
function isRolledOver(far: Part, near: Part): boolean {
  if (far.axis === null || far.axis === 'z' || far.axis !== near.axis) return false;
  return near.cuboid.z2 - near.layer / 2 < far.cuboid.z1 + far.layer / 2;
}
