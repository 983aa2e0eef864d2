/**
 * Pallets that published orders need: mixed-case orders with load capacities, retail orders (BED-BPP, Kagerer and others
 * 2023), and orders of layers with stacking groups, most layers and cargo for top or bottom; and the trucks into which
 * the latter go on their pallets. Every plan is verified.
 *
 *     npm run bench -- pallets [--sets mixedcase,bedbpp,alonso,trucks] [--every 1] [--folder FOLDER]
 *
 * The orders are no part of the project: they are read from --folder, else from ../shared/benchmarks beside the checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import { tidinessOf } from '../src/domain/tidiness.js';
import type { Engine } from '../src/engine/port.js';
import { leastFloor } from '../src/planning/bounds/scarce-strength.js';
import { planLoad } from '../src/planning/plan-order.js';
import { alonsoProblems, alonsoTrucks } from './alonso.js';
import { bedBppProblems } from './bed-bpp.js';
import { faultOf } from './check.js';
import { mixedCaseProblem } from './mixed-case.js';
import { BadOptions, wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { mean, printTable } from './table.js';

interface Row {
  readonly order: string;
  readonly pieces: number;
  /** Or trucks. */
  readonly pallets: number;
  /** Volume of the cargo, of that of the pallets or trucks. */
  readonly percent: number;
  /** Cargo volume over the volume of a pallet, rounded up. */
  readonly volumeBound: number;
  /** Pallets at least, by what the cases on the decks may bear, or trucks by weight; 0 where nothing is limited. */
  readonly bearingBound: number;
  /** Arrangements, and sets of pieces of a cargo that touch, for each cargo of each pallet. */
  readonly spaces: number;
  readonly clusters: number;
  readonly left: number;
  readonly cpuSeconds: number;
  readonly fault: string | null;
}

const SETS = ['mixedcase', 'bedbpp', 'alonso', 'trucks'] as const;

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
  if (set === 'bedbpp') return bedBppProblems(readFileSync(join(folder, 'bedbpp_5_orders.json'), 'utf8'));
  const own = join(folder, set === 'mixedcase' ? 'mixedcase_orders' : 'alonso_2019');
  const files = readdirSync(own).filter((name) => /^(n|inst)\d?\d?.*\.(txt|csv)$/.test(name));
  return files.sort().flatMap((name) => {
    const text = readFileSync(join(own, name), 'utf8');
    const order = name.replace(/\.\w+$/, '');
    if (set === 'mixedcase') return [[order, mixedCaseProblem(text)] as [string, LoadProblem]];
    const problems = set === 'trucks' ? alonsoTrucks(text) : alonsoProblems(text);
    return problems.map((problem, day): [string, LoadProblem] => [`${order} part ${day + 1}`, problem]);
  });
}

function palletsFor(engine: Engine, order: string, problem: LoadProblem): Row {
  const before = process.cpuUsage();
  const plan = planLoad(problem, { engine });
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
    percent: (100 * volume) / (room * plan.containers.length),
    volumeBound: Math.ceil(volume / room),
    bearingBound: problem.pallets === undefined ? bearingBound(problem) : weightBound(problem),
    ...tidinessOfPallets(problem, plan),
    left: plan.unloaded.reduce((sum, row) => sum + row.quantity, 0),
    cpuSeconds: (user + system) / 1e6,
    fault: faultOf(problem, plan),
  };
}

/** Of the trucks, where the pallets go into such. */
function tidinessOfPallets(problem: LoadProblem, { containers }: LoadPlan): { spaces: number; clusters: number } {
  const figures = containers.map(({ arrangements }) => ({
    cargoes: new Set(arrangements.map(({ cargo }) => cargo)).size,
    ...tidinessOf(problem, arrangements),
  }));
  const sum = (figure: 'cargoes' | 'spaces' | 'clusters') => figures.reduce((all, one) => all + one[figure], 0);
  return { spaces: sum('spaces') / sum('cargoes'), clusters: sum('clusters') / sum('cargoes') };
}

/** Trucks at least, by the weight of the cargo. */
function weightBound({ cargoes, containers }: LoadProblem): number {
  const [{ maxWeight }] = containers as [LoadProblem['containers'][number]];
  const weight = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.weight, 0);
  return maxWeight === 0 ? 0 : Math.ceil(weight / maxWeight);
}

/** Pallets at least, by what the cases that stand on the decks may bear. */
function bearingBound(problem: LoadProblem): number {
  const [{ size }] = problem.containers as [LoadProblem['containers'][number]];
  return Math.ceil(leastFloor(problem) / (size.length * size.width) - 1e-9);
}

function printRows(set: string, rows: readonly Row[]): void {
  printTable(
    [
      set,
      'pieces',
      set === 'trucks' ? 'trucks' : 'pallets',
      '%',
      'volume bound',
      'other bound',
      'left',
      'CPU s',
      'verified',
    ],
    rows.map((row) => [
      row.order,
      ...[row.pieces, row.pallets, Math.round(row.percent), row.volumeBound, row.bearingBound, row.left].map(String),
      row.cpuSeconds.toFixed(2),
      row.fault ?? 'yes',
    ]),
  );
  const above = mean(rows.map((row) => row.pallets - row.volumeBound));
  const aboveBoth = mean(rows.map((row) => row.pallets - Math.max(row.volumeBound, row.bearingBound)));
  const whole = rows.filter((row) => row.left === 0).length;
  const faulty = rows.filter((row) => row.fault !== null).length;
  console.log(
    `\n${set}: ${rows.length} orders, ${whole} loaded wholly, ${faulty} with faults; in the mean ${mean(rows.map(({ percent }) => percent)).toFixed(1)} % filled, ${above.toFixed(2)} above the volume bound, ${aboveBoth.toFixed(2)} above the larger of both bounds; ${mean(rows.map(({ spaces }) => spaces)).toFixed(2)} spaces and ${mean(rows.map(({ clusters }) => clusters)).toFixed(2)} clusters a cargo\n`,
  );
}
