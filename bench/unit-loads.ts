/**
 * UnitLoad against the search's own fill: random cargoes, each alone in six container types, at one level.
 *
 *     npm run bench -- unit-loads [--cargoes 100] [--level 2] [--seed N]
 *
 * Every pattern is verified; where it lies in equal layers, cargoesPerLayer times layersLoaded must be its pieces.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { layersOf } from '../src/calculation/present/layers.js';
import { verify } from '../src/calculation/verify.js';
import { type LoadPlan, piecesIn } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planLoad } from '../src/planning/plan-order.js';
import { arbitraryUnitLoads } from '../test/support/problems/unit-loads.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      cargoes: { type: 'string', default: '100' },
      level: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const level = Number(options.level) as LoadProblem['rules']['optimizationLevel'];
  const problems = fc.sample(arbitraryUnitLoads(level), {
    seed: Number(options.seed),
    numRuns: Number(options.cargoes),
  });
  writeResults('unit-loads', args, againstOwnFill(loadEngine(), problems));
}

/** bench/results/unit-loads.json */
export type UnitLoads = ReturnType<typeof againstOwnFill>;

function againstOwnFill(engine: Engine, problems: readonly LoadProblem[]) {
  const counts = { solutions: 0, more: 0, fewer: 0, layered: 0, wrongProducts: 0, faults: 0 };
  const ratios: number[] = [];
  const cpu = { together: 0, own: 0 };
  for (const problem of problems) {
    const { result: plan, seconds } = timed(() => planLoad(problem, { engine }));
    cpu.together += seconds;
    counts.faults += verify(problem, plan).faults.length;
    for (const [type, container] of problem.containers.entries()) {
      const alone: LoadProblem = {
        ...problem,
        containers: [{ ...container, quantity: 1 }],
        rules: { ...problem.rules, calculationType: 'MixLoad' },
      };
      const own = timed(() => planLoad(alone, { engine }));
      cpu.own += own.seconds;
      const [ours, theirs] = [piecesOf(plan, type), piecesOf(own.result, 0)];
      if (theirs === 0 && ours === 0) continue;
      counts.solutions++;
      ratios.push(ours / theirs);
      if (ours > theirs) counts.more++;
      if (ours < theirs) counts.fewer++;
      const layers = layersOf(problem, plan.containers.find(({ container: own }) => own === type)!);
      if (!layers.areEqual) continue;
      counts.layered++;
      if (layers.perLayer * layers.loaded !== ours) counts.wrongProducts++;
    }
  }
  const meanRatio = mean(ratios);
  printTable(
    [
      'solutions',
      'more than the own fill',
      'fewer',
      'mean ratio',
      'equal layers',
      'wrong products',
      'faults',
      'CPU s',
      'own CPU s',
    ],
    [
      [counts.solutions, counts.more, counts.fewer]
        .map(String)
        .concat(
          meanRatio.toFixed(4),
          [counts.layered, counts.wrongProducts, counts.faults].map(String),
          cpu.together.toFixed(1),
          cpu.own.toFixed(1),
        ),
    ],
  );
  return { ...counts, meanRatio, cpuSeconds: cpu.together, ownCpuSeconds: cpu.own };
}

function timed<Result>(call: () => Result) {
  const begin = process.cpuUsage();
  const result = call();
  const { user, system } = process.cpuUsage(begin);
  return { result, seconds: (user + system) / 1e6 };
}

function piecesOf({ containers }: LoadPlan, type: number): number {
  return containers
    .filter(({ container }) => container === type)
    .flatMap(({ arrangements }) => arrangements)
    .reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
}
