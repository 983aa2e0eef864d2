/**
 * Balance of random truck loads, 40 to 95 % full: how many hold a difference of the halves, before and after; whether any
 * loses cargo for it, and whether those that do not hold it carry the warning.
 *
 *     npm run bench -- balance [--loads 200] [--level 2] [--percent 5]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { unbalanced } from '../src/calculation/resolve/unbalanced-warnings.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planLoad } from '../src/planning/plan-order.js';
import { truckLoad } from '../test/support/problems/truck-loads.js';
import { balancingOf, differences, ownBalance } from '../test/support/rules/own-balance.js';
import { faultOf } from './check.js';
import { writeResults } from './results.js';
import { mean, median, printTable } from './table.js';

/** The centre of gravity and the halves are sums of some hundred terms. */
const ROUNDING = 1e-6;

interface Row {
  readonly load: number;
  /** Percent of the truck, of the cargo ordered. */
  readonly ordered: number;
  readonly pieces: number;
  /** Percent of the weight, left and right, then front and rear. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
  readonly losesCargo: boolean;
  readonly isWarned: boolean;
  readonly cpuSeconds: readonly [without: number, withBalance: number];
  readonly fault: string | null;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      loads: { type: 'string', default: '200' },
      level: { type: 'string', default: '2' },
      percent: { type: 'string', default: '5' },
    },
  });
  const percent = Number(options.percent);
  const level = Number(options.level) as Rules['optimizationLevel'];
  const engine = loadEngine();
  const rows = Array.from({ length: Number(options.loads) }, (_, i) => balancedLoad(engine, i + 1, level, percent));
  const holds = ([across, along]: Row['before']) => Math.max(across, along) <= percent + ROUNDING;
  const good = rows.filter(({ after }) => holds(after));
  const wrong = rows.filter(({ after, isWarned }) => isWarned === holds(after));
  printTable(
    ['loads', 'hold before', 'hold after', 'lose cargo', 'wrongly warned', 'faults', 'CPU s without', 'with, median'],
    [
      [
        `${rows.length} at level ${level}`,
        `${rows.filter(({ before }) => holds(before)).length}`,
        `${good.length}`,
        `${rows.filter(({ losesCargo }) => losesCargo).length}`,
        `${wrong.length}`,
        `${rows.filter(({ fault }) => fault !== null).length}`,
        mean(rows.map(({ cpuSeconds: [without] }) => without)).toFixed(2),
        median(rows.map(({ cpuSeconds: [, balanced] }) => balanced)).toFixed(2),
      ],
    ],
  );
  for (const row of rows.filter(({ after }) => !holds(after))) {
    const shown = row.after.map((one) => `${one.toFixed(1)} %`).join(' across, ');
    console.log(`load ${row.load}, ${row.ordered.toFixed(0)} % ordered: ${shown} along`);
  }
  writeResults('balance', args, { percent, level, rows });
}

function balancedLoad(engine: Engine, load: number, level: Rules['optimizationLevel'], percent: number): Row {
  const rules: Partial<Rules> = { optimizationLevel: level };
  const balancing = balancingOf({ maxWeightDifference: percent });
  const [plain, asked] = [truckLoad(load, rules), truckLoad(load, { ...rules, balancing })];
  const [before, without] = timed(engine, plain);
  const [after, balanced] = timed(engine, asked);
  const room = asked.containers[0]!.size;
  const volume = asked.cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.volume, 0);
  const left = (plan: LoadPlan) => plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]).join(' ');
  return {
    load,
    ordered: (100 * volume) / (room.length * room.width * room.height),
    pieces: asked.cargoes.reduce((sum, { quantity }) => sum + quantity, 0),
    before: differences(ownBalance(plain, before.containers[0]!)),
    after: differences(ownBalance(asked, after.containers[0]!)),
    losesCargo: left(before) !== left(after),
    isWarned: unbalanced(asked, after).length > 0,
    cpuSeconds: [without, balanced],
    fault: faultOf(asked, after),
  };
}

function timed(engine: Engine, problem: LoadProblem): [LoadPlan, number] {
  const begin = process.cpuUsage();
  const plan = planLoad(problem, { engine });
  const { user, system } = process.cpuUsage(begin);
  return [plan, (user + system) / 1e6];
}
