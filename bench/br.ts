/**
 * Volume utilisation on the BR problems, one container each, straight on the engine.
 *
 *     npm run bench -- br [--problems 1-5] [--classes 1-15] [--levels 1,2] [--support none,full]
 *                         [--effort N] [--seed N] [--yardstick]
 *
 * --effort takes the place of the levels; --yardstick runs the yardstick search for the same CPU time, problem by
 * problem, beside ours. Problems above 100 are fresh ones by the recipe.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node-engine.js';
import { LEVEL_EFFORT } from '../src/planning/effort.js';
import { brProblem } from './br-recipe.js';
import { type Fill, fillOnce } from './fill-once.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { mean, median, printTable } from './table.js';
import { formatThpack, type Support, thpackLoadProblem } from './thpack.js';
import { yardstickPercent } from './yardstick.js';

interface Run extends Fill {
  readonly brClass: number;
  readonly problem: number;
  readonly support: Support;
  readonly effort: number;
  readonly yardstickPercent: number | null;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      problems: { type: 'string', default: '1-5' },
      classes: { type: 'string', default: '1-15' },
      levels: { type: 'string', default: '1,2' },
      support: { type: 'string', default: 'none,full' },
      effort: { type: 'string' },
      seed: { type: 'string', default: '1' },
      yardstick: { type: 'boolean', default: false },
    },
  });
  const engine = loadEngine();
  const efforts =
    options.effort === undefined
      ? wordsOf(options.levels, ['1', '2', '3', '4']).map((level) => ({
          title: `level ${level}`,
          effort: LEVEL_EFFORT[Number(level) as 1 | 2 | 3 | 4],
        }))
      : numbersOf(options.effort).map((effort) => ({ title: `effort ${effort}`, effort }));
  const all: Run[] = [];
  for (const support of wordsOf<Support>(options.support, ['none', 'full', '0.8'])) {
    for (const { title, effort } of efforts) {
      const runs: Run[] = [];
      for (const brClass of numbersOf(options.classes)) {
        for (const number of numbersOf(options.problems)) {
          const problem = brProblem(brClass, number);
          const ours = fillOnce(engine, thpackLoadProblem(problem, support, 1, { seed: Number(options.seed) }), effort);
          const percent = options.yardstick
            ? yardstickPercent(formatThpack([problem]), support, ours.cpuSeconds)
            : null;
          runs.push({ brClass, problem: number, support, effort, ...ours, yardstickPercent: percent });
        }
      }
      console.log(`\nBR problems ${options.problems}, ${title}, support ${support}`);
      printRuns(runs);
      all.push(...runs);
    }
  }
  writeResults('br', args, all);
}

function printRuns(runs: readonly Run[]): void {
  const classes = [...new Set(runs.map((run) => run.brClass))];
  const groups: { title: string; runs: readonly Run[] }[] = classes.map((brClass) => ({
    title: `BR${brClass}`,
    runs: runs.filter((run) => run.brClass === brClass),
  }));
  const span = (title: string, least: number, most: number) => {
    const within = runs.filter((run) => run.brClass >= least && run.brClass <= most);
    if (new Set(within.map((run) => run.brClass)).size > 1) groups.push({ title, runs: within });
  };
  span('BR1-7', 1, 7);
  span('BR8-15', 8, 15);
  span('BR1-15', 1, 15);
  const withYardstick = runs.some((run) => run.yardstickPercent !== null);
  printTable(
    [
      'class',
      'mean %',
      'nodes',
      'CPU s median',
      'CPU s most',
      'verified',
      ...(withYardstick ? ['yardstick %', 'ahead by'] : []),
    ],
    groups.map(({ title, runs }) => {
      const percent = mean(runs.map((run) => run.percent));
      const yardstick = mean(runs.map((run) => run.yardstickPercent ?? Number.NaN));
      const seconds = runs.map((run) => run.cpuSeconds);
      const fault = runs.find((run) => run.fault !== null);
      return [
        title,
        percent.toFixed(3),
        Math.round(mean(runs.map((run) => run.nodes))).toString(),
        median(seconds).toFixed(3),
        Math.max(...seconds).toFixed(3),
        fault === undefined ? 'yes' : `no: problem ${fault.problem}, ${fault.fault}`,
        ...(withYardstick ? [yardstick.toFixed(3), (percent - yardstick).toFixed(3)] : []),
      ];
    }),
  );
}
