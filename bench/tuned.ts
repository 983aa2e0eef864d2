/**
 * Whether tuning is ever worse, and what the levels cost: random orders planned with isTuned and without.
 *
 *     npm run bench -- tuned [--orders 1-20] [--levels 1,2]
 *
 * A plan is worse when it is by the goals of planning: it loads less, or the same and lies longer. Effort is what is
 * counted, in parts of what the level may spend; CPU time in parts of a second for each 1e9 units.
 */
import { parseArgs } from 'node:util';
import { check } from '../src/calculation/check.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { piecesIn } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import { reachOf } from '../src/domain/tidiness.js';
import type { Engine } from '../src/engine/port.js';
import { LEVEL_EFFORT } from '../src/planning/fills/effort.js';
import { compare, type Score } from '../src/planning/goals/compare.js';
import { planLoad } from '../src/planning/plan-order.js';
import { counted } from '../test/support/engine/counted-engine.js';
import { scoreOf } from '../test/support/planning/plan-score.js';
import { ordinaryOrder } from '../test/support/problems/orders.js';
import { faultOf } from './check.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

type Level = 1 | 2 | 3 | 4;

interface Planned {
  readonly score: Score;
  /** Of the containers' volume. */
  readonly percent: number;
  /** Scaled units. */
  readonly reach: number;
  /** Parts of what the level may spend. */
  readonly effort: number;
  readonly cpuSeconds: number;
  readonly fault: string | null;
}

interface Pair {
  readonly order: number;
  readonly level: Level;
  readonly isWorse: boolean;
  readonly tuned: Omit<Planned, 'score'>;
  readonly plain: Omit<Planned, 'score'>;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { orders: { type: 'string', default: '1-20' }, levels: { type: 'string', default: '1,2' } },
  });
  const engine = loadEngine();
  const orders = numbersOf(options.orders);
  const pairs = wordsOf(options.levels, ['1', '2', '3', '4']).flatMap((word) => {
    const level = Number(word) as Level;
    const ofLevel = orders.map((order) => paired(engine, order, level));
    printPairs(level, ofLevel);
    return ofLevel;
  });
  writeResults('tuned', args, { pairs });
}

function paired(engine: Engine, order: number, level: Level): Pair {
  const { problem } = check(ordinaryOrder(order), { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
  if (problem === null) throw new Error(`order ${order} is not sound`);
  const [tuned, plain] = [true, false].map((isTuned) =>
    planned(engine, { ...problem, rules: { ...problem.rules, optimizationLevel: level, isTuned } }),
  );
  const { score: ofTuned, ...restOfTuned } = tuned!;
  const { score: ofPlain, ...restOfPlain } = plain!;
  return { order, level, isWorse: compare(ofTuned, ofPlain) > 0, tuned: restOfTuned, plain: restOfPlain };
}

function planned(engine: Engine, problem: LoadProblem): Planned {
  const counting = counted(engine);
  const before = process.cpuUsage();
  const plan = planLoad(problem, { engine: counting });
  const { user, system } = process.cpuUsage(before);
  const arrangements = plan.containers.flatMap((one) => one.arrangements);
  const volume = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
  const { length, width, height } = problem.containers[0]!.size;
  return {
    score: scoreOf(problem, plan),
    percent: (100 * volume) / (plan.containers.length * length * width * height),
    reach: reachOf(problem, plan.containers.at(-1)?.arrangements ?? []),
    effort: counting.spent / LEVEL_EFFORT[problem.rules.optimizationLevel],
    cpuSeconds: (user + system) / 1e6,
    fault: faultOf(problem, plan),
  };
}

function printPairs(level: Level, pairs: readonly Pair[]): void {
  const ofAll = (figure: (pair: Pair) => number) => pairs.map(figure);
  const worse = pairs.filter(({ isWorse }) => isWorse);
  const faults = pairs.filter(({ tuned, plain }) => tuned.fault !== null || plain.fault !== null);
  printTable(
    ['level', 'orders', 'worse tuned', 'tuned %', 'plain %', 'effort most', 'mean', 'CPU s tuned', 'plain', 'faults'],
    [
      [
        `${level}`,
        `${pairs.length}`,
        `${worse.length}`,
        mean(ofAll(({ tuned }) => tuned.percent)).toFixed(3),
        mean(ofAll(({ plain }) => plain.percent)).toFixed(3),
        Math.max(...ofAll(({ tuned, plain }) => Math.max(tuned.effort, plain.effort))).toFixed(3),
        mean(ofAll(({ tuned }) => tuned.effort)).toFixed(3),
        mean(ofAll(({ tuned }) => tuned.cpuSeconds)).toFixed(3),
        mean(ofAll(({ plain }) => plain.cpuSeconds)).toFixed(3),
        `${faults.length}`,
      ],
    ],
  );
  for (const { order, tuned, plain } of worse) {
    console.log(
      `order ${order}: ${tuned.percent.toFixed(2)} % and ${tuned.reach} tuned, ${plain.percent.toFixed(2)} % and ${plain.reach} without`,
    );
  }
  for (const { order, tuned, plain } of faults) console.log(`order ${order}: ${tuned.fault ?? plain.fault}`);
}
