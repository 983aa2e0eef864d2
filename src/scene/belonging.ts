/** Which portions belong together: those of one cargo that touch, or stand in one wall (lie in one layer). */
import type { Cuboid } from '../domain/geometry.js';
import type { Way } from '../domain/loading-way.js';
import { touch } from './cuboids.js';
import type { Portion } from './portions.js';

/** Two stand in one wall when they share this much of the shorter one's length, along the way. */
const LEAST_SHARED = 0.5;
/** So many that follow along the way are asked; in a long row of equal ones each belongs to the next anyway. */
const MOST_ASKED = 64;

export interface Belonging {
  /** By place: the others that may follow it in a step. */
  readonly near: readonly (readonly number[])[];
  /** By place: a name for all that belong together, by way of others too. */
  readonly family: readonly number[];
}

export function belongingOf(portions: readonly Portion[], way: Way): Belonging {
  const near = portions.map((): number[] => []);
  const family = portions.map((_, place) => place);
  const low = (place: number) => lowAlong(portions[place]!.extent, way);
  const ofKind = new Map<string, number[]>();
  for (const [place, { arrangement, rank }] of portions.entries()) {
    const kind = `${arrangement.cargo} ${rank}`;
    const known = ofKind.get(kind);
    if (known === undefined) ofKind.set(kind, [place]);
    else known.push(place);
  }
  for (const places of ofKind.values()) {
    places.sort((a, b) => low(a) - low(b) || a - b);
    places.forEach((a, at) => {
      const { extent } = portions[a]!;
      const end = highAlong(extent, way);
      for (const b of places.slice(at + 1, at + 1 + MOST_ASKED)) {
        if (low(b) > end) break;
        const other = portions[b]!.extent;
        if (!touch(extent, other) && !isInOneWall(extent, other, way)) continue;
        near[a]!.push(b);
        near[b]!.push(a);
        family[rootOf(family, b)] = rootOf(family, a);
      }
    });
  }
  return { near, family: family.map((_, place) => rootOf(family, place)) };
}

function rootOf(family: number[], place: number): number {
  let root = place;
  while (family[root] !== root) {
    family[root] = family[family[root]!]!;
    root = family[root]!;
  }
  return root;
}

function isInOneWall(a: Cuboid, b: Cuboid, way: Way): boolean {
  const shared = Math.min(highAlong(a, way), highAlong(b, way)) - Math.max(lowAlong(a, way), lowAlong(b, way));
  const shorter = Math.min(highAlong(a, way) - lowAlong(a, way), highAlong(b, way) - lowAlong(b, way));
  return shared >= LEAST_SHARED * shorter;
}

export function lowAlong({ x1, z1 }: Cuboid, way: Way): number {
  return way === 'fromDoor' ? x1 : z1;
}

export function highAlong({ x2, z2 }: Cuboid, way: Way): number {
  return way === 'fromDoor' ? x2 : z2;
}
