/** A trailer that is half loaded, filled up around what stands: within its axles, and with as much as a plan anew has. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { piecesIn } from '../../../src/domain/plan.js';

const engine = loadEngine();

/** Length, width, height, weight, quantity, sequence; the last stop is loaded first. */
const ROWS: readonly (readonly [number, number, number, number, number, number, 'nothingOnTop'?])[] = [
  [120, 80, 145, 310, 3, 5],
  [200, 100, 110, 95, 2, 5, 'nothingOnTop'],
  [120, 80, 90, 220, 2, 5],
  [160, 60, 130, 140, 1, 5, 'nothingOnTop'],
  [60, 40, 40, 18.5, 8, 5],
  [180, 80, 125, 260, 2, 4],
  [120, 80, 130, 385, 3, 4, 'nothingOnTop'],
  [60, 40, 30, 22, 6, 4],
  [300, 40, 35, 145, 2, 4],
  [120, 80, 70, 890, 2, 4],
  [120, 80, 105, 1050, 4, 3],
  [120, 100, 240, 85, 3, 3, 'nothingOnTop'],
  [120, 80, 115, 640, 2, 3],
  [200, 125, 60, 980, 2, 3],
  [120, 80, 125, 290, 5, 1],
  [120, 80, 140, 760, 3, 1],
  [80, 80, 200, 165, 1, 1, 'nothingOnTop'],
  [225, 80, 100, 330, 2, 1],
  [60, 40, 40, 12, 4, 1],
];

/** Row, orientation, and how far from the front, from the left and above the floor. */
const STANDING: readonly (readonly [number, 1 | 2, number, number, number])[] = [
  [15, 1, 0, 88, 0],
  [15, 1, 0, 168, 0],
  [14, 1, 0, 88, 140],
  [14, 1, 0, 168, 140],
  [16, 1, 120, 80, 0],
  [17, 1, 0, 0, 0],
  [14, 1, 0, 0, 100],
  [18, 1, 0, 0, 225],
  [18, 1, 60, 0, 225],
  [18, 1, 0, 40, 225],
  [18, 1, 60, 40, 225],
  [14, 1, 120, 168, 0],
  [14, 1, 120, 168, 125],
  [15, 1, 200, 80, 0],
  [17, 1, 225, 0, 0],
];

const TRAILER = {
  ...{ containerType: 'Truck', name: 'Trailer', qty: 1, length: 1360, width: 248, height: 270, maxWeight: 24_000 },
  axles: {
    layout: 'SemiTrailer',
    steer: { position: -154, count: 1, emptyWeight: 5500, maxWeight: 8000 },
    drive: { position: 216, count: 1, emptyWeight: 4100, maxWeight: 11_500 },
    trailer: { position: 926, count: 3, spacing: 131, emptyWeight: 4600, maxWeight: 24_000 },
    kingpin: { position: 156, emptyWeight: 2000 },
    maxGrossWeight: 40_000,
  },
};

/** @returns pieces loaded */
function filledUp(optimizationLevel: number, shares: number[] = []): number {
  const body = {
    title: 'Half loaded',
    cargoes: ROWS.map(([length, width, height, weight, qty, sequence, onTop], at) => ({
      ...{ style: 'Shipcase', name: `Row ${at}`, length, width, height, weight, qty, sequence },
      ...{ orientationsAllowed: 'Orientations12', nothingOnTop: onTop !== undefined },
    })),
    emptyContainers: [TRAILER],
    rules: {
      ...{ calculationType: 'MixLoad', optimizationLevel, isSequenceUsed: true, stackingRule: 'HeavierBottomFirst' },
    },
    filledContainers: [
      {
        emptyContainer: 'Trailer',
        placements: STANDING.map(([cargo, orientation, length, width, height]) => ({
          ...{ cargo, orientation: `Orientation${orientation}`, pos: { length, width, height } },
        })),
      },
    ],
  };
  const options = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60, edit: { fillRemaining: true } } as const;
  const outcome = calculate(body, options, engine, { onProgress: ({ share }) => shares.push(share) });
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  const [loaded] = outcome.load.plan.containers;
  return loaded!.arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
}

t.test(
  'all of the rest finds a place within the axles after every stop, at a low level and at a higher one',
  async (t) => {
    t.equal(filledUp(1), 57);
    const shares: number[] = [];
    t.equal(filledUp(2, shares), 57);
    t.ok(shares.length > 0, 'it tells how far the search has come');
    t.ok(shares.every((share) => share <= 1));
  },
);
