/** What the dock tells of a load, over HTTP, on each store: by whom, of which version, behind which links, live. */
import t from 'tap';
import type { Role } from '../../src/schema/roles.js';
import { onBothStores } from '../support/http/both-stores.js';
import { SessionBrowser } from '../support/http/session-browser.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { readEvents } from '../support/service/read-events.js';
import { postInit, USER } from '../support/service/running-service.js';

const DEE = 'dee@example.com';
const put = (body: object): RequestInit => ({ ...postInit(body), method: 'PUT' });
const place = { container: 1, section: 1, space: 1 };

let ids = 0;
function event(minute: number, kind: string, more: object = {}) {
  const at = `2026-11-20T08:${String(minute).padStart(2, '0')}:00Z`;
  return { id: `e${++ids}`, at, ...place, kind, ...more };
}
const told = (...events: object[]) => postInit({ events });

await onBothStores(t, async (t, start) => {
  const service = await start();
  const { call, post, as, createKey } = service;
  const admin = as(await createKey('cyd@example.com', 'Example', true));
  const stranger = as(await createKey('eve@other.example', 'Other'));
  await admin('/Account/People', postInit({ email: DEE, name: 'Dee', roles: ['dock'] }));
  const { url } = (await admin(`/Account/People/${DEE}/Invite`, { method: 'POST' })).body;
  const dee = new SessionBrowser(as(''));
  await dee.signIn({ token: String(url).split('/#/sign-in/')[1] });
  const roles = (...wanted: Role[]) => admin(`/Account/People/${DEE}`, put({ roles: wanted }));
  const first = (await post('/Loads?UOM=UnitMetric&spacesCreated=true', smallRequest({ title: 'Tour', qty: 5 }))).body;
  const of = first.loadSummary.cargoesLoaded;
  const [space] = first.filledContainers[0].spaces;
  const PATH = `/Loads/${USER}/Tour/Progress`;
  const documentOf = async () => (await call('/Loads?limit=1')).body.items[0].document;

  await t.test('nothing was told yet', async (t) => {
    t.match(await call(PATH), {
      status: 200,
      body: { version: 1, newestVersion: 1, progress: { done: 0, of }, events: [] },
    });
    t.equal((await documentOf()).progress, null);
  });

  await t.test('the dock tells, the office reads, and a list says how far it is', async (t) => {
    const list = (await call('/Loads?limit=1')).headers.get('ETag')!;
    const tick = event(1, 'Done');
    const torn = event(2, 'Damaged', { count: 1, text: 'Torn open' });
    const answer = await dee.call(PATH, told(tick, torn));
    const pieces = space.cargoesLoaded ?? space.qty;
    const progress = { done: pieces - 1, of, problems: 1 };
    t.match(answer, { status: 200, body: { version: 1, newestVersion: 1, progress } });
    t.match(await dee.call(PATH, told(tick, torn)), { status: 200, body: { progress } }, 'an id counts once');
    const { events } = (await call(PATH)).body;
    t.strictSame(
      events,
      [
        { ...tick, at: '2026-11-20T08:01:00.000Z', by: DEE },
        { ...torn, at: '2026-11-20T08:02:00.000Z', by: DEE },
      ].map(({ id, at, by, container, section, space, kind, ...rest }) => ({
        id,
        at,
        by,
        container,
        section,
        space,
        kind,
        ...rest,
      })),
    );
    t.strictSame((await documentOf()).progress, progress);
    t.equal((await call('/Loads?limit=1', { headers: { 'If-None-Match': list } })).status, 200, 'not as it was');
    t.match((await call(PATH, told(event(4, 'Undone')))).body.progress, { done: 0, problems: 1 });
    t.match((await call(PATH, told(event(3, 'Done')))).body.progress, { done: 0 }, 'it came late and was earlier');
    t.match((await call(PATH, told(event(5, 'Done'), event(6, 'Damaged', { count: 0 })))).body.progress, {
      done: pieces,
      problems: 0,
    });
  });

  await t.test('what is not of the plan, or not yet, is refused whole and named', async (t) => {
    const before = (await call(PATH)).body.events.length;
    const ahead = new Date(Date.now() + 30_000).toISOString();
    const late = new Date(Date.now() + 3_600_000).toISOString();
    for (const [more, pointer] of [
      [{ at: late }, '/events/1/at'],
      [{ at: '2026-11-20' }, '/events/1/at'],
      [{ container: 2 }, '/events/1/container'],
      [{ pallet: 1 }, '/events/1/pallet'],
      [{ section: 99 }, '/events/1/section'],
      [{ space: 999 }, '/events/1/space'],
      [{ kind: 'Lost' }, '/events/1/kind'],
      [{ text: 'x'.repeat(501) }, '/events/1/text'],
      [{ id: 'a b' }, '/events/1/id'],
      [{ count: -1 }, '/events/1/count'],
    ] as const) {
      const refused = await call(PATH, told(event(7, 'Remark'), event(7, 'Remark', more)));
      t.match(refused, { status: 400, body: { code: 'ValidationFailed', issues: [{ pointer }] } }, pointer);
    }
    t.match(await call(PATH, told()), { status: 400, body: { issues: [{ pointer: '/events' }] } });
    t.equal((await call(PATH)).body.events.length, before);
    t.equal((await call(PATH, told(event(7, 'Remark', { at: ahead })))).status, 200, 'clocks are never quite right');
    t.ok((await call(PATH)).body.events.at(-1).at < ahead);
  });

  await t.test('by roles', async (t) => {
    await roles('viewer');
    t.match(await dee.call(PATH, told(event(8, 'Done'))), { status: 403, body: { code: 'Forbidden' } });
    t.equal((await dee.call(PATH)).status, 200, 'a viewer reads');
    await roles('dock');
    for (const init of [{}, told(event(8, 'Done'))]) {
      t.match(await stranger(PATH, init), { status: 400, body: { code: 'NoRecords' } });
    }
  });

  await t.test('behind a link that allows it, for that load only and until it is revoked', async (t) => {
    const link = async (allows?: string) => (await post('/Links', { title: 'Tour', ...(allows && { allows }) })).body;
    const tokenOf = ({ url }: { url: string }) => url.split('/Reports/')[1]!;
    const reader = await link();
    const dock = await link('Dock');
    t.match([reader.allows, dock.allows], ['Report', 'Dock']);
    const anybody = as('');
    const address = `/Dock/${tokenOf(dock)}/Progress`;
    t.match(await anybody(`/Dock/${tokenOf(reader)}/Progress`), { status: 403, body: { code: 'Forbidden' } });
    t.match(await anybody('/Dock/nonsense/Progress'), { status: 404, body: { code: 'NoSuchReport' } });
    t.equal((await anybody(address, told(event(9, 'Remark', { text: 'by hand' })))).status, 200);
    t.match(
      (await anybody(address)).body.events.find(({ text }: { text?: string }) => text === 'by hand'),
      { by: '' },
    );
    t.match(await anybody(address, told(event(9, 'Done', { space: 99 }))), { status: 400 });
    const stream = await listen(`${service.address}${address}/Events`);
    await until(() => stream.seen.length > 0);
    await call(`/Links/${dock.id}`, { method: 'DELETE' });
    await stream.ended;
    t.equal((await anybody(address)).status, 404);
  });

  await t.test('live: first all, then what is new; of a new version all of it; not once access is lost', async (t) => {
    const stream = await listen(`${service.address}${PATH}/Events`, {
      Cookie: dee.cookie,
      'Sec-Fetch-Site': 'same-origin',
    });
    await until(() => stream.seen.length === 1);
    const all = (await call(PATH)).body.events;
    t.match(stream.seen[0]!.data, { version: 1, events: all });
    const next = event(10, 'Missing', { count: 2 });
    await call(PATH, told(next));
    await until(() => stream.seen.length === 2);
    t.match(stream.seen[1]!.data, { version: 1, progress: { problems: 1 }, events: [{ id: next.id, by: USER }] });
    t.equal(stream.seen[1]!.data.events.length, 1);
    await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Tour', qty: 6 }));
    await until(() => stream.seen.length === 3);
    t.match(stream.seen[2]!.data, { version: 2, newestVersion: 2, progress: { done: 0 }, events: [] });
    t.match(stream.seen[2]!.data.older, { version: 1, progress: { of, problems: 1 } }, 'the dock loads the one before');
    const list = (await call('/Loads?limit=1')).headers.get('ETag')!;
    await call(PATH, postInit({ version: 1, events: [event(10, 'Missing', { count: 0 })] }));
    await until(() => stream.seen.length === 4);
    t.match(stream.seen[3]!.data, { version: 2, older: { version: 1, progress: { problems: 0 } }, events: [] });
    t.equal((await call('/Loads?limit=1', { headers: { 'If-None-Match': list } })).status, 200, 'not as it was');
    await admin(`/Account/People/${DEE}`, put({ isDisabled: true }));
    await stream.ended;
    const again = await call(`${PATH}/Events?seconds=1`, { headers: { 'Last-Event-ID': stream.seen[3]!.id } });
    t.notMatch(String(again.body), /data:/, 'nothing is new to who comes back');
  });

  await t.test('a newer plan is told; old ticks stay with theirs', async (t) => {
    const old = await call(`${PATH}?version=1`);
    t.match(old.body, { version: 1, newestVersion: 2 });
    t.ok(old.body.events.length > 3);
    const late = await call(PATH, postInit({ version: 1, events: [event(11, 'Remark', { text: 'late' })] }));
    t.match(late.body, { version: 1, newestVersion: 2 });
    t.strictSame((await call(PATH)).body.events, []);
    const { progress, older } = await documentOf();
    t.match([progress, older], [null, { version: 1, savedAt: /^20.+Z$/, progress: { of: old.body.progress.of } }]);
    t.match((await call(PATH)).body.older, older);
    t.equal((await call(`${PATH}?version=1`)).body.older, null);
    const begun = await call(PATH, told(event(12, 'Done')));
    t.match(begun.body, { version: 2 });
    t.match([(await documentOf()).older, (await call(PATH)).body.older], [null, null], 'it loads the newest one');
    const { earlier } = (await call(PATH)).body;
    t.strictSame(earlier, [older], 'what was told before is still known');
    t.strictSame((await call(`${PATH}?version=1`)).body.earlier, []);
    const [, seen] = /^id: ?(.+)$/m.exec(String((await call(`${PATH}/Events?seconds=1`)).body))!;
    await call(PATH, postInit({ version: 1, events: [event(12, 'Missing', { space: 1 })] }));
    const news = await call(`${PATH}/Events?seconds=1`, { headers: { 'Last-Event-ID': seen! } });
    t.match(String(news.body), /^data: ?\{"version":2,.*"earlier":\[\{"version":1,.*"problems":1/m, 'late ones too');
    t.match(await call(`${PATH}?version=3`), { status: 400, body: { code: 'NoRecords' } });
    const viewOf = async (allows: string, version: number) => {
      const { url } = (await post('/Links', { title: 'Tour', allows })).body;
      return fetch(`${service.address}/embed/${url.split('/Reports/')[1]}.json?version=${version}`);
    };
    const [first, newest] = [await viewOf('Dock', 1), await viewOf('Dock', 2)];
    t.match([first.headers.get('Load-Version'), newest.headers.get('Load-Version')], ['1', '2']);
    t.not(await first.text(), await newest.text(), 'what stands by the plan before is seen');
    for (const [allows, version] of [
      ['Report', 1],
      ['Dock', 3],
    ] as const) {
      t.equal((await viewOf(allows, version)).status, 404);
    }
    await call(`/Loads/${USER}/Tour`, { method: 'DELETE' });
    t.match(await call(PATH), { status: 400, body: { code: 'NoRecords' } });
    const [{ id }] = (await call('/Bin')).body.items;
    await call(`/Bin/${id}/Restore`, { method: 'POST' });
    t.equal((await call(`${PATH}?version=1`)).body.events.length, old.body.events.length + 2);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: news of a progress
type Told = any;

async function listen(address: string, headers: Record<string, string> = { TokenID: '' }) {
  return readEvents<Told>(await fetch(address, { headers }));
}
