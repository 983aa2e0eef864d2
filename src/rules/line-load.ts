/**
 * Line load: in every stretch of one metre of the floor (of the whole length, where that is shorter) stands no more weight
 * than the limit times the stretch.
 */
import type { LoadProblem } from '../domain/problem.js';
import { figure, long, weighedApart } from '../domain/sentences.js';
import { UNITS } from '../domain/units.js';
import { type FloorWeight, floorWeights } from './floor-weights.js';
import { exceeds } from './geometry/exact.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Rule } from './rule.js';

const TENTHS_OF_MILLIMETRE_A_METRE = 10_000;

export interface Stretch {
  readonly from: number;
  /** Of the stretch, scaled units. */
  readonly length: number;
  readonly weight: number;
}

/**
 * The heaviest stretch: one that begins or ends where something on the floor or the floor itself begins or ends.
 * @param metre scaled units
 * @param length of the floor, scaled units
 */
export function heaviestStretch(
  weights: readonly Pick<FloorWeight, 'weight' | 'parts' | 'area'>[],
  metre: number,
  length: number,
): Stretch {
  const stretch = Math.min(metre, length);
  const sum = new WeightsAlong(weights);
  let heaviest: Stretch = { from: 0, length: stretch, weight: 0 };
  const try_ = (from: number) => {
    const begin = Math.min(Math.max(0, from), length - stretch);
    const weight = sum.upTo(begin + stretch, true) - sum.upTo(begin, false);
    if (weight > heaviest.weight) heaviest = { from: begin, length: stretch, weight };
  };
  try_(0);
  for (const end of sum.ends) {
    try_(end);
    try_(end - stretch);
  }
  return heaviest;
}

/** What stands in stretches that begin there, ends and all. @param stretch scaled units */
export function stretchWeights(
  weights: readonly Pick<FloorWeight, 'weight' | 'parts' | 'area'>[],
  stretch: number,
  begins: readonly number[],
): number[] {
  const sum = new WeightsAlong(weights);
  return begins.map((from) => Math.max(0, sum.upTo(from + stretch, true) - sum.upTo(from, false)));
}

/** How much weight stands before a place of the length. */
class WeightsAlong {
  /** In rising order. */
  readonly ends: readonly number[];
  /** By end: what stands before it, spread weights alone. */
  readonly #before: number[] = [];
  /** By end: weight a scaled unit from there on. */
  readonly #dense: number[] = [];
  /** What stands on a line across: place and weight. */
  readonly #lines: readonly (readonly [x: number, weight: number])[];

  constructor(weights: readonly Pick<FloorWeight, 'weight' | 'parts' | 'area'>[]) {
    const changes = new Map<number, number>();
    const lines: [number, number][] = [];
    const change = (x: number, by: number) => changes.set(x, (changes.get(x) ?? 0) + by);
    for (const { weight, parts, area } of weights) {
      for (const { x1, x2, y1, y2 } of parts) {
        const own = area === 0 ? weight : (weight * (x2 - x1) * (y2 - y1)) / area;
        if (x1 === x2) {
          lines.push([x1, own]);
          change(x1, 0);
          continue;
        }
        change(x1, own / (x2 - x1));
        change(x2, -own / (x2 - x1));
      }
    }
    this.ends = [...changes.keys()].sort((a, b) => a - b);
    this.#lines = lines;
    let [before, dense, last] = [0, 0, this.ends[0] ?? 0];
    for (const end of this.ends) {
      before += dense * (end - last);
      dense += changes.get(end)!;
      this.#before.push(before);
      this.#dense.push(dense);
      last = end;
    }
  }

  /** @param isClosed whether what stands exactly there counts */
  upTo(x: number, isClosed: boolean): number {
    let [low, high] = [0, this.ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle]! <= x) low = middle + 1;
      else high = middle;
    }
    const spread = low === 0 ? 0 : this.#before[low - 1]! + this.#dense[low - 1]! * (x - this.ends[low - 1]!);
    let sum = spread;
    for (const [at, weight] of this.#lines) if (at < x || (isClosed && at === x)) sum += weight;
    return sum;
  }
}

interface Judged extends Stretch {
  /** What may stand in it. */
  readonly most: number;
}

/** Null: nothing is asked. */
function judged({ container, problem }: ContainerLoad, weights: readonly FloorWeight[]): Judged | null {
  const { maxWeightPerLength, size } = container;
  if (maxWeightPerLength === undefined) return null;
  const { uom, scale } = problem;
  const stretch = heaviestStretch(weights, metreOf(problem), size.length);
  return { ...stretch, most: (maxWeightPerLength * stretch.length) / (scale * UNITS[uom].lengthsPerEdge) };
}

/** In scaled units. */
export function metreOf({ uom, scale }: Pick<LoadProblem, 'uom' | 'scale'>): number {
  return (TENTHS_OF_MILLIMETRE_A_METRE / UNITS[uom].tenthsOfMillimetre) * scale;
}

/** In shares of the limit; 0: within. */
export function lineLoadBeyond(load: ContainerLoad, weights: readonly FloorWeight[]): number {
  const heaviest = judged(load, weights);
  return heaviest !== null && exceeds(heaviest.weight, heaviest.most) ? heaviest.weight / heaviest.most - 1 : 0;
}

export const lineLoad: Rule = {
  id: 'line-load',
  title: 'Weight per length of floor',
  fields: ['emptyContainers.maxWeightPerLength'],
  isUsed: ({ containers }) => containers.some(({ maxWeightPerLength }) => maxWeightPerLength !== undefined),
  check(load, report) {
    if (load.container.maxWeightPerLength === undefined) return;
    const heaviest = judged(load, floorWeights(load));
    if (heaviest === null || !exceeds(heaviest.weight, heaviest.most)) return;
    const { problem } = load;
    const [is, may] = weighedApart(problem, heaviest.weight, heaviest.most);
    const limit = `${figure(load.container.maxWeightPerLength)} ${UNITS[problem.uom].weightPerLength}`;
    const to = heaviest.from + heaviest.length;
    report.whole(
      null,
      `The floor bears ${is} between ${long(problem, heaviest.from)} and ${long(problem, to)} of its length; at most ${may} (${limit}) is allowed.`,
    );
  },
};
