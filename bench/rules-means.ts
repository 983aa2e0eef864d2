/**
 * Volume utilisation under rules, support 0.8.
 *
 *     npm run bench -- rules-means [--classes 1,5,7,12,15] [--problems 1-3] [--seconds 2] [--draws stackCode,...]
 *                                  [--repeats 3] [--effort N] [--seed N]
 *
 * The problems are the BR ones with figures drawn for the rules (rule-draws.ts), --repeats times each: where a draw makes
 * two fifths of the cargo fragile the rule, not the search, decides. With --seconds every problem gets the effort that
 * takes so much CPU time, by a trial of a tenth of it; with --effort all get the same.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { fillOnce } from './fill-once.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { DRAW_NAMES, type DrawName, ruleProblem, seedOf } from './rule-draws.js';
import { mean, median, printTable } from './table.js';

const TRIAL_EFFORT = 2e8;
const MEANS: readonly DrawName[] = ['none', 'stackCode', 'stackValue', 'heavierBelow', 'weightCaps', 'threeStops'];

/** bench/results/rules-means.json */
export type RulesMeans = ReturnType<typeof utilisation>;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      classes: { type: 'string', default: '1,5,7,12,15' },
      problems: { type: 'string', default: '1-3' },
      seconds: { type: 'string', default: '2' },
      draws: { type: 'string', default: MEANS.join() },
      repeats: { type: 'string', default: '3' },
      effort: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const engine = loadEngine();
  const means = wordsOf(options.draws, DRAW_NAMES).flatMap((draw) =>
    utilisation(engine, draw, numbersOf(options.classes), numbersOf(options.problems), {
      seed: Number(options.seed),
      repeats: draw === 'none' ? 1 : Number(options.repeats),
      seconds: Number(options.seconds),
      effort: options.effort === undefined ? null : Number(options.effort),
    }),
  );
  writeResults('rules-means', args, means);
}

interface Budget {
  readonly seed: number;
  /** Draws of each problem. */
  readonly repeats: number;
  readonly seconds: number;
  /** Null: by the seconds. */
  readonly effort: number | null;
}

function utilisation(
  engine: Engine,
  draw: DrawName,
  classes: readonly number[],
  problems: readonly number[],
  budget: Budget,
) {
  const runs = classes.flatMap((brClass) =>
    drawn(problems, budget.repeats).map(([number, repeat]) => {
      const problem = ruleProblem(brClass, number, '0.8', [draw], budget.seed, repeat);
      const effort =
        budget.effort ??
        Math.round((TRIAL_EFFORT * budget.seconds) / fillOnce(engine, problem, TRIAL_EFFORT).cpuSeconds);
      return {
        draw,
        brClass,
        problem: number,
        seed: seedOf(brClass, number, draw, repeat),
        effort,
        ...fillOnce(engine, problem, effort),
      };
    }),
  );
  console.log(`\n${draw}, support 0.8`);
  printTable(
    ['class', 'mean %', 'each', 'seeds', 'CPU s median', 'verified'],
    classes.map((brClass) => {
      const own = runs.filter((run) => run.brClass === brClass);
      return [
        `BR${brClass}`,
        mean(own.map((run) => run.percent)).toFixed(2),
        own.map((run) => run.percent.toFixed(2)).join(' '),
        own.map((run) => run.seed).join(' '),
        median(own.map((run) => run.cpuSeconds)).toFixed(2),
        own.flatMap(({ fault }) => fault ?? [])[0] ?? 'yes',
      ];
    }),
  );
  console.log(`mean of ${runs.length}: ${mean(runs.map((run) => run.percent)).toFixed(2)}`);
  return runs;
}

/** Every problem with the number of each of its draws. */
function drawn(problems: readonly number[], repeats: number): [number: number, repeat: number][] {
  return problems.flatMap((number) =>
    Array.from({ length: repeats }, (_, repeat): [number, number] => [number, repeat]),
  );
}
