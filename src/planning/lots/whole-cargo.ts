/**
 * Undivided cargo: each goes whole into one container, or stays behind. A container is filled with as many whole
 * cargoes as its room and weight allow, largest first. While not all pieces of them find a place, the least complete
 * are taken back and it is filled again; then others are tried beside those that it holds.
 */
import type { LoadProblem } from '../../domain/problem.js';
import type { FillResult } from '../../engine/port.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';

/** What one fill may cost of the effort for a container. */
export const SHARE_OF_FILL = 1 / 8;

/**
 * Fills of a container that holds something already, to find room for more. 2,000 cargoes at level 1: 79 containers in
 * 7 s; with up to 40 fills 77 in 34 s.
 */
const MOST_FILLS = 8;

/** All rows of one name. */
interface Unit {
  readonly name: string;
  /** In `problem.cargoes`. */
  readonly places: readonly number[];
  readonly volume: number;
  readonly weight: number;
}

type Fill = (counts: readonly number[]) => FillResult;

export class UndividedCargo {
  readonly #problem: LoadProblem;
  /** By container type: names of cargo that it does not take even alone. */
  readonly #tooMuch: readonly Set<string>[];

  constructor(problem: LoadProblem) {
    this.#problem = problem;
    this.#tooMuch = problem.containers.map(() => new Set());
  }

  /**
   * @param left pieces of each cargo still to load
   * @param offered those that may be loaded now; a name of which not all are offered is not loaded
   */
  fill(container: number, left: readonly number[], offered: readonly number[], fill: Fill): FillResult {
    let waiting = this.#unitsOf(container, left, offered);
    let held: readonly Unit[] = [];
    let best = nothing(offered);
    let effort = 0;
    let fills = 0;
    let stopped = false;
    const mayGoOn = () => !stopped && (held.length === 0 || fills < MOST_FILLS);
    while (mayGoOn()) {
      const tried = this.#thatMayFit(container, held, waiting);
      if (tried.length === 0) break;
      let added = tried;
      while (added.length > 0 && mayGoOn()) {
        const units = [...held, ...added];
        const result = fill(onlyOf(units, offered));
        if (held.length > 0) fills++;
        effort += result.effort;
        stopped = result.stopped;
        if (units.every((unit) => shareLoaded(unit, result, offered) === 1)) {
          best = result;
          held = units;
          break;
        }
        if (units.length === 1) this.#tooMuch[container]!.add(units[0]!.name);
        added = withoutLeastComplete(added, (unit) => shareLoaded(unit, result, offered));
      }
      // Who found no place in company may find one when fewer are there; who found none beside those held will not.
      const gone = new Set(added.length === 0 && held.length > 0 ? tried : held);
      waiting = waiting.filter((unit) => !gone.has(unit) && !this.#tooMuch[container]!.has(unit.name));
    }
    return { ...best, effort, stopped };
  }

  /** Largest first. */
  #unitsOf(container: number, left: readonly number[], offered: readonly number[]): Unit[] {
    const { cargoes } = this.#problem;
    const places = new Map<string, number[]>();
    for (const [place, { name }] of cargoes.entries()) {
      if (left[place] === 0) continue;
      const own = places.get(name);
      if (own === undefined) places.set(name, [place]);
      else own.push(place);
    }
    return [...places]
      .filter(([name, own]) => !this.#tooMuch[container]!.has(name) && own.every((at) => offered[at] === left[at]))
      .map(([name, own]) => {
        const sum = (figure: 'volume' | 'weight') => own.reduce((all, at) => all + left[at]! * cargoes[at]![figure], 0);
        return { name, places: own, volume: sum('volume'), weight: sum('weight') };
      })
      .sort((a, b) => b.volume - a.volume || a.places[0]! - b.places[0]!);
  }

  /** Of those that wait, in their order, all for which there is volume, weight and a type of cargo left. */
  #thatMayFit(container: number, held: readonly Unit[], waiting: readonly Unit[]): Unit[] {
    const type = this.#problem.containers[container]!;
    const sum = (figure: 'volume' | 'weight') => held.reduce((all, unit) => all + unit[figure], 0);
    let volume = volumeCapacity(type, this.#problem) - sum('volume');
    let weight = weightCapacity(type, this.#problem) * (1 + 1e-9) - sum('weight');
    let types = type.maxCargoTypes > 0 ? type.maxCargoTypes - held.length : Number.POSITIVE_INFINITY;
    return waiting.filter((unit) => {
      if (unit.volume > volume || unit.weight > weight || types === 0) return false;
      volume -= unit.volume;
      weight -= unit.weight;
      types--;
      return true;
    });
  }
}

function nothing(offered: readonly number[]): FillResult {
  const loaded = offered.map(() => 0);
  return { arrangements: [], loaded, value: 0, nodes: 0, placements: 0, effort: 0, bound: 0, stopped: false };
}

function onlyOf(units: readonly Unit[], offered: readonly number[]): number[] {
  const places = new Set(units.flatMap((unit) => unit.places));
  return offered.map((count, place) => (places.has(place) ? count : 0));
}

/** 1: all pieces found a place. */
function shareLoaded({ places }: Unit, { loaded }: FillResult, offered: readonly number[]): number {
  const sum = (counts: readonly number[]) => places.reduce((all, place) => all + counts[place]!, 0);
  return sum(loaded) / sum(offered);
}

/** Without half of those that are not complete; where all are, without half of them. */
function withoutLeastComplete(units: readonly Unit[], share: (unit: Unit) => number): Unit[] {
  const shares = new Map(units.map((unit) => [unit, share(unit)]));
  const inPart = units.filter((unit) => shares.get(unit)! < 1).sort((a, b) => shares.get(a)! - shares.get(b)!);
  const candidates = inPart.length > 0 ? inPart : [...units].reverse();
  const dropped = new Set(candidates.slice(0, Math.ceil(candidates.length / 2)));
  return units.filter((unit) => !dropped.has(unit));
}
