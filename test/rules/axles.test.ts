/** What axles carry: examples worked out by hand, faults of the fields, and what plans make of them. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { VerificationFailed } from '../../src/calculation/verify.js';
import { BRIEF } from '../calculation/plans.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const engine = loadEngine();
const METRIC = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;

/** A 13.5 m trailer behind a tractor of two axles; millimetres, kilograms. */
const AXLES = {
  layout: 'SemiTrailer',
  steer: { position: -1660, count: 1, emptyWeight: 5949.16052976478 },
  drive: { position: 2140, count: 1, emptyWeight: 4107.201200248328, maxWeight: 11_500 },
  trailer: { position: 9300, count: 3, spacing: 1310, emptyWeight: 5051.638269986894, maxWeight: 31_500 },
  kingpin: { position: 1670, emptyWeight: 2248.3617300131064 },
} as const;
const TRAILER = {
  containerType: 'Truck',
  name: 'Trailer',
  length: 13_500,
  width: 2440,
  height: 2900,
  maxWeight: 24_000,
  qty: 1,
};
const PALLET = {
  ...{ style: 'Palletload', name: 'P', length: 1200, width: 800, height: 1600, weight: 800, qty: 30 },
  ...{ floorStackSupportsOthers: false, maxSupportingWeight: 1 },
};

function planned(cargoes: object[], axles: object, rules: object = {}, container: object = {}) {
  const asked = { calculationType: 'MixLoad', optimizationLevel: 1, ...rules };
  return calculate(
    { title: 'x', cargoes, emptyContainers: [{ ...TRAILER, axles, ...container }], rules: asked },
    METRIC,
    engine,
  );
}

t.test("'axles' is planted and found", async (t) => {
  const group = { count: 1, spacing: 0, minShare: 0, minShareOfVehicle: 0, minWeight: 0, emptyWeight: 0, maxWeight: 0 };
  const rigid = (fields: object) =>
    problemOf(
      [{ weight: 100 }],
      [
        {
          axles: {
            layout: 'Rigid',
            steer: { ...group, position: 0 },
            drive: { ...group, position: 1000, maxWeight: 60, ...fields },
            maxGrossWeight: 0,
          },
        },
      ],
    );
  const fault = { rule: 'axles', cargo: null, at: null };
  accepts(t, 'in front of the drive axle', rigid({}), [at(0, 550, 0, 0)]);
  rejects(t, 'one unit further', rigid({}), [at(0, 551, 0, 0)], fault);
  accepts(t, 'the drive axle bears enough', rigid({ minShare: 60 }), [at(0, 550, 0, 0)]);
  rejects(t, 'the drive axle bears too little', rigid({ minShare: 60 }), [at(0, 549, 0, 0)], fault);
});

t.test('thirty pallets of 800 kg are all loaded, and legal, at level 1', async (t) => {
  const outcome = planned([PALLET], AXLES);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  t.same(outcome.load.plan.unloaded, []);
  const { axles, cog } = present(outcome.load, BRIEF).filledContainers[0]!;
  t.ok(Math.abs(axles!.window!.from - 6617.9829) < 1e-3 && Math.abs(axles!.window!.to - 10_014.7917) < 1e-3);
  t.ok(cog.length >= axles!.window!.from && cog.length <= axles!.window!.to);
  t.same(
    axles!.groups.map(({ name }) => name),
    ['steer', 'drive', 'trailer', 'kingpin'],
  );
  t.ok(axles!.groups.every(({ margin }) => margin >= 0));
  const drive = axles!.groups.find(({ name }) => name === 'drive')!;
  t.ok(drive.margin >= 0.02 * 11_500, `of the limit that moves the load ${drive.margin} kg are to spare`);
  t.equal(axles!.diagram.length, 101);
  t.equal(axles!.stages.length, 1);
  t.equal(axles!.stages[0]!.afterStop, null);
});

