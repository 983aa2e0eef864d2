/** Calculated loads as reports are made from them. */
import { readFileSync } from 'node:fs';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';
import type { Uom } from '../../../src/domain/words.js';
import type { Engine } from '../../../src/engine/port.js';
import type { ReportSource, ShownAnswer } from '../../../src/report/model/source.js';
import type { ReportOptions } from '../../../src/report/report-options.js';
import { PLAIN_LOOK, type ReportLook } from '../../../src/schema/reports.js';

let engine: Engine | null = null;

/** By unit and request: many tests of a process read the same plan. */
const made = new Map<string, CalculatedLoad>();

/** @throws when the request cannot be calculated */
export function calculated(body: object, uom: Uom = 'UnitMetric'): CalculatedLoad {
  const key = JSON.stringify([uom, body]);
  const known = made.get(key);
  if (known !== undefined) return known;
  engine ??= loadEngine();
  const outcome = calculate(body, { uom, maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  made.set(key, outcome.load);
  return outcome.load;
}

export function sourceOf(load: CalculatedLoad, uom: Uom = load.problem.uom): ReportSource {
  const shown = present(load, {
    ...{ spacesCreated: false, placementsCreated: false, areFloorLinesCreated: true },
    uom,
  }) as unknown as ShownAnswer;
  const head = { digest: 'KVWXPQRS', calculatedAt: '2026-11-22T08:15:00.000Z', owner: 'ann@example.com' };
  return { load, shown, head, heavyFromKilograms: 25 };
}

export function reportOptionsOf(
  load: CalculatedLoad,
  look: Partial<ReportLook> = {},
  more: Partial<ReportOptions> = {},
): ReportOptions {
  const uom = look.uom ?? load.problem.uom;
  return {
    look: { ...PLAIN_LOOK, ...look, uom },
    container: null,
    addresses: {
      load: 'https://loads.example/Reports/token',
      live: 'https://loads.example/Reports/live',
      view: 'https://loads.example/embed/token',
      dock: 'https://loads.example/#/dock?load=token',
    },
    print: null,
    isLinkOld: false,
    ...more,
  };
}

/** The same request, with little search. */
export const quickly = (body: Record<string, unknown>) => ({
  ...body,
  rules: { calculationType: 'MixLoad', ...(body['rules'] as object | undefined), optimizationLevel: 1 },
});

/** A load of the dock, by its file's name without ending. */
export const dock = (name: string) => JSON.parse(readFileSync(`test/fixtures/dock/${name}.json`, 'utf8'));

/** A request of samples/, by its file's name without ending. */
export function sample(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../../../samples/${name}.json`, import.meta.url), 'utf8'));
}

const PALLET = {
  containerType: 'Pallet',
  name: 'Euro pallet',
  length: 1200,
  width: 800,
  height: 1500,
  palletThickness: 144,
  emptyWeight: 25,
  maxWeight: 1000,
};

function carton(name: string, length: number, width: number, height: number, qty: number, more: object = {}): object {
  return { style: 'Shipcase', name, length, width, height, weight: 8, qty, ...more };
}

const TRUCK = {
  containerType: 'Truck',
  name: 'Trailer 13.6 m',
  length: 13600,
  width: 2480,
  height: 2700,
  maxWeight: 24000,
};

/** Small loads of every kind that a report has to show. */
export const REQUESTS: Readonly<Record<string, object>> = {
  cartons: {
    title: 'Cartons for two stops',
    description: 'North, Monday',
    cargoes: [
      carton('Carton A', 600, 400, 300, 60, { sequence: 2, groupName: 'Hamburg', description: 'Kitchen ware' }),
      carton('Carton B', 500, 500, 500, 30, { sequence: 1, groupName: 'Bremen', property1: 'keep dry', weight: 31 }),
    ],
    emptyContainers: [
      {
        containerType: 'Truck',
        name: 'Van',
        length: 4200,
        width: 2000,
        height: 2100,
        maxWeight: 2500,
        emptyWeight: 2100,
      },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, isSequenceUsed: true },
  },
  equal: {
    title: 'Six alike',
    cargoes: [carton('Carton', 400, 400, 400, 400)],
    emptyContainers: [{ containerType: 'Carton', name: 'Crate', length: 1600, width: 1200, height: 1200, qty: 6 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  },
  rolls: {
    title: 'Rolls and cartons',
    cargoes: [
      {
        style: 'Roll',
        name: 'Paper 800',
        diameter: 800,
        height: 1200,
        weight: 420,
        qty: 14,
        orientationsAllowed: 'Orientations1',
      },
      {
        style: 'Roll',
        name: 'Film 300',
        diameter: 300,
        height: 1500,
        weight: 60,
        qty: 12,
        orientationsAllowed: 'Orientations35',
      },
      carton('Cores', 600, 400, 300, 20),
    ],
    emptyContainers: [{ ...TRUCK, length: 7000 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  },
  pallets: {
    title: 'A truck of pallets',
    cargoes: [
      carton('Biscuits', 400, 300, 250, 260, {
        isPalletized: true,
        palletizing: { pallet: PALLET, partialPalletsAllowed: true },
      }),
      carton('Tea', 300, 200, 200, 420, {
        isPalletized: true,
        palletizing: { pallet: PALLET, partialPalletsAllowed: true },
      }),
      carton('Long tubes', 2400, 150, 150, 12),
    ],
    emptyContainers: [TRUCK],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  },
  names: {
    title: '<b>"Tour" & \'1\'</b>',
    description: '</style><script>alert(1)</script>',
    cargoes: [
      carton('=SUM(A1:A9)', 600, 400, 300, 6, { groupName: '<i>north</i>' }),
      carton('纸箱 甲', 500, 400, 300, 6, { description: '易碎 & "小心"' }),
      carton('ダンボール箱', 450, 400, 300, 4),
      carton('골판지 상자', 400, 400, 300, 4),
      carton('صندوق كرتون 12', 380, 300, 300, 4),
      carton('ארגז קרטון', 360, 300, 300, 4),
      carton('@name "quoted" <img src=x>', 350, 300, 250, 4),
    ],
    emptyContainers: [{ containerType: 'SeaVan', name: '20 ft <&>', length: 2900, width: 2330, height: 2380 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  },
  left: {
    title: 'Too much, too long',
    cargoes: [
      carton('Crate', 800, 600, 500, 40),
      carton('Mast', 9000, 200, 200, 1),
      carton('Loose', 300, 200, 100, 70),
    ],
    emptyContainers: [{ containerType: 'Truck', name: 'Small van', length: 2400, width: 1600, height: 1700, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  },
};
