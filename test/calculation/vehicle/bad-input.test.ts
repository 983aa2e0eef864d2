/** Limits of vehicles that make no sense, or that no load meets: each is told at its field, or as what it keeps from loading. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import { BRIEF } from '../plans.js';

const engine = loadEngine();

const CRATE = { style: 'Shipcase', name: 'Crate', length: 1000, width: 1000, height: 1000, weight: 500, qty: 12 };
const VAN = { containerType: 'Truck', name: 'Van', length: 6000, width: 2000, height: 1000, qty: 1 };

function rigid(steer: object, drive: object, more: object = {}) {
  return {
    layout: 'Rigid',
    steer: { position: -1000, emptyWeight: 2000, ...steer },
    drive: { position: 3500, emptyWeight: 1500, ...drive },
    ...more,
  };
}

function planned(van: object, cargo: object = {}, rules: object = {}) {
  const asked = { calculationType: 'MixLoad', optimizationLevel: 1, ...rules };
  const body = { title: 'x', cargoes: [{ ...CRATE, ...cargo }], emptyContainers: [{ ...VAN, ...van }], rules: asked };
  return calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 60 }, engine);
}

t.test('a fault is told at its field', async (t) => {
  const regulated = { axleRegulation: 'EU96-53' };
  const counted = rigid({ count: 1 }, { count: 1 });
  for (const [van, pointer, rules] of [
    [{ axles: rigid({}, { position: -1000, maxWeight: 1 }) }, 'axles/drive/position'],
    [{ axles: rigid({}, { position: null, maxWeight: 1 }) }, 'axles/drive/position'],
    [{ axles: rigid({}, { minShare: -1 }) }, 'axles/drive/minShare'],
    [{ axles: rigid({}, { minShareOfVehicle: 101 }) }, 'axles/drive/minShareOfVehicle'],
    [{ axles: rigid({}, { maxWeight: -1 }) }, 'axles/drive/maxWeight'],
    [{ axles: rigid({}, { minWeight: 2, maxWeight: 1 }) }, 'axles/drive/minWeight'],
    [{ axles: rigid({ count: 1 }, {}) }, 'axles/drive/count', regulated],
    [{ axles: rigid({ count: 1 }, { count: 2 }) }, 'axles/drive/spacing', regulated],
    [{ axles: rigid({ count: 1 }, { count: 4, spacing: 1300 }) }, 'axles/drive/maxWeight', regulated],
    [{ axles: { ...counted, trailer: { position: 9000 } } }, 'axles/trailer', regulated],
    [{ axles: { ...counted, layout: 'Boat' } }, 'axles/layout'],
    [{ door: { width: 2001, height: 900 } }, 'door/width'],
    [{ door: { width: 1500, height: 900, position: 501 } }, 'door/position'],
    [{ door: { width: 2000, height: 900, sill: 101 } }, 'door/height'],
    [{ maxWeightPerLength: -1 }, 'maxWeightPerLength'],
    [{ maxFloorPressure: -1 }, 'maxFloorPressure'],
    [{ cogTolerance: { length: 50.5 } }, 'cogTolerance/length'],
  ] as const) {
    const outcome = planned(van, {}, rules);
    if (outcome.status !== 'failed') throw new Error(`${pointer} is accepted`);
    t.match(outcome.error.issues, [{ code: 'ValidationFailed', pointer: `/emptyContainers/0/${pointer}` }]);
    t.equal(outcome.error.issues.length, 1, pointer);
  }
  for (const footShare of [-0.1, 1.1]) {
    t.match(planned({}, { footShare }), { status: 'failed', error: { issues: [{ pointer: '/cargoes/0/footShare' }] } });
  }
});

t.test('limits that no load meets keep all of it out, and it is told which', async (t) => {
  for (const [axles, says] of [
    [rigid({ maxWeight: 1000 }, {}), /The steer axles carry [\d,.]+ kg, at most 1,000 kg/],
    [rigid({}, { minWeight: 9000 }, { maxGrossWeight: 4000 }), /The drive axles carry [\d,.]+ kg, at least 9,000 kg/],
    [rigid({ minShare: 60 }, { minShare: 60 }), /The (steer|drive) axles carry [\d,.]+ kg, for their share/],
  ] as const) {
    const outcome = planned({ axles });
    t.match(outcome, { status: 'failed', error: { code: 'NothingLoaded', issues: [{ message: says }] } });
  }
});

t.test('cargo without any weight is loaded, and has a window', async (t) => {
  const limits = { maxFloorPressure: 10, maxWeightPerLength: 10, cogTolerance: { length: 5 } };
  for (const axles of [rigid({}, { maxWeight: 5500 }), rigid({ emptyWeight: 0 }, { emptyWeight: 0, minShare: 20 })]) {
    const outcome = planned({ axles, ...limits }, { weight: 0 });
    if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
    const [{ axles: told, cog }] = present(outcome.load, BRIEF).filledContainers as never as [
      { axles: { window: object; gross: number }; cog: object },
    ];
    t.same(outcome.load.plan.unloaded, []);
    t.match(cog, { length: 3000, width: 1000, height: 500 }, 'by volume');
    t.same(told.window, { from: 2700, to: 3300 }, 'wherever the tolerance lets it be');
  }
  const least = planned({ axles: rigid({}, { minWeight: 5500 }) }, { weight: 0 });
  t.match(least, { status: 'failed', error: { code: 'NothingLoaded' } });
});
