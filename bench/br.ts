/**
 * Volume utilisation on the BR problems, one container each, straight on the engine.
 *
 *     npm run bench -- br [--problems 1-5] [--classes 1-15] [--levels 1,2] [--support none,full]
 *                         [--effort N] [--seed N] [--yardstick] [--continue] [--pairs FILE]
 *
 * --effort takes the place of the levels; --yardstick runs the yardstick search for the same CPU time, problem by
 * problem, beside ours. Problems above 100 are fresh ones by the recipe. Results are written after every class;
 * --continue keeps those that are there already of an engine that answers the same, and runs what is missing: all levels
 * take some ten hours of one core, the yardstick's half included. Parts of it may run side by side with --continue: the
 * file is read again before each write, but not locked, so a last --continue may find a row to run again. --pairs compares
 * with what this has written on an earlier commit, problem by problem, and writes br-pairs.json instead.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { formatThpack } from '../src/cli/bench/thpack-format.js';
import type { Engine } from '../src/engine/port.js';
import { LEVEL_EFFORT } from '../src/planning/fills/effort.js';
import { writePairs } from './br-pairs.js';
import { type BrResults, isOf, type Run, type Task } from './br-results.js';
import { fillOnce } from './fill-once.js';
import { numbersOf, wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { mean, median, printTable } from './table.js';
import { type Support, thpackLoadProblem } from './thpack.js';
import { yardstickPercent } from './yardstick.js';

const SUPPORTS: readonly Support[] = ['none', 'full', '0.8'];
/** Few cargoes, some and many; enough effort for beam and improvement. */
const PROBED_CLASSES = [1, 7, 15];
const PROBE_EFFORT = 4e8;

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
      continue: { type: 'boolean', default: false },
      pairs: { type: 'string' },
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
  const engines = Object.fromEntries(SUPPORTS.map((support) => [support, digestOf(engine, support)]));
  const kept = options.continue ? runsOf(engines) : [];
  const own: Run[] = [];
  const asked: Run[] = [];
  for (const support of wordsOf<Support>(options.support, SUPPORTS)) {
    for (const { title, effort } of efforts) {
      const shown: Run[] = [];
      for (const brClass of numbersOf(options.classes)) {
        for (const problem of numbersOf(options.problems)) {
          const task = { brClass, problem, support, effort, seed: Number(options.seed) };
          const before = kept.find((run) => isOf(run, task) && (run.yardstickPercent !== null || !options.yardstick));
          const run = before ?? measured(engine, task, options.yardstick);
          shown.push(run);
          if (before === undefined) own.push(run);
        }
        if (options.pairs !== undefined) continue;
        // Read again: another part may have been written meanwhile.
        const others = (options.continue ? runsOf(engines) : []).filter(
          (other) => !own.some((run) => isOf(run, other)),
        );
        writeResults('br', args, { engines, runs: [...others, ...own] } satisfies BrResults);
      }
      asked.push(...shown);
      console.log(`\nBR problems ${options.problems}, ${title}, support ${support}`);
      printRuns(shown);
    }
  }
  if (options.pairs !== undefined) writePairs(args, options.pairs, asked);
}

function measured(engine: Engine, task: Task, withYardstick: boolean): Run {
  const problem = brProblem(task.brClass, task.problem);
  const ours = fillOnce(engine, thpackLoadProblem(problem, task.support, 1, { seed: task.seed }), task.effort);
  const percent = withYardstick ? yardstickPercent(formatThpack([problem]), task.support, ours.cpuSeconds) : null;
  return { ...task, ...ours, yardstickPercent: percent };
}

/**
 * Digest of what the engine answers to a few searches with the support: while it is the same, what was measured before
 * still holds, though the engine's code may have been put in better order.
 */
function digestOf(engine: Engine, support: Support): string {
  const hash = createHash('sha256');
  for (const brClass of PROBED_CLASSES) {
    const problem = thpackLoadProblem(brProblem(brClass, 1), support, 1, { seed: 1 });
    const { percent, nodes } = fillOnce(engine, problem, PROBE_EFFORT);
    hash.update(`${percent} ${nodes} `);
  }
  return hash.digest('hex').slice(0, 16);
}

/** What has been measured of an engine that answers the same. */
function runsOf(engines: BrResults['engines']): Run[] {
  const file = new URL('bench/results/br.json', PROJECT);
  if (!existsSync(file)) return [];
  const { results } = JSON.parse(readFileSync(file, 'utf8')) as { results: Partial<BrResults> };
  return (results.runs ?? []).filter(({ support }) => results.engines?.[support] === engines[support]);
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
