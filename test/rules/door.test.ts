/** What passes a door: figures worked out by hand, faults of the field, and what plans make of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { VerificationFailed, verify } from '../../src/calculation/verify.js';
import { planOrder } from '../../src/planning/plan-order.js';
import { passingOf } from '../../src/rules/door.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryCalculation, problemWithAllRules } from '../support/problems/arbitrary-request.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';
import { ROOT } from '../support/source-files.js';

const engine = loadEngine();
const METRIC = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;
const INNER = { length: 11998, width: 2330, height: 2350 };
const OPENING = { side: 'Rear', width: 2286, height: 2261, sill: 0, position: 22 } as const;

t.test('a piece passes as it lies, turned, tilted, or not at all', async (t) => {
  const passing = (length: number, width: number, height: number, mayTilt = false) =>
    passingOf({ length, width, height }, OPENING, INNER, mayTilt);
  t.equal(passing(1200, 1000, 2200), 'straight');
  t.equal(passing(1200, 1000, 2345), null, 'higher than the door');
  t.equal(passing(300, 2300, 1000), 'turned');
  t.equal(passing(400, 2300, 1000), null, 'no turn: its diagonal is 2334.5');
  t.equal(passing(470, 1000, 2300), null);
  t.equal(passing(470, 1000, 2300, true), 'tilted');
  t.equal(passing(490, 1000, 2300, true), null, 'its diagonal is higher than the roof');
});

t.test("'door' is planted and found", async (t) => {
  const opening = { ...OPENING, width: 300, height: 90, position: 100 };
  const problem = (cargo: object = {}, fields: object = {}) =>
    problemOf([{ name: 'cube', weight: 1, ...cargo }], [{ door: { ...opening, ...fields } }]);
  const fault = { rule: 'door', cargo: 'cube', at: [0, 0, 0] } as const;
  accepts(t, 'as high as the door', problem({}, { height: 100 }), [at(0, 0, 0, 0)]);
  rejects(t, 'too high', problem(), [at(0, 0, 0, 0)], fault);
  rejects(t, 'too wide', problem({}, { height: 200, width: 90 }), [at(0, 0, 0, 0)], fault);
  accepts(t, 'from above nothing is asked', problem({}, { side: 'Top' }), [at(0, 0, 0, 0)]);
});

const VAN = { containerType: 'SeaVan', name: 'Van', ...INNER, maxWeight: 26_000, qty: 1 };
const DOOR = { width: 2286, height: 2261 };

function planned(cargoes: object[], container: object = {}) {
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
  return calculate({ title: 'x', cargoes, emptyContainers: [{ ...VAN, ...container }], rules }, METRIC, engine);
}

t.test('what passes no door stays behind with the reason, or is laid so that it passes', async (t) => {
  const crate = { style: 'Shipcase', name: 'Crate', length: 1200, width: 1000, height: 2345, weight: 100, qty: 2 };
  const box = { style: 'Shipcase', name: 'Box', length: 600, width: 400, height: 400, weight: 10, qty: 20 };
  const free = planned([crate, box]);
  if (free.status === 'failed') throw new Error('it fails');
  t.same(free.load.plan.unloaded, []);
  t.match(
    free.load.warnings.filter(({ code }) => code === 'DoorTooSmall'),
    [{ pointer: '/cargoes/0' }],
  );
  const closed = planned([crate, box], { door: DOOR });
  if (closed.status === 'failed') throw new Error('it fails');
  t.match(closed.load.plan.unloaded, [{ cargo: 0, quantity: 2, reason: 'Door' }]);
  t.equal(closed.load.plan.unloaded.length, 1);
  const lying = planned([{ ...crate, orientationsAllowed: 'OrientationsAll' }, box], { door: DOOR });
  if (lying.status === 'failed') throw new Error('it fails');
  t.same(lying.load.plan.unloaded, [], 'on its side it passes');
  t.match(planned([crate], { door: DOOR }), { status: 'failed', error: { code: 'CargoIsTooBig' } });
});

t.test(
  'a full van behind a lower door loads all that passes, and no stack ends above it before the door',
  async (t) => {
    const carton = { style: 'Shipcase', name: 'Carton', length: 580, width: 480, height: 390, weight: 10, qty: 700 };
    const full = planned([carton]);
    const door = planned([carton], { door: DOOR });
    if (full.status === 'failed' || door.status === 'failed') throw new Error('it fails');
    const loaded = (load: typeof full.load) => 700 - (load.plan.unloaded[0]?.quantity ?? 0);
    t.ok(loaded(door.load) > 0.85 * loaded(full.load), `${loaded(door.load)} of ${loaded(full.load)}`);
  },
);

t.test('cargo that fits whole is not divided because its order is planned behind a door', async (t) => {
  const file = join(ROOT, 'test/fixtures/kept-together-behind-doors.json');
  const problem = problemWithAllRules(JSON.parse(readFileSync(file, 'utf8')), 'UnitHighMetric');
  t.same(verify(problem, planOrder(problem, { engine })).faults, []);
});

t.test('what is kept together stays behind whole when a part of it passes no door', async (t) => {
  const row = (name: string, height: number, groupName = 'north') => ({
    name,
    groupName,
    size: { length: 100, width: 100, height },
  });
  const cargoes = [row('low', 100), row('high', 300), row('other', 100, 'south')];
  const door = { side: 'Rear', width: 500, height: 200, sill: 0, position: 0 } as const;
  const apart = { isSameGroupAllowedInDifferentContainers: false };
  const upright = cargoes.map((one) => ({ ...one, orientations: 3 }));
  const left = (rules: object) => {
    const problem = problemOf(upright, [{ door }], { optimizationLevel: 1, ...rules });
    const plan = planOrder(problem, { engine });
    t.same(verify(problem, plan).faults, []);
    return plan.unloaded.map(({ cargo, reason }) => [cargo, reason]);
  };
  t.same(left(apart), [
    [0, 'GroupKeptTogether'],
    [1, 'Door'],
  ]);
  t.same(left({ ...apart, isGroupDividedWhenTooLarge: true }), [[1, 'Door']]);
  t.same(left({}), [[1, 'Door']]);
});

t.test('faults of the field', async (t) => {
  const box = { style: 'Shipcase', name: 'Box', length: 600, width: 400, height: 400, weight: 10, qty: 1 };
  for (const [door, field] of [
    [{ width: 0, height: 2000 }, 'width'],
    [{ width: 2000 }, 'height'],
    [{ width: 2000, height: 2000, sill: 400 }, 'height'],
    [{ width: 2000, height: 2000, position: 400 }, 'position'],
    [{ width: 2400, height: 2000 }, 'width'],
    [{ width: 2000, height: 2000, sill: -1 }, 'sill'],
    [{ side: 'Left', width: 3000, height: 2000, position: 9000 }, 'position'],
    [{ side: 'Right', width: 12_000, height: 2000 }, 'width'],
  ] as const) {
    const outcome = planned([box], { door });
    if (outcome.status !== 'failed') throw new Error(`${JSON.stringify(door)} is accepted`);
    t.match(outcome.error.issues, [{ pointer: `/emptyContainers/0/door/${field}` }]);
  }
  t.equal(planned([box], { door: { side: 'Top' } }).status, 'succeed');
  t.equal(planned([box], { door: { side: 'Left', width: 3000, height: 2000 } }).status, 'succeed');
});

const share = fc.double({ min: 0.4, max: 1, noNaN: true });
const wall = fc.constantFrom('Rear', 'Left', 'Right');

t.test('no plan of any order has a piece behind a door that it does not pass', async (t) => {
  let limited = 0;
  fc.assert(
    fc.property(arbitraryCalculation(), share, share, fc.boolean(), wall, (body, wide, high, mayTilt, side) => {
      const { cargoes, emptyContainers = [] } = body as {
        cargoes: object[];
        emptyContainers?: { length: number; width: number; height: number }[];
      };
      const asked = {
        ...body,
        cargoes: cargoes.map((cargo) => ({ ...cargo, tiltAllowedAtDoor: mayTilt })),
        emptyContainers: emptyContainers.map((one) => ({
          ...one,
          door: {
            side,
            width: Math.floor((side === 'Rear' ? one.width : one.length) * wide),
            height: Math.floor(one.height * high),
          },
        })),
      };
      try {
        const outcome = calculate(asked, { ...METRIC, uom: 'UnitHighMetric' }, engine);
        if (outcome.status === 'succeed' && outcome.load.plan.unloaded.some(({ reason }) => reason === 'Door'))
          limited++;
      } catch (error) {
        if (error instanceof VerificationFailed) t.comment(JSON.stringify([error.faults.slice(0, 2), asked]));
        throw error;
      }
    }),
    { numRuns: draws(120, 40), seed: 7 },
  );
  t.ok(limited > draws(3, 1), `${limited} orders are limited by it`);
});
