/**
 * When each piece's turn to be loaded comes: arrangement by arrangement, inside one from its lowest layer up, each layer
 * from the front wall to the door and from left to right. Arrangements of rolls that follow each other directly in
 * one section, with one axis direction, one loading rank and one ground, are one run: staggered rows cannot be finished one after the
 * other. Its pieces come by the height of the axis (of standing rolls the base), then along the way in: from the front
 * wall to the door, or from the far side to the door in a side; then across it, from left to right or from the front. Rolls on a deck and rolls on the floor beside it are two runs: a deck is filled with all its
 * layers before the floor in front of it.
 */
import { type Ground, groundsOf, groundUnder } from '../../domain/grounds.js';
import type { ContainerLoad } from './load.js';
import type { Piece } from './piece.js';
import { furtherOut, type WayIn, wayOf } from './way.js';

/** @returns by place of the piece in the load, its turn from 0 */
export function loadingTurns(
  { container, pieces, sectionStarts }: ContainerLoad,
  ranks: readonly number[],
): Int32Array {
  const isStart = (place: number) =>
    sectionStarts.has(pieces[place]!.arrangement) && pieces[place]!.arrangement !== pieces[place - 1]!.arrangement;
  const turns = new Int32Array(pieces.length);
  const under = groundOfArrangements(pieces, groundsOf(container));
  const way = wayOf(container);
  let from = 0;
  while (from < pieces.length) {
    const first = pieces[from]!;
    let to = from + 1;
    while (to < pieces.length && isOfOneRun(first, pieces[to]!, ranks, under) && !isStart(to)) to++;
    const run = pieces.slice(from, to);
    if (first.axis !== null) run.sort((a, b) => byHeightThenWay(a, b, way));
    run.forEach((piece, place) => {
      turns[piece.index] = from + place;
    });
    from = to;
  }
  return turns;
}

/** Pieces of one arrangement are of one run, too: cuboids are left in their order. */
function isOfOneRun(a: Piece, b: Piece, ranks: readonly number[], under: readonly number[]): boolean {
  const isAlike = a.axis !== null && a.axis === b.axis && ranks[a.cargo] === ranks[b.cargo];
  return isAlike && under[a.arrangement] === under[b.arrangement];
}

/** By arrangement the place of the ground over which its pieces lie, of several the highest, of equal ones the first. */
function groundOfArrangements(pieces: readonly Piece[], grounds: readonly Ground[]): number[] {
  const under: number[] = [];
  for (const piece of pieces) {
    const ground = groundUnder(grounds, piece);
    const known = under[piece.arrangement] ?? ground;
    const rise = grounds[ground]!.level - grounds[known]!.level;
    under[piece.arrangement] = rise > 0 || (rise === 0 && ground < known) ? ground : known;
  }
  return under;
}

function byHeightThenWay(a: Piece, b: Piece, way: WayIn): number {
  const height = a.axis === 'z' ? a.z1 - b.z1 : a.z1 + a.z2 - b.z1 - b.z2;
  const [length, width] = [a.x1 + a.x2 - b.x1 - b.x2, a.y1 + a.y2 - b.y1 - b.y2];
  return height || (way.axis === 'y' ? furtherOut(a, b, way) || length : length || width);
}