t.test('after every stop too, where stops are asked', async (t) => {
  const stops = [1, 2, 3].map((sequence) => ({ ...PALLET, name: `P${sequence}`, qty: 8, sequence }));
  const outcome = planned(stops, AXLES, { isSequenceUsed: true });
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  const { axles } = present(outcome.load, BRIEF).filledContainers[0]!;
  t.same(
    axles!.stages.map(({ afterStop }) => afterStop),
    [null, 1, 2],
  );
  for (const { groups } of axles!.stages) t.ok(groups.every(({ margin }) => margin >= -1e-6));
});

t.test('what no axle may carry stays behind with the reason', async (t) => {
  const weak = {
    ...AXLES,
    trailer: { ...AXLES.trailer, maxWeight: 12_000 },
    drive: { ...AXLES.drive, maxWeight: 8000 },
  };
  const outcome = planned([PALLET], weak);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  t.ok(outcome.load.plan.unloaded.length > 0);
  t.ok(
    ['AxleLimit', 'WeightLimit'].includes(outcome.load.plan.unloaded[0]!.reason),
    outcome.load.plan.unloaded[0]!.reason,
  );
});

t.test('faults of the fields', async (t) => {
  const { kingpin: _, ...withoutPin } = AXLES;
  for (const [axles, pointer, rules] of [
    [{ ...AXLES, drive: { ...AXLES.drive, position: -1660 } }, 'axles/drive/position', {}],
    [{ ...AXLES, drive: { ...AXLES.drive, minShare: -1 } }, 'axles/drive/minShare', {}],
    [{ ...AXLES, trailer: { ...AXLES.trailer, count: null } }, 'axles/trailer/count', { axleRegulation: 'DE' }],
    [{ ...AXLES, trailer: { ...AXLES.trailer, spacing: 0 } }, 'axles/trailer/spacing', { axleRegulation: 'DE' }],
    [withoutPin, 'axles/kingpin', {}],
    [{ ...AXLES, layout: 'Rigid' }, 'axles/trailer', {}],
    [{ ...AXLES, drive: { ...AXLES.drive, minWeight: 12_000 } }, 'axles/drive/minWeight', {}],
  ] as const) {
    const outcome = planned([PALLET], axles, rules);
    if (outcome.status !== 'failed') throw new Error(`${pointer} is accepted`);
    t.ok(
      outcome.error.issues.some((issue) => issue.pointer === `/emptyContainers/0/${pointer}`),
      `${pointer}: ${outcome.error.issues.map((issue) => issue.pointer).join(', ')}`,
    );
  }
  t.match(planned([PALLET], null as unknown as object, { axleRegulation: 'DE' }), {
    status: 'failed',
    error: { issues: [{ pointer: '/rules/axleRegulation' }] },
  });
});

const trailer = fc.record({
  weights: fc.array(fc.integer({ min: 200, max: 1200 }), { minLength: 10, maxLength: 33 }),
  stops: fc.integer({ min: 1, max: 5 }),
  hasTwoDriveAxles: fc.boolean(),
});

t.test('no trailer of pallets is illegal', async (t) => {
  let whole = 0;
  const RUNS = draws(60);
  fc.assert(
    fc.property(trailer, ({ weights, stops, hasTwoDriveAxles }) => {
      const cargoes = weights.map((weight, place) => ({
        ...{ ...PALLET, name: `P${place}`, qty: 1, weight },
        sequence: 1 + (place % stops),
      }));
      const drive = hasTwoDriveAxles ? { ...AXLES.drive, count: 2, spacing: 1350, maxWeight: 18_000 } : AXLES.drive;
      try {
        const outcome = planned(cargoes, { ...AXLES, drive }, { isSequenceUsed: stops > 1 });
        if (outcome.status === 'succeed' && outcome.load.plan.unloaded.length === 0) whole++;
      } catch (error) {
        if (error instanceof VerificationFailed) t.comment(JSON.stringify([error.faults.slice(0, 2), weights, stops]));
        throw error;
      }
    }),
    { numRuns: RUNS, seed: 11 },
  );
  t.ok(whole > RUNS / 2, `${whole} of ${RUNS} are loaded whole`);
});
