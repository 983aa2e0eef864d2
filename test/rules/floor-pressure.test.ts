/** What floor and decks bear under a piece: figures worked out by hand, and a fault planted. */
import t from 'tap';
import { pressureOf } from '../../src/rules/floor-pressure.js';
import { floorWeights } from '../../src/rules/floor-weights.js';
import { problemOf } from '../support/problems/load-problems.js';
import { type Box, loadOf } from '../support/rules/floors.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('what a piece presses with', async (t) => {
  const pallet = (z: number): Box => ({ x: 0, y: 0, z, size: [1200, 800, 1000], weight: 1000 });
  const [weight, ...others] = floorWeights(loadOf([pallet(0), pallet(1000)]));
  t.equal(others.length, 0);
  t.ok(Math.abs(pressureOf(weight!)! * 1e6 - 2083.3333) < 1e-3, 'two pallets of 1 t on 0.96 m2');
  const roll: Box = { x: 0, y: 0, z: 0, size: [1000, 1000, 1200], weight: 2000, style: 'Roll' };
  t.ok(Math.abs(pressureOf(floorWeights(loadOf([roll]))[0]!)! * 1e6 - 2546.4791) < 1e-3, 'a circle, not a square');
  const below = (x: number, length: number): Box => ({ x, y: 0, z: 0, size: [length, 1000, 500], weight: 100 });
  const weights = floorWeights(
    loadOf([below(0, 1000), below(1000, 500), { x: 500, y: 0, z: 500, size: [1000, 1000, 500], weight: 300 }]),
  );
  t.same(
    weights.map(({ weight }) => weight),
    [250, 250],
    'by contact area: 500 and 500 of 1,000 mm',
  );
});

t.test("'floor-pressure' is planted and found", async (t) => {
  // Cubes of 100 mm.
  const limited = (maxFloorPressure: number, cargo: object = {}) =>
    problemOf([{ weight: 10, quantity: 2, name: 'cube', ...cargo }], [{ maxFloorPressure }]);
  const column = [at(0, 300, 0, 0, 1, [1, 1, 2])];
  accepts(t, 'a column as heavy as it may be', limited(2000), column);
  const fault = { rule: 'floor-pressure', cargo: 'cube', at: [300, 0, 0] } as const;
  rejects(t, 'one that presses more', limited(1999), column, fault);
  rejects(t, 'one on feet', limited(2000, { footShare: 0.9 }), column, fault);
  accepts(t, 'each by itself', limited(1000), [at(0, 0, 0, 0), at(0, 500, 0, 0)]);
});
