/**
 * Pieces beyond reach when dock loads (test/fixtures/dock) and tours are loaded in the order given, how many of them no order
 * helps where they lie (forced-beyond.ts), and the sections: at most 2 and 1.3 for each metre of the load are wanted.
 * A tour is a random load that fills 40 to 70 % of a trailer, of up to seven stops.
 *
 *     npm run bench -- reach [--level 1,2] [--tours 1-8]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/calculate.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { type LoadedContainer, type LoadPlan, piecesIn } from '../src/domain/plan.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { reachFigures, scaledMillimetres } from '../src/domain/reach.js';
import { clustersIn, reachOf } from '../src/domain/tidiness.js';
import { vehicleLevel } from '../src/domain/unit-loads.js';
import type { Engine } from '../src/engine/port.js';
import { withSections } from '../src/planning/finishing/loading-order/with-sections.js';
import { planLoad } from '../src/planning/plan-order.js';
import { truckLoad } from '../test/support/problems/truck-loads.js';
import { faultOf } from './check.js';
import { forcedBeyond } from './forced-beyond.js';
import { numbersOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { mean, printTable } from './table.js';

type Level = Rules['optimizationLevel'];

const DOCK = new URL('test/fixtures/dock/', PROJECT);
const STOPS = 7;
const TRAILER = { size: { length: 1360, width: 248, height: 270 }, least: 0.4, most: 0.7 };

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { level: { type: 'string', default: '1,2' }, tours: { type: 'string', default: '1-8' } },
  });
  const engine = loadEngine();
  const rows = numbersOf(options.level).flatMap((number) => {
    const level = number as Level;
    const docks = readdirSync(DOCK).map((file) =>
      rowOf(file.replace('.json', ''), level, () => dockLoad(file, level, engine)),
    );
    const tours = numbersOf(options.tours).map((tour) =>
      rowOf(`tour ${tour}`, level, () => tourLoad(tour, level, engine)),
    );
    return [...docks, ...tours];
  });
  const shown = rows.map((row) => [
    `${row.name} at level ${row.level}`,
    ...[row.pieces, row.left, row.beyond, row.share.toFixed(2), row.byWaits, row.byRank].map(String),
    row.sections.map(({ count, wanted }) => (count > wanted ? `${count} (${wanted})` : `${count}`)).join(' '),
    ...[row.uncut, row.cut, row.clusters].map(String),
    row.length.join(' '),
    row.fault ?? '',
    row.cpuSeconds.toFixed(2),
  ]);
  printTable(
    [
      'load',
      'pieces',
      'left',
      'beyond',
      '%',
      'by waits',
      'by rank',
      'sections',
      'spaces',
      'cut',
      'clusters',
      'mm',
      'fault',
      'CPU s',
    ],
    shown,
  );
  for (const number of numbersOf(options.level)) {
    const tours = rows.filter(({ level, name }) => level === number && name.startsWith('tour'));
    if (tours.length > 0)
      console.log(`tours at level ${number}: ${mean(tours.map(({ share }) => share)).toFixed(2)} %`);
  }
  writeResults('reach', args, rows);
}

interface Planned {
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
}

function dockLoad(file: string, optimizationLevel: Level, engine: Engine): Planned {
  const body = JSON.parse(readFileSync(new URL(file, DOCK), 'utf8')) as { rules?: object };
  const asked = { ...body, rules: { ...body.rules, optimizationLevel } };
  const outcome = calculate(asked, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.load;
}

function tourLoad(number: number, optimizationLevel: Level, engine: Engine): Planned {
  const drawn = truckLoad(number, { optimizationLevel, isSequenceUsed: true }, TRAILER);
  const cargoes = drawn.cargoes.map((cargo, place) => ({ ...cargo, sequence: 1 + (place % STOPS) }));
  const problem: LoadProblem = { ...drawn, cargoes, uom: 'UnitHighMetric' };
  return { problem, plan: withSections(problem, planLoad(problem, { engine })) };
}

function rowOf(name: string, level: Level, planned: () => Planned) {
  const before = process.cpuUsage();
  const { problem, plan } = planned();
  const { user, system } = process.cpuUsage(before);
  const vehicles = vehicleLevel(problem, plan).problem;
  const { containers } = plan;
  const sum = (of: (loaded: LoadedContainer) => number) => containers.reduce((total, one) => total + of(one), 0);
  const pieces = sum(({ arrangements }) => arrangements.reduce((count, one) => count + piecesIn(one), 0));
  const beyond = sum((loaded) => reachFigures(vehicles, loaded).beyond);
  const forced = containers.map((loaded) => forcedBeyond(vehicles, loaded));
  const millimetre = scaledMillimetres(vehicles, 1000) / 1000;
  const lengths = containers.map(({ arrangements }) => reachOf(vehicles, arrangements) / millimetre);
  return {
    name,
    level,
    pieces,
    left: plan.unloaded.reduce((count, { quantity }) => count + quantity, 0),
    beyond,
    share: (100 * beyond) / Math.max(1, pieces),
    byWaits: forced.reduce((count, { byWaits }) => count + byWaits, 0),
    byRank: forced.reduce((count, { byRank }) => count + byRank, 0),
    sections: containers.map(({ sections }, place) => ({
      count: sections!.length,
      wanted: Math.floor(2 + 1.3 * Math.ceil(lengths[place]! / 1000)),
    })),
    uncut: sum(({ arrangements, uncut }) => uncut ?? arrangements.length),
    cut: sum(({ arrangements }) => arrangements.length),
    clusters: sum(({ arrangements }) => clustersIn(vehicles, arrangements)),
    length: lengths,
    fault: faultOf(problem, plan),
    cpuSeconds: (user + system) / 1e6,
  };
}
