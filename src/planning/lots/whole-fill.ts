/**
 * Fills containers so that every lot is whole. A container is filled with as many lots as its room and weight allow,
 * largest first, and with what is in no lot. While not all pieces of the lots find a place, the least complete are taken
 * back and it is filled again; then others are tried beside those that it holds.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { Whole } from '../fills/ahead.js';
import { type Filled, nothingFilled } from '../fills/port.js';
import { piecesOf } from './lot.js';

/** What one fill may cost of the effort for a container. */
const SHARE_OF_FILL = 1 / 8;

/**
 * Fills of a container that holds something already, to find room for more. 2,000 cargoes at level 1: 79 containers in
 * 7 s; with up to 40 fills 77 in 34 s.
 */
const MOST_FILLS = 8;

/** A lot with what it takes of a container. */
interface Unit {
  readonly lot: Whole;
  readonly names: ReadonlySet<string>;
  readonly volume: number;
  readonly weight: number;
}

/** @param share of the effort for the container */
export type Fill = (counts: readonly number[], share: number) => Filled;

export class WholeFill {
  readonly #problem: LoadProblem;
  /** Largest first. */
  readonly #units: readonly Unit[];
  /** Whether the cargo is in a lot. */
  readonly #isInLot: readonly boolean[];
  /** By container type: what it does not take even alone. */
  readonly #tooMuch: readonly Set<Unit>[];

  constructor(problem: LoadProblem, lots: readonly Whole[]) {
    this.#problem = problem;
    this.#units = unitsOf(problem, lots);
    const inLots = new Set(lots.flatMap(({ places }) => places));
    this.#isInLot = problem.cargoes.map((_, place) => inLots.has(place));
    this.#tooMuch = problem.containers.map(() => new Set());
  }

  /** @param offered pieces of each cargo that may be loaded; a lot of which not all are offered is not loaded */
  fill(container: number, offered: readonly number[], fill: Fill): Filled {
    if (this.#units.length === 0) return fill(offered, 1);
    const free = offered.map((count, place) => (this.#isInLot[place] ? 0 : count));
    const hasFree = free.some((count) => count > 0);
    let waiting = this.#units.filter((unit) => !this.#tooMuch[container]!.has(unit) && isOffered(unit, offered));
    let held: readonly Unit[] = [];
    let best: Filled | null = null;
    let effort = 0;
    let fills = 0;
    let stopped = false;
    const fillWith = (units: readonly Unit[]) => {
      const result = fill(withUnits(free, units), SHARE_OF_FILL);
      effort += result.effort;
      stopped = result.stopped;
      return result;
    };
    const mayGoOn = () => !stopped && (held.length === 0 || fills < MOST_FILLS);
    while (mayGoOn()) {
      const tried = this.#thatMayFit(container, held, waiting);
      if (tried.length === 0) break;
      let added = tried;
      while (added.length > 0 && mayGoOn()) {
        const units = [...held, ...added];
        const result = fillWith(units);
        if (held.length > 0) fills++;
        if (units.every((unit) => shareLoaded(unit, result) === 1)) {
          best = result;
          held = units;
          break;
        }
        if (units.length === 1 && !hasFree) this.#tooMuch[container]!.add(units[0]!);
        added = withoutLeastComplete(added, (unit) => shareLoaded(unit, result));
      }
      // Who found no place in company may find one when fewer are there; who found none beside those held will not.
      const gone = new Set(added.length === 0 && (held.length > 0 || hasFree) ? tried : held);
      waiting = waiting.filter((unit) => !gone.has(unit) && !this.#tooMuch[container]!.has(unit));
    }
    if (best === null && hasFree && !stopped) best = fillWith([]);
    return { ...(best ?? nothingFilled(offered)), effort, stopped };
  }

  /** Of those that wait, in their order, all for which there is volume, weight and a type of cargo left. */
  #thatMayFit(container: number, held: readonly Unit[], waiting: readonly Unit[]): Unit[] {
    const type = this.#problem.containers[container]!;
    const sum = (figure: 'volume' | 'weight') => held.reduce((all, unit) => all + unit[figure], 0);
    let volume = volumeCapacity(type, this.#problem) - sum('volume');
    let weight = weightCapacity(type, this.#problem) * (1 + 1e-9) - sum('weight');
    const names = new Set(held.flatMap((unit) => [...unit.names]));
    const mostNames = type.maxCargoTypes > 0 ? type.maxCargoTypes : Number.POSITIVE_INFINITY;
    return waiting.filter((unit) => {
      if (unit.volume > volume || unit.weight > weight) return false;
      const more = [...unit.names].filter((name) => !names.has(name));
      if (names.size + more.length > mostNames) return false;
      volume -= unit.volume;
      weight -= unit.weight;
      for (const name of more) names.add(name);
      return true;
    });
  }
}

function unitsOf({ cargoes }: LoadProblem, lots: readonly Whole[]): Unit[] {
  return lots
    .map((lot) => {
      const sum = (figure: 'volume' | 'weight') =>
        lot.places.reduce((all, place, i) => all + lot.quantities[i]! * cargoes[place]![figure], 0);
      const names = new Set(lot.places.map((place) => cargoes[place]!.name));
      return { lot, names, volume: sum('volume'), weight: sum('weight') };
    })
    .sort((a, b) => b.volume - a.volume || a.lot.places[0]! - b.lot.places[0]!);
}

function isOffered({ lot }: Unit, offered: readonly number[]): boolean {
  return lot.places.every((place, i) => offered[place]! >= lot.quantities[i]!);
}

/** Pieces of the units beside those in no lot. */
function withUnits(free: readonly number[], units: readonly Unit[]): number[] {
  const counts = [...free];
  for (const { lot } of units) {
    for (const [i, place] of lot.places.entries()) counts[place] = lot.quantities[i]!;
  }
  return counts;
}

/** 1: all pieces found a place. */
function shareLoaded({ lot }: Unit, { loaded }: Filled): number {
  return lot.places.reduce((sum, place) => sum + loaded[place]!, 0) / piecesOf(lot);
}

/** Without half of those that are not complete; where all are, without half of them. */
function withoutLeastComplete(units: readonly Unit[], share: (unit: Unit) => number): Unit[] {
  const shares = new Map(units.map((unit) => [unit, share(unit)]));
  const inPart = units.filter((unit) => shares.get(unit)! < 1).sort((a, b) => shares.get(a)! - shares.get(b)!);
  const candidates = inPart.length > 0 ? inPart : [...units].reverse();
  const dropped = new Set(candidates.slice(0, Math.ceil(candidates.length / 2)));
  return units.filter((unit) => !dropped.has(unit));
}
