/** Pairs of the same problem filled by the search as it was and as it is, at equal effort: what the difference is worth. */
import { readFileSync } from 'node:fs';
import { type BrResults, isOf, type Run } from './br-results.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

interface Pair {
  readonly brClass: number;
  readonly problem: number;
  readonly support: string;
  /** Of the container's volume. */
  readonly before: number;
  readonly after: number;
}

/** Of pairs with the same support, or of all. */
export interface Difference {
  readonly support: string;
  readonly pairs: number;
  /** Percent of the container, later minus earlier. */
  readonly mean: number;
  readonly standardError: number;
  readonly better: number;
  readonly worse: number;
}

export interface BrPairsReport {
  readonly command: string;
  readonly commit: string;
  readonly results: {
    /** Of the search before. */
    readonly before: string;
    readonly differences: readonly Difference[];
    readonly areVerified: boolean;
    readonly pairs: readonly Pair[];
  };
}

/** @param file what `br` has written on the earlier commit */
export function writePairs(args: readonly string[], file: string, runs: readonly Run[]): void {
  const { commit, results } = JSON.parse(readFileSync(file, 'utf8')) as { commit: string; results: BrResults };
  const both = runs.map((after) => ({ after, before: earlier(results.runs, after) }));
  const pairs = both.map(({ after: { brClass, problem, support, percent }, before }): Pair => {
    return { brClass, problem, support, before: before.percent, after: percent };
  });
  const supports = [...new Set(pairs.map(({ support }) => support))];
  const differences = [
    ...supports.map((support) =>
      differenceOf(
        support,
        pairs.filter((pair) => pair.support === support),
      ),
    ),
    differenceOf('all', pairs),
  ];
  const areVerified = both.every(({ after, before }) => after.fault === null && before.fault === null);
  printTable(
    ['support', 'pairs', 'mean %', 'standard error', 'better', 'worse'],
    differences.map((one) => [
      ...[one.support, `${one.pairs}`, one.mean.toFixed(3), one.standardError.toFixed(3)],
      ...[`${one.better}`, `${one.worse}`],
    ]),
  );
  writeResults('br-pairs', args, { before: commit, differences, areVerified, pairs }, 'br');
}

function earlier(runs: readonly Run[], after: Run): Run {
  const run = runs.find((one) => isOf(one, after));
  if (run === undefined) throw new Error(`not run before: BR${after.brClass} ${after.problem}, ${after.support}`);
  return run;
}

export function differenceOf(support: string, pairs: readonly Pick<Pair, 'before' | 'after'>[]): Difference {
  const differences = pairs.map(({ before, after }) => after - before);
  const average = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - average) ** 2, 0);
  const count = pairs.length;
  return {
    ...{ support, pairs: count, mean: average, standardError: Math.sqrt(squares / (count - 1) / count) },
    better: differences.filter((one) => one > 0).length,
    worse: differences.filter((one) => one < 0).length,
  };
}
