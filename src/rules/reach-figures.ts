/**
 * How far pieces are reached, by code of the verifier's own: the floor of the container in strips along the way in, in each of
 * which is written how far out what stands there already comes.
 */
import { loadingRanks } from '../domain/loading-ranks.js';
import type { LoadedContainer } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { reachLimits } from '../domain/reach.js';
import { high, low } from './geometry/cylinders.js';
import { ContainerLoad } from './geometry/load.js';
import { loadingTurns } from './geometry/loading-turns.js';
import type { Piece } from './geometry/piece.js';
import { wayOf } from './geometry/way.js';

export interface ReachOfPiece {
  readonly piece: Piece;
  /** 0 at least; scaled units. */
  readonly reach: number;
}

/** In the order of loading. */
export function reachesOf(load: ContainerLoad): ReachOfPiece[] {
  const turns = loadingTurns(load, loadingRanks(load.problem));
  const inTurn = [...load.pieces].sort((a, b) => turns[a.index]! - turns[b.index]!);
  const { axis, isReversed } = wayOf(load.container);
  if (axis === 'z') return inTurn.map((piece) => ({ piece, reach: 0 }));
  const across = axis === 'x' ? 'y' : 'x';
  const edges = [...new Set(inTurn.flatMap((piece) => [low(piece, across), high(piece, across)]))].sort(
    (a, b) => a - b,
  );
  const stripAt = new Map(edges.map((edge, strip) => [edge, strip]));
  const farthest = new Float64Array(edges.length).fill(Number.NEGATIVE_INFINITY);
  return inTurn.map((piece) => {
    const [from, to] = [stripAt.get(low(piece, across))!, stripAt.get(high(piece, across))!];
    const own = isReversed ? 0 - low(piece, axis) : high(piece, axis);
    let out = Number.NEGATIVE_INFINITY;
    for (let strip = from; strip < to; strip++) {
      out = Math.max(out, farthest[strip]!);
      farthest[strip] = Math.max(farthest[strip]!, own);
    }
    return { piece, reach: Math.max(0, out - own) };
  });
}

/** Of a container: the farthest that a piece is reached, scaled units, and how many farther than they may be. */
export function reachOf(problem: LoadProblem, loaded: LoadedContainer): { largest: number; beyond: number } {
  const limits = reachLimits(problem);
  const reaches = reachesOf(new ContainerLoad(problem, loaded));
  return {
    largest: reaches.reduce((most, { reach }) => Math.max(most, reach), 0),
    beyond: reaches.filter(({ piece, reach }) => reach > limits[piece.cargo]!).length,
  };
}
