/**
 * The pieces of a sheet in the order of loading, and the bodies that they are drawn as: one of a piece of cargo, many of
 * a unit load. What belongs to the container itself (decks, the pallet under its cargo) is of no piece.
 */
import { type Body, bodyOf } from '../../domain/bodies.js';
import { placementsOf } from '../../domain/plan.js';
import type { Cargo } from '../../domain/problem.js';
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { openedPieces } from '../../scene/unit-load-solids.js';
import type { Sheet } from './sheets.js';

export interface Piece {
  /** Its outer shape. */
  readonly body: Body;
  /** Of its step, from 1. */
  readonly step: number;
  /** Place of the cargo in the problem of its level: those of the request, then the finished pallets. */
  readonly cargo: number;
  /** Place in the plan's pallets of a finished one; -1 of cargo. */
  readonly pallet: number;
}

/** What is drawn. */
export interface Part extends Body {
  /** Place of its piece; -1: it belongs to the container. */
  readonly piece: number;
  /** Place of the cargo in the request; -1 of wood and decks. */
  readonly cargo: number;
  readonly kind: 'cargo' | 'pallet' | 'deck';
  /** It is of a piece of which another part counts already. */
  readonly isFurther?: boolean;
}

export interface Pieces {
  /** In the order of loading. */
  readonly pieces: readonly Piece[];
  /** The container's own first, then those of the pieces, in their order. */
  readonly parts: readonly Part[];
  /** Of the level to which the pieces belong. */
  readonly cargoes: readonly Cargo[];
  /** By step, from 0: how many pieces are loaded after it. */
  readonly loadedAfter: readonly number[];
}

export function piecesOf(load: ShownLoad, { kind, scene, steps }: Sheet): Pieces {
  const { problem, plan } = load;
  const level = kind === 'pallet' ? palletLevel(problem, plan) : vehicleLevel(problem, plan);
  const { cargoes } = level!.problem;
  const ordered = problem.cargoes.length;
  const open = openedPieces(load);
  const own = scene.solids.filter(({ arrangement }) => arrangement < 0);
  const parts: Part[] = own.map(({ arrangement: _, ...solid }) => ({ ...solid, piece: -1 }));
  const pieces: Piece[] = [];
  const loadedAfter = [0];
  for (const { number, parts: arrangements } of steps) {
    for (const placement of arrangements.flatMap((one) => [...placementsOf(one, cargoes)])) {
      const { cargo } = placement;
      const body = bodyOf(placement, cargoes);
      const piece = pieces.length;
      pieces.push({ body, step: number, cargo, pallet: cargo < ordered ? -1 : cargo - ordered });
      const opened = open(placement) ?? [{ ...body, cargo }];
      for (const part of opened) parts.push({ ...part, piece, kind: part.cargo < 0 ? 'pallet' : 'cargo' });
    }
    loadedAfter.push(pieces.length);
  }
  return { pieces, parts, cargoes, loadedAfter };
}
