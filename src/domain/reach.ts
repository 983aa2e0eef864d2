/**
 * Within reach (docs/rules.md, Grouping and sequence): how far cargo that stands already reaches further out than a piece
 * that is brought to its place, in its corridor along the way. Nobody stands on or under cargo, so heights do not count.
 */

import { RangeMost } from '../lib/range-most.js';
import { type Axis, type Body, highOf, lowOf } from './bodies.js';
import { piecesInTurn } from './loading-turns.js';
import { DIRECTIONS, outerEnd, wayInto } from './loading-way.js';
import { type Arrangement, extentOf, type LoadedContainer } from './plan.js';
import type { Cargo, LoadProblem } from './problem.js';
import { UNITS } from './units.js';

/** How far an arm and a fork reach. */
export const REACH_MILLIMETRES = { byHand: 1000, byMachine: 200 };

export function isByMachine({ handling, style }: Pick<Cargo, 'handling' | 'style'>): boolean {
  return handling === undefined ? style === 'Palletload' : handling === 'Machine';
}

/** By cargo, scaled units. */
export function reachLimits(problem: LoadProblem): readonly number[] {
  const { maxLoadingReach: limit } = problem.rules;
  return problem.cargoes.map(
    (cargo) => limit ?? scaledMillimetres(problem, REACH_MILLIMETRES[isByMachine(cargo) ? 'byMachine' : 'byHand']),
  );
}

/** Rounded down to the grid. */
export function scaledMillimetres({ uom, scale }: Pick<LoadProblem, 'uom' | 'scale'>, millimetres: number): number {
  return Math.floor((millimetres * 10 * scale) / UNITS[uom].tenthsOfMillimetre);
}

export interface Reached {
  /** Place of the arrangement that the piece is of. */
  readonly arrangement: number;
  /** Its place among the pieces of the arrangement. */
  readonly piece: number;
  readonly cargo: number;
  readonly body: Body;
  /** How far it is reached, and over which piece (its place among these, which is its turn); -1: over none. */
  readonly reach: number;
  readonly over: number;
  /** It is further than its cargo can be reached. */
  readonly isBeyond: boolean;
}

/** Every piece, in the order of loading. */
export function reachesIn(problem: LoadProblem, loaded: LoadedContainer): Reached[] {
  const pieces = piecesInTurn(problem, loaded);
  const none = (piece: (typeof pieces)[number]): Reached => ({
    ...piece,
    reach: 0,
    over: -1,
    isBeyond: false,
  });
  const container = problem.containers[loaded.container]!;
  const way = wayInto(container);
  if (way === 'fromAbove') return pieces.map(none);
  const limits = reachLimits(problem);
  const [, , across] = DIRECTIONS[way];
  const outer = pieces.map(({ body }) => outerEnd(body, way, container.size));
  const standing = new RangeMost(endsOf(pieces, across), outer);
  return pieces.map((piece, turn) => {
    const [from, to] = [lowOf(piece.body, across), highOf(piece.body, across)];
    const over = standing.most(from, to);
    standing.raise(from, to, turn);
    const reach = over < 0 ? 0 : Math.max(0, outer[over]! - outer[turn]!);
    if (reach === 0) return none(piece);
    return { ...piece, reach, over, isBeyond: reach > limits[piece.cargo]! };
  });
}

function* endsOf(pieces: ReturnType<typeof piecesInTurn>, across: Axis): Generator<number> {
  for (const { body } of pieces) {
    yield lowOf(body, across);
    yield highOf(body, across);
  }
}

/** Of a container: the farthest that a piece is reached, scaled units, and how many are further than they can be. */
export interface ReachFigures {
  readonly largest: number;
  readonly beyond: number;
}

export function reachFigures(problem: LoadProblem, loaded: LoadedContainer): ReachFigures {
  const way = wayInto(problem.containers[loaded.container]!);
  if (way === 'fromAbove') return { largest: 0, beyond: 0 };
  if (way === 'fromDoor' && !loaded.arrangements.some(({ cargo }) => problem.cargoes[cargo]!.style === 'Roll')) {
    return figuresOfCuboids(problem, loaded.arrangements);
  }
  let largest = 0;
  let beyond = 0;
  for (const { reach, isBeyond } of reachesIn(problem, loaded)) {
    if (reach > largest) largest = reach;
    if (isBeyond) beyond++;
  }
  return { largest, beyond };
}

/**
 * From the rear. Cuboids come arrangement by arrangement, and columns of one (pieces with the same place along the width) are not in each
 * other's way. The first layer of a column is reached over what stood before, the others over its own last piece too.
 */
function figuresOfCuboids(problem: LoadProblem, arrangements: readonly Arrangement[]): ReachFigures {
  const limits = reachLimits(problem);
  const extents = arrangements.map((one) => extentOf(one, problem.cargoes));
  const outer = extents.map(({ x2 }) => x2);
  const ends = new Set<number>();
  arrangements.forEach(({ counts }, place) => {
    const { y1, y2 } = extents[place]!;
    for (let column = 0; column <= counts.width; column++) ends.add(y1 + (column * (y2 - y1)) / counts.width);
  });
  const standing = new RangeMost(ends, outer);
  let largest = 0;
  let beyond = 0;
  arrangements.forEach(({ cargo, counts }, place) => {
    const { x1, x2, y1, y2 } = extents[place]!;
    const [length, width] = [(x2 - x1) / counts.length, (y2 - y1) / counts.width];
    const reachOver = (out: number, layers: number) => {
      if (layers === 0) return;
      largest = Math.max(largest, out - x1 - length);
      for (let row = 1; row <= counts.length && out - x1 - row * length > limits[cargo]!; row++) beyond += layers;
    };
    for (let column = 0; column < counts.width; column++) {
      const [from, to] = [y1 + column * width, y1 + (column + 1) * width];
      const over = standing.most(from, to);
      const before = over < 0 ? Number.NEGATIVE_INFINITY : outer[over]!;
      reachOver(before, 1);
      reachOver(Math.max(before, x2), counts.height - 1);
      standing.raise(from, to, place);
    }
  });
  return { largest, beyond };
}
