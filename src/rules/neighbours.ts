/** Finds the pieces that lie over one another or meet, by a sweep from the floor up over a grid of the floor. */
import { Grid, type Spans } from './grid.js';
import type { Piece } from './piece.js';
import { sharesArea } from './rectangles.js';

/**
 * Visits once every pair whose floor rectangles share an area and whose gap in height is at most `reach`
 * (pieces that meet have none); `lower` has the lower base, or the same. The visitor returns false to end the sweep.
 */
export function forEachNeighbours(
  pieces: readonly Piece[],
  reach: number,
  visit: (lower: Piece, upper: Piece) => boolean,
): void {
  const upwards = [...pieces].sort((a, b) => a.z1 - b.z1);
  const grid = new Grid(
    spans(upwards, (piece) => [piece.x1, piece.x2]),
    spans(upwards, (piece) => [piece.y1, piece.y2]),
  );
  let goesOn = true;
  for (let i = 0; i < upwards.length && goesOn; i++) {
    const upper = upwards[i]!;
    grid.forEachCell(i, (cell, row, column) => {
      let kept = 0;
      for (const j of cell) {
        const lower = upwards[j]!;
        // Tops too far below this base are too far below all that follow.
        if (lower.z2 < upper.z1 - reach) continue;
        cell[kept++] = j;
        if (goesOn && sharesArea(lower, upper) && grid.isCellOfPair(i, j, row, column)) goesOn = visit(lower, upper);
      }
      cell.length = kept;
      cell.push(i);
    });
  }
}

/** One side of many pieces. */
export function spans(pieces: readonly Piece[], sideOf: (piece: Piece) => readonly [number, number]): Spans {
  const lows = new Float64Array(pieces.length);
  const highs = new Float64Array(pieces.length);
  pieces.forEach((piece, i) => {
    const [low, high] = sideOf(piece);
    lows[i] = low;
    highs[i] = high;
  });
  return { lows, highs };
}
