/** Which of the places where a piece can lie are good ones: in the order of unloading, and on nothing that may carry nothing. */
import type { Body } from '../../domain/bodies.js';
import { sharedArea } from '../../domain/geometry.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { bodyOfPiece, type EditedPiece } from './edited-plan.js';
import { keepsOrder } from './keeps-order.js';

/** @param pieces what lies in the container */
export function isGoodPlace(
  problem: LoadProblem,
  container: Container,
  pieces: readonly Omit<EditedPiece, 'id'>[],
  cargo: number,
): (body: Body) => boolean {
  const { cargoes } = problem;
  const isInOrder = keepsOrder(problem, container, pieces, cargo);
  const bare = pieces.filter((piece) => cargoes[piece.cargo]!.nothingOnTop).map((piece) => bodyOfPiece(piece, cargoes));
  return (body) => isInOrder(body) && !bare.some((one) => one.z2 === body.z1 && sharedArea(one, body) > 0);
}
