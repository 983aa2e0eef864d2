/** A saved load opens with its whole request: planned again, from the draft that a page makes of it, it is the same plan. */
import t from 'tap';
import { type CalculatedLoad, calculate } from '../../src/calculation/index.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { draftOfLoad } from '../../src/web/plan-request/draft-of-load.js';
import { bodyOf, uomSent } from '../../src/web/plan-request/request-draft.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryRequest } from '../support/problems/arbitrary-request.js';
import { postInit, startTestService, USER } from '../support/service/running-service.js';

const engine = loadEngine();
const service = await startTestService(t);

function planned(body: unknown): CalculatedLoad | null {
  const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
  return outcome.status === 'succeed' ? outcome.load : null;
}

async function opened(title: string) {
  const { body } = await service.call(`/Loads/${USER}/${encodeURIComponent(title)}?requestCreated=true`);
  return draftOfLoad(body.items[0]);
}

t.test('rules, level, seed, cargo left behind, containers and stock not used', async (t) => {
  const request = {
    title: 'Whole',
    description: 'For Friday',
    cargoes: [
      { style: 'Shipcase', name: 'Carton', length: 500, width: 400, height: 250, weight: 5, qty: 5, sequence: 30 },
      { style: 'Shipcase', name: 'Mast', length: 9000, width: 400, height: 250, weight: 5, qty: 2, sequence: 10 },
    ],
    emptyContainers: [
      { containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, qty: 1 },
      { containerType: 'Truck', name: 'Small', length: 400, width: 300, height: 500, qty: 3, price: 7 },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, seed: 9, isSequenceUsed: true, minSupportRate: 0.9 },
  };
  t.match(await service.post('/Loads?UOM=UnitMetric', request), { body: { status: 'succeed' } });
  const draft = await opened('Whole');
  t.match(bodyOf(draft), request);
  t.same(Object.keys(draft.rules).sort(), Object.keys(request.rules).sort(), 'nothing that was not said');
  t.equal(uomSent(draft), 'UnitMetric');
  t.match((await service.call(`/Loads/${USER}/Whole`)).body.items[0].request, undefined, 'only when asked for');
  const { body } = await service.call(`/Loads/${USER}/Whole?requestCreated=true&UOM=UnitHighMetric`);
  t.match(body.items[0].request, { cargoes: [{ length: 50 }], emptyContainers: [{ length: 100 }, {}] });
});

t.test('rows that are left out are kept as they were typed, given back, and change no plan', async (t) => {
  const carton = { style: 'Shipcase', name: 'Carton', length: 500, width: 400, height: 250, weight: 5, qty: 5 };
  const request = {
    title: 'Left out',
    cargoes: [carton],
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const half = { name: 'Half typed', length: { value: 3, unit: 'ft' }, qty: '' };
  const leftOut = [
    { at: 0, uom: 'UnitHighMetric', cargo: half },
    { at: 1, cargo: { ...carton, name: 'Other' } },
  ];
  const saved = await service.post('/Loads?UOM=UnitMetric', { ...request, leftOut });
  t.match(saved.body, { status: 'succeed', warnings: [] });
  const { body } = await service.call(`/Loads/${USER}/Left%20out?requestCreated=true&UOM=UnitEnglish`);
  const given = [leftOut[0], { ...leftOut[1], uom: 'UnitMetric' }];
  t.same(body.items[0].request.leftOut, given, 'in another unit, too');
  t.match((await service.call(`/Edit/Load/${USER}?load=Left%20out`)).body, { leftOut: given });
  const draft = await opened('Left out');
  t.match(draft, {
    cargoes: [{ name: 'Carton' }],
    leftOut: [
      { at: 0, row: half },
      { at: 1, row: { length: 500 } },
    ],
  });
  t.match(bodyOf(draft)['leftOut'], [{ at: 0 }, { at: 1, uom: 'UnitMetric', cargo: { name: 'Other', letters: 'C' } }]);
  t.same(planned({ ...request, leftOut })?.plan, planned(request)?.plan);
  for (const [wrong, pointer] of [
    [[{ at: -1, cargo: {} }], '/leftOut/0/at'],
    [[{ at: 0, cargo: 'Carton' }], '/leftOut/0/cargo'],
    [{ at: 0 }, '/leftOut'],
  ] as const) {
    const { body } = await service.post('/Loads?UOM=UnitMetric', { ...request, leftOut: wrong });
    t.match(body, { status: 'failed', calculationError: { issues: [{ pointer }] } });
  }
});

t.test('random requests, saved, opened and planned again', async (t) => {
  const seen = { orders: 0, left: 0 };
  const bodies = fc.sample(arbitraryRequest({ isAboutPlans: true, pieces: 20, cargoes: 4 }), {
    numRuns: draws(80, 9),
    seed: 3,
  });
  for (const [number, random] of bodies.entries()) {
    const title = `Order ${number}`;
    const body = {
      ...random,
      title,
      rules: { ...(random['rules'] as object), optimizationLevel: 1, seed: number + 1 },
    };
    const load = planned(body);
    if (load === null) continue;
    seen.orders++;
    if (load.plan.unloaded.length > 0) seen.left++;
    const saved = await service.call('/Loads?UOM=UnitMetric', postInit(body));
    if (saved.body.status !== 'succeed') throw new Error(JSON.stringify(saved.body));
    t.same(planned(bodyOf(await opened(title)))?.plan, load.plan, title);
  }
  t.comment(JSON.stringify(seen));
  t.ok(seen.orders > draws(40, 4) && seen.left > draws(10, 1), JSON.stringify(seen));
});
