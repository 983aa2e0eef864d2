/**
 * Palletized orders of the storm, planned by this checkout and by another one, in turn: what they load, in how many containers,
 * how tidily, and what it costs. For a change that may make other plans, and no worse ones.
 *
 *     npm run bench -- palletized-pair --before FOLDER [--orders 300] [--level 2]
 *
 * FOLDER is the other checkout, built.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { palletizedOrder } from '../test/support/problems/palletized-orders.js';
import { BadOptions } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { printTable } from './table.js';

interface Figures {
  readonly containers: number;
  readonly volume: number;
  readonly clusters: number;
  /** Of the last container. */
  readonly length: number;
  readonly seconds: number;
  /** The whole plan, without what its search has cost. */
  readonly plan: string;
}

type PlanOrder = (order: Record<string, unknown>) => Figures;

/** Sums of volumes differ by their rounding. */
const SAME = 1e-9;

const TYPES = ['MixLoad', 'SetLoad', 'MultipleSetLoad', 'SetLoadByVolume', 'UnitLoad'] as const;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      before: { type: 'string' },
      orders: { type: 'string', default: '300' },
      level: { type: 'string', default: '2' },
    },
  });
  if (values.before === undefined) throw new BadOptions('name the other checkout with --before');
  const [before, after] = await Promise.all([planner(pathToFileURL(`${resolve(values.before)}/`)), planner(PROJECT)]);
  const pairs = fc.sample(palletizedOrder, { numRuns: Number(values.orders), seed: 22 }).map((order) => {
    const rules = order['rules'] as { calculationType: string };
    const asked = { ...order, rules: { ...rules, optimizationLevel: Number(values.level) } };
    return { type: rules.calculationType, before: before(asked), after: after(asked) };
  });
  const rows = [...TYPES, 'all'].map((type) =>
    summaryOf(
      type,
      pairs.filter((one) => type === 'all' || one.type === type),
    ),
  );
  const [head] = rows;
  printTable(
    Object.keys(head!),
    rows.map((row) => Object.values(row).map(String)),
  );
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: values.before, encoding: 'utf8' });
  writeResults(
    'palletized-pair',
    args.filter((_, place) => args[place] !== '--before' && args[place - 1] !== '--before'),
    { before: commit.trim(), rows },
  );
}

type Pair = { readonly before: Figures; readonly after: Figures };

function summaryOf(type: string, pairs: readonly Pair[]) {
  const count = (is: (pair: Pair) => boolean) => pairs.filter(is).length;
  const ratio = (of: keyof Figures, among = pairs) => {
    const sum = (side: keyof Pair) => among.reduce((all, one) => all + Number(one[side][of]), 0);
    return (sum('after') / sum('before')).toFixed(4);
  };
  const isAsFull = ({ before, after }: Pair) => Math.abs(before.volume - after.volume) <= SAME * before.volume;
  const isAsGood = (pair: Pair) => isAsFull(pair) && pair.before.containers === pair.after.containers;
  return {
    type,
    orders: pairs.length,
    'same plan': count(({ before, after }) => before.plan === after.plan),
    'less volume': count((pair) => !isAsFull(pair) && pair.after.volume < pair.before.volume),
    'more containers': count((pair) => isAsFull(pair) && pair.after.containers > pair.before.containers),
    longer: count((pair) => isAsGood(pair) && pair.after.length > pair.before.length),
    shorter: count((pair) => isAsGood(pair) && pair.after.length < pair.before.length),
    'loaded by one alone': count(({ before, after }) => (before.volume === 0) !== (after.volume === 0)),
    'volume ratio': ratio('volume'),
    'containers ratio': ratio('containers'),
    // More cargo takes more containers: only plans that load the same can be compared by them.
    'containers ratio, as full': ratio('containers', pairs.filter(isAsFull)),
    'clusters ratio': ratio('clusters'),
    'CPU ratio': ratio('seconds'),
  };
}

/** What a checkout plans, by its own modules. */
async function planner(checkout: URL): Promise<PlanOrder> {
  const load = (path: string) => import(new URL(`build/${path}`, checkout).href);
  const { calculate } = await load('src/calculation/calculate.js');
  const { loadEngine } = await load('src/calculation/node/node-engine.js');
  const { vehicleLevel, palletsOpened, contentsOf } = await load('src/domain/unit-loads.js');
  const { clustersIn, reachOf } = await load('src/domain/tidiness.js');
  const engine = loadEngine();
  return (order) => {
    const begun = process.cpuUsage();
    const outcome = calculate(order, { uom: 'UnitHighMetric', maxRunTimeSeconds: 300 }, engine);
    const { user, system } = process.cpuUsage(begun);
    const seconds = (user + system) / 1e6;
    // Of a small truck or a high stop nothing may be loadable.
    if (outcome.status === 'failed') return { containers: 0, volume: 0, clusters: 0, length: 0, seconds, plan: 'none' };
    const { problem, plan } = outcome.load;
    const vehicles = vehicleLevel(problem, plan);
    const opened = palletsOpened(problem, plan);
    const loads = vehicles.plan.containers as { arrangements: unknown[] }[];
    const volumeIn = (rows: unknown[]) =>
      [...(opened(rows) as Map<number, number>)].reduce(
        (sum, [cargo, pieces]) => sum + pieces * problem.cargoes[cargo].volume,
        0,
      );
    // What is beyond the order is worth nothing.
    const volumeOf = ({ arrangements, extra = [] }: { arrangements: unknown[]; extra?: unknown[] }) =>
      volumeIn(contentsOf(arrangements)) - volumeIn(extra);
    return {
      containers: loads.length,
      volume: loads.reduce((sum, one) => sum + volumeOf(one), 0),
      clusters: loads.reduce((sum, { arrangements }) => sum + clustersIn(vehicles.problem, arrangements), 0),
      length: reachOf(vehicles.problem, loads.at(-1)?.arrangements ?? []),
      seconds,
      // What pallets say of themselves beside what stands on them is no other plan.
      plan: JSON.stringify({ ...plan, search: null }, (key, value) => (key === 'isPartial' ? undefined : value)),
    };
  };
}
