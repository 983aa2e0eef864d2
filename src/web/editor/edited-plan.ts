/**
 * A plan being edited: every piece by itself, and the pieces that lie in no container. Finished pallets are pieces like
 * others. Plain data that is never changed: each command makes a new one, which shares with the old what stayed.
 */
import type { GivenContainer } from '../../calculation/index.js';
import { type Body, bodyOf } from '../../domain/bodies.js';
import { type Orientation, orientedSize, type Position } from '../../domain/geometry.js';
import { placementsOf } from '../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';

export interface EditedPiece {
  /** Kept for as long as the plan is edited. */
  readonly id: number;
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly position: Position;
}

export interface EditedContainer {
  /** Place of the type in the problem. */
  readonly container: number;
  readonly pieces: readonly EditedPiece[];
  /** Nothing in it is moved, nothing comes into it. */
  readonly isLocked: boolean;
}

export interface EditedPlan {
  readonly containers: readonly EditedContainer[];
  /** By cargo: pieces that lie in no container. */
  readonly tray: readonly number[];
  readonly nextId: number;
}

/** @param given what is placed already, in the order of the containers */
export function editedPlanOf({ cargoes }: LoadProblem, given: readonly GivenContainer[]): EditedPlan {
  let nextId = 1;
  const tray = cargoes.map(({ quantity }) => quantity);
  const containers = given.map(({ loaded, isLocked }): EditedContainer => {
    const placements = loaded.arrangements.flatMap((one) => [...placementsOf(one, cargoes)]);
    const pieces = placements.map(({ cargo, orientation, position }): EditedPiece => {
      // What is beyond the order is extra, where such is allowed.
      tray[cargo] = Math.max(0, tray[cargo]! - 1);
      return { id: nextId++, cargo, orientation, position };
    });
    return { container: loaded.container, pieces, isLocked };
  });
  return { containers, tray, nextId };
}

/** As the judge takes it: containers and pieces in the same order, empty containers too. */
export function givenOf({ containers }: Pick<EditedPlan, 'containers'>): GivenContainer[] {
  return containers.map(({ container, pieces, isLocked }) => ({
    isLocked,
    loaded: {
      container,
      arrangements: pieces.map(({ cargo, orientation, position }) => ({
        cargo,
        orientation,
        position,
        counts: { length: 1, width: 1, height: 1 },
        isKept: true,
      })),
    },
  }));
}

export function bodyOfPiece(piece: Omit<EditedPiece, 'id'>, cargoes: readonly Cargo[]): Body {
  return bodyOf({ ...piece, size: orientedSize(cargoes[piece.cargo]!.size, piece.orientation) }, cargoes);
}

export function findPiece(
  plan: EditedPlan,
  id: number,
): { readonly container: number; readonly piece: EditedPiece } | null {
  for (const [container, { pieces }] of plan.containers.entries()) {
    const piece = pieces.find((one) => one.id === id);
    if (piece !== undefined) return { container, piece };
  }
  return null;
}

/** By cargo: what lies in containers and what does not. */
export function countsOf({ containers, tray }: EditedPlan): number[] {
  const counts = [...tray];
  for (const { pieces } of containers) for (const { cargo } of pieces) counts[cargo]! += 1;
  return counts;
}
