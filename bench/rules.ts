/**
 * What each rule costs: CPU time of the search beside one without rules, and volume utilisation under rules.
 *
 *     npm run bench -- rules [--parts cost,means] [--classes 1,5,7,12,15] [--problems 1-3] [--seconds 2]
 *                            [--draws stackCode,...] [--repeats 3] [--effort N] [--seed N]
 *
 * CPU time counts twice, each beside the same problem without rules: for a completion (a node of the search: from a
 * partial load greedily to the end, what `searchNodes` counts) and for a placement (one block placed, with the choice of
 * it). Rules make smaller blocks and more holes, and so more placements a completion: the first figure holds what that
 * costs too, the second only what the rules' own tests do. Both hold the building of the blocks.
 *
 * The problems are the BR ones with figures drawn for the rules (rule-draws.ts), --repeats times each: where a draw makes
 * two fifths of the cargo fragile the rule, not the search, decides. With --seconds every problem gets the effort that
 * takes so much CPU time, by a trial of a tenth of it; with --effort all get the same.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { type Fill, fillOnce } from './fill-once.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { DRAW_NAMES, type DrawName, ruleProblem, seedOf } from './rule-draws.js';
import { mean, median, printTable } from './table.js';
import type { Support } from './thpack.js';

/** Rules switched on alone and together; the first is what the others are compared with. */
const COSTS: readonly { readonly title: string; readonly support: Support; readonly draws: readonly DrawName[] }[] = [
  { title: 'none', support: 'none', draws: ['none'] },
  { title: 'support 0.8', support: '0.8', draws: ['none'] },
  { title: 'maxSupportingWeight, never bound', support: 'none', draws: ['looseCaps'] },
  { title: 'maxSupportingWeight', support: 'none', draws: ['weightCaps'] },
  { title: 'layers', support: 'none', draws: ['layers'] },
  { title: 'StackValue', support: 'none', draws: ['stackValue'] },
  { title: 'HeavierBottomFirst', support: 'none', draws: ['heavierBelow'] },
  { title: 'three stops', support: 'none', draws: ['threeStops'] },
  { title: 'all, StackValue', support: '0.8', draws: ['weightCaps', 'layers', 'threeStops', 'stackValue'] },
  { title: 'all, HeavierBottomFirst', support: '0.8', draws: ['weightCaps', 'layers', 'threeStops', 'heavierBelow'] },
  {
    title: 'all, StackValue, never bound',
    support: '0.8',
    draws: ['looseCaps', 'layers', 'threeStops', 'stackValue'],
  },
  {
    title: 'all, HeavierBottomFirst, never bound',
    support: '0.8',
    draws: ['looseCaps', 'layers', 'threeStops', 'heavierBelow'],
  },
];
const COST_CLASSES = [1, 2, 3, 4, 5, 6, 7];
const COST_PROBLEMS = [1, 2];
const COST_EFFORT = 3e8;

const TRIAL_EFFORT = 2e8;
const MEANS: readonly DrawName[] = ['none', 'stackCode', 'stackValue', 'heavierBelow', 'weightCaps', 'threeStops'];

export interface RulesResults {
  readonly cost: ReturnType<typeof costOfRules>;
  readonly means: ReturnType<typeof utilisation>;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      parts: { type: 'string', default: 'cost,means' },
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
  const parts = wordsOf(options.parts, ['cost', 'means']);
  const seed = Number(options.seed);
  const cost = parts.includes('cost') ? costOfRules(engine, seed) : [];
  const means = parts.includes('means')
    ? wordsOf(options.draws, DRAW_NAMES).flatMap((draw) =>
        utilisation(engine, draw, numbersOf(options.classes), numbersOf(options.problems), {
          seed,
          repeats: draw === 'none' ? 1 : Number(options.repeats),
          seconds: Number(options.seconds),
          effort: options.effort === undefined ? null : Number(options.effort),
        }),
      )
    : [];
  writeResults('rules', args, { cost, means } satisfies RulesResults);
}

function costOfRules(engine: Engine, seed: number) {
  // Problem by problem: a machine busy with other work is not equally fast for long.
  const byProblem = COST_CLASSES.flatMap((brClass) =>
    COST_PROBLEMS.map((number) =>
      COSTS.map(({ support, draws }) =>
        fillOnce(engine, ruleProblem(brClass, number, support, draws, seed), COST_EFFORT),
      ),
    ),
  );
  const fills = COSTS.map((_, place) => byProblem.map((fillsOfProblem) => fillsOfProblem[place]!));
  const rows = COSTS.map(({ title }, place) => ({
    rule: title,
    completion: costFor('nodes', fills[place]!, fills[0]!),
    placement: costFor('placements', fills[place]!, fills[0]!),
    placementsACompletion: mean(fills[place]!.map(({ placements, nodes }) => placements / nodes)),
    percent: mean(fills[place]!.map(({ percent }) => percent)),
    faults: fills[place]!.flatMap(({ fault }) => fault ?? []),
  }));
  console.log(`\nCPU time, BR1-7, problems ${COST_PROBLEMS.join(', ')}`);
  printTable(
    ['rule', 'us a completion', 'times none', 'us a placement', 'times none', 'placements', 'mean %', 'verified'],
    rows.map(({ rule, completion, placement, placementsACompletion, percent, faults }) => [
      rule,
      completion.microseconds.toFixed(1),
      completion.times.toFixed(2),
      placement.microseconds.toFixed(2),
      placement.times.toFixed(2),
      placementsACompletion.toFixed(1),
      percent.toFixed(2),
      faults[0] ?? 'yes',
    ]),
  );
  return rows;
}

/** CPU time for one of what is counted, and how many times that of the same problem without rules; means. */
function costFor(counted: 'nodes' | 'placements', fills: readonly Fill[], without: readonly Fill[]) {
  const microseconds = (fill: Fill): number => (1e6 * fill.cpuSeconds) / fill[counted];
  return {
    microseconds: mean(fills.map(microseconds)),
    times: mean(fills.map((fill, i) => microseconds(fill) / microseconds(without[i]!))),
  };
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
