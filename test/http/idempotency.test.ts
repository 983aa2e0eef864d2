/** Idempotency keys and entity tags, on each store. */
import t from 'tap';
import { onBothStores } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY } from '../support/service/running-service.js';

await onBothStores(t, async (t, start) => {
  const service = await start();
  const { post, call } = service;
  const build = (title: string, key: string, path = '/Loads?UOM=UnitMetric') =>
    post(path, smallRequest({ title }), { 'Idempotency-Key': key });

  await t.test('the first answer is replayed', async (t) => {
    const first = await build('Once', 'key 1');
    t.match(first, { status: 200, body: { status: 'succeed' } });
    t.equal(first.headers.get('Idempotency-Replayed'), null);
    const other = await start();
    for (const { post } of [service, other]) {
      const again = await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Once' }), {
        'Idempotency-Key': 'key 1',
      });
      t.strictSame(again.body, first.body, 'the same, dates included');
      t.equal(again.headers.get('Idempotency-Replayed'), 'true');
    }
    t.match(await build('Other', 'key 1'), { status: 409, body: { code: 'IdempotencyKeyReused' } });
    t.equal((await build('Once', 'key 1', '/Loads')).status, 409, 'another query is another request');
    t.equal((await build('Other', 'key 2')).status, 200);
    const bob = service.as(await service.createKey('bob@example.com', 'Example'));
    const ofBob = await bob('/Account/Settings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key 1' },
      body: '{}',
    });
    t.equal(ofBob.status, 200, "another user's keys are others");
    t.equal((await build('Long', 'k'.repeat(256))).status, 400);
  });

  await t.test('requests at once are done once', async (t) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => build('At once', 'key 3')));
    t.strictSame(
      answers.map(({ body }) => body.document?.updatedAt),
      answers.map(() => answers[0]!.body.document.updatedAt),
    );
    t.equal(answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true').length, 3);
  });

  await t.test('what was refused is tried anew; a secret is not kept', async (t) => {
    const headers = { 'Idempotency-Key': 'key 4' };
    t.equal((await post('/Database/Cargoes', { name: 'half' }, headers)).status, 400);
    const whole = { style: 'Shipcase', name: 'whole', length: 1, width: 1, height: 1 };
    t.equal((await post('/Database/Cargoes', whole, headers)).status, 200);
    const secrets = [await post('/Account/Keys', {}, headers), await post('/Account/Keys', {}, headers)];
    t.not(secrets[0]!.body.key, secrets[1]!.body.key);
  });

  await t.test('a read that holds is 304', async (t) => {
    const paths = ['/Loads?limit=2', '/Loads/ann@example.com/Once/1', '/Database/Cargoes/whole', '/Database/Cargoes'];
    for (const path of paths) {
      const first = await fetch(service.address + path, { headers: { TokenID: KEY } });
      const etag = first.headers.get('ETag')!;
      const body = await first.text();
      const again = await fetch(service.address + path, {
        headers: { TokenID: KEY, 'If-None-Match': `"x", W/${etag}` },
      });
      t.equal(again.status, 304, path);
      t.equal(again.headers.get('ETag'), etag);
      t.equal(await again.text(), '');
      const other = await fetch(service.address + path, { headers: { TokenID: KEY, 'If-None-Match': '"x"' } });
      t.equal(other.status, 200);
      t.equal(await other.text(), body);
    }
    const tag = async () => (await call('/Loads?limit=2')).headers.get('ETag');
    const before = await tag();
    await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'At once', qty: 3 }));
    t.not(await tag(), before, 'a load overwritten changes it');
    t.equal((await call('/Account/WebhookSecret')).headers.get('ETag'), null);
  });
});
