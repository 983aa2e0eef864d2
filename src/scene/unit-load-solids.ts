/** Unit loads standing in a vehicle, built or packed before, as what they are made of: the pallet, and on it each piece of cargo. */
import { type Axis, bodyOf } from '../domain/bodies.js';
import type { Cuboid } from '../domain/geometry.js';
import { type FinishedPallet, type Placement, placementsOf } from '../domain/plan.js';
import type { Cargo, Container } from '../domain/problem.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import { around } from './cuboids.js';
import { palletBodies, type UnitLoadPart } from './pallet-bodies.js';
import { prePackedParts } from './pre-packed.js';
import type { ShownLoad } from './shown-load.js';

/**
 * The parts of every unit load of a load, and null for what is one piece.
 * @returns told a piece of a container or pallet of the plan, where it stands
 */
export function openedPieces({ problem, plan, request }: ShownLoad): (piece: Placement) => UnitLoadPart[] | null {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const packed = problem.cargoes.map((_, place) => prePackedParts({ problem, request }, place));
  const inside: (UnitLoadPart[] | null)[] = [...packed];
  const open = (piece: Placement): UnitLoadPart[] | null => {
    const parts = inside[piece.cargo] ?? null;
    // One that lies on its side is as it was packed, in a way that nobody can know.
    return parts === null || piece.orientation > 2 ? null : placedParts(parts, piece);
  };
  for (const pallet of plan.pallets ?? []) {
    inside.push(unitLoadParts(pallet, problem.pallets![pallet.container]!, cargoes, open));
  }
  return open;
}

/**
 * Measured from the corner of the unit load, in orientation 1.
 * @param cargoes those of the request
 */
function unitLoadParts(
  pallet: FinishedPallet,
  container: Container,
  cargoes: readonly Cargo[],
  open: (piece: Placement) => UnitLoadPart[] | null,
): UnitLoadPart[] {
  const thickness = container.thickness ?? 0;
  const deck = { x1: 0, y1: 0, x2: container.size.length, y2: container.size.width };
  const parts: UnitLoadPart[] = palletBodies(deck, 0, thickness).map((body) => ({ ...body, cargo: -1 }));
  for (const arrangement of pallet.arrangements) {
    for (const piece of placementsOf(arrangement, cargoes)) {
      parts.push(...(open(piece) ?? [{ ...bodyOf(piece, cargoes), cargo: piece.cargo }]));
    }
  }
  const outer = around([{ ...deck, z1: -thickness, z2: 0 }, ...parts]);
  return parts.map((part) => movedBy(part, -outer.x1, -outer.y1, thickness));
}

/** The parts where the unit load stands; in orientation 2 it is turned by a quarter. */
function placedParts(parts: readonly UnitLoadPart[], { position, size, orientation }: Placement): UnitLoadPart[] {
  return parts.map((part) =>
    movedBy(orientation === 2 ? turned(part, size.length) : part, position.x, position.y, position.z),
  );
}

function movedBy<T extends Cuboid>(body: T, x: number, y: number, z: number): T {
  return {
    ...body,
    x1: body.x1 + x,
    x2: body.x2 + x,
    y1: body.y1 + y,
    y2: body.y2 + y,
    z1: body.z1 + z,
    z2: body.z2 + z,
  };
}

const TURNED_AXES: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x', z: 'z' };

/** @param length of the unit load along the container, once turned */
function turned(part: UnitLoadPart, length: number): UnitLoadPart {
  const { x1, x2, y1, y2, axis } = part;
  return { ...part, x1: length - y2, x2: length - y1, y1: x1, y2: x2, axis: axis && TURNED_AXES[axis] };
}
