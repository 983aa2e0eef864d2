/** What is different between two plans of one request: pieces that moved, that only one of them loads. */
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
