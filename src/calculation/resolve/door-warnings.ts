/** Warnings about cargo in closed sea vans without a door that would not pass the least opening of such a container. */
import { type LoadPlan, placementsOf } from '../../domain/plan.js';
import type { Container, Door, LoadProblem } from '../../domain/problem.js';
import { long } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { passingOf } from '../../rules/door.js';
import { metreOf } from '../../rules/line-load.js';
import type { Warning } from '../types.js';

/** Least door openings (ISO 1496-1), metres: by the least inner height of such a container. */
const LEAST_WIDTH = 2.286;
const LEAST_HEIGHTS: readonly (readonly [inner: number, opening: number])[] = [
  [2.655, 2.566],
  [2.35, 2.261],
  [2.197, 2.134],
];

/** Cargo that is named. */
const MOST_NAMED = 20;

export function doorWarnings(order: LoadProblem, whole: LoadPlan): Warning[] {
  const { problem, plan } = vehicleLevel(order, whole);
  const found = new Map<number, Warning>();
  for (const { container, arrangements } of plan.containers) {
    const type = problem.containers[container]!;
    const opening = leastOpening(problem, type);
    if (opening === null) continue;
    for (const arrangement of arrangements) {
      const { cargo } = arrangement;
      if (cargo >= order.cargoes.length || found.has(cargo) || found.size === MOST_NAMED) continue;
      const { tiltsAtDoor, name } = problem.cargoes[cargo]!;
      const [piece] = placementsOf({ ...arrangement, counts: { length: 1, width: 1, height: 1 } }, problem.cargoes);
      if (passingOf(piece!.size, opening, type.size, tiltsAtDoor === true) !== null) continue;
      const [width, height] = [long(problem, opening.width), long(problem, opening.height)];
      const message =
        `"${name}" as it lies in "${type.name}" would not pass the least door of such a container, ${width} wide and ${height} high. ` +
        'Give the container its `door`.';
      found.set(cargo, { code: 'DoorTooSmall', pointer: `/cargoes/${cargo}`, message });
    }
  }
  return [...found.values()];
}

/** Null: it has a door of its own, is open, or no such container. */
function leastOpening(problem: LoadProblem, { containerType, door, size, vehicleType }: Container): Door | null {
  const isClosed = vehicleType === null || vehicleType === 'Dry';
  if (containerType !== 'SeaVan' || !isClosed || door !== undefined) return null;
  const metre = metreOf(problem);
  const height = LEAST_HEIGHTS.find(([inner]) => size.height >= Math.floor(inner * metre))?.[1];
  if (height === undefined || size.width < Math.floor(LEAST_WIDTH * metre)) return null;
  return { side: 'Rear', width: LEAST_WIDTH * metre, height: height * metre, sill: 0, position: 0 };
}
