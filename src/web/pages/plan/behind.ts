/** What a plan loads behind pieces that stand already: nobody gets there any more. */
import type { CalculatedLoad, EditBufferBody } from '../../../calculation/browser/index.js';
import { type Arrangement, type Placement, placementsOf } from '../../../domain/plan.js';
import type { Container } from '../../../domain/problem.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';

type Axis = 'x' | 'y' | 'z';

const AXES: readonly Axis[] = ['x', 'y', 'z'];
const SIDE = { x: 'length', y: 'width', z: 'height' } as const;

interface Lying extends Placement {
  readonly isKept: boolean;
}

/**
 * The buffer without what nobody gets to, and with the containers of what stands locked, so that it goes elsewhere.
 * @param buffer of the plan, piece by piece as the plan has them; @param standing so many containers hold what stands
 * @returns null: all of it can be loaded
 */
export function withoutBehind(load: CalculatedLoad, buffer: EditBufferBody, standing: number): EditBufferBody | null {
  const { problem, plan } = vehicleLevel(load.problem, load.plan);
  let isAny = false;
  const filledContainers = plan.containers.map(({ container, arrangements }, at) => {
    const given = buffer.filledContainers[at]!;
    if (at >= standing) return given;
    const lying = arrangements.flatMap((one) => [...lyingOf(one, problem.cargoes)]);
    const out = behind(lying, problem.containers[container]!);
    isAny ||= out.size > 0;
    return { ...given, locked: true, placements: given.placements.filter((_, place) => !out.has(lying[place]!)) };
  });
  // Containers that came after are filled anew.
  return isAny ? { ...buffer, filledContainers: filledContainers.slice(0, standing) } : null;
}

function* lyingOf(arrangement: Arrangement, cargoes: Parameters<typeof placementsOf>[1]): Generator<Lying> {
  for (const one of placementsOf(arrangement, cargoes)) yield { ...one, isKept: arrangement.isKept === true };
}

/** With what stands on it. */
function behind(lying: readonly Lying[], container: Container): Set<Lying> {
  const { axis, out } = wayIn(container);
  const kept = lying.filter(({ isKept }) => isKept);
  const added = lying.filter(({ isKept }) => !isKept);
  const far = (one: Lying) => out * (2 * one.position[axis] + one.size[SIDE[axis]]);
  const across = AXES.filter((one) => one !== axis);
  const gone = added.filter((one) => kept.some((other) => far(other) > far(one) && share(one, other, across)));
  const found = new Set(gone);
  for (let next = gone.pop(); next !== undefined; next = gone.pop()) {
    const top = next.position.z + next.size.height;
    for (const one of added) {
      if (found.has(one) || one.position.z !== top || !share(one, next, ['x', 'y'])) continue;
      found.add(one);
      gone.push(one);
    }
  }
  return found;
}

function share(one: Placement, other: Placement, axes: readonly Axis[]): boolean {
  return axes.every(
    (axis) =>
      one.position[axis] < other.position[axis] + other.size[SIDE[axis]] &&
      other.position[axis] < one.position[axis] + one.size[SIDE[axis]],
  );
}

/** Along which way cargo comes in, and whether further out is more (1) or less (-1). */
function wayIn({ door, vehicleType }: Container): { readonly axis: Axis; readonly out: 1 | -1 } {
  if (door?.side === 'Left' || door?.side === 'Right') return { axis: 'y', out: door.side === 'Left' ? -1 : 1 };
  const isOpen = (vehicleType === 'OpenTop' || vehicleType === 'FlatRack') && door === undefined;
  return { axis: door?.side === 'Top' || isOpen ? 'z' : 'x', out: 1 };
}
