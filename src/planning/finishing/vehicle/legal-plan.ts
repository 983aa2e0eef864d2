/**
 * The last word on the limits of vehicles: whatever built a plan, what leaves is within them. A load that cannot be brought
 * within is loaded in part; where that breaks what must hold of the whole order, it is not loaded, or nothing is.
 */
import { said } from '../../../domain/coded-sentences.js';
import {
  type Arrangement,
  type LoadedContainer,
  type LoadPlan,
  piecesIn,
  type Unloaded,
} from '../../../domain/plan.js';
import type { CargoCount, LoadProblem } from '../../../domain/problem.js';
import { contentsOf, palletLevel, palletsOpened, vehicleLevel } from '../../../domain/unit-loads.js';
import { holdsAsWhole } from '../../fills/every-rule.js';
import { legalPart } from './legal-part.js';
import { beyondLimits, isLimited, limitBroken, VEHICLE_RULES } from './limits.js';

export function legalPlan(problem: LoadProblem, plan: LoadPlan): LoadPlan {
  if (!isLimited(problem)) return plan;
  const vehicles = vehicleLevel(problem, plan);
  const illegal = illegalPallets(problem, plan);
  const known = new Map<readonly Arrangement[], Map<number, readonly Arrangement[]>>();
  const partOf = ({ container, arrangements }: LoadedContainer) => {
    const ofLoad = known.get(arrangements) ?? new Map<number, readonly Arrangement[]>();
    known.set(arrangements, ofLoad);
    const most = piecesBefore(arrangements, illegal);
    const part = ofLoad.get(container) ?? legalPart(vehicles.problem, [], container, arrangements, most);
    ofLoad.set(container, part);
    return part;
  };
  const parts = plan.containers.map(partOf);
  if (parts.every((part, place) => part === plan.containers[place]!.arrangements)) return plan;
  const isKept = ({ isKept: is }: Arrangement) => is === true;
  const less: readonly (readonly (readonly Arrangement[])[])[] = [
    parts,
    parts.map((part, place) => (isWhole(part, plan.containers[place]!) ? part : part.filter(isKept))),
    parts.map((part) => part.filter(isKept)),
  ];
  const why = (cargo: number) => whyOf(vehicles.problem, plan, cargo);
  const plans = less.map((loads) => completed(problem, plan, loads, why));
  return plans.find((one) => holdsAsWhole(problem, one)) ?? plans.at(-1)!;
}

function isWhole(part: readonly Arrangement[], { arrangements }: LoadedContainer): boolean {
  const count = (all: readonly Arrangement[]) => all.reduce((sum, one) => sum + piecesIn(one), 0);
  return count(part) === count(arrangements);
}

/** Places among the cargoes of the vehicles of finished pallets that are beyond the limits of their own pallet. */
function illegalPallets(problem: LoadProblem, { pallets = [], ...plan }: LoadPlan): ReadonlySet<number> {
  const level = palletLevel(problem, { ...plan, pallets });
  const found = pallets.flatMap(({ container, arrangements }, place) =>
    level !== null && level.problem.containers.length > 0 && beyondLimits(level.problem, container, arrangements) > 0
      ? [problem.cargoes.length + place]
      : [],
  );
  return new Set(found);
}

function piecesBefore(arrangements: readonly Arrangement[], illegal: ReadonlySet<number>): number {
  const first = arrangements.findIndex(({ cargo }) => illegal.has(cargo));
  if (first < 0) return Number.POSITIVE_INFINITY;
  return arrangements.slice(0, first).reduce((sum, one) => sum + piecesIn(one), 0);
}

type Why = Pick<Unloaded, 'reason' | 'detail'>;

/** Of the first load that breaks a limit. */
function whyOf(problem: LoadProblem, { containers }: LoadPlan, cargo: number): Why {
  for (const loaded of containers) {
    const broken = limitBroken(problem, loaded, cargo);
    if (broken !== null) return broken;
  }
  const fault = 'its pallet would be beyond the limits of its own.';
  const { rule, reason } = VEHICLE_RULES[0]!;
  return { reason, detail: said('RuleForbids', { container: problem.containers[0]!.name, rule: rule.id, fault }) };
}

