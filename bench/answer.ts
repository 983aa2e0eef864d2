/**
 * What a whole answer at level 1 costs beside its search: reading, checking, planning with its reasons and tuning,
 * verifying and writing, against one fill of the container with the effort of the level.
 *
 *     npm run bench -- answer [--problems 1-3] [--orders 1-30]
 *
 * BR1-7 as requests (support 0.8), and ordinary orders of several cargoes. CPU time, the least of five runs each, in turn.
 */
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/calculate.js';
import { check } from '../src/calculation/check.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { present } from '../src/calculation/present/present.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { orientationsOf } from '../src/cli/bench/thpack-format.js';
import type { Engine } from '../src/engine/port.js';
import { LEVEL_EFFORT } from '../src/planning/fills/effort.js';
import { ordinaryOrder } from '../test/support/problems/orders.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { median, printTable } from './table.js';

const RUNS = 5;
const LEVEL = 1;
const SHOWN = { spacesCreated: true, placementsCreated: false, uom: null } as const;
const OPTIONS = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;

interface Measured {
  readonly name: string;
  /** CPU milliseconds. */
  readonly search: number;
  readonly answer: number;
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { problems: { type: 'string', default: '1-3' }, orders: { type: 'string', default: '1-30' } },
  });
  const engine = loadEngine();
  const problems = numbersOf(values.problems);
  const classes = [1, 2, 3, 4, 5, 6, 7].flatMap((brClass) =>
    problems.map((number) => ({ name: `BR${brClass}`, body: atLevel(brRequest(brClass, number)) })),
  );
  const orders = numbersOf(values.orders).map((order) => ({ name: 'orders', body: atLevel(ordinaryOrder(order)) }));
  const measured = [...classes, ...orders].map(({ name, body }) => measure(engine, name, body));
  const groups = [...new Set(measured.map(({ name }) => name))];
  const rows = [...groups, 'all'].map((group) => {
    const own = measured.filter(({ name }) => group === 'all' || name === group);
    const of = (figure: (one: Measured) => number) => median(own.map(figure)).toFixed(2);
    return [
      ...[group, String(own.length), of(({ search }) => search), of(({ answer }) => answer)],
      of(({ answer, search }) => answer / search),
    ];
  });
  const head = ['', 'requests', 'search, CPU ms', 'answer, CPU ms', 'ratio, median'];
  printTable(head, rows);
  writeResults('answer', args, { head, rows, measured });
}

/** The problem as a request, in centimetres as if they were millimetres: only their ratio counts. */
function brRequest(brClass: number, number: number): object {
  const { cargoes, container } = brProblem(brClass, number);
  return {
    title: `BR${brClass} ${number}`,
    cargoes: cargoes.map(({ quantity, size, ...cargo }, place) => ({
      ...{ style: 'Shipcase', name: `Cargo ${place + 1}`, weight: 1, qty: quantity, ...size },
      orientationsAllowed: orientationsOf({ quantity, size, ...cargo }),
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', qty: 1, ...container }],
  };
}

function atLevel(request: object): string {
  const { rules = {}, ...rest } = request as { rules?: object };
  return JSON.stringify({
    ...rest,
    rules: { calculationType: 'MixLoad', ...rules, optimizationLevel: LEVEL },
  });
}

function measure(engine: Engine, name: string, body: string): Measured {
  const { problem } = check(JSON.parse(body), OPTIONS);
  if (problem === null) throw new Error(`${name} is not sound`);
  const counts = problem.cargoes.map(({ quantity }) => quantity);
  const effort = LEVEL_EFFORT[LEVEL];
  const search = () => {
    const filler = engine.prepare(problem, 0, effort);
    filler.fill({ values: null, counts, effort, seed: problem.rules.seed });
    filler.dispose();
  };
  const answer = () => {
    const outcome = calculate(JSON.parse(body), OPTIONS, engine);
    if (outcome.status === 'failed') throw new Error(`${name} failed: ${JSON.stringify(outcome.error)}`);
    JSON.stringify(present(outcome.load, SHOWN));
  };
  const times = Array.from({ length: RUNS }, () => [cpuOf(search), cpuOf(answer)] as const);
  return { name, search: Math.min(...times.map(([one]) => one)), answer: Math.min(...times.map(([, one]) => one)) };
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
