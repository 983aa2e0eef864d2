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
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { LEVEL_EFFORT } from '../src/planning/effort.js';
import { brProblem } from './br-recipe.js';
import { faultOf } from './check.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { mean, median, printTable } from './table.js';
import { formatThpack, type Support, type ThpackProblem, thpackLoadProblem } from './thpack.js';
import { yardstickPercent } from './yardstick.js';

interface Run {
  readonly brClass: number;
  readonly problem: number;
  readonly support: Support;
  readonly effort: number;
  readonly percent: number;
  readonly nodes: number;
  readonly cpuSeconds: number;
  /** What the verifier says of the plan; null when it holds every rule. */
  readonly fault: string | null;
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
          const ours = fillOnce(engine, problem, support, effort, Number(options.seed));
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

function fillOnce(
  engine: Engine,
  br: ThpackProblem,
  support: Support,
  effort: number,
  seed: number,
): Pick<Run, 'percent' | 'nodes' | 'cpuSeconds' | 'fault'> {
  const problem: LoadProblem = thpackLoadProblem(br, support, 1, { seed });
  const before = process.cpuUsage();
  const filler = engine.prepare(problem, 0, effort);
  const counts = problem.cargoes.map((cargo) => cargo.quantity);
  const result = filler.fill({ values: null, counts, effort, seed });
  const { user, system } = process.cpuUsage(before);
  const plan: LoadPlan = {
    containers: [{ container: 0, arrangements: result.arrangements }],
    unloaded: counts.flatMap((count, cargo) => {
      const quantity = count - result.loaded[cargo]!;
      return quantity === 0 ? [] : [{ cargo, quantity, reason: 'NoContainerLeft' as const, detail: '' }];
    }),
    search: { nodes: result.nodes, complete: true, volumeBound: result.bound, containerBound: null },
  };
  const loaded = result.loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return {
    percent: (100 * loaded) / volumeOf(br.container),
    nodes: result.nodes,
    cpuSeconds: (user + system) / 1e6,
    fault: faultOf(problem, plan),
  };
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
