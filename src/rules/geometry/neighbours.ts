/** Finds the pieces that lie over one another or meet, by a sweep from the floor up over a grid of the floor. */
import type { Size } from '../../domain/geometry.js';
import { Grid, type Spans } from '../../lib/grid.js';
import type { Piece } from './piece.js';
import { sharesArea } from './rectangles.js';

export class Neighbours {
  private readonly upwards: readonly Piece[];
  private readonly grid: Grid;

  /** @param size of the container */
  constructor(pieces: readonly Piece[], size: Size) {
    this.upwards = [...pieces].sort((a, b) => a.z1 - b.z1);
    this.grid = new Grid(spansOf(this.upwards, 'x1', 'x2', size.length), spansOf(this.upwards, 'y1', 'y2', size.width));
  }

  /**
   * Visits once every pair whose floor rectangles share an area and whose gap in height is at most `reach`
   * (pieces that meet have none); `lower` has the lower base, or the same. The visitor returns false to end the sweep.
   */
  forEachPair(reach: number, visit: (lower: Piece, upper: Piece) => boolean): void {
    const { upwards, grid } = this;
    grid.clear();
    let goesOn = true;
    for (let i = 0; i < upwards.length && goesOn; i++) {
      const upper = upwards[i]!;
      grid.forEachCell(i, (cell, row, column) => {
        let kept = 0;
        for (let k = 0; k < cell.length; k++) {
          const j = cell[k]!;
          const lower = upwards[j]!;
          // Tops too far below this base are too far below all that follow.
          if (lower.z2 < upper.z1 - reach) continue;
          if (kept < k) cell[kept] = j;
          kept++;
          if (goesOn && sharesArea(lower, upper) && grid.isCellOfPair(i, j, row, column)) goesOn = visit(lower, upper);
        }
        if (kept < cell.length) cell.length = kept;
        cell.push(i);
      });
    }
  }
}

/** One side of many pieces, in a container that reaches from 0 to `size` on that side. */
export function spansOf(
  pieces: readonly Piece[],
  low: 'x1' | 'y1' | 'z1',
  high: 'x2' | 'y2' | 'z2',
  size: number,
): Spans {
  // Array.from asks an iterator for every piece, which takes several times as long.
  const lows = new Float64Array(pieces.length);
  const highs = new Float64Array(pieces.length);
  for (let i = 0; i < pieces.length; i++) {
    lows[i] = pieces[i]![low];
    highs[i] = pieces[i]![high];
  }
  return { lows, highs, from: 0, to: size };
}
