/** A calculated load as an editing buffer: the request that it was made from, and every piece of it placed by hand. */
import { type LoadedContainer, placementsOf } from '../../domain/plan.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import type { EditBufferBody, GivenContainerBody } from '../../schema/edit-buffer.js';
import { withoutReadOnly } from '../../schema/read-only-rules.js';
import type { UnitLoadBody } from '../../schema/unit-load.js';
import { Answer, filledContainer } from '../present/filled-container.js';
import { rowsWithPieces } from '../present/request-of.js';
import { unitLoadsPlaced } from '../resolve/placed-unit-loads.js';
import type { CalculatedLoad } from '../types.js';

/**
 * In the unit of the load. Finished pallets are placed whole, as `unitload`, with the spaces that show what stands on them.
 * @param option of alternatives (UnitLoad) the one that is edited, its place in the plan: it becomes a load by itself; or all
 * of them, as alternatives
 * @throws RangeError when the load has alternatives and none of them is chosen
 */
export function editBufferOf(load: CalculatedLoad, option: number | 'all' | null = null): EditBufferBody {
  const { title, description, request, plan } = load;
  if (plan.alternatives && option === null) {
    throw new RangeError('The filled containers are alternatives, not one load. Choose one of them to edit it.');
  }
  const rows = rowsWithPieces(load);
  const given = placedOf(load, (cargo) => {
    const row = rows.numbers[cargo];
    return row === undefined ? {} : { cargo: row };
  });
  const isOne = typeof option === 'number';
  const shown = isOne ? plan.containers.slice(option, option + 1) : plan.containers;
  return {
    title,
    description,
    cargoes: rows.cargoes,
    emptyContainers: request.emptyContainers,
    rules: { ...withoutReadOnly(request.rules), ...(isOne ? { calculationType: 'MixLoad' } : {}) },
    ...(request.leftOut && { leftOut: request.leftOut }),
    filledContainers: shown.map(given),
    ...(plan.alternatives && !isOne ? { alternatives: true } : {}),
  } as unknown as EditBufferBody;
}

/**
 * What a search made of an editing buffer: its order as it was, and what is placed now. A load by itself has what was placed
 * on pallets as rows of cargo; here it is placed as the pallets that it is.
 * @param load which the buffer was filled to
 */
export function filledBufferOf(load: CalculatedLoad, buffer: EditBufferBody): EditBufferBody {
  const rows = buffer.cargoes.length;
  const placed = unitLoadsPlaced(buffer.filledContainers) as UnitLoadBody[];
  const given = placedOf(load, (cargo) => (cargo < rows ? { cargo } : { unitload: placed[cargo - rows]! }));
  return { ...buffer, filledContainers: load.plan.containers.map(given) };
}

type What = Pick<GivenContainerBody['placements'][number], 'cargo' | 'unitload'>;

/** @param whatOf cargo of the request */
function placedOf(load: CalculatedLoad, whatOf: (cargo: number) => What) {
  const { request, problem, plan } = load;
  const answer = new Answer(load, { spacesCreated: true, placementsCreated: false, uom: null });
  const level = vehicleLevel(problem, plan);
  const unitLoads = (plan.pallets ?? []).map((_, pallet) => filledContainer(answer.onPallets, pallet) as UnitLoadBody);
  return ({ container, arrangements }: LoadedContainer): GivenContainerBody => ({
    emptyContainer: containerNamed(load, container),
    ...(arrangements.some(({ isKept }) => isKept === true) ? {} : { planned: true }),
    placements: arrangements
      .flatMap((one) => [...placementsOf(one, level.problem.cargoes)])
      .map(({ cargo, orientation, position: { x, y, z } }) => {
        const unitload = unitLoads[cargo - request.cargoes.length];
        return {
          ...(unitload === undefined ? whatOf(cargo) : { unitload }),
          orientation,
          pos: { length: x / problem.scale, width: y / problem.scale, height: z / problem.scale },
        };
      }),
  });
}

/** By its name, as far as that says which. */
function containerNamed({ request, problem }: CalculatedLoad, place: number): GivenContainerBody['emptyContainer'] {
  const { name } = problem.containers[place]!;
  const isAlone = problem.containers.filter((one) => one.name === name).length === 1;
  return isAlone ? name : (request.emptyContainers[place] as GivenContainerBody['emptyContainer']);
}
