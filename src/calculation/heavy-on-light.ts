/**
 * The warning HeavyOnLight: no limit of load bearing is given, and a piece carries more than three times its own weight
 * of different cargo, directly and through others. Weight goes down by contact area, as for maxSupportingWeight.
 */
import type { LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { figure, weighedApart } from '../domain/sentences.js';
import { type Level, palletLevel, vehicleLevel } from '../domain/unit-loads.js';
import { exceeds } from '../rules/geometry/exact.js';
import type { Piece } from '../rules/geometry/piece.js';
import { ContainerLoad } from '../rules/index.js';
import type { Warning } from './types.js';

/** Times its own weight. */
const MOST = 3;

interface Heavy {
  readonly load: ContainerLoad;
  readonly piece: Piece;
  /** Weight of different cargo on it. */
  readonly borne: number;
  /** Of the load in the plan of its level. */
  readonly place: number;
  readonly isOnPallet: boolean;
}

/** One a load, of the piece that carries most for its weight. */
export function heavyOnLight(problem: LoadProblem, plan: LoadPlan): Warning[] {
  if (!mayBeHeavy(problem)) return [];
  const pallets = palletLevel(problem, plan);
  const found = [...worstOf(vehicleLevel(problem, plan), false), ...(pallets === null ? [] : worstOf(pallets, true))];
  const [first, ...others] = found;
  if (first === undefined) return [];
  const worst = others.reduce((most, one) => (isWorse(one, most) ? one : most), first);
  return [warningOf(problem, worst)];
}

function mayBeHeavy({ cargoes, rules }: LoadProblem): boolean {
  const isRuled =
    rules.stackingRule === 'HeavierBottomFirst' ||
    (rules.isSafeStackingUsed && rules.minWeightDifferencePercentage > 0);
  return (
    !isRuled &&
    cargoes.some(({ maxSupportingWeight }) => maxSupportingWeight === 0) &&
    cargoes.some(({ name, weight }) => name !== cargoes[0]!.name && weight > 0)
  );
}

/** Of each load the piece that carries most for its weight, where one carries too much. */
function worstOf({ problem, plan }: Level, isOnPallet: boolean): Heavy[] {
  const seen = new Set<LoadedContainer['arrangements']>();
  return plan.containers.flatMap((loaded, place) => {
    // Containers and pallets that are alike share one.
    if (seen.has(loaded.arrangements)) return [];
    seen.add(loaded.arrangements);
    const load = new ContainerLoad(problem, loaded);
    const borne = borneOfOthers(load);
    let worst: Heavy | null = null;
    for (const piece of load.pieces) {
      const { maxSupportingWeight, weight } = piece.kind;
      const here = { load, piece, borne: borne[piece.index]!, place, isOnPallet };
      if (maxSupportingWeight > 0 || !exceeds(here.borne, MOST * weight)) continue;
      if (worst === null || isWorse(here, worst)) worst = here;
    }
    return worst === null ? [] : [worst];
  });
}

/** More for its weight; what weighs nothing carries any weight worst. */
function isWorse(one: Heavy, other: Heavy): boolean {
  const [a, b] = [one.borne * other.piece.kind.weight, other.borne * one.piece.kind.weight];
  return a > b || (a === b && one.borne > other.borne);
}

/** By place of the piece: the weight of cargo of other names that rests on it. */
function borneOfOthers(load: ContainerLoad): Float64Array {
  const { footings } = load.contacts;
  const others = new Float64Array(load.pieces.length);
  /** By place, until it has gone on down: the weight on a piece by the name of the cargo. */
  const onTop: (Map<string, number> | undefined)[] = [];
  for (const piece of [...load.upwards].reverse()) {
    const { name, weight } = piece.kind;
    const own = onTop[piece.index] ?? new Map<string, number>();
    onTop[piece.index] = undefined;
    let sum = 0;
    for (const [of, borne] of own) if (of !== name) sum += borne;
    others[piece.index] = sum;
    own.set(name, (own.get(name) ?? 0) + weight);
    for (const { lower, share } of footings[piece.index]!.below) {
      const below = onTop[lower.index] ?? new Map<string, number>();
      onTop[lower.index] = below;
      for (const [of, borne] of own) below.set(of, (below.get(of) ?? 0) + share * borne);
    }
  }
  return others;
}

function warningOf(problem: LoadProblem, { load, piece, borne, place, isOnPallet }: Heavy): Warning {
  const { weight } = piece.kind;
  const [carried, own] = weighedApart(problem, borne, weight);
  const times = weight > 0 ? `, ${figure(borne / weight)} times its own weight` : '';
  const where = isOnPallet
    ? `a pallet "${load.container.name}"`
    : `filled container ${place + 1} ("${load.container.name}")`;
  const row = piece.kind.contents?.[0]?.cargo ?? piece.cargo;
  const message =
    `${load.describe(piece)} in ${where} weighs ${own} and carries ${carried} of other cargo${times}. ` +
    'Nothing says how much it bears: give its `maxSupportingWeight`, or `nothingOnTop` where it bears nothing.';
  return { code: 'HeavyOnLight', pointer: `/cargoes/${row}/maxSupportingWeight`, message };
}
