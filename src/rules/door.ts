/** Door: each piece passes the opening, as it lies, turned on the floor, or tilted where that is allowed. */
import type { Size } from '../domain/geometry.js';
import type { Container, Door } from '../domain/problem.js';
import { long } from '../domain/sentences.js';
import { exactProduct } from './geometry/exact.js';
import type { Rule } from './rule.js';

/** How a piece passes. */
export type Passing = 'straight' | 'turned' | 'tilted';

/** Whether a² + b² <= c², exactly. */
function spans(a: number, b: number, c: number): boolean {
  return exactProduct(a, a) + exactProduct(b, b) <= exactProduct(c, c);
}

/** A door in a side is in the wall that is as long as the container. */
function isInSide({ side }: Door): boolean {
  return side === 'Left' || side === 'Right';
}

/** By the first that holds; null: not at all. @param size of the piece as it lies @param inner of the container */
export function passingOf(size: Size, opening: Door, inner: Size, mayTilt: boolean): Passing | null {
  const { width, height } = opening;
  const h = size.height;
  const [l, w] = isInSide(opening) ? [size.width, size.length] : [size.length, size.width];
  const wide = isInSide(opening) ? inner.length : inner.width;
  if (w <= width && h <= height) return 'straight';
  if (l <= width && h <= height && spans(l, w, wide)) return 'turned';
  if (!mayTilt) return null;
  if (w <= width && l <= height && spans(l, h, inner.height)) return 'tilted';
  const isSideways = h <= width && w <= height && spans(w, h, Math.min(wide, inner.height));
  return isSideways ? 'tilted' : null;
}

/** Of a container that says how large its door is; null: nothing is asked. */
export function openingOf({ containerType, door }: Pick<Container, 'containerType' | 'door'>): Door | null {
  const isByDoor = containerType !== 'Pallet' && containerType !== 'Carton';
  return door !== undefined && door.side !== 'Top' && isByDoor ? door : null;
}

export const door: Rule = {
  id: 'door',
  title: 'Door',
  fields: ['emptyContainers.door', 'tiltAllowedAtDoor'],
  isUsed: ({ containers }) => containers.some((container) => openingOf(container) !== null),
  check(load, report) {
    const opening = openingOf(load.container);
    if (opening === null) return;
    for (const piece of load.pieces) {
      const size = { length: piece.x2 - piece.x1, width: piece.y2 - piece.y1, height: piece.z2 - piece.z1 };
      if (passingOf(size, opening, load.container.size, piece.kind.tiltsAtDoor === true) !== null) continue;
      const { problem } = load;
      const [width, height] = [long(problem, opening.width), long(problem, opening.height)];
      report.placement(piece, `${load.describe(piece)} does not pass the door, ${width} wide and ${height} high.`);
    }
  },
};
