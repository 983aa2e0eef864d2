/** `npm run bench -- steps [--loads 500] [--seed 7]`: carries out the loading steps of random loads, and counts those of the samples. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { containerSteps } from '../src/scene/steps.js';
import { withPallets } from '../test/support/problems/palletized-loads.js';
import { carriedOut, randomLoads } from '../test/support/problems/random-steps.js';
import { PROJECT } from './results.js';

const SAMPLES = [
  ['mixed-order-40ft', 'UnitMetric'],
  ['truck-order', 'UnitMetric'],
  ['pallet-order', 'UnitMetric'],
  ['br7-problem-1', 'UnitHighMetric'],
] as const;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { loads: { type: 'string', default: '500' }, seed: { type: 'string', default: '7' } },
  });
  const engine = loadEngine();
  let troubled = 0;
  let withoutOrder = 0;
  for (const load of randomLoads(engine, Number(values.loads), Number(values.seed))) {
    for (const one of withPallets(load)) {
      const { troubles, hasOrder } = carriedOut(one);
      if (!hasOrder) withoutOrder++;
      if (troubles.length === 0) continue;
      troubled++;
      console.log(troubles.slice(0, 3).join('\n'));
    }
  }
  console.log(`${values.loads} loads: ${troubled} with trouble, ${withoutOrder} without a straight order`);
  if (troubled > 0) process.exitCode = 1;
  const all = { pieces: 0, steps: 0 };
  for (const [name, uom] of SAMPLES) {
    const body = JSON.parse(readFileSync(new URL(`samples/${name}.json`, PROJECT), 'utf8'));
    const outcome = calculate(body, { uom, maxRunTimeSeconds: 300 }, engine);
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    const steps = outcome.load.plan.containers.flatMap((_, place) => containerSteps(outcome.load, place));
    const pieces = steps.reduce((sum, step) => sum + step.pieces, 0);
    const crooked = steps.filter(({ isStraight }) => !isStraight).length;
    const arrangements = outcome.load.plan.containers.reduce((sum, one) => sum + one.arrangements.length, 0);
    all.pieces += pieces;
    all.steps += steps.length;
    const mean = (pieces / steps.length).toFixed(2);
    console.log(
      `${name}: ${pieces} pieces, ${arrangements} spaces, ${steps.length} steps, ${mean} pieces a step, ${crooked} crooked`,
    );
  }
  console.log(`all samples: ${(all.pieces / all.steps).toFixed(2)} pieces a step`);
}
