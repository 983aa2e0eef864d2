/**
 * Trucks that the orders of Alonso and others (2019, 2020) need at level 1, on pallets, with the limits of their two axles and
 * without, beside the least that volume, weight and moment allow. The limits of the axles count cargo only, and add up to what a
 * truck may carry: a full truck has one place for its centre of gravity. Every plan is verified.
 *
 *     npm run bench -- alonso [--every 12] [--folder FOLDER]
 *
 * The orders are no part of the project: they are read from --folder, else from ../shared/benchmarks beside the checkout.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planOrder } from '../src/planning/plan-order.js';
import { alonsoTrucks, alonsoTrucksOnAxles } from './alonso.js';
import { existing, piecesLeft, sharedFolder, timed } from './beside-limits.js';
import { faultOf } from './check.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

const SETS = ['alonso_2019', 'alonso_2020'] as const;

export interface AlonsoRow {
  readonly set: (typeof SETS)[number];
  readonly order: string;
  readonly layers: number;
  readonly trucks: number;
  readonly trucksWithoutAxles: number;
  /** The larger of those by volume, by weight, and by what the axles let a truck carry anywhere. */
  readonly bound: number;
  readonly left: number;
  readonly cpuSeconds: readonly [without: number, withAxles: number];
  readonly fault: string | null;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      every: { type: 'string', default: '12' },
      folder: { type: 'string', default: sharedFolder('pallets') },
    },
  });
  const orderFolder = existing(options.folder, 'pallet orders');
  const engine = loadEngine();
  const rows = SETS.flatMap((set) => {
    const folder = join(orderFolder, set);
    const files = readdirSync(folder).filter((name) => name.startsWith('inst'));
    const orders = files.sort().flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const plain = alonsoTrucks(text);
      const order = name.replace('.csv', '');
      return alonsoTrucksOnAxles(text).map((problem, part) => ({
        order: `${order} part ${part + 1}`,
        problem,
        plain: plain[part]!,
      }));
    });
    return orders
      .filter((_, place) => place % Number(options.every) === 0)
      .map(({ order, problem, plain }) => rowOf(engine, set, order, problem, plain));
  });
  printTable(
    ['order', 'layers', 'trucks', 'without axles', 'bound', 'left', 'CPU s', 'verified'],
    rows.map((row) => [
      `${row.set} ${row.order}`,
      ...[row.layers, row.trucks, row.trucksWithoutAxles, row.bound, row.left].map(String),
      row.cpuSeconds[1].toFixed(2),
      row.fault ?? 'yes',
    ]),
  );
  const above = mean(rows.map(({ trucks, bound }) => trucks - bound));
  console.log(`${rows.length} orders, ${above.toFixed(2)} trucks above the bound`);
  writeResults('alonso', args, rows);
}

function rowOf(
  engine: Engine,
  set: AlonsoRow['set'],
  order: string,
  problem: LoadProblem,
  plainProblem: LoadProblem,
): AlonsoRow {
  const [plain, without] = timed(() => planOrder(plainProblem, { engine }));
  const [plan, withAxles] = timed(() => planOrder(problem, { engine }));
  return {
    set,
    order,
    layers: problem.cargoes.reduce((sum, { quantity }) => sum + quantity, 0),
    trucks: plan.containers.length,
    trucksWithoutAxles: plain.containers.length,
    bound: boundOf(problem),
    left: piecesLeft(plan),
    cpuSeconds: [without, withAxles],
    fault: faultOf(problem, plan),
  };
}

function boundOf({ cargoes, containers }: LoadProblem): number {
  const [{ size, maxWeight, axles }] = containers as [LoadProblem['containers'][number]];
  const sum = (of: (cargo: LoadProblem['cargoes'][number]) => number) =>
    cargoes.reduce((all, cargo) => all + cargo.quantity * of(cargo), 0);
  const weight = Math.min(maxWeight, axles!.mostLoad!);
  return Math.max(
    Math.ceil(sum(({ volume }) => volume) / volumeOf(size)),
    Math.ceil(sum((cargo) => cargo.weight) / weight),
  );
}
