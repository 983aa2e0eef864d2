/** Common containers: each is a container that a request may send as it is, in every unit, and its limits can be kept. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { check } from '../../src/calculation/check.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { equipmentIn } from '../../src/domain/equipment.js';
import type { Uom } from '../../src/domain/words.js';

const engine = loadEngine();

function planned(uom: Uom, name: string, cargo: object, rules: object = {}) {
  const container = equipmentIn(uom).find((one) => one.name === name)!;
  const request = {
    title: name,
    cargoes: [{ style: 'Shipcase', name: 'Crate', ...cargo }],
    emptyContainers: [{ ...container, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
  const outcome = calculate(request, { uom, maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error.issues));
  return present(outcome.load, { spacesCreated: false, placementsCreated: false, uom: null });
}

t.test('each may be sent as it is, in every unit', async (t) => {
  for (const uom of ['UnitMetric', 'UnitHighMetric', 'UnitEnglish'] as const) {
    for (const { name, length, maxWeight } of equipmentIn(uom)) {
      const [long, wide, high] = [8, 20, 40].map((part) => Math.max(1, Math.floor(length / part)));
      const load = planned(uom, name, { length: long, width: wide, height: high, weight: maxWeight / 100, qty: 1 });
      t.equal(load.loadSummary.cargoesLoaded, 1, name);
      t.same(load.warnings, [], `${name}, ${uom}`);
    }
  }
});

t.test('closed sea vans have the least door, which is heeded', async (t) => {
  const low = { length: 1200, width: 1000, height: 2261, weight: 300, qty: 2 };
  t.equal(planned('UnitMetric', '40 ft container', low).loadSummary.cargoesLoaded, 2);
  const issue = () => planned('UnitMetric', '40 ft container', { ...low, height: 2345 });
  t.throws(issue, /does not pass the door, 2,286 mm wide and 2,261 mm high/);
});

t.test('a metre of floor bears what is said of it: a payload that is spread evenly', async (t) => {
  for (const { name, length, maxWeight, maxWeightPerLength } of equipmentIn('UnitMetric')) {
    if (maxWeightPerLength === undefined) continue;
    t.ok(maxWeightPerLength * (length / 1000) >= maxWeight, name);
  }
  const heavy = { length: 1000, width: 1150, height: 1100, weight: 2900, qty: 4 };
  t.equal(planned('UnitMetric', '40 ft container', heavy).loadSummary.cargoesLoaded, 4);
  t.notMatch(planned('UnitMetric', '40 ft container', heavy).warnings, [{ code: 'LineLoad' }]);
});

t.test('a vehicle with its axles takes its payload somewhere, and tells what the axles carry', async (t) => {
  const vehicles = equipmentIn('UnitMetric').filter(({ axles }) => axles !== undefined);
  t.equal(vehicles.length, 6);
  for (const { name, length, maxWeight, source } of vehicles) {
    t.match(source, /axle positions and empty weights: typical/, name);
    const slab = { length: Math.floor(length / 2), width: 2000, height: 1000, weight: maxWeight, qty: 1 };
    const { filledContainers, loadSummary } = planned('UnitMetric', name, slab);
    t.equal(loadSummary.cargoesLoaded, 1, name);
    const { axles, emptyContainer } = filledContainers[0]!;
    for (const group of axles!.groups) t.ok(group.margin >= 0, `${name}: ${group.name}`);
    t.match(emptyContainer, { axles: { maxGrossWeight: axles!.maxGrossWeight } }, 'and its limits are shown');
  }
});

t.test('what is listed is accepted as it is, as a container and as a pallet', async (t) => {
  for (const uom of ['UnitMetric', 'UnitHighMetric', 'UnitEnglish'] as const) {
    const listed = equipmentIn(uom);
    const pallets = listed.filter(({ containerType }) => containerType === 'Pallet');
    const box = { style: 'Shipcase', length: 1, width: 1, height: 1, weight: 1, qty: 1, isPalletized: true };
    const { issues, warnings } = check(
      {
        title: 'All of it',
        cargoes: pallets.map((pallet, place) => ({ ...box, name: `Box ${place}`, palletizing: { pallet } })),
        emptyContainers: listed.map((one) => ({ ...one, qty: 1 })),
        rules: { calculationType: 'MixLoad' },
      },
      { uom, maxRunTimeSeconds: 60 },
    );
    t.same(issues, []);
    t.notMatch(warnings, [{ code: 'UnknownField' }]);
  }
});
