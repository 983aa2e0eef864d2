/** UnitLoad through the door: alternatives as they are shown, and requests in which they make no sense. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { ALL } from './plans.js';
import { cargo, codes, container, judge, request } from './requests.js';

const rules = { calculationType: 'UnitLoad', optimizationLevel: 1 };
const options = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 } as const;

t.test('totals count of each cargo the solution with most pieces', async (t) => {
  const outcome = calculate(
    request({
      cargoes: [
        cargo({ name: 'A', length: 40, width: 30, height: 20, qty: 1000, price: 2, weight: 1 }),
        cargo({ name: 'B', length: 50, width: 40, height: 40, qty: 8, weight: 1, emptyContainersFavorite: ['truck'] }),
      ],
      emptyContainers: [
        container({ name: 'pallet', containerType: 'Pallet', length: 120, width: 80, height: 100, qty: 3 }),
        container({ name: 'truck', length: 240, width: 120, height: 120, qty: 1, price: 100 }),
      ],
      rules,
    }),
    options,
    loadEngine(),
  );
  if (outcome.status !== 'succeed') return t.fail(outcome.error.message);
  t.match(outcome.load.warnings, [{ code: 'NoEffect', pointer: '/cargoes/1/emptyContainersFavorite' }]);
  t.equal(outcome.load.warnings.length, 1);
  const shown = present(outcome.load, ALL);
  t.match(
    shown.filledContainers.map(({ emptyContainer, manifest }) => [emptyContainer['name'], manifest[0]!.cargo['name']]),
    [
      ['pallet', 'A'],
      ['truck', 'A'],
      ['pallet', 'B'],
      ['truck', 'B'],
    ],
  );
  t.match(shown.filledContainers[0]?.loadSummary, {
    cargoesLoaded: 40,
    cargoesPerLayer: 8,
    layersLoaded: 5,
    layersPerUnitload: 5,
  });
  const inTruck = shown.filledContainers[1]!.loadSummary.cargoesLoaded;
  t.ok(inTruck > 40);
  t.match(shown, {
    alternatives: true,
    loadSummary: {
      cargoesLoaded: inTruck + 8,
      cargoesLeft: 1000 - inTruck,
      containersLoaded: 2,
      containersLeft: 2,
      priceLoaded: 2 * inTruck,
      weightLoaded: inTruck + 8,
    },
    unloaded: [{ name: 'A', qty: 1000 - inTruck, reason: 'NoContainerLeft' }],
  });
});

t.test('too many solutions, or some placed by hand, are refused', async (t) => {
  const many = Array.from({ length: 101 }, (_, n) => cargo({ name: `cargo ${n}` }));
  const types = Array.from({ length: 100 }, (_, n) => container({ name: `type ${n}` }));
  const { allIssues } = judge(request({ cargoes: many, emptyContainers: types, rules }));
  t.strictSame(codes(allIssues), ['/cargoes ValidationFailed']);
  t.match(allIssues[0]?.message, /10,100 solutions; at most 10,000/);

  const filledContainers = [{ emptyContainer: 'T', placements: [] }];
  const edited = (placed: unknown) =>
    calculate(
      { ...request({ rules }), filledContainers: placed },
      { ...options, edit: { fillRemaining: true } },
      loadEngine(),
    );
  t.match(edited(filledContainers), {
    status: 'failed',
    error: { issues: [{ pointer: '/filledContainers', message: /no cargo can be placed by hand/ }] },
  });
  t.match(edited([]), { status: 'succeed', load: { plan: { alternatives: true } } });
});
