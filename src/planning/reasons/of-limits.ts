/**
 * What stays behind for want of room, and would be loaded but for a limit of its vehicle: the limit is the reason. A quick plan
 * of the order without limits tells so; of several kinds of limits, plans without each of them tell which.
 */
import type { LoadPlan, Unloaded } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { withRules } from '../../domain/sub-problems.js';
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import { isLimited, type LimitBroken, limitBroken } from '../finishing/vehicle/limits.js';

type Without = Partial<Pick<Container, 'axles' | 'cogTolerance' | 'door' | 'maxFloorPressure' | 'maxWeightPerLength'>>;

/** Limits that the same changes of a load mend are of one kind. */
const KINDS: readonly Without[] = [
  { door: undefined },
  { maxFloorPressure: undefined, maxWeightPerLength: undefined },
  { axles: undefined, cogTolerance: undefined },
];

/** A load that was cut, or planned for what its vehicle surely bears, has no room by its own account. */
const FOR_ROOM: ReadonlySet<UnloadedReason> = new Set(['NoContainerLeft', 'NoSpaceLeft', 'StackingRules']);

type Planned = (problem: LoadProblem) => LoadPlan;

/** @param planned plans the order without some of its limits */
export function limitsAsReasons(order: LoadProblem, plan: LoadPlan, planned: Planned): LoadPlan {
  const isAsked = plan.search.complete && plan.unloaded.some(({ reason }) => FOR_ROOM.has(reason));
  if (!isAsked || !isLimited(order)) return plan;
  const all = new PlanWithout(order, KINDS, planned);
  // Where most of them have no room in any case, want of room is what to heed.
  const kept = plan.unloaded.filter((row) => FOR_ROOM.has(row.reason) && 2 * all.gain(row) >= row.quantity);
  if (kept.length === 0) return plan;
  const allBut = (kind: Without) => KINDS.filter((other) => other !== kind);
  const used = KINDS.filter((kind) => isLimited(without(order, allBut(kind))));
  const each = used.length === 1 ? [] : used.map((kind) => new PlanWithout(order, [kind], planned));
  const reasons = new Map(
    kept.map((row) => {
      const most = [...each, all].reduce((best, one) => (one.gain(row) > best.gain(row) ? one : best));
      return [row.cargo, most.limitOf(row)];
    }),
  );
  return { ...plan, unloaded: plan.unloaded.map((row) => ({ ...row, ...reasons.get(row.cargo) })) };
}

/** At the lowest level: it answers one question. */
class PlanWithout {
  readonly #order: LoadProblem;
  readonly #plan: LoadPlan;
  readonly #left: ReadonlyMap<number, number>;

  constructor(order: LoadProblem, kinds: readonly Without[], planned: Planned) {
    this.#order = order;
    this.#plan = planned(withRules(without(order, kinds), { optimizationLevel: 1 }));
    this.#left = new Map(this.#plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]));
  }

  /** How many of the pieces that stay behind it loads. */
  gain({ cargo, quantity }: Unloaded): number {
    return quantity - (this.#left.get(cargo) ?? 0);
  }

  /** The limit that it breaks, first of all in a container with that cargo. */
  limitOf({ cargo }: Unloaded): LimitBroken | undefined {
    let other: LimitBroken | undefined;
    for (const level of [vehicleLevel(this.#order, this.#plan), palletLevel(this.#order, this.#plan)]) {
      for (const loaded of level?.plan.containers ?? []) {
        const has = loaded.arrangements.some((one) => one.cargo === cargo);
        if (!has && other !== undefined) continue;
        const broken = limitBroken(level!.problem, loaded, cargo) ?? undefined;
        if (has && broken !== undefined) return broken;
        other ??= broken;
      }
    }
    return other;
  }
}

function without(order: LoadProblem, kinds: readonly Without[]): LoadProblem {
  const less: Without = Object.assign({}, ...kinds);
  const free = (one: Container): Container => ({ ...one, ...less });
  const { containers, pallets } = order;
  return { ...order, containers: containers.map(free), ...(pallets && { pallets: pallets.map(free) }) };
}
