/**
 * Random orders of every kind, each planned by one thread and by several: plans have to be the same to the byte. At level 3 many
 * fills are so long that their tasks are shared.
 *
 *     npm run bench -- same-plan [--runs 30] [--seed 1] [--levels 2,3] [--threads 2,3,7]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { OwnLanes } from '../src/calculation/node/lanes/own-lanes.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { withRules } from '../src/domain/sub-problems.js';
import type { Lanes } from '../src/planning/fills/solvers.js';
import { planOrder } from '../src/planning/plan-order.js';
import { arbitraryProblem } from '../test/support/problems/arbitrary-request.js';
import { arbitraryVehicleCalculation, arbitraryVehicleProblem } from '../test/support/problems/arbitrary-vehicles.js';
import { groupOrders, stopOrders } from '../test/support/problems/group-orders.js';
import { arbitraryUnitLoads } from '../test/support/problems/unit-loads.js';
import { orderOfSeveral } from './lanes-orders.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';
import { thpackLoadProblem } from './thpack.js';

type Level = Rules['optimizationLevel'];
type Draw = (runs: number, seed: number) => readonly LoadProblem[];

const KINDS: Readonly<Record<string, Draw>> = {
  'every rule': sampled(arbitraryProblem({ pieces: 20 })),
  vehicles: sampled(arbitraryVehicleProblem({ pieces: 20 })),
  'sets and items': sampled(arbitraryVehicleCalculation({ cargoes: 3 })),
  alternatives: sampled(arbitraryUnitLoads(2)),
  groups: groupOrders,
  stops: stopOrders,
  'one container': (runs, seed) =>
    numbers(runs).map((run) => thpackLoadProblem(brProblem(1 + (run % 15), seed + run), run % 2 ? 'none' : 'full', 1)),
  'several containers': (runs, seed) =>
    numbers(runs).map((run) =>
      orderOfSeveral(
        brProblem(1 + (run % 15), seed + run),
        run % 2 ? 'none' : 'full',
        2 + (run % 4),
        0.8 + 0.04 * (run % 4),
        2,
      ),
    ),
};

interface Count {
  readonly kind: string;
  readonly level: Level;
  readonly orders: number;
  /** Plans by several threads that are another one. */
  differ: number;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string', default: '2,3' },
      threads: { type: 'string', default: '2,3,7' },
    },
  });
  const [runs, seed] = [Number(options.runs), Number(options.seed)];
  const counts: Count[] = [];
  for (const [kind, draw] of Object.entries(KINDS)) {
    for (const level of numbersOf(options.levels) as Level[]) {
      const problems = draw(runs, seed).map((problem) => withRules(problem, { optimizationLevel: level }));
      const count = { kind, level, orders: problems.length, differ: 0 };
      for (const [place, problem] of problems.entries()) {
        for (const threads of await differing(problem, numbersOf(options.threads))) {
          count.differ++;
          console.log(`${kind}, level ${level}, order ${place}, seed ${seed}: another plan in ${threads} threads`);
        }
      }
      counts.push(count);
      writeResults('same-plan', args, { seed, counts });
    }
  }
  printTable(
    ['orders', 'level', 'number', 'differ'],
    counts.map(({ kind, level, orders, differ }) => [kind, `${level}`, `${orders}`, `${differ}`]),
  );
}

/** The numbers of threads by which another plan is found. */
async function differing(problem: LoadProblem, threads: readonly number[]): Promise<number[]> {
  const engine = loadEngine();
  const planned = (lanes?: Lanes) => JSON.stringify(planOrder(problem, { engine, lanes }));
  const alone = planned();
  const others: number[] = [];
  for (const count of threads) {
    const lanes = new OwnLanes(count);
    if (planned(lanes) !== alone) others.push(count);
    await lanes.close();
  }
  return others;
}

function sampled(arbitrary: fc.Arbitrary<LoadProblem>): Draw {
  return (runs, seed) => fc.sample(arbitrary, { numRuns: runs, seed });
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
