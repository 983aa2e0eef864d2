/** Pieces that go into no container of an order, by size or by door, and what else of the catalogue takes them. */
import { passingOrientations } from '../../../domain/door.js';
import { type Equipment, equipmentIn } from '../../../domain/equipment.js';
import { maskAllows, ORIENTATIONS, orientedSize } from '../../../domain/geometry.js';
import type { LoadPlan } from '../../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../../domain/problem.js';

/** A plan with its order. */
export interface PlanOf {
  readonly problem: LoadProblem;
  readonly plan: Pick<LoadPlan, 'unloaded'>;
}

interface Misfit {
  readonly cargo: Cargo;
  readonly pieces: number;
}

export interface Misfits {
  readonly pieces: number;
  /** Nothing else stays behind: neither more of the same containers nor another order of unloading helps. */
  readonly isAll: boolean;
  /** Of them what no closed container of the catalogue takes. */
  readonly passNoDoor: number;
  /** Takes most of what passes no door; null: none takes any. */
  readonly open: { readonly name: string; readonly pieces: number } | null;
  /** Whether one of the catalogue takes any of them. */
  readonly isHelpedBy: (name: string) => boolean;
}

/** Into which goods go from above or from the side. */
const OPEN: ReadonlySet<unknown> = new Set(['OpenTop', 'FlatRack']);

export function misfitsOf({ problem, plan }: PlanOf): Misfits {
  const { cargoes, containers, scale, uom } = problem;
  const found = plan.unloaded.flatMap(({ cargo, quantity }): Misfit[] => {
    const own = cargoes[cargo]!;
    return containers.some((one) => takes(one, own)) ? [] : [{ cargo: own, pieces: quantity }];
  });
  // Who ships by sea has no use for a trailer that takes it.
  const types = new Set(containers.map(({ containerType }) => containerType));
  const known = equipmentIn(uom).filter(({ containerType }) => types.has(containerType));
  const takenBy = (one: Equipment, among = found) => among.filter(({ cargo }) => takes(scaled(one, scale), cargo));
  const closed = known.filter(({ vehicleType }) => !OPEN.has(vehicleType));
  const outside = found.filter((one) => closed.every((type) => takenBy(type, [one]).length === 0));
  const [best] = known
    .filter(({ vehicleType }) => OPEN.has(vehicleType))
    .map((one) => ({ name: one.name, pieces: sum(takenBy(one, outside)) }))
    .toSorted((a, b) => b.pieces - a.pieces);
  return {
    pieces: sum(found),
    isAll: found.length > 0 && found.length === plan.unloaded.length,
    passNoDoor: sum(outside),
    open: best !== undefined && best.pieces > 0 ? best : null,
    isHelpedBy: (name) => known.some((one) => one.name === name && takenBy(one).length > 0),
  };
}

const sum = (all: readonly Misfit[]) => all.reduce((whole, { pieces }) => whole + pieces, 0);

type Room = Pick<Container, 'containerType' | 'size' | 'door'>;

function scaled({ containerType, door, ...sides }: Equipment, scale: number): Room {
  const [length, width, height] = [sides.length, sides.width, sides.height].map((side) => Math.floor(side * scale));
  const size = { length: length!, width: width!, height: height! };
  if (door === undefined) return { containerType, size };
  const opening = { width: Math.floor(door.width * scale), height: Math.floor(door.height * scale) };
  return { containerType, size, door: { side: 'Rear', ...opening, sill: 0, position: 0 } };
}

function takes(room: Room, cargo: Cargo): boolean {
  const passing = passingOrientations(cargo, room as Container);
  return ORIENTATIONS.some((one) => {
    const { length, width, height } = orientedSize(cargo.size, one);
    const { size } = room;
    return maskAllows(passing, one) && length <= size.length && width <= size.width && height <= size.height;
  });
}
