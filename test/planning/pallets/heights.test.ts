/** Heights of pallets chosen while the vehicles are loaded; `npm run bench -- palletized` plans twenty such orders. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { plannedBothWays } from '../../support/problems/height-orders.js';

t.test('chosen heights need no more vehicles, and mostly fewer', async (t) => {
  const engine = loadEngine();
  const results = [3, 4, 6, 18].map((number) => plannedBothWays(number, engine));
  t.ok(results.every(({ inAdvance, chosen, left }) => chosen <= inAdvance && left === 0));
  t.ok(results.filter(({ inAdvance, chosen }) => chosen < inAdvance).length >= 2, JSON.stringify(results));
});