/** The plan with these loads: equal ones stay the same object, pallets and what is left are counted anew. */
function completed(
  problem: LoadProblem,
  plan: LoadPlan,
  loads: readonly (readonly Arrangement[])[],
  why: (cargo: number) => Why,
): LoadPlan {
  const n = problem.cargoes.length;
  const standing = (plan.pallets ?? []).map(() => 0);
  for (const one of loads.flat()) if (one.cargo >= n) standing[one.cargo - n]! += piecesIn(one);
  const places = new Map<number, number>();
  for (const [place, count] of standing.entries()) if (count > 0) places.set(n + place, n + places.size);
  const renamed = new Map<readonly Arrangement[], readonly Arrangement[]>();
  const withPlaces = (load: readonly Arrangement[]) => {
    const known =
      renamed.get(load) ??
      (load.every(({ cargo }) => cargo < n || places.get(cargo) === cargo)
        ? load
        : load.map((one) => ({ ...one, cargo: places.get(one.cargo) ?? one.cargo })));
    renamed.set(load, known);
    return known;
  };
  const extra = extraStaying(plan, loads);
  const containers = plan.containers.flatMap((before, place): LoadedContainer[] => {
    const load = loads[place]!;
    if (load.length === 0) return [];
    const arrangements = withPlaces(load);
    const rows = extra[place]!.map((row) => ({ ...row, cargo: places.get(row.cargo) ?? row.cargo }));
    if (arrangements === before.arrangements && rows.length === (before.extra ?? []).length) return [before];
    return [{ container: before.container, arrangements, ...(rows.length === 0 ? {} : { extra: rows }) }];
  });
  const pallets = plan.pallets?.flatMap((pallet, place) =>
    standing[place] === 0 ? [] : [{ ...pallet, quantity: standing[place]! }],
  );
  const after = { ...plan, containers, ...(pallets === undefined ? {} : { pallets }) };
  return { ...after, unloaded: unloadedOf(problem, plan, after, why) };
}

/** Pieces beyond the order that are still there: what was taken out counts among them first. */
function extraStaying({ containers }: LoadPlan, loads: readonly (readonly Arrangement[])[]): CargoCount[][] {
  const taken = new Map<number, number>();
  for (const [place, { arrangements }] of containers.entries()) {
    for (const { cargo, quantity } of contentsOf(arrangements)) taken.set(cargo, (taken.get(cargo) ?? 0) + quantity);
    for (const { cargo, quantity } of contentsOf(loads[place]!)) taken.set(cargo, taken.get(cargo)! - quantity);
  }
  return containers.map(({ extra = [] }, place) => {
    const here = new Map(contentsOf(loads[place]!).map(({ cargo, quantity }) => [cargo, quantity]));
    return extra.flatMap(({ cargo, quantity }): CargoCount[] => {
      const out = Math.min(quantity, taken.get(cargo) ?? 0);
      taken.set(cargo, (taken.get(cargo) ?? 0) - out);
      const stays = Math.min(quantity - out, here.get(cargo) ?? 0);
      return stays > 0 ? [{ cargo, quantity: stays }] : [];
    });
  });
}

function unloadedOf(problem: LoadProblem, before: LoadPlan, after: LoadPlan, why: (cargo: number) => Why): Unloaded[] {
  const rows = new Map(before.unloaded.map((row) => [row.cargo, row]));
  const placed = placedOf(problem, after);
  return problem.cargoes.flatMap(({ quantity }, cargo): Unloaded[] => {
    const left = quantity - placed[cargo]!;
    if (left <= 0) return [];
    const row = rows.get(cargo);
    return [
      row !== undefined && row.quantity >= left ? { ...row, quantity: left } : { cargo, quantity: left, ...why(cargo) },
    ];
  });
}

/** Pieces of each cargo; of alternatives the one with most counts. */
function placedOf(problem: LoadProblem, plan: LoadPlan): number[] {
  const opened = palletsOpened(problem, plan);
  const placed = problem.cargoes.map(() => 0);
  for (const { arrangements, extra = [] } of plan.containers) {
    const beyond = opened(extra);
    for (const [cargo, count] of opened(contentsOf(arrangements))) {
      const counted = count - (beyond.get(cargo) ?? 0);
      placed[cargo] = plan.alternatives ? Math.max(placed[cargo]!, counted) : placed[cargo]! + counted;
    }
  }
  return placed;
}
