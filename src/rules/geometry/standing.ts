/** How a piece stands on floor and decks, whatever carries it beside them. */
import type { Rectangle } from '../../domain/geometry.js';
import { groundsOf } from '../../domain/grounds.js';
import type { Container } from '../../domain/problem.js';
import type { Piece } from './piece.js';
import { intersection, without } from './rectangles.js';

export interface Standing {
  /** Part of its base (of a lying roll: of its bottom line) is on floor or deck. */
  readonly isOnGround: boolean;
  /** All of it is. */
  readonly isWhollyOnGround: boolean;
}

/** @param reach how far above a floor or deck a base is still on it, scaled units */
export function standingOf(piece: Piece, container: Container, reach: number): Standing {
  const base = baseOf(piece);
  const grounds = groundsOf(container)
    .filter(({ level }) => level <= piece.z1 && level >= piece.z1 - reach)
    .map(({ area }) => doubled(area));
  return {
    isOnGround: grounds.some((area) => intersection(base, area) !== null),
    isWhollyOnGround: without(base, grounds).length === 0,
  };
}

/** In half units; the bottom line of a lying roll is a unit wide, and touches what ends right beside it. */
function baseOf(piece: Piece): Rectangle {
  const base = doubled(piece);
  const middle = (from: number, to: number) => (from + to) / 2;
  if (piece.axis === 'x') {
    const y = middle(base.y1, base.y2);
    return { ...base, y1: y - 0.5, y2: y + 0.5 };
  }
  if (piece.axis === 'y') {
    const x = middle(base.x1, base.x2);
    return { ...base, x1: x - 0.5, x2: x + 0.5 };
  }
  return base;
}

function doubled({ x1, y1, x2, y2 }: Rectangle): Rectangle {
  return { x1: 2 * x1, y1: 2 * y1, x2: 2 * x2, y2: 2 * y2 };
}
