/**
 * How tidy plans are that leave room, and how they are loaded: random orders of 4 to 15 cargoes that fill 40 to 80 % of a 40-foot container, each
 * with its number as its seed: spaces before and after sections cut them, clusters, and the share of pieces that are beyond
 * reach. Beside them the same orders loaded wall by wall (wall-loader.ts).
 *
 *     npm run bench -- tidy [--orders 1-30] [--level 2] [--shortest 0]
 *
 * `--shortest 4` finds the shortest load of each order at that level too, which is what its length is measured by.
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { type LoadedContainer, type LoadPlan, piecesIn } from '../src/domain/plan.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { reachFigures } from '../src/domain/reach.js';
import { tidinessOf } from '../src/domain/tidiness.js';
import { withSections } from '../src/planning/finishing/loading-order/with-sections.js';
import { planLoad } from '../src/planning/plan-order.js';
import { HALF_FULL_SEA_VAN, truckLoad } from '../test/support/problems/truck-loads.js';
import { faultOf } from './check.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';
import { loadWallByWall } from './wall-loader.js';

type Level = Rules['optimizationLevel'];

interface Figures {
  readonly spaces: number;
  readonly clusters: number;
  readonly reach: number;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '1-30' },
      level: { type: 'string', default: '2' },
      shortest: { type: 'string', default: '0' },
    },
  });
  const engine = loadEngine();
  const level = Number(options.level) as Level;
  const compared = Number(options.shortest) as Level | 0;
  const rows = numbersOf(options.orders).map((order) => {
    const problem = inCentimetres(truckLoad(order, { optimizationLevel: level }, HALF_FULL_SEA_VAN));
    const before = process.cpuUsage();
    const plan = planLoad(problem, { engine });
    const { user, system } = process.cpuUsage(before);
    const own = figuresOf(problem, plan);
    const rules = { ...problem.rules, optimizationLevel: compared as Level };
    const other = compared === 0 ? null : figuresOf(problem, planLoad({ ...problem, rules }, { engine }));
    const byWalls = loadWallByWall(problem);
    return {
      order,
      cargoes: problem.cargoes.length,
      pieces: problem.cargoes.reduce((sum, { quantity }) => sum + quantity, 0),
      ...own,
      ...loadingFigures(problem, plan),
      ofVolume: own.reach / reachOfVolume(problem),
      ofShortest: own.reach / Math.min(own.reach, other?.reach ?? own.reach),
      left: piecesLeft(plan),
      cpuSeconds: (user + system) / 1e6,
      fault: faultOf(problem, plan),
      walls: wallFigures(problem, byWalls),
    };
  });
  const ofCargo = (figure: 'spaces' | 'clusters') => mean(rows.map((row) => row[figure] / row.cargoes)).toFixed(2);
  const ofWalls = (figure: 'spaces' | 'clusters') =>
    mean(rows.map((row) => row.walls[figure] / row.cargoes)).toFixed(2);
  printTable(
    [
      'orders',
      '% beyond reach',
      'at most',
      'spaces a section',
      'spaces a cargo',
      'clusters a cargo',
      'length / volume',
      '/ shortest',
      'left',
      'faults',
      'CPU s',
    ],
    [
      [
        `${rows.length} at level ${level}`,
        mean(rows.map(({ beyond }) => beyond)).toFixed(2),
        Math.max(...rows.map(({ beyond }) => beyond)).toFixed(1),
        mean(rows.map(({ cut, sections }) => cut / sections)).toFixed(2),
        ofCargo('spaces'),
        ofCargo('clusters'),
        mean(rows.map(({ ofVolume }) => ofVolume)).toFixed(3),
        compared === 0 ? '-' : mean(rows.map(({ ofShortest }) => ofShortest)).toFixed(3),
        `${rows.reduce((sum, { left }) => sum + left, 0)}`,
        `${rows.filter(({ fault }) => fault !== null).length}`,
        mean(rows.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
      ],
      [
        'wall by wall',
        mean(rows.map(({ walls }) => walls.beyond)).toFixed(2),
        Math.max(...rows.map(({ walls }) => walls.beyond)).toFixed(1),
        mean(rows.map(({ walls }) => walls.cut / walls.sections)).toFixed(2),
        ofWalls('spaces'),
        ofWalls('clusters'),
        mean(rows.map(({ walls }) => walls.ofVolume)).toFixed(3),
        '-',
        `${rows.reduce((sum, { walls }) => sum + walls.left, 0)}`,
        `${rows.filter(({ walls }) => walls.fault !== null).length}`,
        '0.00',
      ],
    ],
  );
  writeResults('tidy', args, rows);
}

/** Measured by the volume that it has loaded. */
function wallFigures(problem: LoadProblem, plan: LoadPlan) {
  const figures = figuresOf(problem, plan);
  const loaded = { ...problem, cargoes: problem.cargoes.map((cargo) => ({ ...cargo })) };
  for (const { cargo, quantity } of plan.unloaded) {
    loaded.cargoes[cargo] = { ...problem.cargoes[cargo]!, quantity: problem.cargoes[cargo]!.quantity - quantity };
  }
  const ofVolume = figures.reach / reachOfVolume(loaded);
  return {
    ...figures,
    ...loadingFigures(problem, plan),
    ofVolume,
    left: piecesLeft(plan),
    fault: faultOf(problem, plan),
  };
}

function piecesLeft({ unloaded }: LoadPlan): number {
  return unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
}

function figuresOf(problem: LoadProblem, plan: LoadPlan): Figures {
  return tidinessOf(problem, plan.containers[0]?.arrangements ?? []);
}

/** How far the volume alone would reach. */
function reachOfVolume({ cargoes, containers }: LoadProblem): number {
  const { width, height } = containers[0]!.size;
  return cargoes.reduce((sum, { volume, quantity }) => sum + volume * quantity, 0) / (width * height);
}

/** Percent of the pieces that are beyond reach, sections, and the spaces that these make. */
function loadingFigures(problem: LoadProblem, plan: LoadPlan) {
  const { containers } = withSections(problem, plan);
  const sum = (of: (loaded: LoadedContainer) => number) => containers.reduce((total, one) => total + of(one), 0);
  const pieces = sum(({ arrangements }) => arrangements.reduce((count, one) => count + piecesIn(one), 0));
  return {
    beyond: (100 * sum((loaded) => reachFigures(problem, loaded).beyond)) / Math.max(1, pieces),
    sections: sum(({ sections }) => sections!.length),
    cut: sum(({ arrangements }) => arrangements.length),
  };
}

/** As the orders are drawn. */
function inCentimetres(problem: LoadProblem): LoadProblem {
  return { ...problem, uom: 'UnitHighMetric' };
}
