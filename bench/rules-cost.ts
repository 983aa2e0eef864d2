/**
 * What each rule costs: CPU time of the search beside one without rules, on BR1-7 with figures drawn for the rules
 * (rule-draws.ts).
 *
 *     npm run bench -- rules-cost [--seed N]
 *
 * CPU time counts twice, each beside the same problem without rules: for a completion (a node of the search: from a
 * partial load greedily to the end, what `searchNodes` counts) and for a placement (one block placed, with the choice of
 * it). Rules make smaller blocks and more holes, and so more placements a completion: the first figure holds what that
 * costs too, the second only what the rules' own tests do. Both hold the building of the blocks.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { type Fill, fillOnce } from './fill-once.js';
import { writeResults } from './results.js';
import { type DrawName, ruleProblem } from './rule-draws.js';
import { mean, printTable } from './table.js';
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
const CLASSES = [1, 2, 3, 4, 5, 6, 7];
const PROBLEMS = [1, 2];
const EFFORT = 3e8;
/** The least CPU time of so many runs counts: a machine busy with other work is slower, never faster. */
const ROUNDS = 4;

/** bench/results/rules-cost.json */
export type RulesCost = ReturnType<typeof costOfRules>;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({ args, options: { seed: { type: 'string', default: '1' } } });
  writeResults('rules-cost', args, costOfRules(loadEngine(), Number(options.seed)));
}

function costOfRules(engine: Engine, seed: number) {
  const byProblem = CLASSES.flatMap((brClass) => PROBLEMS.map((number) => quickest(engine, brClass, number, seed)));
  const fills = COSTS.map((_, place) => byProblem.map((fillsOfProblem) => fillsOfProblem[place]!));
  const rows = COSTS.map(({ title }, place) => ({
    rule: title,
    completion: costFor('nodes', fills[place]!, fills[0]!),
    placement: costFor('placements', fills[place]!, fills[0]!),
    placementsACompletion: mean(fills[place]!.map(({ placements, nodes }) => placements / nodes)),
    percent: mean(fills[place]!.map(({ percent }) => percent)),
    faults: fills[place]!.flatMap(({ fault }) => fault ?? []),
  }));
  console.log(`\nCPU time, BR1-7, problems ${PROBLEMS.join(', ')}`);
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

/** Every rule's fill of one problem; by turns, as a machine busy with other work is not equally fast for long. */
function quickest(engine: Engine, brClass: number, number: number, seed: number): Fill[] {
  const rounds = Array.from({ length: ROUNDS }, () =>
    COSTS.map(({ support, draws }) => fillOnce(engine, ruleProblem(brClass, number, support, draws, seed), EFFORT)),
  );
  return COSTS.map((_, place) => rounds.map((fills) => fills[place]!).reduce(quicker));
}

function quicker(a: Fill, b: Fill): Fill {
  return b.cpuSeconds < a.cpuSeconds ? b : a;
}

/** CPU time for one of what is counted, and how many times that of the same problem without rules; means. */
function costFor(counted: 'nodes' | 'placements', fills: readonly Fill[], without: readonly Fill[]) {
  const microseconds = (fill: Fill): number => (1e6 * fill.cpuSeconds) / fill[counted];
  return {
    microseconds: mean(fills.map(microseconds)),
    times: mean(fills.map((fill, i) => microseconds(fill) / microseconds(without[i]!))),
  };
}
