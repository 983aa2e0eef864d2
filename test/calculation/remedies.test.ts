/** What would help: planned before it is told, and only what loads more. */
import t from 'tap';
import { calculate, candidatesFor, type PlanRequest, remediesFor } from '../../src/calculation/index.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { CalculatedLoad } from '../../src/calculation/types.js';

const engine = loadEngine();
const asked: object[] = [];
const planned = (body: unknown): CalculatedLoad | null => {
  const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 60 }, engine);
  return outcome.status === 'succeed' ? outcome.load : null;
};
const plan: PlanRequest = async (request) => {
  asked.push(request);
  return planned(request);
};

async function remedies(body: object) {
  const found = [];
  for await (const remedy of remediesFor(planned(body)!, plan)) found.push(remedy);
  return found;
}

const truck = { containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, qty: 1, price: 300 };
const carton = { style: 'Shipcase', name: 'Carton', length: 500, width: 400, height: 250, weight: 5, qty: 6 };
const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
const order = { title: 'x', cargoes: [carton], emptyContainers: [truck], rules };

t.test('one more container, with what it costs; a level up would load no more', async (t) => {
  const found = await remedies(order);
  t.match(
    found.filter(({ change }) => change.kind !== 'NextType'),
    [{ change: { kind: 'OneMore', container: 'T' }, loadedMore: 2, left: 0, containersMore: 1, priceMore: 300 }],
  );
  t.notOk(found.some(({ change }) => change.kind === 'LevelUp'));
  t.ok(
    candidatesFor(planned(order)!).some(({ change }) => change.kind === 'LevelUp'),
    'though it was tried',
  );
});

t.test('the next type up, of the common ones', async (t) => {
  const van = {
    containerType: 'SeaVan',
    name: 'Van',
    length: 5800,
    width: 2300,
    height: 2300,
    maxWeight: 20000,
    qty: 1,
  };
  const cargoes = [{ ...carton, length: 1000, width: 1000, height: 1000, qty: 30 }];
  const found = await remedies({ ...order, cargoes, emptyContainers: [van] });
  const next = found.find(({ change }) => change.kind === 'NextType');
  t.match(next, { change: { instead: 'Van' }, containersMore: 0, priceMore: null });
  t.ok(next!.loadedMore > 0);
});

t.test('without stops, where they are what keeps cargo out', async (t) => {
  const cargoes = [
    { ...carton, name: 'Long', length: 1000, height: 250, qty: 1, sequence: 2 },
    { ...carton, name: 'Short', length: 1000, height: 250, qty: 1, sequence: 1, floorStackSupportsOthers: false },
  ];
  const found = await remedies({ ...order, cargoes, rules: { ...rules, isSequenceUsed: true } });
  t.match(found[0], { change: { kind: 'WithoutStops' }, loadedMore: 1, left: 0, containersMore: 0, priceMore: 0 });
});

t.test('nothing where all is loaded, of alternatives, or where nothing helps', async (t) => {
  t.same(await remedies({ ...order, cargoes: [{ ...carton, qty: 4 }] }), []);
  t.same(await remedies({ ...order, rules: { ...rules, calculationType: 'UnitLoad' } }), []);
  const mast = { ...carton, name: 'Mast', length: 90_000, qty: 1 };
  t.same(await remedies({ ...order, cargoes: [{ ...carton, qty: 1 }, mast] }), []);
});

t.test('whoever stops asking ends it', async (t) => {
  asked.length = 0;
  for await (const _ of remediesFor(planned(order)!, plan)) break;
  t.equal(asked.length, 1);
});
