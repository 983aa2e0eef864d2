/** Orders of loose and palletized cargo through the door: verified on both levels, and counted alike on both. */
import fc from 'fast-check';
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { palletizedOrder, wrongIn } from '../../support/palletized-orders.js';
import { inheritingOrder, promiseBroken } from '../../support/pallets-promised.js';

t.test('counts, weights, volumes and centre of gravity agree on all levels', async (t) => {
  const engine = loadEngine();
  const check = (order: Parameters<typeof wrongIn>[0]) => {
    const wrong = wrongIn(order, engine);
    if (wrong !== null) throw new Error(wrong);
  };
  fc.assert(fc.property(palletizedOrder, check), { numRuns: 20, seed: 22 });
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
  fc.assert(fc.property(inheritingOrder, check), { numRuns: 20, seed: 35 });
  t.pass('20 orders');
});
