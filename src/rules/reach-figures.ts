/**
 * How far pieces are reached, by code of the verifier's own: the floor of the container in strips along its length, in each of
 * which is written how far out what stands there already comes.
 */
import { loadingRanks } from '../domain/loading-ranks.js';
import { wayInto } from '../domain/loading-way.js';
import type { LoadedContainer } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { reachLimits } from '../domain/reach.js';
import { ContainerLoad } from './geometry/load.js';
import { loadingTurns } from './geometry/loading-turns.js';
import type { Piece } from './geometry/piece.js';

export interface ReachOfPiece {
  readonly piece: Piece;
  /** 0 at least; scaled units. */
  readonly reach: number;
}

/** In the order of loading. */
export function reachesOf(load: ContainerLoad): ReachOfPiece[] {
  const turns = loadingTurns(load, loadingRanks(load.problem));
  const inTurn = [...load.pieces].sort((a, b) => turns[a.index]! - turns[b.index]!);
  if (wayInto(load.container) === 'fromAbove') return inTurn.map((piece) => ({ piece, reach: 0 }));
  const edges = [...new Set(inTurn.flatMap(({ y1, y2 }) => [y1, y2]))].sort((a, b) => a - b);
  const stripAt = new Map(edges.map((edge, strip) => [edge, strip]));
  const farthest = new Float64Array(edges.length).fill(Number.NEGATIVE_INFINITY);
  return inTurn.map((piece) => {
    const [from, to] = [stripAt.get(piece.y1)!, stripAt.get(piece.y2)!];
    let out = Number.NEGATIVE_INFINITY;
    for (let strip = from; strip < to; strip++) {
      out = Math.max(out, farthest[strip]!);
      farthest[strip] = Math.max(farthest[strip]!, piece.x2);
    }
    return { piece, reach: Math.max(0, out - piece.x2) };
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
