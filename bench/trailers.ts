/**
 * Trailers of pallets with limits of axles: how many of those for which a search over orders of rows (row-orders.ts) finds a
 * legal whole load are loaded whole. 10 to 33 pallets of 200 to 1,200 kg, for one to five stops, behind tractors of two and of
 * three axles, with and without a least share of the drive axles.
 *
 *     npm run bench -- trailers [--trailers 1-500] [--level 2]
 */
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/calculate.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { LoadPlan } from '../src/domain/plan.js';
import { extentOf } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { generator } from '../test/support/problems/generator.js';
import { piecesLeft, timed } from './beside-limits.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { hasLegalOrder, isLegal, PALLET_LENGTH, type Pallet, type Vehicle } from './row-orders.js';
import { mean, median, printTable } from './table.js';

const LENGTH = 13_500;

/** As ROADEF 2022 has them, the tractor's second axle with what it may carry in Europe. */
const TWO_AXLES: Vehicle = {
  length: LENGTH,
  maxWeight: 24_000,
  steer: { position: -1660, emptyWeight: 5949.16052976478 },
  drive: { position: 2140, emptyWeight: 4107.201200248328, maxWeight: 11_500, minShare: 0 },
  trailer: { position: 9300, emptyWeight: 5051.638269986894, maxWeight: 31_500 },
  kingpin: { position: 1670, emptyWeight: 2248.3617300131064 },
};

/** Its drive axle and a second one 1.35 m behind, around the same place. */
const THREE_AXLES: Vehicle = { ...TWO_AXLES, drive: { ...TWO_AXLES.drive, maxWeight: 18_000 } };

/** Percent of the gross weight that the EU asks of driven axles. */
const LEAST_SHARE = 25;

export interface TrailerRow {
  readonly trailer: number;
  readonly pallets: number;
  readonly stops: number;
  readonly axles: number;
  readonly share: number;
  readonly weight: number;
  /** The search over orders of rows finds a legal whole load. */
  readonly isPossible: boolean;
  readonly left: number;
  /** At departure or after a stop, by the benchmark's own figures. */
  readonly isIllegal: boolean;
  /** The same trailer without axles, and with them: planned in turn. */
  readonly cpuSeconds: readonly [without: number, withAxles: number];
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { trailers: { type: 'string', default: '1-500' }, level: { type: 'string', default: '2' } },
  });
  const engine = loadEngine();
  const rows = numbersOf(options.trailers).map((trailer) => {
    const row = planned(engine, trailer, Number(options.level));
    if (row.isIllegal || (row.isPossible && row.left > 0)) console.log(JSON.stringify(row));
    return row;
  });
  const possible = rows.filter(({ isPossible }) => isPossible);
  const whole = possible.filter(({ left }) => left === 0).length;
  const [without, withAxles] = ([0, 1] as const).map((side) => rows.map(({ cpuSeconds }) => cpuSeconds[side]));
  printTable(
    [
      'trailers',
      'with a legal order',
      'of them whole',
      '%',
      'whole without',
      'illegal',
      'CPU s, median',
      'without axles',
      'ratio',
    ],
    [
      [
        `${rows.length} at level ${options.level}`,
        `${possible.length}`,
        `${whole}`,
        ((100 * whole) / possible.length).toFixed(1),
        `${rows.filter(({ isPossible, left }) => !isPossible && left === 0).length}`,
        `${rows.filter(({ isIllegal }) => isIllegal).length}`,
        median(withAxles!).toFixed(3),
        median(without!).toFixed(3),
        (mean(withAxles!) / mean(without!)).toFixed(3),
      ],
    ],
  );
  writeResults(options.level === '2' ? 'trailers' : `trailers-level${options.level}`, args, rows, 'trailers');
}

function planned(engine: Engine, trailer: number, optimizationLevel: number): TrailerRow {
  const { vehicle, pallets, stops } = drawn(trailer);
  const request = requestOf(vehicle, pallets, optimizationLevel);
  const { emptyContainers, ...rest } = request;
  const plain = { ...rest, emptyContainers: emptyContainers.map(({ axles: _, ...container }) => container) };
  const answer = (asked: object) => calculate(asked, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  const [, without] = timed(() => answer(plain));
  const [outcome, withAxles] = timed(() => answer(request));
  const plan = outcome.status === 'failed' ? null : outcome.load.plan;
  return {
    trailer,
    pallets: pallets.length,
    stops,
    axles: vehicle.drive.maxWeight === TWO_AXLES.drive.maxWeight ? 2 : 3,
    share: vehicle.drive.minShare,
    weight: pallets.reduce((sum, { weight }) => sum + weight, 0),
    isPossible: hasLegalOrder(vehicle, pallets, trailer),
    left: plan === null ? pallets.length : piecesLeft(plan),
    isIllegal: outcome.status !== 'failed' && isIllegal(vehicle, pallets, outcome.load.problem, outcome.load.plan),
    cpuSeconds: [without, withAxles],
  };
}

function drawn(trailer: number): { vehicle: Vehicle; pallets: Pallet[]; stops: number } {
  const random = generator(trailer);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const stops = between(1, 5);
  const pallets = Array.from({ length: between(10, 33) }, () => ({
    weight: between(200, 1200),
    stop: between(1, stops),
  }));
  const tractor = trailer % 2 === 1 ? TWO_AXLES : THREE_AXLES;
  const minShare = trailer % 4 < 2 ? 0 : LEAST_SHARE;
  return { vehicle: { ...tractor, drive: { ...tractor.drive, minShare } }, pallets, stops };
}

function requestOf(
  { length, maxWeight, steer, drive, trailer, kingpin }: Vehicle,
  pallets: readonly Pallet[],
  optimizationLevel: number,
) {
  const axles = {
    layout: 'SemiTrailer',
    steer: { ...steer, count: 1 },
    drive: {
      ...drive,
      ...(drive.maxWeight === TWO_AXLES.drive.maxWeight ? { count: 1 } : { count: 2, spacing: 1350 }),
    },
    trailer: { ...trailer, count: 3, spacing: 1310 },
    kingpin,
  };
  return {
    title: 'trailer',
    cargoes: pallets.map(({ weight, stop }, place) => ({
      ...{ style: 'Palletload', name: `P${place}`, length: PALLET_LENGTH, width: 800, height: 1600 },
      ...{ weight, qty: 1, sequence: stop, floorStackSupportsOthers: false },
    })),
    emptyContainers: [
      { containerType: 'Truck', name: 'Trailer', length, width: 2440, height: 2900, maxWeight, qty: 1, axles },
    ],
    rules: {
      calculationType: 'MixLoad',
      optimizationLevel,
      isSequenceUsed: pallets.some(({ stop }) => stop !== pallets[0]!.stop),
    },
  };
}

/** At departure or after a stop. */
function isIllegal(
  vehicle: Vehicle,
  pallets: readonly Pallet[],
  problem: LoadProblem,
  { containers }: LoadPlan,
): boolean {
  const stops = [...new Set(pallets.map(({ stop }) => stop))];
  return containers.some(({ arrangements }) =>
    stops.some((last) => {
      let [weight, moment] = [0, 0];
      for (const one of arrangements) {
        const pallet = pallets[one.cargo]!;
        if (pallet.stop > last) continue;
        const { x1, x2 } = extentOf(one, problem.cargoes);
        weight += pallet.weight;
        moment += (pallet.weight * (x1 + x2)) / 2 / problem.scale;
      }
      return weight > 0 && !isLegal(vehicle, weight, moment / weight);
    }),
  );
}
