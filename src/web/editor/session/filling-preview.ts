/** What a filled load adds to the plan that was edited: pieces, where they are drawn, and what it comes to. */
import type { CalculatedLoad, OpenedEdit } from '../../../calculation/browser/index.js';
import { type Body, bodyOf } from '../../../domain/bodies.js';
import { usableVolume } from '../../../domain/grounds.js';
import { placementsOf } from '../../../domain/plan.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import { text } from '../../words/words.js';
import type { Addition } from '../commands.js';
import type { EditedPiece, EditedPlan } from '../edited-plan.js';

export interface Preview {
  /** To which it is added. */
  readonly plan: EditedPlan;
  readonly load: CalculatedLoad;
  readonly additions: readonly Addition[];
  /** By place of the container: what is added there, as it is drawn; -1 as its cargo: a finished pallet. */
  readonly bodies: ReadonlyMap<number, readonly (Body & { readonly cargo: number })[]>;
  readonly pieces: number;
  readonly byCargo: readonly { readonly name: string; readonly pieces: number }[];
  readonly newContainers: number;
  /** Percent of the volume of all containers that hold something. */
  readonly utilisationBefore: number;
  readonly utilisationAfter: number;
  readonly left: number;
}

/** @param places of the containers that were kept, in their order */
export function previewOf(
  { problem: asked }: OpenedEdit,
  before: EditedPlan,
  places: readonly number[],
  load: CalculatedLoad,
): Preview {
  const { problem } = vehicleLevel(load.problem, load.plan);
  const free = before.containers.map(({ pieces, isLocked }) => pieces.length === 0 && !isLocked);
  let next = before.containers.length;
  const additions: Addition[] = [];
  const bodies = new Map<number, (Body & { cargo: number })[]>();
  const counts = new Map<number, number>();
  for (const [at, { container, arrangements }] of load.plan.containers.entries()) {
    let place = places[at];
    if (place === undefined) {
      const empty = before.containers.findIndex((one, other) => free[other] === true && one.container === container);
      if (empty >= 0) free[empty] = false;
      place = empty >= 0 ? empty : next++;
    }
    const added = arrangements.filter(({ isKept }) => isKept !== true);
    const placements = added.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    if (placements.length === 0) continue;
    const pieces = placements.map(
      ({ cargo, orientation, position }): Omit<EditedPiece, 'id'> => ({ cargo, orientation, position }),
    );
    additions.push({ place, container, pieces });
    bodies.set(
      place,
      placements.map((one) => {
        // A finished pallet is of no row of the request.
        const isPallet = problem.cargoes[one.cargo]!.contents !== undefined;
        return { ...bodyOf(one, problem.cargoes), cargo: isPallet ? -1 : one.cargo };
      }),
    );
    for (const { cargo } of placements) counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
  }
  const volumes = (containers: readonly { readonly container: number; readonly volume: number }[]) => {
    const room = containers.reduce((sum, one) => sum + usableVolume(problem.containers[one.container]!), 0);
    return room === 0 ? 0 : (100 * containers.reduce((sum, { volume }) => sum + volume, 0)) / room;
  };
  const volumeBefore = places.map((place) => {
    const { container, pieces } = before.containers[place]!;
    return { container, volume: pieces.reduce((sum, { cargo }) => sum + asked.cargoes[cargo]!.volume, 0) };
  });
  const volumeAfter = load.plan.containers.map(({ container, arrangements }) => {
    const all = arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    return { container, volume: all.reduce((sum, { cargo }) => sum + problem.cargoes[cargo]!.volume, 0) };
  });
  return {
    plan: before,
    load,
    additions,
    bodies,
    pieces: [...counts.values()].reduce((sum, count) => sum + count, 0),
    byCargo: [...counts].map(([cargo, pieces]) => {
      const { name, contents } = problem.cargoes[cargo]!;
      return { name: contents === undefined ? name : text('editPalletOf', { name }), pieces };
    }),
    newContainers: next - before.containers.length,
    utilisationBefore: volumes(volumeBefore),
    utilisationAfter: volumes(volumeAfter),
    left: load.plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
