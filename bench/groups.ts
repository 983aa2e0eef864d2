/**
 * Stops and groups: random orders of 2 to 8 stops unloaded by a simulation, routes of the gendreau3l instances loaded
 * stop by stop, random orders in which groups are kept together, and what groups cost on BR1-7 cargo in three groups.
 *
 *     npm run bench -- groups [--stops 1000] [--groups 300] [--problems 1-5] [--seed 1]
 *
 * The routes are made here: customers by their angle around the depot, as long as weight and 75 % of the volume allow.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { LEVEL_EFFORT } from '../src/planning/fills/effort.js';
import { groups as groupsGoal } from '../src/planning/goals/together.js';
import { planOrder } from '../src/planning/plan-order.js';
import { groupsDivided } from '../test/support/planning/groups-divided.js';
import { piecesStuck } from '../test/support/planning/unloading.js';
import { groupOrders, stopOrders } from '../test/support/problems/group-orders.js';
import { problemOf } from '../test/support/problems/load-problems.js';
import { faultOf } from './check.js';
import { numbersOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { mean, printTable } from './table.js';
import { thpackLoadProblem } from './thpack.js';

export type GroupsResults = ReturnType<typeof results>;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      stops: { type: 'string', default: '1000' },
      groups: { type: 'string', default: '300' },
      problems: { type: 'string', default: '1-5' },
      seed: { type: 'string', default: '1' },
    },
  });
  writeResults(
    'groups',
    args,
    results(Number(values.stops), Number(values.groups), numbersOf(values.problems), Number(values.seed)),
  );
}

function results(stops: number, groups: number, problems: readonly number[], seed: number) {
  const engine = loadEngine();
  return {
    seed,
    stops: unloaded(engine, stopOrders(stops, seed)),
    routes: routesLoaded(engine),
    groups: keptTogether(engine, groupOrders(groups, seed)),
    cost: costOfGroups(engine, problems),
  };
}

function unloaded(engine: Engine, orders: readonly LoadProblem[]) {
  let stuck = 0;
  let faults = 0;
  let containers = 0;
  for (const problem of orders) {
    const plan = planOrder(problem, { engine });
    if (faultOf(problem, plan) !== null) faults++;
    containers += plan.containers.length;
    stuck += plan.containers.reduce((sum, loaded) => sum + piecesStuck(problem, loaded), 0);
  }
  console.log(
    `stops: ${orders.length} orders, ${containers} containers, ${stuck} pieces stuck, ${faults} not verified`,
  );
  return { orders: orders.length, containers, stuck, faults };
}

interface Instance {
  readonly Name: string;
  readonly Vehicles: readonly {
    readonly Capacity: number;
    readonly Length: number;
    readonly Width: number;
    readonly Height: number;
  }[];
  readonly Nodes: readonly Customer[];
}

interface Customer {
  readonly X: number;
  readonly Y: number;
  readonly Demand: number;
  readonly Items: readonly {
    readonly Quantity: number;
    readonly Length: number;
    readonly Width: number;
    readonly Height: number;
    readonly Fragility: string;
  }[];
}

function routesLoaded(engine: Engine) {
  const folder = new URL('../shared/benchmarks/gendreau3l/', PROJECT);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const found = { instances: names.length, routes: 0, whole: 0, pieces: 0, loaded: 0, stuck: 0, faults: 0 };
  for (const name of names) {
    const instance = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Instance;
    for (const route of routesOf(instance)) {
      const problem = problemOfRoute(instance, route);
      const plan = planOrder(problem, { engine });
      const left = plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
      const pieces = problem.cargoes.reduce((sum, { quantity }) => sum + quantity, 0);
      found.routes++;
      found.pieces += pieces;
      found.loaded += pieces - left;
      if (left === 0) found.whole++;
      if (faultOf(problem, plan) !== null) found.faults++;
      found.stuck += plan.containers.reduce((sum, loaded) => sum + piecesStuck(problem, loaded), 0);
    }
  }
  console.log(`gendreau3l: ${JSON.stringify(found)}`);
  return found;
}

/** The share of the volume of a vehicle that a route asks for at most. */
const SHARE_OF_VOLUME = 0.75;

