/**
 * The loading steps of a container: what is loaded one after the other, each step pieces of one cargo that belong together.
 * What carries comes before what is carried, nothing that stands is in the way of what comes, lower loading ranks come
 * first (loading-order.ts). Every filled container has steps of its own, alternatives too; a palletized load has those
 * of each different pallet and those of the vehicle.
 */
import type { Cuboid } from '../domain/geometry.js';
import { loadingRanks } from '../domain/loading-ranks.js';
import { type Way, wayInto } from '../domain/loading-way.js';
import { type Arrangement, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { palletLevel, vehicleLevel } from '../domain/unit-loads.js';
import { around } from './cuboids.js';
import { loadingOrder } from './loading-order.js';
import { joined, type Portion, portionsOf } from './portions.js';
import type { ShownLoad } from './shown-load.js';

export interface Step {
  /** From 1. */
  readonly number: number;
  /** Place of the cargo in the request. */
  readonly cargo: number;
  /** In the order of loading, each in an orientation of its own; the pieces of each as `placementsOf` gives them. */
  readonly parts: readonly Arrangement[];
  readonly pieces: number;
  /** Of the step alone, in the unit of the request. */
  readonly weight: number;
  /** From its first to its last point. */
  readonly extent: Cuboid;
  /** False: something is in the way of it, for the plan has no straight order of loading. */
  readonly isStraight: boolean;
}

/**
 * How a filled container of a load is loaded. Steps whose cargo lies beyond those of the request are finished pallets
 * of the plan, in their order.
 * @param place in the plan
 */
export function containerSteps({ problem, plan }: ShownLoad, place: number): Step[] {
  const loaded = plan.containers[place]!;
  const way = wayInto(problem.containers[loaded.container]!);
  return stepsOf(vehicleLevel(problem, plan).problem, loaded.arrangements, way);
}

/**
 * How a finished pallet of a load is built; those that are alike are built alike.
 * @param place in the plan's pallets
 */
export function palletSteps({ problem, plan }: ShownLoad, place: number): Step[] {
  const pallet = plan.pallets![place]!;
  const way = wayInto(problem.pallets![pallet.container]!);
  return stepsOf(palletLevel(problem, plan)!.problem, pallet.arrangements, way);
}

/** @param way along which cargo comes into the container (`wayInto`) */
export function stepsOf(problem: LoadProblem, arrangements: readonly Arrangement[], way: Way): Step[] {
  const portions = portionsOf(problem, arrangements, loadingRanks(problem));
  const { groups, crooked } = loadingOrder(problem, portions, way);
  return groups.map((group, index) => {
    const [{ arrangement }] = group as [Portion];
    const { cargo } = arrangement;
    const parts = evenParts(group, problem);
    const pieces = parts.reduce((sum, part) => sum + piecesIn(part), 0);
    return {
      number: index + 1,
      cargo,
      parts,
      pieces,
      weight: pieces * problem.cargoes[cargo]!.weight,
      extent: around(group.map(({ extent }) => extent)),
      isStraight: !group.some((portion) => crooked.has(portion)),
    };
  });
}

/** As few arrangements as come of joining neighbours in the order. */
function evenParts(group: readonly Portion[], { cargoes }: LoadProblem): Arrangement[] {
  const parts: Arrangement[] = [];
  for (const { arrangement } of group) {
    parts.push(arrangement);
    for (;;) {
      const whole = parts.length < 2 ? null : joined(parts.at(-2)!, parts.at(-1)!, cargoes);
      if (whole === null) break;
      parts.splice(-2, 2, whole);
    }
  }
  return parts;
}
