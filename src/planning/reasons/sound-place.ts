/** Where in a load as it stands one piece more keeps every rule: what has such a place is kept out by none. */
import { type Arrangement, type Placement, piecesIn } from '../../domain/plan.js';
import { ContainerLoad } from '../../rules/index.js';
import { piecesByCargo } from '../goals/draft.js';
import { brokenLimit, heldBy } from './broken-limit.js';
import { askedFor, type Inquiry, isSoundAt, placesFor } from './obstacle.js';

/** Null: there is none among those that there was time to look at. */
export function soundPlace(
  inquiry: Inquiry,
  container: number,
  arrangements: readonly Arrangement[],
  cargo: number,
): Placement | null {
  const { problem } = inquiry;
  const held = heldBy(problem, piecesByCargo(problem, arrangements));
  if (brokenLimit(problem, container, held, cargo) !== null) return null;
  const counted = 1 + arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  askedFor(inquiry, counted, cargo);
  if (inquiry.patience < 0) return null;
  const { pieces } = new ContainerLoad(problem, { container, arrangements });
  for (const placement of placesFor(problem, container, pieces, cargo)) {
    inquiry.patience -= counted;
    if (inquiry.patience < 0) return null;
    if (isSoundAt(inquiry, container, arrangements, placement)) return placement;
  }
  return null;
}
