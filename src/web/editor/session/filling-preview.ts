/** What a filled load adds to the plan that was edited: pieces, where they are drawn, and what it comes to. */
import type { CalculatedLoad, OpenedEdit } from '../../../calculation/browser/index.js';
import { type Body, bodyOf } from '../../../domain/bodies.js';
import { usableVolume } from '../../../domain/grounds.js';
import { placementsOf } from '../../../domain/plan.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import { openedPieces } from '../../../scene/unit-load-solids.js';
import { text } from '../../words/words.js';
import type { Addition } from '../commands.js';
import { countedOf } from '../counted.js';
import type { unitLoadsOf } from '../edit-buffer.js';
import type { EditedPiece, EditedPlan } from '../edited-plan.js';

export interface Preview {
  /** To which it is added. */
  readonly plan: EditedPlan;
  readonly load: CalculatedLoad;
  readonly additions: readonly Addition[];
  /** By place of the container: what is added there, as it is drawn, with what stands on pallets; -1 as its cargo: wood. */
  readonly bodies: ReadonlyMap<number, readonly (Body & { readonly cargo: number })[]>;
  /** Those on pallets, too. */
  readonly pieces: number;
  /** Pallets by what stands on each. */
  readonly byCargo: readonly { readonly name: string; readonly count: number; readonly inside: number | null }[];
  readonly newContainers: number;
  /** Percent of the volume of all containers that hold something, as the figures of a load have it. */
  readonly utilisationBefore: number;
  readonly utilisationAfter: number;
  readonly left: number;
}

/** @param places of the containers that were kept, in their order */
export function previewOf(
  { problem: asked }: OpenedEdit,
  unitLoads: ReturnType<typeof unitLoadsOf>,
  before: EditedPlan,
  places: readonly number[],
  load: CalculatedLoad,
): Preview {
  const { problem } = vehicleLevel(load.problem, load.plan);
  const free = before.containers.map(({ pieces, isLocked }) => pieces.length === 0 && !isLocked);
  const open = openedPieces({ ...load, title: '' });
  let next = before.containers.length;
  const additions: Addition[] = [];
  const bodies = new Map<number, (Body & { cargo: number })[]>();
  const counts = new Map<number, number>();
  const countedBefore = countedOf(asked, unitLoads);
  const countedAdded = countedOf(problem, new Map());
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
      placements.flatMap((one) => open(one) ?? [{ ...bodyOf(one, problem.cargoes), cargo: one.cargo }]),
    );
    for (const { cargo } of placements) counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
  }
  const roomIn = (kinds: readonly number[]) =>
    kinds.reduce((sum, kind) => sum + usableVolume(problem.containers[kind]!), 0);
  const share = (volume: number, kinds: readonly number[]) => (kinds.length === 0 ? 0 : (100 * volume) / roomIn(kinds));
  const kept = places.map((place) => before.containers[place]!);
  const volumeBefore = kept
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { cargo }) => sum + countedBefore(cargo).volume, 0);
  const added = [...counts].map(([cargo, count]) => ({ cargo, count, ...countedAdded(cargo) }));
  const volumeAfter = volumeBefore + added.reduce((sum, { count, volume }) => sum + count * volume, 0);
  return {
    plan: before,
    load,
    additions,
    bodies,
    pieces: added.reduce((sum, { count, pieces }) => sum + count * pieces, 0),
    byCargo: added.map(({ cargo, count, pieces }) => {
      const { name, contents } = problem.cargoes[cargo]!;
      if (contents === undefined) return { name, count, inside: null };
      return { name: text('editPalletOf', { name }), count, inside: pieces };
    }),
    newContainers: next - before.containers.length,
    utilisationBefore: share(
      volumeBefore,
      kept.map(({ container }) => container),
    ),
    utilisationAfter: share(
      volumeAfter,
      load.plan.containers.map(({ container }) => container),
    ),
    left: load.plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
