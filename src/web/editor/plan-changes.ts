/** Plans that differ from another in a few pieces or one container, and share with it all the rest. */
import type { Position } from '../../domain/geometry.js';
import { type EditedContainer, type EditedPiece, type EditedPlan, findPiece } from './edited-plan.js';

/** Whether a container is there and not locked. */
export function isOpen({ containers }: EditedPlan, container: number): boolean {
  return containers[container]?.isLocked === false;
}

/** A piece that may be moved; null: it is not there, or its container is locked. */
export function openPiece(plan: EditedPlan, id: number) {
  const found = findPiece(plan, id);
  return found !== null && isOpen(plan, found.container) ? found : null;
}

/** Each piece instead of that with its id. */
export function replaced(plan: EditedPlan, pieces: readonly EditedPiece[]): EditedPlan {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const containers = plan.containers.map((container) =>
    container.pieces.some(({ id }) => byId.has(id))
      ? { ...container, pieces: container.pieces.map((piece) => byId.get(piece.id) ?? piece) }
      : container,
  );
  return { ...plan, containers };
}

export function withPieces(
  plan: EditedPlan,
  place: number,
  change: (pieces: readonly EditedPiece[]) => readonly EditedPiece[],
): EditedPlan {
  return withContainer(plan, place, (container) => ({ ...container, pieces: change(container.pieces) }));
}

export function withContainer(
  plan: EditedPlan,
  place: number,
  change: (container: EditedContainer) => EditedContainer,
): EditedPlan {
  return { ...plan, containers: plan.containers.map((one, at) => (at === place ? change(one) : one)) };
}

/** In whole units, not below the floor. */
export function whole({ x, y, z }: Position): Position {
  return { x: Math.round(x), y: Math.round(y), z: Math.max(0, Math.round(z)) };
}
