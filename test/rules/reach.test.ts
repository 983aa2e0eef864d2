/** Reach as a hard limit: what breaks it is found, what the search finds keeps it. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;

const beam = { style: 'Shipcase', name: 'beam', length: 2000, width: 1000, height: 500, floorStackType: 'BottomOnly' };
const crate = { style: 'Shipcase', name: 'crate', length: 500, width: 1000, height: 500, floorStackType: 'NoBottom' };
const truck = { containerType: 'Truck', name: 'T', length: 2000, width: 1000, height: 1000, qty: 1 };

const request = (crates: number, rules: object) => ({
  title: 'reach',
  cargoes: [
    { ...beam, qty: 1, orientationsAllowed: 'Orientation1' },
    { ...crate, qty: crates, orientationsAllowed: 'Orientation1' },
  ],
  emptyContainers: [truck],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
});

t.test("'reach' is planted and found", async (t) => {
  const long = cargoOf({ name: 'long', size: { length: 500, width: 100, height: 100 } });
  const problem = problemOf([long, cargoOf({ name: 'cube' })], [{}], { maxLoadingReach: 300 });
  const plan = (x: number): LoadPlan => ({
    containers: [
      {
        container: 0,
        arrangements: [
          { cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts: { length: 1, width: 1, height: 1 } },
          { cargo: 1, orientation: 1, position: { x, y: 0, z: 100 }, counts: { length: 1, width: 1, height: 1 } },
        ],
      },
    ],
    unloaded: [],
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  });
  t.strictSame(
    verify(problem, plan(99)).faults.map(({ rule, cargo, message }) => [rule, cargo, message]),
    [
      [
        'reach',
        'cube',
        'cube (99 mm from the front, 0 mm from the left, 100 mm above the floor) is reached 301 mm over cargo; at most 300 mm is allowed.',
      ],
    ],
  );
  t.strictSame(verify(problem, plan(100)).faults, []);
});

t.test('what lies beyond a limit that is set is moved, and stays behind where it cannot be', async (t) => {
  const loaded = (crates: number, rules: object) => {
    const outcome = calculate(request(crates, rules), UNIT, engine);
    if (outcome.status !== 'succeed') throw new Error(JSON.stringify(outcome.error));
    const { plan } = outcome.load;
    return plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]);
  };
  t.strictSame(loaded(1, { maxLoadingReach: 400 }), []);
  t.strictSame(loaded(4, {}), []);
  t.strictSame(loaded(4, { maxLoadingReach: 1000 }), [[1, 1]]);
});

t.test('by hand it is refused beyond a limit that is set, and else warned of', async (t) => {
  const placements = [
    { cargo: 0, orientation: 1, pos: { length: 0, width: 0, height: 0 } },
    { cargo: 1, orientation: 1, pos: { length: 0, width: 0, height: 500 } },
  ];
  const edited = (rules: object) =>
    calculate(
      { ...request(1, rules), filledContainers: [{ emptyContainer: 'T', placements }] },
      { ...UNIT, edit: { fillRemaining: false } },
      engine,
    );
  const soft = edited({});
  if (soft.status !== 'succeed') throw new Error(JSON.stringify(soft.error));
  t.match(soft.load.warnings, [{ code: 'BeyondReach', pointer: '/filledContainers/0', message: /^1 piece / }]);
  const hard = edited({ maxLoadingReach: 1000 });
  t.match(hard, { status: 'failed', error: { issues: [{ code: 'ValidationFailed', rule: 'reach' }] } });
});

t.test('a limit above the longest container is a fault', async (t) => {
  t.match(calculate(request(1, { maxLoadingReach: 2001 }), UNIT, engine), {
    status: 'failed',
    error: { issues: [{ code: 'ValidationFailed', pointer: '/rules/maxLoadingReach' }] },
  });
});
