/**
 * Faces that nobody can see: those that others touch all over. In a well filled container that is most of them. As
 * pieces never overlap, the areas in which they touch a face add up to its own only when nothing of it is free.
 */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../domain/bodies.js';
import { sharedLength } from '../domain/geometry.js';

/** @returns by body, whether its face across the axis, at the high end (side 1) or the low one (-1), is covered */
export function coveredFaces(bodies: readonly Body[], axis: Axis, side: 1 | -1): Uint8Array {
  const [u, v] = ACROSS[axis];
  const low = (of: Axis) => Float64Array.from(bodies, (body) => lowOf(body, of));
  const high = (of: Axis) => Float64Array.from(bodies, (body) => highOf(body, of));
  const [u1, u2, v1, v2] = [low(u), high(u), low(v), high(v)];
  const [ends, opposite] = side > 0 ? [high(axis), low(axis)] : [low(axis), high(axis)];
  const planes = planesOf(bodies, opposite, u1, u2);
  return Uint8Array.from(bodies, (_, place) => {
    const plane = planes.get(ends[place]!);
    let free = (u2[place]! - u1[place]!) * (v2[place]! - v1[place]!);
    if (plane === undefined) return free <= 0 ? 1 : 0;
    for (let at = firstFrom(plane.places, u1, u1[place]! - plane.widest); at < plane.places.length; at++) {
      const other = plane.places[at]!;
      if (u1[other]! >= u2[place]!) break;
      const width = sharedLength(u1[place]!, u2[place]!, u1[other]!, u2[other]!);
      if (width > 0) free -= width * sharedLength(v1[place]!, v2[place]!, v1[other]!, v2[other]!);
    }
    return free <= 0 ? 1 : 0;
  });
}

/** What begins or ends in one plane. */
interface Plane {
  /** By where they begin along u. */
  readonly places: number[];
  widest: number;
}

function planesOf(bodies: readonly Body[], at: Float64Array, u1: Float64Array, u2: Float64Array): Map<number, Plane> {
  const planes = new Map<number, Plane>();
  for (const [place, { axis }] of bodies.entries()) {
    // A cylinder never covers the corners; where cylinders stand the faces behind them are looked at one by one.
    if (axis !== null) continue;
    const plane = planes.get(at[place]!) ?? { places: [], widest: 0 };
    plane.places.push(place);
    plane.widest = Math.max(plane.widest, u2[place]! - u1[place]!);
    planes.set(at[place]!, plane);
  }
  for (const { places } of planes.values()) places.sort((a, b) => u1[a]! - u1[b]!);
  return planes;
}

/** The first of places, in their order, that begins at a value or beyond it. */
function firstFrom(places: readonly number[], begins: Float64Array, value: number): number {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (begins[places[middle]!]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
