/** An edited plan as the editing buffer of the interface takes it: what is placed, in the unit of the request. */
import type { EditBufferBody, OpenedEdit } from '../../calculation/browser/index.js';
import type { EditedPiece, EditedPlan } from './edited-plan.js';

type Placement = EditBufferBody['filledContainers'][number]['placements'][number];

/** By cargo of the problem: the finished pallet that was placed; absent: it is a row of the request. */
export function unitLoadsOf({ body, given }: Pick<OpenedEdit, 'body' | 'given'>): ReadonlyMap<number, Placement> {
  const found = new Map<number, Placement>();
  for (const [at, { placements }] of body.filledContainers.entries()) {
    for (const [place, placement] of placements.entries()) {
      if (placement.unitload === undefined) continue;
      found.set(given[at]!.loaded.arrangements[place]!.cargo, placement);
    }
  }
  return found;
}

/** The buffer as it stands now: containers and pieces in the order of the plan. */
export function bufferOf(
  { body, problem, given }: Pick<OpenedEdit, 'body' | 'problem' | 'given'>,
  plan: EditedPlan,
  title: string,
): EditBufferBody {
  const unitLoads = unitLoadsOf({ body, given });
  const planned = plannedOf(given);
  const { scale } = problem;
  const filledContainers = plan.containers.map(({ container, pieces, isLocked }) => ({
    emptyContainer: containerNamed(body, problem.containers, container),
    placements: pieces.map(({ cargo, orientation, position: { x, y, z } }): Placement => {
      const pos = { length: x / scale, width: y / scale, height: z / scale };
      const unitload = unitLoads.get(cargo)?.unitload;
      return unitload === undefined ? { cargo, orientation, pos } : { unitload, orientation, pos };
    }),
    locked: isLocked,
    ...(planned.size > 0 && planned.has(keyOf({ container, pieces })) ? { planned: true } : {}),
  }));
  return { ...body, title, filledContainers };
}

interface Lying {
  readonly container: number;
  readonly pieces: readonly Pick<EditedPiece, 'cargo' | 'orientation' | 'position'>[];
}

/** Containers that a plan of the service filled: one that still looks so was touched by no hand. */
function plannedOf(given: OpenedEdit['given']): ReadonlySet<string> {
  const planned = given.filter(({ isPlanned }) => isPlanned === true);
  return new Set(planned.map(({ loaded: { container, arrangements } }) => keyOf({ container, pieces: arrangements })));
}

function keyOf({ container, pieces }: Lying): string {
  const places = pieces.map(({ cargo, orientation, position: { x, y, z } }) => [cargo, orientation, x, y, z].join());
  return [container, ...places.sort()].join(' ');
}

/** By its name, as far as that says which. */
function containerNamed(
  { emptyContainers }: EditBufferBody,
  containers: OpenedEdit['problem']['containers'],
  place: number,
): EditBufferBody['filledContainers'][number]['emptyContainer'] {
  const { name } = containers[place]!;
  const isAlone = containers.filter((one) => one.name === name).length === 1;
  return isAlone ? name : emptyContainers[place]!;
}
