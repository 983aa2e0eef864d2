/**
 * What must be loaded before what: seen from where cargo comes in, the far one before the near one that would stand in
 * its way, and what carries before what is carried. Bounding boxes stand for rolls, and whatever lies within the depth
 * that counts as support stands for what carries: on the safe side.
 */
import { type Cuboid, overlaps } from '../../../domain/geometry.js';
import { forEachPairSeen, type Sight } from '../../../domain/pairs-seen.js';
import type { Element, Part } from './elements.js';

export interface Precedence {
  /** By element: those that come after it. */
  readonly after: readonly (readonly number[])[];
  /** By element: those that rest on it. */
  readonly carried: readonly (readonly number[])[];
  /** By element: how many come before it. */
  readonly before: readonly number[];
  /** Runs that cannot be loaded by rising height: a lower roll would stand before a higher one. */
  readonly torn: ReadonlySet<number>;
}

/**
 * @param sight from where cargo comes in
 * @param depth how far a top may lie below a base that it carries, scaled units
 */
export function precedenceOf(elements: readonly Element[], sight: Sight, depth: number): Precedence {
  const parts: Part[] = [];
  const owners: number[] = [];
  elements.forEach((element, place) => {
    for (const part of element.parts) {
      parts.push(part);
      owners.push(place);
    }
  });
  const cuboids = parts.map((part) => part.cuboid);
  const after = new Arcs(elements.length);
  const carried = new Arcs(elements.length);
  const torn = new Set<number>();

  forEachPairSeen(cuboids, sight, (near, far) => {
    const [first, second] = [owners[far]!, owners[near]!];
    if (first === second) {
      if (sight === 'x' && isTornApart(parts[far]!, parts[near]!)) torn.add(first);
      return false;
    }
    const areInterlocked = overlaps(cuboids[near]!, cuboids[far]!);
    // Interlocked rolls of two ranks stand in the order of those.
    const isFree = areInterlocked && elements[first]!.rank !== elements[second]!.rank;
    if (isFree || isRolledOver(parts[far]!, parts[near]!)) return false;
    after.add(first, second);
    // Where rows or layers of two elements run into each other, both wait, and are cut.
    if (areInterlocked && isIntoEachOther(parts[far]!, parts[near]!, sight)) after.add(second, first);
    return parts[far]!.axis === null && parts[near]!.axis === null;
  });
  forEachPairSeen(cuboids, 'z', (upper, lower) => {
    const gap = cuboids[upper]!.z1 - cuboids[lower]!.z2;
    // Beside a roll there may be others as high, under the same part of what rests on it.
    const mayHide = parts[lower]!.axis === null;
    if (gap > depth) return mayHide;
    const [first, second] = [owners[lower]!, owners[upper]!];
    const isOn =
      gap >= 0 || (isInValley(parts[upper]!, parts[lower]!) && elements[first]!.rank === elements[second]!.rank);
    if (!isOn) return false;
    if (first !== second) {
      after.add(first, second);
      carried.add(first, second);
    }
    return mayHide;
  });

  const once = after.once();
  const before = new Array<number>(elements.length).fill(0);
  for (const ones of once) for (const one of ones) before[one]!++;
  return { after: once, carried: carried.once(), before, torn };
}

/** Pairs, some of them added more than once. */
class Arcs {
  readonly #all: number[][] = [];

  constructor(count: number) {
    for (let place = 0; place < count; place++) this.#all.push([]);
  }

  add(first: number, second: number): void {
    this.#all[first]!.push(second);
  }

  /** By the first, the second ones. */
  once(): number[][] {
    const addedTo = new Int32Array(this.#all.length).fill(-1);
    return this.#all.map((ones, first) => {
      if (ones.length < 2) return ones;
      return ones.filter((one) => {
        const isNew = addedTo[one] !== first;
        addedTo[one] = first;
        return isNew;
      });
    });
  }
}

/** Whether a piece of the far one may stand nearer than one of the near one, or one of either rest on the other. */
function isIntoEachOther(far: Part, near: Part, sight: Sight): boolean {
  const [counts, others] = [far.arrangement.counts, near.arrangement.counts];
  if (counts.height > 1 || others.height > 1) return true;
  return sight === 'x' && areRowsMixed(far, near);
}

/** Whether a piece of the far one stands nearer than one of the near one. */
function areRowsMixed(far: Part, near: Part): boolean {
  return (
    lastMiddle(far.cuboid, far.arrangement.counts.length) > firstMiddle(near.cuboid, near.arrangement.counts.length)
  );
}

function firstMiddle({ x1, x2 }: Cuboid, pieces: number): number {
  return x1 + (x2 - x1) / pieces / 2;
}

function lastMiddle({ x1, x2 }: Cuboid, pieces: number): number {
  return x2 - (x2 - x1) / pieces / 2;
}

/** Standing rolls: whether one comes before a higher one further in, which finds it in its way. */
function isTornApart(far: Part, near: Part): boolean {
  if (far.axis !== 'z') return false;
  return isHiddenBehind(far, near) || (areRowsMixed(far, near) && isHiddenBehind(near, far));
}

function isHiddenBehind(far: Part, near: Part): boolean {
  for (let base = far.cuboid.z1; base < far.cuboid.z2; base += far.layer) {
    const above = base - near.cuboid.z1;
    if (above > 0 && base < near.cuboid.z2 && above % near.layer > 0) return true;
  }
  return false;
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
