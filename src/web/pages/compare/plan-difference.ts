/** What is different between two plans of one request: pieces that moved, that only one of them loads. */
import { bodyOf } from '../../../domain/bodies.js';
import type { Cuboid } from '../../../domain/geometry.js';
import { placementsOf } from '../../../domain/plan.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import type { ShownLoad } from '../../../scene/shown-load.js';

export interface Difference {
  /** Empty: finished pallets. */
  readonly cargo: string;
  readonly inFirst: number;
  readonly inSecond: number;
  /** Loaded by both, the first's places of which are not taken in the second. */
  readonly moved: number;
}

/** A row for every cargo that is not loaded alike. */
export function differences(first: ShownLoad, second: ShownLoad): Difference[] {
  const places = [placesOf(first), placesOf(second)] as const;
  const names = new Set([...places[0].keys(), ...places[1].keys()]);
  return [...names].flatMap((cargo) => {
    const [before, after] = places.map((one) => one.get(cargo) ?? new Map<string, number>()) as [Places, Places];
    const inFirst = sum(before.values());
    const inSecond = sum(after.values());
    const alike = sum([...before].map(([place, count]) => Math.min(count, after.get(place) ?? 0)));
    const moved = Math.min(inFirst, inSecond) - alike;
    return moved === 0 && inFirst === inSecond ? [] : [{ cargo, inFirst, inSecond, moved: Math.max(0, moved) }];
  });
}

/** What of a plan another one has at the same place, elsewhere, or not at all. */
export type Kind = 'same' | 'moved' | 'alone';

/**
 * By container and piece of the first plan. Of a cargo of which the second loads fewer the last ones are alone.
 * @returns told a container's place and a piece: its cargo among those of the vehicles, and its corners
 */
export function kindsOf(
  first: ShownLoad,
  second: ShownLoad,
): (container: number, piece: { readonly cargo: number; readonly body: Cuboid }) => Kind {
  const there = piecesOf(second);
  const own = piecesOf(first);
  const kinds = new Map<string, Kind>();
  for (const [name, places] of own) {
    const others = new Set(there.get(name) ?? []);
    const apart = places.filter((place) => !others.delete(place));
    for (const place of places) kinds.set(`${name} ${place}`, 'same');
    // Those of the second that lie elsewhere are where the first ones went.
    for (const [at, place] of apart.entries()) kinds.set(`${name} ${place}`, at < others.size ? 'moved' : 'alone');
  }
  const { cargoes } = vehicleLevel(first.problem, first.plan).problem;
  return (container, { cargo, body }) => {
    const { x1, y1, z1, x2, y2, z2 } = body;
    return kinds.get(`${cargoes[cargo]!.name} ${[container, x1, y1, z1, x2, y2, z2].join(' ')}`) ?? 'same';
  };
}

/** By the name of the cargo: container and corners of each piece, in the order of the plan. */
function piecesOf({ problem, plan }: ShownLoad): Map<string, string[]> {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const found = new Map<string, string[]>();
  for (const [container, { arrangements }] of plan.containers.entries()) {
    for (const piece of arrangements.flatMap((one) => [...placementsOf(one, cargoes)])) {
      const { name } = cargoes[piece.cargo]!;
      const { x1, y1, z1, x2, y2, z2 } = bodyOf(piece, cargoes);
      const places = found.get(name) ?? [];
      places.push([container, x1, y1, z1, x2, y2, z2].join(' '));
      found.set(name, places);
    }
  }
  return found;
}

/** How many pieces lie at each place: container, corner and orientation. */
type Places = Map<string, number>;

function placesOf({ problem, plan }: ShownLoad): Map<string, Places> {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const found = new Map<string, Places>();
  for (const [number, { arrangements }] of plan.containers.entries()) {
    for (const arrangement of arrangements) {
      for (const piece of placementsOf(arrangement, cargoes)) {
        const name = problem.cargoes[piece.cargo]?.name ?? '';
        const places = found.get(name) ?? new Map<string, number>();
        const { x, y, z } = piece.position;
        const place = [number, x, y, z, piece.orientation].join(' ');
        places.set(place, (places.get(place) ?? 0) + 1);
        found.set(name, places);
      }
    }
  }
  return found;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
