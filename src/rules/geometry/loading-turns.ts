/**
 * When each piece's turn to be loaded comes: arrangement by arrangement, inside one from its lowest layer up, each layer
 * from the front wall to the door and from left to right. Arrangements of rolls that follow each other directly, with
 * one axis direction and one loading rank, are one run: staggered rows cannot be finished one after the other. Its
 * pieces come by the height of the axis (of standing rolls the base), then from the front wall to the door, then from
 * left to right.
 */
import type { ContainerLoad } from './load.js';
import type { Piece } from './piece.js';

/** @returns by place of the piece in the load, its turn from 0 */
export function loadingTurns({ pieces }: ContainerLoad, ranks: readonly number[]): Int32Array {
  const turns = new Int32Array(pieces.length);
  let from = 0;
  while (from < pieces.length) {
    const first = pieces[from]!;
    let to = from + 1;
    while (to < pieces.length && isOfOneRun(first, pieces[to]!, ranks)) to++;
    const run = pieces.slice(from, to);
    if (first.axis !== null) run.sort(byHeightThenLength);
    run.forEach((piece, place) => {
      turns[piece.index] = from + place;
    });
    from = to;
  }
  return turns;
}

/** Pieces of one arrangement are of one run, too: cuboids are left in their order. */
function isOfOneRun(a: Piece, b: Piece, ranks: readonly number[]): boolean {
  return a.axis !== null && a.axis === b.axis && ranks[a.cargo] === ranks[b.cargo];
}

function byHeightThenLength(a: Piece, b: Piece): number {
  const height = a.axis === 'z' ? a.z1 - b.z1 : a.z1 + a.z2 - b.z1 - b.z2;
  return height || a.x1 + a.x2 - b.x1 - b.x2 || a.y1 + a.y2 - b.y1 - b.y2;
}
