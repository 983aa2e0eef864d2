/**
 * Who is in the way of whom. Cargo comes in along straight lines, the way: parallel to the length from the door, or
 * straight down where the container is open above. A piece that stands already is in the way of one that comes later
 * when a line along the way meets the insides of both and the earlier one's lies further out. Touching is free. Rolls
 * are cylinders, all else cuboids. Walls, decks and zones hinder nothing.
 *
 * `isInTheWay` answers for two pieces, `inTheWayPairs` finds such pairs of a load without asking each. Together
 * with `restingPairs` (resting.ts) they say which orders of loading are possible.
 */
import type { Axis, Body } from './bodies.js';
import { centreOf, highOf, isLyingRoll, lowOf } from './bodies.js';
import { forEachPairSeen } from './pairs-seen.js';
import type { Container } from './problem.js';
import type { DoorSide } from './words.js';

export type Way = 'fromDoor' | 'fromAbove';

interface Opened extends Pick<Container, 'containerType' | 'vehicleType'> {
  readonly door?: { readonly side: DoorSide } | null;
}

export function wayInto({ containerType, vehicleType, door }: Opened): Way {
  if (containerType === 'Pallet' || containerType === 'Carton') return 'fromAbove';
  if (door != null) return door.side === 'Top' ? 'fromAbove' : 'fromDoor';
  return vehicleType === 'OpenTop' || vehicleType === 'FlatRack' ? 'fromAbove' : 'fromDoor';
}

/** The direction of the way, towards its outer end, and the two across it. */
const DIRECTIONS: Readonly<Record<Way, readonly [along: Axis, u: Axis, v: Axis]>> = {
  fromDoor: ['x', 'y', 'z'],
  fromAbove: ['z', 'x', 'y'],
};

/** Whether `standing`, once loaded, is in the way of `coming`. */
export function isInTheWay(standing: Body, coming: Body, way: Way): boolean {
  const [along, u, v] = DIRECTIONS[way];
  // On any line along an axis a cuboid's or cylinder's share lies around its centre.
  if (centreOf(standing, along) <= centreOf(coming, along)) return false;
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
  forEachPairSeen(bodies, way === 'fromDoor' ? 'x' : 'z', (near, far) => {
    const isHindered = isInTheWay(bodies[near]!, bodies[far]!, way);
    if (isHindered) pairs.push([far, near]);
    const areCuboids = bodies[near]!.axis === null && bodies[far]!.axis === null;
    return isHindered && areCuboids && mayStandFor(far, near);
  });
  return pairs;
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
