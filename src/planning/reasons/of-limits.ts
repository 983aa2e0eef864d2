/**
 * What stays behind for want of room, and would be loaded but for a limit of its vehicle or for the weight that containers may
 * carry: the limit is the reason. A quick plan of the order without limits tells so; of several kinds of limits, plans without
 * each of them tell which.
 */
import { said } from '../../domain/coded-sentences.js';
import { type LoadedContainer, type LoadPlan, piecesIn, type Unloaded } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { withQuantities, withRules } from '../../domain/sub-problems.js';
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import { baysTaken } from '../../rules/door-bay.js';
import { ContainerLoad } from '../../rules/index.js';
import { isLimited, type LimitBroken, limitBroken } from '../finishing/vehicle/limits.js';

type OfVehicle = 'axles' | 'cogTolerance' | 'door' | 'maxFloorPressure' | 'maxWeightPerLength';
type Without = Partial<Pick<Container, OfVehicle | 'maxWeight'>>;

/** Limits that the same changes of a load mend are of one kind. */
const OF_VEHICLES: readonly Without[] = [
  { door: undefined },
  { maxFloorPressure: undefined, maxWeightPerLength: undefined },
  { axles: undefined, cogTolerance: undefined },
];

/** None is kept. */
const ANY_WEIGHT: Without = { maxWeight: 0 };

/** A load that was cut, or planned for what its vehicle surely bears, has no room by its own account. */
const FOR_ROOM: ReadonlySet<UnloadedReason> = new Set(['NoContainerLeft', 'NoSpaceLeft', 'StackingRules']);

type Planned = (problem: LoadProblem) => LoadPlan;

/** @param planned plans the order without some of its limits */
export function limitsAsReasons(order: LoadProblem, plan: LoadPlan, planned: Planned): LoadPlan {
  const asked = plan.search.complete ? plan.unloaded.filter(({ reason }) => FOR_ROOM.has(reason)) : [];
  if (asked.length === 0) return plan;
  const weightOf = weightsOf(order, plan);
  const allBut = (kind: Without) => OF_VEHICLES.filter((other) => other !== kind);
  const used = OF_VEHICLES.filter((kind) => isLimited(without(order, allBut(kind))));
  if (asked.some((row) => weightOf(row) !== null)) used.push(ANY_WEIGHT);
  if (used.length === 0) return plan;
  const others = plan.unloaded.filter(({ reason }) => !FOR_ROOM.has(reason));
  const offered = withoutRows(order, others);
  const all = new PlanWithout(offered, used, planned);
  // Where most of them have no room in any case, want of room is what to heed.
  const kept = asked.filter((row) => 2 * all.gain(row) >= row.quantity);
  if (kept.length === 0) return plan;
  const each = used.length === 1 ? [] : used.map((kind) => new PlanWithout(offered, [kind], planned));
  const reasons = new Map(
    kept.map((row) => {
      const most = [...each, all].reduce((best, one) => (one.gain(row) > best.gain(row) ? one : best));
      return [row.cargo, most.limitOf(row) ?? (most.isOfAnyWeight ? weightOf(row) : undefined)];
    }),
  );
  return { ...plan, unloaded: plan.unloaded.map((row) => ({ ...row, ...reasons.get(row.cargo) })) };
}

/**
 * The sentence that weight keeps a row out; null: there is weight left for it in every loaded container. Alternatives are
 * containers of one cargo each, and share no weight.
 */
function weightsOf(order: LoadProblem, plan: LoadPlan): (row: Unloaded) => LimitBroken | null {
  const { isWeightLimited, calculationType } = order.rules;
  if (!isWeightLimited || calculationType === 'UnitLoad') return () => null;
  const { problem, plan: loaded } = vehicleLevel(order, plan);
  const rooms = loaded.containers.map(({ container, arrangements }) => {
    const { name, maxWeight } = problem.containers[container]!;
    const weight = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.weight, 0);
    return { name, most: maxWeight, more: maxWeight > 0 ? Math.max(0, maxWeight - weight) : Number.POSITIVE_INFINITY };
  });
  const more = rooms.reduce((sum, room) => sum + room.more, 0);
  const left = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * order.cargoes[cargo]!.weight, 0);
  if (left > more) {
    const detail = said('AllTooHeavy', { pieces: { weight: left }, more: { weight: more } });
    return () => ({ reason: 'WeightLimit', detail });
  }
  return ({ cargo }) => {
    const { weight } = order.cargoes[cargo]!;
    const full = rooms.find((room) => weight > room.more);
    if (full === undefined) return null;
    const figures = { piece: { weight }, more: { weight: full.more }, most: { weight: full.most } };
    return { reason: 'WeightLimit', detail: said('TooHeavy', { container: full.name, ...figures }) };
  };
}

/** At the lowest level: it answers one question. */
class PlanWithout {
  readonly #order: LoadProblem;
  readonly #plan: LoadPlan;
  readonly #left: ReadonlyMap<number, number>;
  readonly isOfAnyWeight: boolean;

  constructor(order: LoadProblem, kinds: readonly Without[], planned: Planned) {
    this.#order = order;
    this.isOfAnyWeight = kinds.includes(ANY_WEIGHT);
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
        const broken = limitOn(level!.problem, loaded, cargo) ?? undefined;
        if (has && broken !== undefined) return broken;
        other ??= broken;
      }
    }
    return other;
  }
}

/** What stays behind for a reason of its own takes no part. */
function withoutRows(order: LoadProblem, rows: readonly Unloaded[]): LoadProblem {
  const left = order.cargoes.map(({ quantity }) => quantity);
  for (const { cargo, quantity } of rows) left[cargo] = Math.max(0, left[cargo]! - quantity);
  return withQuantities(order, left);
}

/** A door keeps out what does not pass it, or finds its way barred, and not what lies beside such a piece. */
function limitOn(problem: LoadProblem, loaded: LoadedContainer, cargo: number): LimitBroken | null {
  const broken = limitBroken(problem, loaded, cargo);
  return broken?.reason !== 'Door' || isAtDoor(problem, loaded, cargo) ? broken : null;
}

function isAtDoor(problem: LoadProblem, loaded: LoadedContainer, cargo: number): boolean {
  const load = new ContainerLoad(problem, loaded);
  for (const [piece] of baysTaken(load)) if (piece.cargo === cargo) return true;
  const own = loaded.arrangements.filter((one) => one.cargo === cargo);
  return own.length > 0 && limitBroken(problem, { ...loaded, arrangements: own }, cargo)?.reason === 'Door';
}

/** What a pallet may carry is no limit of a vehicle. */
function without(order: LoadProblem, kinds: readonly Without[]): LoadProblem {
  const less: Without = Object.assign({}, ...kinds);
  const free = (one: Container): Container => ({ ...one, ...less });
  const { containers, pallets } = order;
  const freed = pallets?.map((one) => ({ ...free(one), maxWeight: one.maxWeight }));
  return { ...order, containers: containers.map(free), ...(freed && { pallets: freed }) };
}
