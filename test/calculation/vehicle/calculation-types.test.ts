/** Limits of vehicles in the calculation types other than MixLoad, and in every unit. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import type { Uom } from '../../../src/domain/words.js';
import { ALL } from '../plans.js';

const engine = loadEngine();

const CRATE = { style: 'Shipcase', name: 'Crate', length: 1000, width: 1000, height: 1000, weight: 500, qty: 12 };
const BOX = { ...CRATE, name: 'Box', height: 500, weight: 100 };
const VAN = { containerType: 'Truck', name: 'Van', length: 6000, width: 2000, height: 1000 };
const AXLES = {
  layout: 'Rigid',
  steer: { position: -1000, emptyWeight: 2000 },
  drive: { position: 3500, emptyWeight: 1500, maxWeight: 5500 },
};

function outcomeOf(
  calculationType: string,
  cargoes: object[],
  van: object,
  rules: object = {},
  uom: Uom = 'UnitMetric',
) {
  const body = {
    title: calculationType,
    cargoes,
    emptyContainers: [{ ...VAN, ...van }],
    rules: { calculationType, optimizationLevel: 1, ...rules },
  };
  return calculate(body, { uom, maxRunTimeSeconds: 60 }, engine);
}

function answer(...asked: Parameters<typeof outcomeOf>) {
  const outcome = outcomeOf(...asked);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return present(outcome.load, ALL);
}

t.test('UnitLoad: each alternative keeps the axles, and says what they carry', async (t) => {
  const free = answer('UnitLoad', [CRATE, BOX], { qty: 1 });
  t.same(
    free.filledContainers.map(({ loadSummary }) => loadSummary.cargoesLoaded),
    [12, 12],
  );
  const limited = answer('UnitLoad', [CRATE, BOX], { qty: 1, axles: AXLES });
  t.equal(limited.filledContainers.length, 2);
  for (const { axles } of limited.filledContainers) t.ok(axles!.groups.every(({ margin }) => margin >= -1e-6));
  t.equal(limited.filledContainers[1]!.loadSummary.cargoesLoaded, 12, 'light boxes are within');
  t.ok(limited.filledContainers[0]!.loadSummary.cargoesLoaded < 12);
  t.match(limited.unloaded, [{ name: 'Crate', reason: 'AxleLimit' }], 'the van would take all of them without');
});

t.test('UnitLoad: a cargo that passes no door has no alternative', async (t) => {
  const load = answer('UnitLoad', [CRATE, BOX], { qty: 1, door: { width: 2000, height: 900 } });
  t.same(
    load.filledContainers.map(({ manifest }) => manifest[0]!.cargo.name),
    ['Box'],
  );
  t.match(load.unloaded, [{ name: 'Crate', reason: 'Door' }]);
});

t.test('SetLoad: whole sets within the axles, several containers', async (t) => {
  const sets = [
    { ...CRATE, setRatio: 1 },
    { ...BOX, setRatio: 1 },
  ];
  const load = answer('SetLoad', sets, { axles: AXLES });
  t.ok(load.filledContainers.length > 0);
  for (const { axles, manifest } of load.filledContainers) {
    t.ok(axles!.groups.every(({ margin }) => margin >= -1e-6));
    const [crates, boxes] = ['Crate', 'Box'].map(
      (name) => manifest.find(({ cargo }) => cargo.name === name)?.cargoesLoaded,
    );
    t.equal(crates, boxes);
  }
});

t.test('MultipleSetLoad: sets of each group within line load and tolerance', async (t) => {
  const sets = [
    { ...CRATE, setRatio: 1, groupName: 'north', qty: 4 },
    { ...BOX, setRatio: 2, groupName: 'north', qty: 8 },
    { ...CRATE, name: 'Case', setRatio: 1, groupName: 'south', qty: 3, weight: 300 },
  ];
  const load = answer('MultipleSetLoad', sets, { maxWeightPerLength: 1000, cogTolerance: { length: 10, width: 10 } });
  t.ok(load.loadSummary.cargoesLoaded > 0);
  for (const { cog } of load.filledContainers) {
    t.ok(Math.abs(cog.length - 3000) <= 600 + 1e-6 && Math.abs(cog.width - 1000) <= 200 + 1e-6);
  }
});

/** Inches and pounds of what is given in millimetres and kilograms; per foot and per square foot. */
const INCH = 25.4;
const POUND = 0.45359237;
const FOOT = 0.3048;

t.test('in inches and pounds it is the same vehicle', async (t) => {
  // A tenth of a millimetre is not the same in both: all sides have room to spare.
  const given = [CRATE, BOX].map((one) => ({ ...one, length: 990, width: 990, height: one.height - 10 }));
  const cargoes = given.map((one) => ({
    ...one,
    ...{ length: one.length / INCH, width: one.width / INCH, height: one.height / INCH, weight: one.weight / POUND },
  }));
  const group = ({ position, ...weights }: { position: number }) => ({
    position: position / INCH,
    ...Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, (weight as number) / POUND])),
  });
  const limits = { maxWeightPerLength: 1200, maxFloorPressure: 700 };
  const metric = answer('MixLoad', given, {
    ...limits,
    ...{ qty: 1, axles: AXLES, door: { width: 2000, height: 1000 }, cogTolerance: { length: 20 } },
  });
  const english = answer(
    'MixLoad',
    cargoes,
    {
      ...{ qty: 1, length: 6000 / INCH, width: 2000 / INCH, height: 1000 / INCH },
      maxWeightPerLength: (limits.maxWeightPerLength / POUND) * FOOT,
      maxFloorPressure: (limits.maxFloorPressure / POUND) * FOOT ** 2,
      axles: { layout: 'Rigid', steer: group(AXLES.steer), drive: group(AXLES.drive) },
      ...{ door: { width: 1999 / INCH, height: 999 / INCH }, cogTolerance: { length: 20 } },
    },
    {},
    'UnitEnglish',
  );
  t.match(metric.units, { weightPerLength: 'kg/m', pressure: 'kg/m2' });
  t.match(english.units, { weightPerLength: 'lb/ft', pressure: 'lb/ft2' });
  t.equal(english.loadSummary.cargoesLoaded, metric.loadSummary.cargoesLoaded);
  t.same(
    english.unloaded.map(({ name, qty, reason }) => [name, qty, reason]),
    metric.unloaded.map(({ name, qty, reason }) => [name, qty, reason]),
  );
  const [one, other] = [metric, english].map(({ filledContainers }) => filledContainers[0]!.axles!);
  t.ok(Math.abs(other!.gross * POUND - one!.gross) < 1e-2);
  t.ok(Math.abs(other!.window!.to * INCH - one!.window!.to) < 1);
});
