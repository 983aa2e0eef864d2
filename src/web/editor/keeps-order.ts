/** Which places keep the order of unloading: where a piece comes off in its turn, and keeps no other from that. */
import type { Body } from '../../domain/bodies.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { wayInto } from '../../domain/loading-way.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { unloadsInOrder } from '../../domain/unloads-in-order.js';
import { bodyOfPiece, type EditedPiece } from './edited-plan.js';

/** @param pieces what lies in the container */
export function keepsOrder(
  problem: LoadProblem,
  container: Container,
  pieces: readonly Omit<EditedPiece, 'id'>[],
  cargo: number,
): (body: Body) => boolean {
  const ranks = loadingRanks(problem);
  const rank = ranks[cargo]!;
  const others = pieces
    .filter((piece) => ranks[piece.cargo] !== rank)
    .map((piece) => ({ body: bodyOfPiece(piece, problem.cargoes), rank: ranks[piece.cargo]! }));
  return (body) => unloadsInOrder({ body, rank }, others, wayInto(container));
}
