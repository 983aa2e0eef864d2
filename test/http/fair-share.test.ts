/** A company with much work keeps no other waiting. */
import t from 'tap';
import { Accounts } from '../../src/service/accounts/accounts.js';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, oddRequest, until } from '../support/service/processes.js';
import { callService, postInit, startTestService } from '../support/service/running-service.js';

const ENV = { WORKERS: '2', QUEUE_LIMIT: '6', JOBS_LIMIT: '4' };
const PLACES = 8;
const NOT_SAVED = '/Loads?loadSaved=false&UOM=UnitMetric';

function atLevel(level: number, request: ReturnType<typeof oddRequest>) {
  return { ...request, rules: { ...request.rules, optimizationLevel: level } };
}

t.test('work of one company', { timeout: 240_000 }, async (t) => {
  const service = await startTestService(t, { engine: './odd-engine-module.js', env: ENV });
  const store = openEmbeddedStore(service.dataDir);
  const { key } = await new Accounts(store).createKey({
    ...{ user: 'bob@other.example', company: 'Other', isAdmin: false },
  });
  await store.close();
  const other = (path: string, body: unknown) => callService(service.address, key, path, postInit(body));
  const waiting = async () => {
    const { body } = await service.call('/metrics');
    return Number(/^stowage_calculations_waiting (\d+)/m.exec(body)![1]);
  };

  await t.test('of all places and threads leaves a place and a thread to others', async (t) => {
    const leave = new AbortController();
    const lost: unknown[] = [];
    const slow = Array.from({ length: PLACES }, (_, n) =>
      service
        .call(NOT_SAVED, { ...postInit(atLevel(4, oddRequest('Slow', `S${n}`))), signal: leave.signal })
        .then((answer) => lost.push(answer))
        .catch(() => {}),
    );
    await until(async () => (await waiting()) === PLACES - 1);
    const full = await service.post(NOT_SAVED, atLevel(4, oddRequest('Slow')));
    t.match(full, { status: 503, body: { code: 'QueueFull', message: /no place for one more of your company/ } });
    // Seven of level 4, of up to 30 s each, for two threads: a tenth of that.
    const wait = Number(full.headers.get('Retry-After'));
    t.ok(wait >= 5 && wait <= 60, `in ${wait} s`);
    const answers = await Promise.all([1, 2].map(() => other(NOT_SAVED, atLevel(1, smallRequest()))));
    for (const answer of answers) t.match(answer, { status: 200, body: { status: 'succeed' } });
    t.match(lost, [{ status: 503, body: { code: 'QueueFull' } }], 'whose places they got can come again');
    t.equal(await waiting(), PLACES - 1 - lost.length, 'and what ran goes on');
    leave.abort();
    await Promise.all(slow);
    await until(async () => (await waiting()) === 0);
  });

  await t.test('in the background leaves places to others', async (t) => {
    const ids: string[] = [];
    const queue = async (call: typeof other, title: string) => {
      const answer = await call(asProcess(), oddRequest('Slow', title));
      if (answer.status === 200) ids.push(answer.body.document.processId);
      return answer.status;
    };
    const mine = (path: string, body: unknown) => service.post(path, body);
    // The first one soon has the only thread for jobs.
    t.equal(await queue(mine, 'J0'), 200);
    await until(async () => (await service.call(`/Processes/${ids[0]}`)).body.state === 'running');
    const statuses = [];
    for (let n = 1; n <= 5; n++) statuses.push(await queue(mine, `J${n}`));
    t.same(statuses, [200, 200, 200, 200, 503]);
    t.same([await queue(other, 'K1'), await queue(other, 'K2'), await queue(other, 'K3')], [200, 200, 503]);
    for (const id of ids) {
      for (const user of [
        service.call,
        (path: string, init: RequestInit) => callService(service.address, key, path, init),
      ])
        await user(`/Processes/${id}`, { method: 'DELETE' });
    }
  });
});
