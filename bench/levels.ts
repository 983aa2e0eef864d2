/**
 * Whether a higher optimizationLevel is ever worse than the one below it: random requests with every rule drawn, half of them
 * MixLoad, half UnitLoad and sets, each planned at both levels.
 *
 *     npm run bench -- levels [--pairs 900] [--higher 100] [--seed 1] [--cargoes 3] [--pieces 5] [--only 17,40]
 *
 * `--pairs` at levels 1 and 2, `--higher` at 2 and 3. A plan is worse by the first goal of planning that tells the two apart:
 * what counts is all down to the last soft rule; how short, tidy and stable a load is comes after it, and is counted for itself.
 * Of UnitLoad each solution is judged alone. Plans that the verifier refuses are counted, as are searches that did not end.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { verify } from '../src/calculation/verify.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { tidyGoals } from '../src/planning/finishing/of-finished.js';
import { compactness } from '../src/planning/goals/compactness.js';
import { FIRM_GOALS, GOALS_BEFORE_LENGTH, Score, SOFT_GOALS } from '../src/planning/goals/compare.js';
import { draftOf } from '../src/planning/goals/draft.js';
import type { Goal } from '../src/planning/goals/goal.js';
import { volume } from '../src/planning/goals/volume.js';
import { planOrder } from '../src/planning/plan-order.js';
import { scoreOf } from '../test/support/planning/plan-score.js';
import {
  arbitraryCalculation,
  arbitraryRequest,
  problemWithAllRules,
} from '../test/support/problems/arbitrary-request.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

type Level = Rules['optimizationLevel'];

interface Pair {
  readonly run: number;
  readonly type: Rules['calculationType'];
  /** The first goal by which the higher level is worse; null: by none. */
  readonly worseBy: string | null;
  /** That goal is a soft rule, or counts before all of them. */
  readonly isBroken: boolean;
  readonly areEnded: boolean;
  readonly faults: number;
}

const PLEASING: ReadonlySet<string> = new Set([...FIRM_GOALS, ...SOFT_GOALS].map(({ id }) => id));

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      pairs: { type: 'string', default: '900' },
      higher: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      cargoes: { type: 'string', default: '3' },
      pieces: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const engine = loadEngine();
  const settings = { cargoes: Number(options.cargoes), pieces: Number(options.pieces), isAboutPlans: true };
  const only = options.only === undefined ? null : new Set(numbersOf(options.only));
  const drawn = fc.sample(
    fc.oneof(arbitraryRequest(settings), arbitraryCalculation(settings)).map(problemWithAllRules),
    { numRuns: Math.max(Number(options.pairs), Number(options.higher)), seed: Number(options.seed) },
  );
  const counts: readonly (readonly [Level, string])[] = [
    [2, options.pairs],
    [3, options.higher],
  ];
  const before = process.cpuUsage();
  const results = counts.map(([level, count]) => {
    const pairs = drawn
      .slice(0, Number(count))
      .flatMap((problem, run) => (only === null || only.has(run) ? [paired(engine, problem, level, run)] : []));
    return printed(level, pairs);
  });
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1e6;
  console.log(`${cpuSeconds.toFixed(0)} s CPU`);
  if (only === null) writeResults('levels', args, { seed: options.seed, settings, levels: results, cpuSeconds });
}

function paired(engine: Engine, problem: LoadProblem, level: Level, run: number): Pair {
  const at = (optimizationLevel: Level) => {
    const asked = { ...problem, rules: { ...problem.rules, optimizationLevel } };
    const plan = planOrder(asked, { engine });
    return { plan, faults: verify(asked, plan).faults.length };
  };
  const [lower, higher] = [at((level - 1) as Level), at(level)];
  const worseBy = worseGoal(problem, lower.plan, higher.plan);
  const pair = {
    run,
    type: problem.rules.calculationType,
    worseBy,
    isBroken: worseBy !== null && PLEASING.has(worseBy),
    areEnded: lower.plan.search.complete && higher.plan.search.complete,
    faults: lower.faults + higher.faults,
  };
  if (pair.isBroken) console.log(`level ${level}, request ${run}, ${pair.type}: worse by ${worseBy}`);
  return pair;
}

/** The first goal that tells the plans apart, where the higher one is the worse. */
function worseGoal(problem: LoadProblem, lower: LoadPlan, higher: LoadPlan): string | null {
  if (problem.rules.calculationType === 'UnitLoad') return worseAlone(problem, lower, higher);
  return firstWorse(scoreOf(problem, lower), scoreOf(problem, higher), GOALS_BEFORE_LENGTH);
}

/** Of alternatives each against that of the same cargo in the same container type. */
function worseAlone(problem: LoadProblem, lower: LoadPlan, higher: LoadPlan): string | null {
  const keyOf = ({ container, arrangements }: LoadPlan['containers'][number]) =>
    `${container} ${arrangements[0]?.cargo}`;
  const solutions = new Map(higher.containers.map((one) => [keyOf(one), one]));
  for (const one of lower.containers) {
    const other = solutions.get(keyOf(one));
    if (other === undefined) return volume.id;
    const [a, b] = [one, other].map((loaded) => new Score(problem, draftOf(problem, [loaded])));
    const worse = firstWorse(a!, b!, [volume, ...SOFT_GOALS]);
    if (worse !== null) return worse;
  }
  return null;
}

function firstWorse(lower: Score, higher: Score, goals: readonly Goal<unknown>[]): string | null {
  const shortest = Math.min(lower.of(compactness), higher.of(compactness));
  for (const goal of [...goals, ...tidyGoals(shortest)]) {
    const order = goal.compare(higher.of(goal), lower.of(goal));
    if (order !== 0) return order > 0 ? goal.id : null;
  }
  return null;
}

function printed(level: Level, pairs: readonly Pair[]) {
  const types = [...new Set(pairs.map(({ type }) => type))].sort();
  const rows = [...types, null].map((type) => {
    const own = pairs.filter((pair) => type === null || pair.type === type);
    const count = (is: (pair: Pair) => boolean) => own.filter(is).length;
    return {
      type: type ?? 'all',
      pairs: own.length,
      worse: count(({ isBroken }) => isBroken),
      worseAfterSoftRules: count(({ worseBy, isBroken }) => worseBy !== null && !isBroken),
      notEnded: count(({ areEnded }) => !areEnded),
      faults: count(({ faults }) => faults > 0),
    };
  });
  printTable(
    [`level ${level} after ${level - 1}`, 'pairs', 'worse', 'later goals', 'not ended', 'faults'],
    rows.map(({ type, ...figures }) => [type, ...Object.values(figures).map(String)]),
  );
  const worse = pairs.flatMap(({ run, type, worseBy }) => (worseBy === null ? [] : [{ run, type, worseBy }]));
  return { level, rows, worse };
}
