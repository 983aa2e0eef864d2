/**
 * The items of Renault's instances of the ROADEF challenge 2022 (X_PA, X_VA) in trucks with their axle limits, at level 1, once
 * as they are and once twenty times as many: trucks and CPU time beside the same without axles. Nothing nests. What the
 * interface cannot say of them is listed in docs/benchmarks.md. Every plan is verified.
 *
 *     npm run bench -- roadef [--times 1,20] [--folder FOLDER]
 *
 * The instances are no part of the project: they are read from --folder, else from ../shared/benchmarks beside the checkout.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/calculate.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { existing, piecesLeft, sharedFolder, timed } from './beside-limits.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const INSTANCES = ['X_PA', 'X_VA'] as const;

type Line = Readonly<Record<string, string>>;

export interface RoadefRow {
  readonly instance: string;
  readonly times: number;
  readonly items: number;
  readonly kinds: number;
  readonly trucks: number;
  readonly trucksWithoutAxles: number;
  /** By volume and by weight. */
  readonly bound: number;
  readonly left: number;
  readonly cpuSeconds: readonly [without: number, withAxles: number];
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '1,20' },
      folder: { type: 'string', default: sharedFolder('roadef2022') },
    },
  });
  const folder = existing(options.folder, 'instances');
  const engine = loadEngine();
  const rows = numbersOf(options.times).flatMap((times) =>
    INSTANCES.map((instance) => rowOf(engine, folder, instance, times)),
  );
  printTable(
    ['instance', 'items', 'kinds', 'trucks', 'without axles', 'bound', 'left', 'CPU s', 'without axles'],
    rows.map((row) => [
      `${row.instance} x ${row.times}`,
      ...[row.items, row.kinds, row.trucks, row.trucksWithoutAxles, row.bound, row.left].map(String),
      ...[...row.cpuSeconds].reverse().map((seconds) => seconds.toFixed(2)),
    ]),
  );
  writeResults('roadef', args, rows);
}

function rowOf(engine: Engine, folder: string, instance: string, times: number): RoadefRow {
  const [truck] = linesOf(join(folder, instance, 'input_trucks.csv')) as [Line];
  const cargoes = cargoesOf(linesOf(join(folder, instance, 'input_items.csv')), times);
  const { axles, ...plain } = containerOf(truck);
  const [without, secondsWithout] = timed(() => planned(engine, cargoes, plain));
  const [plan, seconds] = timed(() => planned(engine, cargoes, { ...plain, axles }));
  const sum = (of: (cargo: (typeof cargoes)[number]) => number) =>
    cargoes.reduce((all, cargo) => all + cargo.qty * of(cargo), 0);
  const volume = sum(({ length, width, height }) => length * width * height);
  return {
    ...{ instance, times, items: sum(() => 1), kinds: cargoes.length },
    trucks: plan.containers.length,
    trucksWithoutAxles: without.containers.length,
    bound: Math.max(
      Math.ceil(volume / (plain.length * plain.width * plain.height)),
      Math.ceil(sum(({ weight }) => weight) / plain.maxWeight),
    ),
    left: piecesLeft(plan),
    cpuSeconds: [secondsWithout, seconds],
  };
}

/** @throws VerificationFailed when the plan breaks a rule */
function planned(engine: Engine, cargoes: readonly object[], container: object) {
  const request = {
    ...{ title: 'roadef', cargoes, emptyContainers: [container] },
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, stackingRule: 'StackCode' },
  };
  const outcome = calculate(request, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return outcome.load.plan;
}

/** Items that differ by nothing but their supplier, their product and their day are one cargo. */
function cargoesOf(items: readonly Line[], times: number) {
  const kinds = new Map<string, { line: Line; qty: number }>();
  for (const line of items) {
    const key = ['Length', 'Width', 'Height', 'Weight', 'Stackability code', 'Max stackability']
      .map((name) => line[name])
      .join();
    const qty = times * number(line['Number of items']!);
    kinds.set(key, { line, qty: (kinds.get(key)?.qty ?? 0) + qty });
  }
  return Array.from(kinds.values(), ({ line, qty }, place) => {
    const most = number(line['Max stackability']!);
    return {
      ...{ name: `item ${place + 1}`, style: 'Shipcase', qty },
      ...{ length: number(line['Length']!), width: number(line['Width']!), height: number(line['Height']!) },
      ...{ weight: number(line['Weight']!), stackCode: line['Stackability code']! },
      ...{ maxLayersOnOrientation1: most, maxLayersOnOrientation2: most },
    };
  });
}

/** Positions from the front wall of the trailer. */
function containerOf(truck: Line) {
  const of = (name: string) => number(truck[name]!);
  const [hitch, wheels] = [of('EJeh'), of('EJhr')];
  const steer = hitch - of('CJfh');
  const drive = steer + of('CJfm');
  const pin = (of('EM') * of('EJcr')) / wheels;
  const ofTractor = (of('CM') * of('CJfc')) / of('CJfm');
  const ofPin = (pin * of('CJfh')) / of('CJfm');
  return {
    ...{ containerType: 'Truck', name: 'Truck' },
    ...{ length: of('Length'), width: of('Width'), height: of('Height'), maxWeight: of('Max weight') },
    maxFloorPressure: of('Max density'),
    axles: {
      layout: 'SemiTrailer',
      steer: { position: steer, count: 1, emptyWeight: of('CM') + pin - ofTractor - ofPin },
      drive: { position: drive, count: 1, emptyWeight: ofTractor + ofPin, maxWeight: of('EMmm') },
      trailer: {
        position: hitch + wheels,
        count: 3,
        spacing: 1310,
        emptyWeight: of('EM') - pin,
        maxWeight: of('EMmr'),
      },
      kingpin: { position: hitch, emptyWeight: pin },
    },
  };
}

function linesOf(file: string): Line[] {
  const [head, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  return rows.map((row) => Object.fromEntries(head!.map((name, place) => [name, row[place] ?? ''])));
}

/** With a decimal comma. */
function number(text: string): number {
  return Number(text.replace(',', '.'));
}