function routesOf({ Vehicles, Nodes }: Instance): Customer[][] {
  const [depot, ...customers] = Nodes;
  const vehicle = Vehicles[0]!;
  const most = SHARE_OF_VOLUME * vehicle.Length * vehicle.Width * vehicle.Height;
  const angle = ({ X, Y }: Customer) => Math.atan2(Y - depot!.Y, X - depot!.X);
  const volumeOf = ({ Items }: Customer) =>
    Items.reduce((sum, item) => sum + item.Quantity * item.Length * item.Width * item.Height, 0);
  const routes: Customer[][] = [];
  let weight = Number.POSITIVE_INFINITY;
  let volume = 0;
  for (const customer of [...customers].sort((a, b) => angle(a) - angle(b))) {
    weight += customer.Demand;
    volume += volumeOf(customer);
    if (weight > vehicle.Capacity || volume > most) {
      routes.push([]);
      weight = customer.Demand;
      volume = volumeOf(customer);
    }
    routes.at(-1)!.push(customer);
  }
  return routes;
}

/** The last customer is loaded first; nothing but fragile cargo on fragile cargo, support 0.75, turned on the floor only. */
function problemOfRoute({ Vehicles }: Instance, route: readonly Customer[]): LoadProblem {
  const { Length, Width, Height } = Vehicles[0]!;
  const rules: Partial<Rules> = {
    optimizationLevel: 2,
    isSequenceUsed: true,
    minSupportRate: 0.75,
    stackingRule: 'StackValue',
  };
  const cargoes = route.flatMap(({ Items }, stop) =>
    Items.map((item) => ({
      size: { length: item.Length, width: item.Width, height: item.Height },
      quantity: item.Quantity,
      sequence: route.length - stop,
      stackValue: item.Fragility === 'Fragile' ? 1 : 0,
    })),
  );
  return problemOf(cargoes, [{ size: { length: Length, width: Width, height: Height }, quantity: 1 }], rules);
}

function keptTogether(engine: Engine, orders: readonly LoadProblem[]) {
  const found = { orders: orders.length, forbidden: 0, tooLarge: 0, fitAfterAll: 0, faults: 0 };
  for (const problem of orders) {
    const plan = planOrder(problem, { engine });
    if (faultOf(problem, plan) !== null) found.faults++;
    // A search of its own, with five times the effort of each trial in planning.
    const divided = groupsDivided(engine, problem, plan, 5 * LEVEL_EFFORT[1]);
    if (problem.rules.isGroupDividedWhenTooLarge !== true) found.forbidden += divided.length;
    else found.tooLarge += divided.length;
    found.fitAfterAll += divided.filter(({ fits }) => fits).length;
  }
  console.log(`groups: ${JSON.stringify(found)}`);
  return found;
}

const WAYS: readonly { readonly title: string; readonly rules: Partial<Rules> }[] = [
  { title: 'without', rules: {} },
  { title: 'isGroupUsed', rules: { isGroupUsed: true } },
  { title: 'isGroupSequenceUsed', rules: { isGroupSequenceUsed: true } },
];

/** One container, support 0.8, level 2; the cargoes of a problem are dealt to three groups in turn. */
function costOfGroups(engine: Engine, problems: readonly number[]) {
  const rows = WAYS.map(({ title, rules }) => {
    const runs = [1, 2, 3, 4, 5, 6, 7].flatMap((brClass) =>
      problems.map((number) => {
        const plain = thpackLoadProblem(brProblem(brClass, number), '0.8', 1, { ...rules, optimizationLevel: 2 });
        const cargoes = plain.cargoes.map((cargo, place) => ({
          ...cargo,
          groupName: `group ${place % 3}`,
          sequence: place % 3,
        }));
        const problem = { ...plain, cargoes };
        const plan = planOrder(problem, { engine });
        const room = problem.containers[0]!.size;
        const left = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * cargoes[cargo]!.volume, 0);
        const all = cargoes.reduce((sum, { quantity, volume }) => sum + quantity * volume, 0);
        const loads = plan.containers.map((loaded) => ({ ...loaded, loaded: cargoes.map(() => 0), times: 1 }));
        const measured = { ...problem, rules: { ...problem.rules, isGroupUsed: true } };
        const [extents = 0] = groupsGoal.figure(measured, { loads, left: [] });
        return {
          percent: (100 * (all - left)) / (room.length * room.width * room.height),
          lengths: extents / room.length,
          fault: faultOf(problem, plan),
        };
      }),
    );
    return {
      way: title,
      percent: mean(runs.map(({ percent }) => percent)),
      lengths: mean(runs.map(({ lengths }) => lengths)),
      plans: runs.length,
      faults: runs.filter(({ fault }) => fault !== null).length,
    };
  });
  printTable(
    ['BR1-7 in three groups', '% of the container', 'extents of the groups, container lengths', 'plans', 'faults'],
    rows.map(({ way, percent, lengths, plans, faults }) => [
      way,
      percent.toFixed(2),
      lengths.toFixed(2),
      `${plans}`,
      `${faults}`,
    ]),
  );
  return rows;
}
