/** What an editor can be told, as plain data, and what comes of it. A command that cannot be done changes nothing. */
import type { Orientation, Position } from '../../domain/geometry.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { EditedPiece, EditedPlan } from './edited-plan.js';
import { settled } from './gravity.js';
import { isAllowed } from './orientations.js';
import { isOpen, openPiece, replaced, whole, withContainer, withPieces } from './plan-changes.js';
import { isInStock } from './stock.js';

export type Command =
  /** Out of the tray into a container. */
  | {
      readonly kind: 'place';
      readonly cargo: number;
      readonly orientation: Orientation;
      readonly container: number;
      readonly position: Position;
    }
  /** Absolute: of a drag only the last one counts. Into another container too. */
  | { readonly kind: 'move'; readonly piece: number; readonly container: number; readonly position: Position }
  /** A group, each piece by the same way, inside its container. */
  | { readonly kind: 'shift'; readonly pieces: readonly number[]; readonly by: Position }
  | { readonly kind: 'turn'; readonly piece: number; readonly orientation: Orientation }
  /** Each gets the other's corner. */
  | { readonly kind: 'swap'; readonly pieces: readonly [number, number] }
  /** Into the tray. */
  | { readonly kind: 'remove'; readonly pieces: readonly number[] }
  | { readonly kind: 'lock'; readonly container: number; readonly isLocked: boolean }
  /** One more container, empty. @param container place of the type in the problem */
  | { readonly kind: 'open'; readonly container: number }
  /** What the search adds, into containers that there are and, behind them, new ones. */
  | { readonly kind: 'fill'; readonly additions: readonly Addition[] }
  /** All of them or none, as one. */
  | { readonly kind: 'several'; readonly commands: readonly Command[] };

/** Pieces out of the tray. */
export interface Addition {
  /** Place in the plan; that behind the last is a new one. */
  readonly place: number;
  /** Of its type, in the problem. */
  readonly container: number;
  readonly pieces: readonly Omit<EditedPiece, 'id'>[];
}

export interface Done {
  readonly plan: EditedPlan;
  /** Pieces that lost what they rested on and came down. */
  readonly settled: number;
}

export function done(problem: LoadProblem, plan: EditedPlan, command: Command): Done {
  const changed = carriedOut(problem, plan, command);
  if (changed === plan) return { plan, settled: 0 };
  let count = 0;
  const containers = changed.containers.map((container, place) => {
    const before = plan.containers[place]?.pieces ?? [];
    // What the search added stands as it is.
    if (container.pieces === before || container.isLocked || command.kind === 'fill') return container;
    const down = settled(container.pieces, problem.containers[container.container]!, problem, before);
    count += down.count;
    return down.count === 0 ? container : { ...container, pieces: down.pieces };
  });
  return { plan: { ...changed, containers }, settled: count };
}

