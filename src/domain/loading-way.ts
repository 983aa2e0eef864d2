/**
 * Who is in the way of whom. Cargo comes in along straight lines, the way: parallel to the length from the door at the rear,
 * parallel to the width from a door in a side, or straight down where the container is open above. A piece that stands already is in the way of one that comes later
 * when a line along the way meets the insides of both and the earlier one's lies further out. Touching is free. Rolls
 * are cylinders, all else cuboids. Walls, decks and zones hinder nothing.
 *
 * `isInTheWay` answers for two pieces, `inTheWayPairs` finds such pairs of a load without asking each. Together
 * with `restingPairs` (resting.ts) they say which orders of loading are possible.
 */
import type { Axis, Body } from './bodies.js';
import { centreOf, highOf, isLyingRoll, lowOf } from './bodies.js';
import type { Cuboid, Size } from './geometry.js';
import { forEachPairSeen } from './pairs-seen.js';
import type { Container } from './problem.js';
import type { DoorSide } from './words.js';

/** From the rear, from the left (width 0), from the right, from above. */
export type Way = 'fromDoor' | 'fromLeft' | 'fromRight' | 'fromAbove';

interface Opened extends Pick<Container, 'containerType' | 'vehicleType'> {
  readonly door?: { readonly side: DoorSide } | null;
}

export function wayInto({ containerType, vehicleType, door }: Opened): Way {
  if (containerType === 'Pallet' || containerType === 'Carton') return 'fromAbove';
  if (door != null) return WAY_BY[door.side];
  return vehicleType === 'OpenTop' || vehicleType === 'FlatRack' ? 'fromAbove' : 'fromDoor';
}

const WAY_BY: Readonly<Record<DoorSide, Way>> = {
  Rear: 'fromDoor',
  Left: 'fromLeft',
  Right: 'fromRight',
  Top: 'fromAbove',
};

/** Cargo comes in along the width. */
export function isFromSide(way: Way): boolean {
  return way === 'fromLeft' || way === 'fromRight';
}

/** The direction of the way, whether its outer end is where that grows (1) or falls (-1), and the two across it. */
export const DIRECTIONS: Readonly<Record<Way, readonly [along: Axis, outwards: 1 | -1, u: Axis, v: Axis]>> = {
  fromDoor: ['x', 1, 'y', 'z'],
  fromLeft: ['y', -1, 'x', 'z'],
  fromRight: ['y', 1, 'x', 'z'],
  fromAbove: ['z', 1, 'x', 'y'],
};

/** How far out something reaches along the way in, which begins at the inmost end of a container of that size. */
export function outerEnd(body: Cuboid, way: Way, { width }: Pick<Size, 'width'>): number {
  return way === 'fromLeft' ? width - body.y1 : highOf(body, DIRECTIONS[way][0]);
}

/** How far from the inmost end something begins. */
export function innerEnd(body: Cuboid, way: Way, { width }: Pick<Size, 'width'>): number {
  return way === 'fromLeft' ? width - body.y2 : lowOf(body, DIRECTIONS[way][0]);
}

/** Whether `standing`, once loaded, is in the way of `coming`. */
export function isInTheWay(standing: Body, coming: Body, way: Way): boolean {
  const [along, outwards, u, v] = DIRECTIONS[way];
  // On any line along an axis a cuboid's or cylinder's share lies around its centre.
  if (outwards * (centreOf(standing, along) - centreOf(coming, along)) <= 0) return false;
  if (isLyingRoll(coming) && standing.axis === coming.axis && centreOf(standing, 'z') < centreOf(coming, 'z')) {
    return false;
  }
  return shadowsMeet(standing, coming, along, u, v);
}

/**
 * Pairs of places [first, then]: the first must be loaded before, for it would find the other in its way.
 * @param mayStandFor whether what one cuboid finds in its way and what finds another one in its way, wholly behind the
 *   first, may be left out: it follows from their own pair
 */
export function inTheWayPairs(
  bodies: readonly Body[],
  way: Way,
  mayStandFor: (far: number, near: number) => boolean,
): [first: number, then: number][] {
  const pairs: [number, number][] = [];
  const seen = isFromSide(way) ? bodies.map((body) => turned(body, way)) : bodies;
  forEachPairSeen(seen, way === 'fromAbove' ? 'z' : 'x', (near, far) => {
    const isHindered = isInTheWay(bodies[near]!, bodies[far]!, way);
    if (isHindered) pairs.push([far, near]);
    const areCuboids = bodies[near]!.axis === null && bodies[far]!.axis === null;
    return isHindered && areCuboids && mayStandFor(far, near);
  });
  return pairs;
}

/** The same from a side, as if that were the rear. */
function turned({ x1, y1, z1, x2, y2, z2 }: Cuboid, way: Way): Cuboid {
  const [from, to] = way === 'fromLeft' ? [0 - y2, 0 - y1] : [y1, y2];
  return { x1: from, x2: to, y1: x1, y2: x2, z1, z2 };
}

/** Whether the insides of two bodies meet when both are looked at along the way. */
function shadowsMeet(a: Body, b: Body, along: Axis, u: Axis, v: Axis): boolean {
  if (lowOf(a, u) >= highOf(b, u) || lowOf(b, u) >= highOf(a, u)) return false;
  if (lowOf(a, v) >= highOf(b, v) || lowOf(b, v) >= highOf(a, v)) return false;
  const isRoundA = a.axis === along;
  const isRoundB = b.axis === along;
  if (isRoundA && isRoundB) {
    const reach = highOf(a, u) - lowOf(a, u) + highOf(b, u) - lowOf(b, u);
    return isShorter(centreOf(a, u) - centreOf(b, u), centreOf(a, v) - centreOf(b, v), reach);
  }
  if (isRoundA) return discMeetsRectangle(a, b, u, v);
  return isRoundB ? discMeetsRectangle(b, a, u, v) : true;
}

/** Doubled lengths throughout, so that nothing is halved. */
function discMeetsRectangle(disc: Body, rectangle: Body, u: Axis, v: Axis): boolean {
  const beyond = (axis: Axis) => {
    const centre = centreOf(disc, axis);
    return Math.max(0, 2 * lowOf(rectangle, axis) - centre, centre - 2 * highOf(rectangle, axis));
  };
  return isShorter(beyond(u), beyond(v), highOf(disc, u) - lowOf(disc, u));
}

/** Whether a^2 + b^2 < length^2; exact as long as the squares are whole numbers. */
function isShorter(a: number, b: number, length: number): boolean {
  if (length * length <= Number.MAX_SAFE_INTEGER / 2) return a * a + b * b < length * length;
  const square = (value: number) => BigInt(value) * BigInt(value);
  return square(a) + square(b) < square(length);
}
