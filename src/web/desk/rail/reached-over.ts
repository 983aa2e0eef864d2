/** Of each stop, what is reached over other cargo in the plan that is shown, and how far. */
import { computed } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import { deliveriesOf, deliveryOf, receiversAt } from '../../../domain/deliveries.js';
import { reachesIn } from '../../../domain/reach.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { shownPlan } from '../../pages/plan/planner.js';
import type { Opened } from '../../viewer/opened.js';

export interface ReachedOver {
  /** Null: the order of unloading is not asked, or the cargo has no stop. */
  readonly stop: number | null;
  readonly receivers: readonly string[];
  readonly count: number;
  /** Of so many that leave there. */
  readonly total: number;
  /** The farthest, scaled units. */
  readonly reach: number;
  /** What is reached over other cargo, by the place of its container in the plan. */
  readonly pieces: ReadonlyMap<number, readonly Body[]>;
}

/** In the order of the stops; those of which all is at hand are left out. */
export const reachedOver = computed(() => {
  const calculated = shownPlan.value?.answer.plan;
  return calculated && calculated.plan.alternatives !== true ? reachedByStop(calculated) : [];
});

interface Counted extends ReachedOver {
  count: number;
  total: number;
  reach: number;
  readonly pieces: Map<number, Body[]>;
}

export function reachedByStop(load: ShownLoad): readonly ReachedOver[] {
  const { problem, plan } = vehicleLevel(load.problem, load.plan);
  const deliveries = deliveriesOf(load.problem);
  const stops = new Map<number | null, Counted>();
  for (const [place, loaded] of plan.containers.entries()) {
    for (const { cargo, body, reach, isBeyond } of reachesIn(problem, loaded)) {
      const stop = deliveries.areStops ? deliveryOf(deliveries, problem.cargoes, cargo) : null;
      const receivers = stop === null ? [] : receiversAt(load.problem, stop);
      const known = stops.get(stop) ?? { stop, receivers, count: 0, total: 0, reach: 0, pieces: new Map() };
      stops.set(stop, known);
      known.total++;
      if (!isBeyond) continue;
      known.count++;
      known.reach = Math.max(known.reach, reach);
      known.pieces.set(place, [...(known.pieces.get(place) ?? []), body]);
    }
  }
  return [...stops.values()].filter(({ count }) => count > 0).toSorted((a, b) => (a.stop ?? 0) - (b.stop ?? 0));
}

/** Places of bodies among the pieces of the view. */
export function piecesAt({ pieces }: Opened, bodies: readonly Body[]): ReadonlySet<number> {
  const key = ({ x1, y1, z1 }: Body) => `${x1} ${y1} ${z1}`;
  const asked = new Set(bodies.map(key));
  return new Set(pieces.pieces.flatMap(({ body }, place) => (asked.has(key(body)) ? [place] : [])));
}
