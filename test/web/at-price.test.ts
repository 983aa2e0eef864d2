/** A plan with another price of its only container: as if it were planned with that price. */
import t from 'tap';
import { asPlaced } from '../../src/calculation/as-placed.js';
import type { Calculated } from '../../src/calculation/browser/index.js';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { atPrice, isButPrice } from '../../src/web/pages/plan/at-price.js';
import { bodyOf, draftOfBody } from '../../src/web/plan-request/request-draft.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;
const OUTPUT = { spacesCreated: false, placementsCreated: false, areCargoesShortened: false, uom: null };

const VAN = { containerType: 'Truck', name: 'Van', length: 3000, width: 1600, height: 1800, maxWeight: 900 };
const CRATE = { style: 'Shipcase', name: 'Crate', length: 1200, width: 1000, height: 1000, weight: 100, qty: 6 };
const ORDER = draftOfBody(
  { title: 'One van', cargoes: [CRATE], emptyContainers: [{ ...VAN, qty: 1 }], rules: { optimizationLevel: 1 } },
  'UnitMetric',
);
const at = (price: number) => ({ ...ORDER, emptyContainers: [{ ...ORDER.emptyContainers[0], price }] });

/** As one that took long is answered, with what saves it. */
function planned(draft: typeof ORDER): Calculated {
  const found = calculate(bodyOf(draft), UNIT, engine);
  if (found.status === 'failed') throw new Error(found.error.message);
  const { outcome, buffer } = asPlaced({ ...found, timings: { ...found.timings, search: 4000 } }, UNIT, engine)!;
  return {
    bytes: new Uint8Array(),
    load: present(outcome.load, OUTPUT, []),
    plan: outcome.load,
    buffer,
    timings: { ...outcome.timings, render: 0 },
  } as unknown as Calculated;
}

t.test('is the same in all that is shown and saved', async (t) => {
  const plain = planned(ORDER);
  for (const price of [250, 0]) t.same(atPrice(plain, at(price)), planned(at(price)));
  t.same(atPrice(planned(at(250)), ORDER), plain, 'and without it');
});

t.test('is of that order alone', async (t) => {
  t.equal(isButPrice(ORDER, at(250)), true);
  t.equal(isButPrice(at(250), at(300)), true);
  t.equal(isButPrice(ORDER, { ...at(250), rules: {} }), false);
  t.equal(isButPrice(ORDER, { ...ORDER, emptyContainers: [{ ...ORDER.emptyContainers[0], qty: 2 }] }), false);
  const two = { ...ORDER, emptyContainers: [...ORDER.emptyContainers, ...ORDER.emptyContainers] };
  const dear = { ...two, emptyContainers: [two.emptyContainers[0]!, ...at(250).emptyContainers] };
  t.equal(isButPrice(two, dear), true);
  t.equal(isButPrice(two, at(250)), false);
});
