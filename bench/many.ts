/**
 * What orders for many containers cost: 100 cargoes of cartons of 0.25 to 0.9 m a side, into 40-foot containers: as they
 * come, in ten groups (isGroupUsed), in ten stops (isSequenceUsed), and in whole sets of one piece of each cargo.
 *
 *     npm run bench -- many [--pieces 10000] [--levels 1,2] [--kinds plain,groups,stops,sets]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Cargo, LoadProblem, Rules } from '../src/domain/problem.js';
import { planOrder } from '../src/planning/plan-order.js';
import { problemOf } from '../test/support/problems/load-problems.js';
import { minimalStandard } from '../test/support/problems/mixed-problem.js';
import { faultOf } from './check.js';
import { numbersOf, wordsOf } from './options.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const CONTAINER = { length: 12_032, width: 2352, height: 2393 };
const CARGOES = 100;
/** Groups and stops. */
const PARTS = 10;
const SEED = 6;
const SIDE = { least: 250, most: 900 };

const KINDS = {
  plain: () => ({}),
  groups: (place: number) => ({ groupName: `group ${place % PARTS}` }),
  stops: (place: number) => ({ sequence: 1 + (place % PARTS) }),
  sets: () => ({ setRatio: 1 }),
} satisfies Record<string, (place: number) => Partial<Cargo>>;

const RULES: Readonly<Record<keyof typeof KINDS, Partial<Rules>>> = {
  plain: {},
  groups: { isGroupUsed: true },
  stops: { isSequenceUsed: true },
  sets: { calculationType: 'SetLoad' },
};

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      pieces: { type: 'string', default: '10000' },
      levels: { type: 'string', default: '1,2' },
      kinds: { type: 'string', default: Object.keys(KINDS).join() },
    },
  });
  const kinds = wordsOf(options.kinds, Object.keys(KINDS) as (keyof typeof KINDS)[]);
  const engine = loadEngine();
  const rows = numbersOf(options.levels).flatMap((level) =>
    numbersOf(options.pieces).flatMap((pieces) =>
      kinds.map((kind) => {
        const problem = orderOf(kind, pieces, { ...RULES[kind], optimizationLevel: level as 1 });
        const before = process.cpuUsage();
        const plan = planOrder(problem, { engine });
        const { user, system } = process.cpuUsage(before);
        return {
          ...{ kind, pieces, level },
          containers: plan.containers.length,
          bound: plan.search.containerBound,
          left: plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0),
          cpuSeconds: (user + system) / 1e6,
          fault: faultOf(problem, plan),
        };
      }),
    ),
  );
  printTable(
    ['pieces', 'as', 'level', 'containers', 'bound', 'left', 'CPU s', 'verified'],
    rows.map(({ kind, pieces, level, containers, bound, left, cpuSeconds, fault }) => [
      ...[`${pieces}`, kind, `${level}`, `${containers}`, `${bound}`, `${left}`],
      cpuSeconds.toFixed(2),
      fault ?? 'yes',
    ]),
  );
  writeResults('many', args, rows);
}

function orderOf(kind: keyof typeof KINDS, pieces: number, rules: Partial<Rules>): LoadProblem {
  const random = minimalStandard(SEED);
  const side = () => SIDE.least + Math.floor(random() * (SIDE.most - SIDE.least));
  const cargoes = Array.from({ length: CARGOES }, (_, place) => ({
    size: { length: side(), width: side(), height: side() },
    quantity: pieces / CARGOES,
    orientations: 0b111111,
    ...KINDS[kind](place),
  }));
  return problemOf(cargoes, [{ containerType: 'SeaVan', size: CONTAINER, quantity: 0 }], rules);
}
