/** Where a piece can be put without moving another: at the corners of what lies there already, from the front wall on. */
import { type Body, bodyOf } from '../../domain/bodies.js';
import { ORIENTATIONS, type Orientation, orientedSize, type Position } from '../../domain/geometry.js';
import { dropDecksOf } from '../../domain/grounds.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { inHand } from './in-hand.js';
import type { Lying } from './lying.js';

export interface FreePlace {
  readonly orientation: Orientation;
  readonly position: Position;
}

/**
 * @param first the orientation to be tried before the others; null: in their order
 * @param isPreferred places that are taken before any other, wherever they lie
 */
export function freePlace(
  { cargoes, rules }: LoadProblem,
  container: Container,
  lying: Lying,
  cargo: number,
  first: Orientation | null = null,
  isPreferred: (body: Body) => boolean = () => true,
): FreePlace | null {
  const kind = cargoes[cargo]!;
  const allowed = ORIENTATIONS.filter((one) => ((kind.orientations >> (one - 1)) & 1) === 1);
  const orientations = first === null ? allowed : [first, ...allowed.filter((one) => one !== first)];
  const corners = cornersOf(container, lying.bodies);
  let other: FreePlace | null = null;
  for (const position of corners) {
    for (const orientation of orientations) {
      if (position.z === 0 && orientation > 2 && !kind.turnAllowedOnFloor) continue;
      const size = orientedSize(kind.size, orientation);
      const body = bodyOf({ cargo, orientation, position, size }, cargoes);
      if (inHand(body, lying, container, rules).state !== 'free') continue;
      if (isPreferred(body)) return { orientation, position };
      other ??= { orientation, position };
    }
  }
  return other;
}

/** Beside, behind and on top of every piece, and the corners of the room; low ones first among those as far in. */
function cornersOf(container: Container, bodies: readonly Body[]): Position[] {
  const decks = dropDecksOf(container);
  const { deckReach: reach, size } = container;
  const corners = new Map<string, Position>();
  const add = (x: number, y: number, z: number) => {
    if (x < size.length + reach.length && y < size.width + reach.width && z < size.height) {
      corners.set(`${x} ${y} ${z}`, { x, y, z });
    }
  };
  add(Math.min(0, -reach.length), Math.min(0, -reach.width), 0);
  add(Math.max(0, -reach.length), Math.max(0, -reach.width), 0);
  for (const { x1, y1, z1, x2, y2, z2 } of [...decks, ...bodies]) {
    add(x2, y1, z1);
    add(x1, y2, z1);
    add(x1, y1, z2);
    add(x2, 0, z1);
    add(0, y2, z1);
    add(x2, 0, 0);
    add(0, y2, 0);
  }
  const isFromBelow = container.containerType === 'Pallet' || container.containerType === 'Carton';
  const byLength = (a: Position, b: Position) => a.x - b.x || a.z - b.z || a.y - b.y;
  const byHeight = (a: Position, b: Position) => a.z - b.z || a.x - b.x || a.y - b.y;
  return [...corners.values()].sort(isFromBelow ? byHeight : byLength);
}
