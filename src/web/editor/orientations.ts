/** How a piece may lie. */
import { type Orientation, orientedSize } from '../../domain/geometry.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { EditedPiece } from './edited-plan.js';

/** The next orientation that its cargo may lie in; the same where there is no other. */
export function nextOrientation(problem: LoadProblem, { cargo, orientation }: EditedPiece): Orientation {
  const { size, orientations } = problem.cargoes[cargo]!;
  const seen = (one: Orientation) => Object.values(orientedSize(size, one)).join();
  for (let turn = 1; turn < 6; turn++) {
    const next = (((orientation - 1 + turn) % 6) + 1) as Orientation;
    if (((orientations >> (next - 1)) & 1) === 1 && seen(next) !== seen(orientation)) return next;
  }
  return orientation;
}

export function isAllowed({ cargoes }: LoadProblem, cargo: number, orientation: Orientation): boolean {
  return ((cargoes[cargo]!.orientations >> (orientation - 1)) & 1) === 1;
}
