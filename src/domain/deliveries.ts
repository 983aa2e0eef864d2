/**
 * Which delivery each cargo belongs to, for people: cargo of one loading rank leaves together, and what is loaded last
 * leaves first. Where no order of deliveries is asked, what the rows say of an order of loading is only shown.
 */
import { loadingRanks } from './loading-ranks.js';
import { type LoadPlan, piecesIn } from './plan.js';
import type { Cargo, LoadProblem } from './problem.js';
import { sequenceOfStop } from './stop-numbers.js';
import { palletsOpened } from './unit-loads.js';

export interface Deliveries {
  /** The numbers are deliveries in the order of unloading; false: they are the order of loading that rows say. */
  readonly areStops: boolean;
  /** What the numbers are called: an order of loading where no order of deliveries is asked and the request numbers no stops. */
  readonly word: 'stop' | 'loadingOrder';
  /** By cargo of the order, as the request calls them, else from 1; null: none. */
  readonly numbers: readonly (number | null)[];
}

/** Asked for each row of what is told of a load. */
const known = new WeakMap<LoadProblem, Deliveries>();

export function deliveriesOf(order: LoadProblem): Deliveries {
  let deliveries = known.get(order);
  if (deliveries === undefined) {
    deliveries = counted(order);
    known.set(order, deliveries);
  }
  return deliveries;
}

function counted(order: LoadProblem): Deliveries {
  const { rules } = order;
  if (!rules.isSequenceUsed && !rules.isGroupSequenceUsed) {
    return said(order);
  }
  const numbers = stopNumbers(order);
  return { areStops: true, word: 'stop', numbers: loadingRanks(order).map((rank) => numbers.get(rank) ?? null) };
}

/** No order of deliveries is asked. */
function said({ cargoes, rules: { lastStop, isSequenceReversed } }: LoadProblem): Deliveries {
  const sequences = cargoes.map(({ sequence }) => (sequence > 0 ? sequence : null));
  const stopOf = (sequence: number) => sequenceOfStop(sequence, lastStop ?? 0, isSequenceReversed);
  if (lastStop === undefined || sequences.some((sequence) => sequence !== null && stopOf(sequence) < 1)) {
    return { areStops: false, word: 'loadingOrder', numbers: sequences };
  }
  const numbers = sequences.map((sequence) => (sequence === null ? null : stopOf(sequence)));
  return { areStops: false, word: 'stop', numbers };
}

/**
 * By loading rank, in the order of unloading: as the request numbers its stops, else counted from 1. Its numbers count where
 * they are in the order of the ranks, which groups may not be.
 */
export function stopNumbers(order: LoadProblem): ReadonlyMap<number, number> {
  const { lastStop, isSequenceReversed } = order.rules;
  const ranks = loadingRanks(order);
  const stops = order.cargoes
    .map(({ sequence, quantity }, cargo) => ({
      rank: quantity > 0 ? ranks[cargo]! : -1,
      called: sequenceOfStop(sequence, lastStop ?? 0, isSequenceReversed),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank || a.called - b.called);
  const isCalled =
    lastStop !== undefined &&
    stops.every(({ rank, called }, at) => {
      const before = stops[at - 1] ?? { rank: -1, called: 0 };
      return rank === before.rank ? called === before.called : called > before.called;
    });
  const numbers = new Map<number, number>();
  for (const { rank, called } of stops) {
    if (!numbers.has(rank)) numbers.set(rank, isCalled ? called : numbers.size + 1);
  }
  return numbers;
}

/**
 * @param cargoes of a level of the order: beyond its own cargoes stand finished pallets, which carry one delivery each
 * @param place of the cargo among these
 */
export function deliveryOf({ numbers }: Deliveries, cargoes: readonly Cargo[], place: number): number | null {
  const carried = cargoes[place]!.contents?.[0]?.cargo;
  return numbers[place < numbers.length ? place : (carried ?? place)] ?? null;
}

/** The names of the groups that are delivered at a stop. */
export function receiversAt(order: LoadProblem, stop: number): string[] {
  const { areStops, numbers } = deliveriesOf(order);
  if (!areStops) return [];
  const names = order.cargoes.filter((_, cargo) => numbers[cargo] === stop).map(({ groupName }) => groupName);
  return [...new Set(names)].filter((name) => name !== '');
}

/** A stop with the names of its groups. */
export interface EmptyStop {
  readonly stop: number;
  readonly groups: readonly string[];
}

/** Stops of which no container of the plan has anything, in the order of unloading. */
export function emptyStops(
  problem: LoadProblem,
  plan: Pick<LoadPlan, 'containers' | 'pallets' | 'alternatives'>,
): EmptyStop[] {
  const { areStops, numbers } = deliveriesOf(problem);
  if (!areStops || plan.alternatives) return [];
  const arrangements = plan.containers.flatMap((loaded) => loaded.arrangements);
  const loaded = palletsOpened(
    problem,
    plan,
  )(arrangements.map((one) => ({ cargo: one.cargo, quantity: piecesIn(one) })));
  const served = new Set([...loaded.keys()].map((cargo) => numbers[cargo]));
  const groups = new Map<number, Set<string>>();
  for (const [cargo, stop] of numbers.entries()) {
    if (stop === null || served.has(stop)) continue;
    const names = groups.get(stop) ?? new Set();
    const { groupName } = problem.cargoes[cargo]!;
    groups.set(stop, groupName === '' ? names : names.add(groupName));
  }
  return [...groups].sort(([a], [b]) => a - b).map(([stop, names]) => ({ stop, groups: [...names] }));
}
