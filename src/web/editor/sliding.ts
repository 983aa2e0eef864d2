/** How far a piece can be pushed until it meets a wall or another piece. */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import type { Container } from '../../domain/problem.js';

/** @returns the way, with its sign; 0: it touches already */
export function slidingWay(
  body: Body,
  others: Iterable<Body>,
  { size, deckReach }: Container,
  axis: Axis,
  sign: 1 | -1,
): number {
  const reach = axis === 'x' ? deckReach.length : axis === 'y' ? deckReach.width : 0;
  const end = axis === 'x' ? size.length : axis === 'y' ? size.width : size.height;
  let way = sign > 0 ? end + reach - highOf(body, axis) : lowOf(body, axis) + reach;
  const [u, v] = ACROSS[axis];
  const isInTheWay = (other: Body) =>
    [u, v].every((one) => lowOf(other, one) < highOf(body, one) && highOf(other, one) > lowOf(body, one));
  for (const other of others) {
    const gap = sign > 0 ? lowOf(other, axis) - highOf(body, axis) : lowOf(body, axis) - highOf(other, axis);
    if (gap >= 0 && gap < way && isInTheWay(other)) way = gap;
  }
  return sign * Math.max(0, way);
}
