/** Large answers are not kept for their idempotency key: they are made again, which says so and saves nothing. */
import t from 'tap';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

const CARGOES = 1_500;

/** Texts that hardly compress: the answer shows them once for each cargo that is loaded. */
function bulky(title: string) {
  let state = 1;
  const sign = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(0x4e00 + ((state >>> 12) % 20_000));
  };
  const property = () => Array.from({ length: 50 }, sign).join('');
  const request = smallRequest({ title });
  const cargoes = Array.from({ length: CARGOES }, (_, number) => ({
    ...{ style: 'Shipcase', name: `Cargo ${number}`, length: 100, width: 100, height: 100, weight: 1, qty: 1 },
    ...Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`property${place + 1}`, property()])),
  }));
  return { ...request, cargoes };
}

t.test('large answers', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const headers = { 'Idempotency-Key': 'large' };
  const request = bulky('Large');
  const first = await service.post('/Loads?UOM=UnitMetric', request, headers);
  t.match(first, { status: 200, body: { status: 'succeed', document: { title: 'Large' } } });
  t.ok(first.body.loadSummary.cargoesLoaded > 1_000);
  t.equal(first.headers.get('Idempotency-Replayed'), null);

  const again = await service.post('/Loads?UOM=UnitMetric', request, headers);
  t.equal(again.headers.get('Idempotency-Replayed'), 'true');
  t.equal(again.headers.get('Idempotency-Recalculated'), 'true');
  t.strictSame(again.body, first.body, 'the same, dates included');
  const saved = (await service.call('/Loads')).body.items[0].document;
  t.strictSame(saved, first.body.document, 'it was saved once');
  t.equal((await service.post('/Loads?UOM=UnitMetric', bulky('Other'), headers)).status, 409);

  await t.test('what was built from stored records is kept however large it is', async (t) => {
    const small = smallRequest({ title: 'Of records' });
    for (const cargo of small.cargoes)
      t.equal((await service.post('/Database/Cargoes?UOM=UnitMetric', cargo)).status, 200);
    const path = '/Loads?UOM=UnitMetric&cargoDetailLoadedFromDatabase=true';
    const key = { 'Idempotency-Key': 'of records' };
    const built = await service.post(path, small, key);
    t.match(built, { status: 200, body: { status: 'succeed' } });
    const replayed = await service.post(path, small, key);
    t.strictSame(replayed.body, built.body);
    t.equal(replayed.headers.get('Idempotency-Recalculated'), null);
  });
});
