/**
 * Pallets that published orders need: mixed-case orders with load capacities, and orders of layers with stacking
 * groups, most layers and cargo for top or bottom. Every plan is verified.
 *
 *     npm run bench -- pallets [--sets mixedcase,alonso] [--every 1] [--folder FOLDER]
 *
 * The orders are no part of the project: they are read from --folder, else from ../shared/benchmarks beside the checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node-engine.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planLoad } from '../src/planning/plan-load.js';
import { alonsoProblems } from './alonso.js';
import { faultOf } from './check.js';
import { mixedCaseProblem } from './mixed-case.js';
import { BadOptions, wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { mean, printTable } from './table.js';

interface Row {
  readonly order: string;
  readonly pieces: number;
  readonly pallets: number;
  /** Cargo volume over the volume of a pallet, rounded up. */
  readonly volumeBound: number;
  readonly left: number;
  readonly cpuSeconds: number;
  readonly fault: string | null;
}

const SETS = ['mixedcase', 'alonso'] as const;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      sets: { type: 'string', default: SETS.join() },
      every: { type: 'string', default: '1' },
      folder: { type: 'string', default: fileURLToPath(new URL('../shared/benchmarks/pallets', PROJECT)) },
    },
  });
  if (!existsSync(options.folder)) throw new BadOptions('no pallet orders; name their folder with --folder');
  const engine = loadEngine();
  const results = wordsOf(options.sets, SETS).map((set) => {
    const orders = ordersOf(set, options.folder).filter((_, place) => place % Number(options.every) === 0);
    const rows = orders.map(([order, problem]) => palletsFor(engine, order, problem));
    printRows(set, rows);
    return { set, rows };
  });
  writeResults('pallets', args, results);
}

function ordersOf(set: (typeof SETS)[number], folder: string): [order: string, problem: LoadProblem][] {
  const own = join(folder, set === 'mixedcase' ? 'mixedcase_orders' : 'alonso_2019');
  const files = readdirSync(own).filter((name) => /^(n|inst)\d?\d?.*\.(txt|csv)$/.test(name));
  return files.sort().flatMap((name) => {
    const text = readFileSync(join(own, name), 'utf8');
    const order = name.replace(/\.\w+$/, '');
    if (set === 'mixedcase') return [[order, mixedCaseProblem(text)] as [string, LoadProblem]];
    return alonsoProblems(text).map((problem, day): [string, LoadProblem] => [`${order} part ${day + 1}`, problem]);
  });
}

function palletsFor(engine: Engine, order: string, problem: LoadProblem): Row {
  const before = process.cpuUsage();
  const plan = planLoad(problem, engine);
  const { user, system } = process.cpuUsage(before);
  const [{ size, deckReach }] = problem.containers as [LoadProblem['containers'][number]];
  const room = volumeOf({
    length: size.length + 2 * deckReach.length,
    width: size.width + 2 * deckReach.width,
    height: size.height,
  });
  const volume = problem.cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.volume, 0);
  return {
    order,
    pieces: problem.cargoes.reduce((sum, cargo) => sum + cargo.quantity, 0),
    pallets: plan.containers.length,
    volumeBound: Math.ceil(volume / room),
    left: plan.unloaded.reduce((sum, row) => sum + row.quantity, 0),
    cpuSeconds: (user + system) / 1e6,
    fault: faultOf(problem, plan),
  };
}

function printRows(set: string, rows: readonly Row[]): void {
  printTable(
    [set, 'pieces', 'pallets', 'volume bound', 'left', 'CPU s', 'verified'],
    rows.map((row) => [
      row.order,
      ...[row.pieces, row.pallets, row.volumeBound, row.left].map(String),
      row.cpuSeconds.toFixed(2),
      row.fault ?? 'yes',
    ]),
  );
  const above = mean(rows.map((row) => row.pallets - row.volumeBound));
  const whole = rows.filter((row) => row.left === 0).length;
  const faulty = rows.filter((row) => row.fault !== null).length;
  console.log(
    `\n${set}: ${rows.length} orders, ${whole} loaded wholly, ${faulty} with faults; in the mean ${above.toFixed(2)} pallets above the volume bound\n`,
  );
}
