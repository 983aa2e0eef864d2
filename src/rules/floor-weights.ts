/**
 * What reaches floor and decks through each piece that stands there: its own weight and what rests on it, by contact area
 * (docs/rules.md, Floor). What touches nothing, where no support is asked, presses on the ground below it.
 */
import type { Rectangle } from '../domain/geometry.js';
import type { ContainerLoad } from './geometry/load.js';
import { isLyingRoll, type Piece } from './geometry/piece.js';
import { totalArea } from './geometry/rectangles.js';

export interface FloorWeight {
  readonly piece: Piece;
  readonly weight: number;
  /** Where it presses, in rectangles that do not overlap; of a lying roll its bottom line, without width. */
  readonly parts: readonly Rectangle[];
  /** Square scaled units; 0: a line. */
  readonly area: number;
}

export function floorWeights(load: ContainerLoad): FloorWeight[] {
  const { footings } = load.contacts;
  const borne = new Float64Array(load.pieces.length);
  const found: FloorWeight[] = [];
  for (const piece of [...load.upwards].reverse()) {
    const { below, onGround } = footings[piece.index]!;
    const weight = piece.kind.weight + borne[piece.index]!;
    for (const { lower, share } of below) borne[lower.index]! += weight * share;
    if (below.length === 0 && onGround === null) found.push(pressing(piece, weight, [piece]));
    else if (onGround !== null) found.push(pressing(piece, weight * onGround.share, onGround.parts));
  }
  return found.reverse();
}

function pressing(piece: Piece, weight: number, parts: readonly Rectangle[]): FloorWeight {
  if (!isLyingRoll(piece)) return { piece, weight, parts, area: totalArea(parts) };
  const { x1, x2, y1, y2 } = piece;
  const line = piece.axis === 'x' ? { x1, x2, y1, y2: y1 } : { x1: (x1 + x2) / 2, x2: (x1 + x2) / 2, y1, y2 };
  return { piece, weight, parts: [line], area: 0 };
}
