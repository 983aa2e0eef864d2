/**
 * The warning HeavyOnLight: no limit of load bearing is given, and a piece carries more than three times its own weight
 * of different cargo, directly and through others. Weight goes down by contact area, as for maxSupportingWeight; who
 * touches whom is what the verifier has found.
 */
import type { LoadProblem } from '../domain/problem.js';
import { figure, weighedApart } from '../domain/sentences.js';
import { exceeds } from '../rules/geometry/exact.js';
import type { Piece } from '../rules/geometry/piece.js';
import type { ContainerLoad } from '../rules/index.js';
import type { Warning } from './types.js';

/** Times its own weight. */
const MOST = 3;

/** Cargoes that are named, those with most pieces first. */
const MOST_NAMED = 4;

/** A piece that carries too much. */
export interface Overloaded {
  readonly piece: Piece;
  /** Weight of different cargo on it. */
  readonly borne: number;
}

interface Heavy extends Overloaded {
  readonly load: ContainerLoad;
  /** Of the load in the plan of its level. */
  readonly place: number;
  readonly isOnPallet: boolean;
}

/** One warning a load, of the piece that carries most for its weight, with the number of all that carry too much. */
export class HeavyOnLight {
  readonly #mayBe: boolean;
  #worst: Heavy | null = null;
  /** Pieces that carry too much, by the name of their cargo. */
  readonly #pieces = new Map<string, number>();

  constructor(private readonly problem: LoadProblem) {
    this.#mayBe = mayBeHeavy(problem);
  }

  /** @param times containers or pallets that are loaded so */
  see(load: ContainerLoad, place: number, times: number, isOnPallet: boolean): void {
    if (!this.#mayBe) return;
    for (const { piece, borne } of overloadedOf(load)) {
      const here = { load, piece, borne, place, isOnPallet };
      const { name } = piece.kind;
      this.#pieces.set(name, (this.#pieces.get(name) ?? 0) + times);
      if (this.#worst === null || isWorse(here, this.#worst)) this.#worst = here;
    }
  }

  warnings(): Warning[] {
    return this.#worst === null ? [] : [warningOf(this.problem, this.#worst, this.#pieces)];
  }
}

/** In the order of loading. @param problem of the request */
export function overloadedIn(problem: LoadProblem, load: ContainerLoad): Overloaded[] {
  return mayBeHeavy(problem) ? overloadedOf(load) : [];
}

/** Different cargo that rests on a piece, directly and through others. */
export function restingOn(load: ContainerLoad, { index, kind }: Piece): Piece[] {
  const { footings } = load.contacts;
  const onIt = new Set([index]);
  for (const piece of load.upwards) {
    if (footings[piece.index]!.below.some(({ lower }) => onIt.has(lower.index))) onIt.add(piece.index);
  }
  return load.pieces.filter((piece) => onIt.has(piece.index) && piece.kind.name !== kind.name);
}

function overloadedOf(load: ContainerLoad): Overloaded[] {
  const others = borneOfOthers(load);
  return load.pieces
    .map((piece) => ({ piece, borne: others[piece.index]! }))
    .filter(({ piece: { kind }, borne }) => kind.maxSupportingWeight === 0 && exceeds(borne, MOST * kind.weight));
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

function warningOf(problem: LoadProblem, worst: Heavy, pieces: ReadonlyMap<string, number>): Warning {
  const { load, piece, borne, place, isOnPallet } = worst;
  const { name, weight } = piece.kind;
  const [carried, own] = weighedApart(problem, borne, weight);
  const times = weight > 0 ? `, ${figure(borne / weight)} times its own weight` : '';
  const where = isOnPallet
    ? `a pallet "${load.container.name}"`
    : `filled container ${place + 1} ("${load.container.name}")`;
  const carries = `${load.describe(piece)} in ${where} weighs ${own} and carries ${carried} of other cargo${times}.`;
  const count = [...pieces.values()].reduce((sum, one) => sum + one, 0);
  const message =
    count === 1
      ? `${carries} The request does not say how much ${name} bears. Give its \`maxSupportingWeight\`, or \`nothingOnTop\` if it bears nothing.`
      : `${figure(count)} pieces carry more than ${figure(MOST)} times their own weight of other cargo (${named(pieces)}). ` +
        `The worst: ${carries} The request does not say how much they bear. Give each cargo its \`maxSupportingWeight\`, ` +
        'or `nothingOnTop` if it bears nothing, or choose the `stackingRule` HeavierBottomFirst.';
  const row = piece.kind.contents?.[0]?.cargo ?? piece.cargo;
  return { code: 'HeavyOnLight', pointer: `/cargoes/${row}/maxSupportingWeight`, message };
}

/** How many of each cargo: most first, and of as many in the order in which they were seen. */
function named(pieces: ReadonlyMap<string, number>): string {
  const sorted = [...pieces].sort(([, a], [, b]) => b - a);
  const first = sorted.slice(0, MOST_NAMED).map(([name, count]) => `${figure(count)} of ${name}`);
  const others = sorted.slice(MOST_NAMED).reduce((sum, [, count]) => sum + count, 0);
  return [...first, ...(others > 0 ? [`${figure(others)} of others`] : [])].join(', ');
}
