/**
 * Faces that nobody can see: those that others touch all over. In a well filled container that is most of them. As
 * pieces never overlap, the areas in which they touch a face add up to its own only when nothing of it is free.
 */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../domain/bodies.js';
import { sharedLength } from '../domain/geometry.js';

/** @returns by body, whether its face across the axis, at the high end (side 1) or the low one (-1), is covered */
export function coveredFaces(bodies: readonly Body[], axis: Axis, side: 1 | -1): Uint8Array {
  const [u, v] = ACROSS[axis];
  const faceOf = side > 0 ? highOf : lowOf;
  const oppositeOf = side > 0 ? lowOf : highOf;
  const byPlane = new Map<number, Body[]>();
  for (const body of bodies) {
    // A cylinder never covers the corners; where cylinders stand the faces behind them are looked at one by one.
    if (body.axis !== null) continue;
    const plane = oppositeOf(body, axis);
    const others = byPlane.get(plane);
    if (others === undefined) byPlane.set(plane, [body]);
    else others.push(body);
  }
  return Uint8Array.from(bodies, (body) => {
    let free = (highOf(body, u) - lowOf(body, u)) * (highOf(body, v) - lowOf(body, v));
    for (const other of byPlane.get(faceOf(body, axis)) ?? []) {
      const width = sharedLength(lowOf(body, u), highOf(body, u), lowOf(other, u), highOf(other, u));
      if (width > 0) free -= width * sharedLength(lowOf(body, v), highOf(body, v), lowOf(other, v), highOf(other, v));
    }
    return free <= 0 ? 1 : 0;
  });
}
