/**
 * A plan being edited: every piece by itself, and the pieces that lie in no container. Finished pallets are pieces like
 * others. Plain data that is never changed: each command makes a new one, which shares with the old what stayed.
 */
import { type Body, bodyOf } from '../../domain/bodies.js';
import { type Orientation, orientedSize, type Position } from '../../domain/geometry.js';
import { wayInto } from '../../domain/loading-way.js';
import { type Arrangement, type LoadPlan, placementsOf } from '../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { stepsOf } from '../../scene/steps.js';

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

/** A load as its vehicles see it, and its plan to be edited. */
export interface Editing {
  readonly problem: LoadProblem;
  readonly plan: EditedPlan;
}

/** @throws RangeError when the plan's containers are alternatives: there is no one load to edit */
export function editingOf(load: ShownLoad): Editing {
  if (load.plan.alternatives) throw new RangeError('The containers are options to choose from: choose one to edit it.');
  const { problem, plan } = vehicleLevel(load.problem, load.plan);
  let nextId = 1;
  const containers = plan.containers.map(({ container, arrangements }): EditedContainer => {
    const placements = arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    const pieces = placements.map(({ cargo, orientation, position }) => ({
      id: nextId++,
      cargo,
      orientation,
      position,
    }));
    return { container, pieces, isLocked: false };
  });
  const tray = problem.cargoes.map(() => 0);
  for (const { cargo, quantity } of plan.unloaded) tray[cargo]! += quantity;
  return { problem, plan: { containers, tray, nextId } };
}

/** As the verifier takes it; what is loaded stands in an order of loading, as far as there is one. */
export function planOf(problem: LoadProblem, { containers, tray }: EditedPlan): LoadPlan {
  const loaded = containers.map(({ container, pieces }) => {
    const way = wayInto(problem.containers[container]!);
    const arrangements = stepsOf(problem, pieces.map(arrangementOf), way).flatMap(({ parts }) => parts);
    return { container, arrangements };
  });
  return {
    containers: loaded.filter(({ arrangements }) => arrangements.length > 0),
    unloaded: tray.flatMap((quantity, cargo) =>
      quantity > 0 ? [{ cargo, quantity, reason: 'NoSpaceLeft' as const, detail: 'It was left out by hand.' }] : [],
    ),
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
}

function arrangementOf({ cargo, orientation, position }: EditedPiece): Arrangement {
  return { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
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
