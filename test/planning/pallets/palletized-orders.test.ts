/** Orders of loose and palletized cargo through the door: verified on both levels, and counted alike on both. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import { draws } from '../../support/draws.js';
import fc from '../../support/fast-check.js';
import { inheritingOrder, promiseBroken } from '../../support/planning/pallets-promised.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../../support/problems/load-problems.js';
import { palletizedOrder, wrongIn } from '../../support/problems/palletized-orders.js';

t.test('counts, weights, volumes and centre of gravity agree on all levels', async (t) => {
  const engine = loadEngine();
  const check = (order: Parameters<typeof wrongIn>[0]) => {
    const wrong = wrongIn(order, engine);
    if (wrong !== null) throw new Error(wrong);
  };
  fc.assert(fc.property(palletizedOrder, check), { numRuns: draws(20), seed: 22 });
  t.pass('20 orders');
});

t.test('with a fixed count a pallet one pallet is partial in all containers of sets together', async (t) => {
  // Sets in two containers, each of which would have a partial pallet of its own.
  const order = fc.sample(palletizedOrder, { numRuns: 175, seed: 22 })[174]!;
  t.match(order, { rules: { calculationType: 'MultipleSetLoad' } });
  t.equal(wrongIn(order, loadEngine()), null);
});

t.test('unit loads inherit, come in turn, and can be sent back as they stand', async (t) => {
  const engine = loadEngine();
  const check = (order: Parameters<typeof promiseBroken>[0]) => {
    const broken = promiseBroken(order, engine);
    if (broken !== null) throw new Error(broken);
  };
  fc.assert(fc.property(inheritingOrder, check), { numRuns: draws(20), seed: 35 });
  t.pass('20 orders');
});

t.test('without MixPallet what fills no pallet shares pallets of its own kind', async (t) => {
  const carton = { size: { length: 400, width: 300, height: 250 }, weight: 5, orientations: 0b11 };
  const pallet = (name: string) =>
    containerOf({ containerType: 'Pallet', name, size: { length: 1200, width: 800, height: 500 }, thickness: 150 });
  const plan = (mixedPallet: number | null) => {
    const cargoes = [10, 6].map((quantity, at) => ({
      ...{ ...carton, name: `${at}`, quantity },
      palletizing: palletizingOf({ pallet: 0, goesToMixedPallets: true, isPartialAllowed: false }),
    }));
    const order = problemOf(cargoes, [{ size: { length: 6000, width: 2400, height: 2400 } }], {
      palletizing: { ...PALLETIZING_RULES, mixedPallet },
    });
    return planOrder({ ...order, pallets: [pallet('own'), pallet('mixed')] }, { engine: loadEngine() });
  };
  for (const [mixedPallet, kind] of [
    [null, 0],
    [1, 1],
  ] as const) {
    const { pallets, unloaded } = plan(mixedPallet);
    t.same(unloaded, []);
    t.same(
      pallets?.map(({ container, arrangements }) => [container, new Set(arrangements.map(({ cargo }) => cargo)).size]),
      [[kind, 2]],
    );
  }
});
