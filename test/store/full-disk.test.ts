/** A disk that is full: the service goes on reading, says so, loses nothing, and writes again once there is room. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { StoreCannotWrite } from '../../src/store/index.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, USER } from '../support/service/running-service.js';
import { startProcess } from '../support/service/service-process.js';
import { smallDisk } from '../support/service/small-disk.js';

/** Why not; false: they can. */
const CANNOT_MOUNT = smallDisk(t, 1) === null ? 'nothing may be mounted here' : false;

const MEGABYTES = 4;
const MOST_SECRETS = 3000;
const MOST_LOADS = 500;

t.test('the embedded store', { skip: CANNOT_MOUNT }, async (t) => {
  // While lmdb writes, nothing else keeps this process.
  const kept = setInterval(() => {}, 1000);
  t.teardown(() => clearInterval(kept));
  const disk = smallDisk(t, MEGABYTES)!;
  const store = openEmbeddedStore(disk.folder);
  t.teardown(() => store.close());
  const secret = (name: string, made = 'x'.repeat(20_000)) => store.secrets.secret(name, () => made);
  t.same(await store.ready(), { cannotWrite: null });
  const written: string[] = [];
  const refused = await (async () => {
    for (let n = 0; n < MOST_SECRETS; n++) {
      try {
        await secret(`secret ${n}`);
        written.push(`secret ${n}`);
      } catch (error) {
        return error;
      }
    }
    return null;
  })();
  t.ok(refused instanceof StoreCannotWrite, 'a write that found no room');
  t.match(await store.ready(), { cannotWrite: /disk.*full/ });
  const lost = [];
  for (const name of written) if ((await secret(name, 'another')).length !== 20_000) lost.push(name);
  t.same(lost, []);
});

t.test('the service', { skip: CANNOT_MOUNT }, async (t) => {
  const disk = smallDisk(t, MEGABYTES)!;
  const service = startProcess(t, {
    DATA_DIR: disk.folder,
    PORT: '0',
    BOOTSTRAP_TOKEN: KEY,
    BOOTSTRAP_USER: USER,
    BOOTSTRAP_COMPANY: 'Example',
    RATE_LIMIT: '0',
    WORKERS: '1',
  });
  const address = await service.address;
  await service.ready;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { TokenID: KEY, 'Content-Type': 'application/json' } });
  const save = (n: number) =>
    call('/Loads?UOM=UnitMetric', {
      method: 'POST',
      body: JSON.stringify(smallRequest({ title: `Load ${n}`, qty: 4 })),
    });
  const acknowledged: string[] = [];
  let refused: Response | null = null;
  for (let n = 0; n < MOST_LOADS && refused === null; n++) {
    if (n === 5) disk.fill();
    const answer = await save(n);
    if (answer.status === 200) acknowledged.push(`Load ${n}`);
    else refused = answer;
  }
  t.ok(acknowledged.length > 0);
  t.equal(refused?.status, 503);
  t.ok(Number(refused!.headers.get('retry-after')) > 0);
  t.match(await refused!.json(), { code: 'StoreUnavailable', message: /disk.*full.*room/s });
  t.equal(service.process.exitCode, null, 'it lives');

  const listed = async () => {
    const titles: string[] = [];
    let cursor = '';
    do {
      const page = (await (await call(`/Loads?limit=1000${cursor}`)).json()) as {
        items: { document: { title: string } }[];
        next: string | null;
      };
      titles.push(...page.items.map(({ document }) => document.title));
      cursor = page.next === null ? '' : `&cursor=${encodeURIComponent(page.next)}`;
    } while (cursor !== '');
    return titles.sort();
  };
  t.same(await listed(), acknowledged.toSorted(), 'all that was acknowledged, and nothing else');
  const ready = await call('/health/ready');
  t.equal(ready.status, 200, 'no balancer takes the reads away');
  t.match(await ready.json(), { status: 'ready', writes: false, reason: /disk.*full/ });
  t.match(await (await call('/metrics')).text(), /^stowage_store_writable 0$/m);
  // What is small may still find room, or not: nothing that is told changes with it.
  for (let more = 0; more < 5; more++) {
    await save(0);
    t.match(await (await call('/health/ready')).json(), { writes: false });
    t.match(await (await call('/metrics')).text(), /^stowage_store_writable 0$/m);
  }
  t.equal(service.process.exitCode, null, 'it lives');

  const isWriting = async () => ((await (await call('/health/ready')).json()) as { writes: boolean }).writes;
  disk.free();
  const giveUp = performance.now() + 20_000;
  while (!(await isWriting()) && performance.now() < giveUp) await sleep(200);
  t.match(await (await call('/health/ready')).json(), { status: 'ready', writes: true });
  t.match(await (await call('/metrics')).text(), /^stowage_store_writable 1$/m);
  t.equal((await save(MOST_LOADS)).status, 200, 'by itself');
  t.same(await listed(), [...acknowledged, `Load ${MOST_LOADS}`].toSorted());
  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
  const said = service.lines.map((line) => JSON.parse(line) as { msg: string; reason?: string });
  const told = said.filter(({ msg }) => /written/.test(msg)).map(({ msg, reason = '' }) => `${msg}: ${reason}`);
  t.same(told, ['nothing can be written: the disk of the data folder is full', 'it is written again: '], 'once each');
  t.notOk(
    said.some(({ msg }) => msg === 'a package says'),
    'lmdb said it, too',
  );
  t.notMatch(service.errors.join('\n'), /write\.js/);
});
