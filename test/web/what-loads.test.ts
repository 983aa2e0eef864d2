/** A plan takes the place of another on the desk only where the order would have it. */
import t from 'tap';
import { isWorse } from '../../src/web/pages/plan/what-loads.js';
import { EMPTY_DRAFT } from '../../src/web/plan-request/request-draft.js';

type Load = Parameters<typeof isWorse>[0];

function load(sums: Partial<Load['loadSummary']>, areAlternatives = false): Load {
  const loadSummary = { volumeLoaded: 10, priceLoaded: 0, containersLoaded: 2, cargoesLoaded: 50, ...sums };
  return { loadSummary: loadSummary as Load['loadSummary'], ...(areAlternatives && { alternatives: true }) };
}

const VAN = { name: 'Van' };
const ORDER = { ...EMPTY_DRAFT, emptyContainers: [VAN] };

t.test('worse is less volume, then more containers of the only type; pieces do not count', async (t) => {
  t.ok(isWorse(load({ volumeLoaded: 9.9 }), load({}), ORDER));
  t.notOk(isWorse(load({ volumeLoaded: 10.1, cargoesLoaded: 40 }), load({}), ORDER));
  t.notOk(isWorse(load({ volumeLoaded: 10 - 1e-9 }), load({}), ORDER), 'volumes are rounded');
  t.ok(isWorse(load({ containersLoaded: 3 }), load({}), ORDER));
  t.notOk(isWorse(load({ volumeLoaded: 10.1, containersLoaded: 3 }), load({}), ORDER));
  t.notOk(isWorse(load({ containersLoaded: 3 }), load({}), { ...ORDER, emptyContainers: [VAN, VAN] }));
  t.notOk(isWorse(load({ volumeLoaded: 5 }, true), load({}, true), ORDER), 'alternatives have no sum');
});

t.test('prices of cargo count before its volume where the order says so', async (t) => {
  const order = { ...ORDER, rules: { isPriceLimited: true } };
  t.ok(isWorse(load({ volumeLoaded: 12, priceLoaded: 90 }), load({ priceLoaded: 100 }), order));
  t.notOk(isWorse(load({ volumeLoaded: 8, priceLoaded: 110 }), load({ priceLoaded: 100 }), order));
  t.ok(isWorse(load({ volumeLoaded: 8, priceLoaded: 110 }), load({ priceLoaded: 100 }), ORDER));
});