function carriedOut(problem: LoadProblem, plan: EditedPlan, command: Command): EditedPlan {
  switch (command.kind) {
    case 'place': {
      const { cargo, orientation, position, container } = command;
      if (!isOpen(plan, container) || !((plan.tray[cargo] ?? 0) > 0) || !isAllowed(problem, cargo, orientation))
        return plan;
      const piece = { id: plan.nextId, cargo, orientation, position: whole(position) };
      const tray = plan.tray.map((count, at) => (at === cargo ? count - 1 : count));
      return { ...withPieces(plan, container, (pieces) => [...pieces, piece]), tray, nextId: plan.nextId + 1 };
    }
    case 'move': {
      const found = openPiece(plan, command.piece);
      if (found === null || !isOpen(plan, command.container)) return plan;
      const moved = { ...found.piece, position: whole(command.position) };
      if (found.container === command.container) return replaced(plan, [moved]);
      const taken = withPieces(plan, found.container, (pieces) => pieces.filter(({ id }) => id !== moved.id));
      return withPieces(taken, command.container, (pieces) => [...pieces, moved]);
    }
    case 'shift': {
      const found = command.pieces.map((id) => openPiece(plan, id));
      if (found.length === 0 || found.some((one) => one === null)) return plan;
      const { x, y, z } = command.by;
      return replaced(
        plan,
        found.map((one) => {
          const { position } = one!.piece;
          return { ...one!.piece, position: whole({ x: position.x + x, y: position.y + y, z: position.z + z }) };
        }),
      );
    }
    case 'turn': {
      const found = openPiece(plan, command.piece);
      if (found === null || !isAllowed(problem, found.piece.cargo, command.orientation)) return plan;
      return replaced(plan, [{ ...found.piece, orientation: command.orientation }]);
    }
    case 'swap': {
      const [a, b] = command.pieces.map((id) => openPiece(plan, id));
      if (!a || !b || a.piece.id === b.piece.id) return plan;
      const [first, second] = [
        { ...a.piece, position: b.piece.position },
        { ...b.piece, position: a.piece.position },
      ];
      if (a.container === b.container) return replaced(plan, [first, second]);
      const put = (pieces: readonly EditedPiece[], out: number, into: EditedPiece) =>
        pieces.map((piece) => (piece.id === out ? into : piece));
      const half = withPieces(plan, a.container, (pieces) => put(pieces, a.piece.id, second));
      return withPieces(half, b.container, (pieces) => put(pieces, b.piece.id, first));
    }
    case 'remove': {
      const found = [...new Set(command.pieces)].map((id) => openPiece(plan, id));
      if (found.length === 0 || found.some((one) => one === null)) return plan;
      const gone = new Set(found.map((one) => one!.piece.id));
      const tray = [...plan.tray];
      for (const one of found) tray[one!.piece.cargo]! += 1;
      const containers = plan.containers.map((container) =>
        container.pieces.some(({ id }) => gone.has(id))
          ? { ...container, pieces: container.pieces.filter(({ id }) => !gone.has(id)) }
          : container,
      );
      return { ...plan, containers, tray };
    }
    case 'lock': {
      const { container, isLocked } = command;
      if (plan.containers[container] === undefined || plan.containers[container].isLocked === isLocked) return plan;
      return withContainer(plan, container, (one) => ({ ...one, isLocked }));
    }
    case 'open': {
      const { container } = command;
      if (!isInStock(problem, plan, container)) return plan;
      return { ...plan, containers: [...plan.containers, { container, pieces: [], isLocked: false }] };
    }
    case 'fill':
      return filled(problem, plan, command.additions);
    case 'several': {
      let changed = plan;
      for (const one of command.commands) {
        const next = carriedOut(problem, changed, one);
        if (next === changed) return plan;
        changed = next;
      }
      return changed;
    }
  }
}

function filled(problem: LoadProblem, plan: EditedPlan, additions: readonly Addition[]): EditedPlan {
  const tray = [...plan.tray];
  let { nextId } = plan;
  let containers = plan.containers;
  for (const { place, container, pieces } of additions) {
    if (place > containers.length || (place < containers.length && containers[place]!.isLocked)) return plan;
    const isNew = place === containers.length;
    if (isNew && !isInStock(problem, { containers }, container)) return plan;
    if (!isNew && containers[place]!.container !== container) return plan;
    for (const { cargo } of pieces) tray[cargo]! -= 1;
    const added = pieces.map((piece): EditedPiece => ({ ...piece, id: nextId++ }));
    const before = containers[place] ?? { container, pieces: [], isLocked: false };
    const after = { ...before, pieces: [...before.pieces, ...added] };
    containers = [...containers.slice(0, place), after, ...containers.slice(place + 1)];
  }
  const isExtraAllowed = problem.rules.isExtraCargoAllowed === true;
  if (tray.some((count) => count < 0) && !isExtraAllowed) return plan;
  return additions.length === 0 ? plan : { containers, tray: tray.map((count) => Math.max(0, count)), nextId };
}
