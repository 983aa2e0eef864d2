/** Figures over runs, and whether one series of them is better than another beyond noise. */
import { Random } from '../../planning/search/random.js';

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Between two values in proportion. @param share 0 the least, 0.5 the median, 1 the most */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [before, after] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return before + (place - Math.floor(place)) * (after - before);
}

/** The difference of two series, problem by problem. */
export interface Difference {
  /** Of the problems that both have. */
  readonly problems: number;
  readonly mean: number;
  /** In which the mean lies with a probability of 95 %. */
  readonly interval: readonly [least: number, most: number];
  readonly verdict: 'more' | 'less' | 'same' | 'noise' | 'tooFew';
}

const RESAMPLES = 4000;
const SEED = 1;
/** What the interval leaves out on each side. */
const TAIL = 0.025;
/** Of fewer problems no interval means anything. */
export const LEAST_PROBLEMS = 6;

/**
 * Paired bootstrap (Efron 1979): problems are drawn again with replacement, and the mean of their differences is looked
 * at each time. More or less is said when 95 % of the means lie on one side of nothing. Problems are so different from
 * each other that series are compared in no other way than problem by problem.
 *
 * @param own value by problem, the mean over its seeds @param other alike
 */
export function pairedDifference(own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Difference {
  const differences = [...own].flatMap(([name, value]) => (other.has(name) ? [value - other.get(name)!] : []));
  const problems = differences.length;
  if (problems === 0) return { problems, mean: 0, interval: [0, 0], verdict: 'tooFew' };
  const average = mean(differences);
  if (differences.every((difference) => difference === 0)) {
    return { problems, mean: 0, interval: [0, 0], verdict: 'same' };
  }
  const means = resampledMeans(differences);
  const interval = [quantile(means, TAIL), quantile(means, 1 - TAIL)] as const;
  if (problems < LEAST_PROBLEMS) return { problems, mean: average, interval, verdict: 'tooFew' };
  const verdict = interval[0] > 0 ? 'more' : interval[1] < 0 ? 'less' : 'noise';
  return { problems, mean: average, interval, verdict };
}

function resampledMeans(differences: readonly number[]): number[] {
  const random = new Random(SEED);
  return Array.from({ length: RESAMPLES }, () => mean(differences.map(() => random.pick(differences))));
}
