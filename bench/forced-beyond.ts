/**
 * Which pieces of a load no order of loading brings within reach where they lie: something that must be loaded before one
 * lies further out in its corridor than it can be reached over. Asked piece by piece, by code of its own: a lower bound on
 * what any order leaves beyond reach. Of cuboids alone.
 */
import { loadingRanks } from '../src/domain/loading-ranks.js';
import { wayInto } from '../src/domain/loading-way.js';
import { type LoadedContainer, placementsOf } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import { reachLimits } from '../src/domain/reach.js';

export interface Forced {
  /** By what carries them or lies in their way. */
  readonly byWaits: number;
  /** By the sequence alone. */
  readonly byRank: number;
}

interface Piece {
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly rank: number;
  readonly limit: number;
}

export function forcedBeyond(problem: LoadProblem, { container, arrangements }: LoadedContainer): Forced {
  if (wayInto(problem.containers[container]!) === 'fromAbove') return { byWaits: 0, byRank: 0 };
  const ranks = loadingRanks(problem);
  const limits = reachLimits(problem);
  const pieces = arrangements.flatMap((one) =>
    Array.from(
      placementsOf(one, problem.cargoes),
      ({ position: { x, y, z }, size }): Piece => ({
        from: [x, y, z],
        to: [x + size.length, y + size.width, z + size.height],
        rank: ranks[one.cargo]!,
        limit: limits[one.cargo]!,
      }),
    ),
  );
  const before = pieces.map((piece) =>
    [...pieces.keys()].filter((other) => mustComeFirst(pieces[other]!, piece, problem)),
  );
  const outermost = outermostOf(pieces, before);
  let byWaits = 0;
  let byRank = 0;
  pieces.forEach((piece, place) => {
    const isInWay = (other: Piece) => other.to[0] - piece.to[0] > piece.limit && meet(other, piece, 1);
    if (waitsForOne(place, before, outermost, piece, (other) => isInWay(pieces[other]!))) byWaits++;
    else if (pieces.some((other) => other.rank < piece.rank && isInWay(other))) byRank++;
  });
  return { byWaits, byRank };
}

/** It carries the other one, or would find it in its way. */
function mustComeFirst(one: Piece, other: Piece, { rules }: LoadProblem): boolean {
  const gap = other.from[2] - one.to[2];
  if (gap >= 0 && gap <= rules.maxDepthToSupport) return meet(one, other, 0) && meet(one, other, 1);
  return one.to[0] <= other.from[0] && meet(one, other, 1) && meet(one, other, 2);
}

function meet(one: Piece, other: Piece, axis: 0 | 1 | 2): boolean {
  return one.from[axis] < other.to[axis] && other.from[axis] < one.to[axis];
}

/** Of each piece and all that it waits for. */
function outermostOf(pieces: readonly Piece[], before: readonly (readonly number[])[]): number[] {
  const outermost = pieces.map(({ to }) => to[0]);
  for (let isLonger = true; isLonger; ) {
    isLonger = false;
    before.forEach((ones, place) => {
      const most = ones.reduce((far, one) => Math.max(far, outermost[one]!), outermost[place]!);
      if (most > outermost[place]!) isLonger = true;
      outermost[place] = most;
    });
  }
  return outermost;
}

/** Whether a piece waits, through others too, for one of a kind; only those that wait for something far enough out are followed. */
function waitsForOne(
  place: number,
  before: readonly (readonly number[])[],
  outermost: readonly number[],
  { to, limit }: Piece,
  isMeant: (other: number) => boolean,
): boolean {
  const seen = new Set([place]);
  for (const one of seen) {
    for (const other of before[one]!) {
      if (outermost[other]! - to[0] <= limit) continue;
      if (isMeant(other)) return true;
      seen.add(other);
    }
  }
  return false;
}
