/** Limits of vehicles with cargo on pallets: what lies on a pallet is judged by the pallet, a finished pallet as one piece. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import { ALL } from '../plans.js';

const engine = loadEngine();
const OPTIONS = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;

/** Two by two by four cartons of 25 kg make a pallet of 400 kg, 1,600 mm high above its deck. */
const PALLET = { containerType: 'Pallet', name: 'Deck', length: 1200, width: 800, height: 1600 };
const CARTON = { style: 'Shipcase', name: 'Carton', length: 600, width: 400, height: 400, weight: 25 };
const VAN = { containerType: 'Truck', name: 'Van', length: 4800, width: 1700, height: 2000, qty: 1 };

interface Asked {
  readonly pallet?: object;
  readonly van?: object;
  readonly cargo?: object;
  readonly rules?: object;
}

function outcomeOf({ pallet = {}, van = {}, cargo = {}, rules = {} }: Asked) {
  const palletizing = { pallet: { ...PALLET, ...pallet } };
  const body = {
    title: 'On pallets',
    cargoes: [{ ...CARTON, qty: 128, isPalletized: true, palletizing, ...cargo }],
    emptyContainers: [{ ...VAN, ...van }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
  return calculate(body, OPTIONS, engine);
}

function answer(asked: Asked) {
  const outcome = outcomeOf(asked);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return present(outcome.load, ALL);
}

const loadedOf = (asked: Asked) => answer(asked).loadSummary.cargoesLoaded;

t.test('a door judges finished pallets, not the cartons on them', async (t) => {
  t.equal(loadedOf({}), 128, 'eight pallets without a door');
  t.equal(loadedOf({ van: { door: { width: 1700, height: 1600 } } }), 128, 'as high as the door');
  t.match(outcomeOf({ van: { door: { width: 1700, height: 1599 } } }), { status: 'failed' }, 'each carton would pass');
});

t.test('a door of a pallet has no say over the van', async (t) => {
  t.equal(loadedOf({ pallet: { door: { width: 800, height: 1600 } } }), 128);
});

t.test('the floor of the van bears whole pallets, the deck of a pallet the cartons on it', async (t) => {
  // 400 kg on 0.96 m2; a column of four cartons has 100 kg on 0.24 m2.
  const pressure = 400 / 0.96;
  t.equal(loadedOf({ van: { maxFloorPressure: pressure + 0.01 } }), 128);
  const lower = answer({ van: { maxFloorPressure: pressure - 0.01 } });
  t.match(
    lower,
    { loadSummary: { unitloadsLoaded: 8 }, unloaded: [{ reason: 'FloorLoad' }] },
    'lower pallets are built',
  );
  t.equal(loadedOf({ pallet: { maxFloorPressure: pressure + 0.01 } }), 128);
  const low = answer({ pallet: { maxFloorPressure: pressure - 0.01 } });
  t.ok(low.loadSummary.cargoesLoaded >= 96, 'three layers at least');
});

t.test('the line load of the van counts the weight of the pallets, too', async (t) => {
  // Two pallets side by side along the van: 2 x 400 kg over 1,200 mm.
  t.equal(loadedOf({ van: { maxWeightPerLength: 667 } }), 128);
  const heavier = answer({ pallet: { emptyWeight: 25 }, van: { maxWeightPerLength: 667 } });
  t.ok(heavier.loadSummary.cargoesLoaded < 128);
  t.equal(heavier.unloaded[0]!.reason, 'FloorLoad');
});

t.test('the centre of gravity is that of pallets in the van, and of cartons on a pallet', async (t) => {
  const three = { cargo: { qty: 48 } };
  const within = answer({ ...three, van: { cogTolerance: { length: 2, width: 10 } } });
  t.equal(within.loadSummary.cargoesLoaded, 48);
  t.ok(Math.abs(within.filledContainers[0]!.cog.length - 2400) <= 0.02 * 4800 + 1e-6);
  const low = answer({ pallet: { cogTolerance: { height: 30 } } });
  t.ok(low.loadSummary.cargoesLoaded >= 64, 'two layers have their centre at a quarter of 1,600 mm');
});

t.test('axles carry the pallets with what is on them', async (t) => {
  const axles = {
    layout: 'Rigid',
    steer: { position: -1000, emptyWeight: 2000 },
    drive: { position: 3000, emptyWeight: 1500, maxWeight: 5000 },
  };
  const load = answer({ pallet: { emptyWeight: 25 }, van: { axles } });
  const [{ axles: told, cog, loadSummary }] = load.filledContainers as [(typeof load.filledContainers)[number]];
  const drive = told!.groups.find(({ name }) => name === 'drive')!;
  t.ok(drive.load <= 5000 + 1e-6);
  const onFloor = loadSummary.weightLoaded;
  t.equal(onFloor, loadSummary.cargoesLoaded * 25 + loadSummary.unitloadsLoaded * 25);
  t.ok(Math.abs(drive.load - (1500 + (onFloor * (cog.length + 1000)) / 4000)) < 1e-3);
  t.equal(told!.gross, 3500 + onFloor);
});

t.test('what stays behind for the van has its reason', async (t) => {
  const axles = {
    layout: 'Rigid',
    steer: { position: -1000 },
    drive: { position: 3000, maxWeight: 1500 },
  };
  const load = answer({ van: { axles } });
  t.ok(load.loadSummary.cargoesLoaded > 0);
  t.match(load.unloaded, [{ reason: 'AxleLimit' }]);
});
