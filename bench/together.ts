/**
 * isGroupUsed on random orders of 2 to 6 groups of 1 to 12 cargoes, half full and overfull, in trailers, vans, on pallets and on
 * pallets in vans, with both fill directions: each is planned with the rule and without it, at its level.
 *
 *     npm run bench -- together [--orders 200] [--level2 10] [--level3 2] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planOrder } from '../src/planning/plan-order.js';
import { brokenPromises, togetherFigures } from '../test/support/planning/extents-together.js';
import { groupedOrders } from '../test/support/problems/group-orders.js';
import { faultOf } from './check.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

export type TogetherResults = ReturnType<typeof results>;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '200' },
      level2: { type: 'string', default: '10' },
      level3: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [orders, level2, level3] = [values.orders, values.level2, values.level3].map(Number);
  writeResults('together', args, results(orders!, level2!, level3!, Number(values.seed)));
}

interface Row {
  readonly level: number;
  readonly kind: string;
  readonly isOverfull: boolean;
  readonly containers: number;
  /** With the rule and without it. */
  readonly extents: readonly [number, number];
  /** Of the figures with the rule by those without. */
  readonly ratio: number;
  readonly loaded: number;
  readonly last: number;
  /** Pieces beyond reach, with the rule and without it. */
  readonly beyond: readonly [number, number];
  readonly cpu: readonly [number, number];
  readonly broken: readonly string[];
  readonly fault: string | null;
}

/** The first so many orders of one level, then of the next; the dear ones last. */
function results(orders: number, level2: number, level3: number, seed: number) {
  const engine = loadEngine();
  const problems = groupedOrders(orders, seed);
  // What comes first is compiled while it runs.
  for (const problem of problems.slice(0, 5)) planned(engine, withGroups(problem));
  const rows = problems.map((problem, number) => {
    const level = number >= orders - level3 ? 3 : number >= orders - level3 - level2 ? 2 : 1;
    return rowOf(engine, { ...problem, rules: { ...problem.rules, optimizationLevel: level } });
  });
  const all = {
    all: rows,
    halfFull: rows.filter(({ isOverfull }) => !isOverfull),
    overfull: rows.filter(({ isOverfull }) => isOverfull),
    oneContainer: rows.filter(({ containers }) => containers === 1),
    several: rows.filter(({ containers }) => containers > 1),
    palletized: rows.filter(({ kind }) => kind.startsWith('palletized')),
    frontToRear: rows.filter(({ kind }) => kind.endsWith('FrontToRear')),
    bottomToTop: rows.filter(({ kind }) => kind.endsWith('BottomToTop')),
    level1: rows.filter(({ level }) => level === 1),
    level2: rows.filter(({ level }) => level === 2),
    level3: rows.filter(({ level }) => level === 3),
  };
  const summary = Object.entries(all).flatMap(([what, some]) =>
    some.length === 0 ? [] : [{ what, ...summaryOf(some) }],
  );
  printTable(
    [
      'orders',
      'number',
      'sums with/without',
      'mean ratio',
      'worst',
      'least loaded',
      'longest last',
      'CPU',
      'broken',
      'faults',
    ],
    summary.map((row) => [
      row.what,
      `${row.orders}`,
      row.ofSums.toFixed(3),
      row.meanRatio.toFixed(3),
      row.worstRatio.toFixed(3),
      row.leastLoaded.toFixed(4),
      row.longestLast.toFixed(3),
      row.cpu.toFixed(2),
      `${row.broken.length}`,
      `${row.faults}`,
    ]),
  );
  return { seed, summary, rows };
}

function withGroups(problem: LoadProblem): LoadProblem {
  return { ...problem, rules: { ...problem.rules, isGroupUsed: true } };
}

/** The plan, and milliseconds of processor time. */
function planned(engine: Engine, problem: LoadProblem) {
  const before = process.cpuUsage();
  const plan = planOrder(problem, { engine });
  const { user, system } = process.cpuUsage(before);
  return { plan, cpu: (user + system) / 1000 };
}

function rowOf(engine: Engine, problem: LoadProblem): Row {
  const asked = withGroups(problem);
  const [without, withRule] = [planned(engine, problem), planned(engine, asked)];
  const [before, after] = [togetherFigures(problem, without.plan), togetherFigures(asked, withRule.plan)];
  const { containerType } = problem.containers[0]!;
  return {
    level: problem.rules.optimizationLevel,
    kind: `${problem.pallets === undefined ? containerType : 'palletized'} ${problem.rules.fillDirection}`,
    isOverfull: without.plan.unloaded.length > 0,
    containers: before.containers,
    extents: [after.extents, before.extents],
    ratio: before.extents === 0 ? 1 : after.extents / before.extents,
    loaded: after.loaded / before.loaded,
    last: after.last / before.last,
    beyond: [after.beyond, before.beyond],
    cpu: [withRule.cpu, without.cpu],
    broken: brokenPromises(after, before),
    fault: faultOf(asked, withRule.plan),
  };
}

function summaryOf(rows: readonly Row[]) {
  const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const ratios = rows.map(({ ratio }) => ratio);
  return {
    orders: rows.length,
    meanWith: sum(({ extents }) => extents[0]) / rows.length,
    meanWithout: sum(({ extents }) => extents[1]) / rows.length,
    ofSums: sum(({ extents }) => extents[0]) / sum(({ extents }) => extents[1]),
    meanRatio: mean(ratios),
    worstRatio: Math.max(...ratios),
    leastLoaded: Math.min(...rows.map(({ loaded }) => loaded)),
    longestLast: Math.max(...rows.map(({ last }) => last)),
    beyondWith: sum(({ beyond }) => beyond[0]),
    beyondWithout: sum(({ beyond }) => beyond[1]),
    moreBeyond: rows.filter(({ beyond }) => beyond[0] > beyond[1]).length,
    cpu: sum(({ cpu }) => cpu[0]) / sum(({ cpu }) => cpu[1]),
    worstCpu: Math.max(...rows.map(({ cpu }) => cpu[0] / cpu[1])),
    broken: rows.flatMap(({ broken }) => broken),
    faults: rows.filter(({ fault }) => fault !== null).length,
  };
}
