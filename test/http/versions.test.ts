/** Earlier versions of loads, saving only over what one has seen, and the bin, over HTTP, on each store. */
import t from 'tap';
import { onBothStores } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, processWhen, until } from '../support/service/processes.js';
import { postInit, USER } from '../support/service/running-service.js';

const BUILD = '/Loads?UOM=UnitMetric';
const ofQty = (title: string, qty: number) => smallRequest({ title, qty });

await onBothStores(t, async (t, start) => {
  const { call, post, createKey, as } = await start();
  const bob = as(await createKey('bob@example.com', 'Example'));
  const admin = as(await createKey('cyd@example.com', 'Example', true));
  const path = (title: string, rest = '') => `/Loads/${USER}/${encodeURIComponent(title)}${rest}`;
  const qtyOf = ({ body }: { body: { loadSummary: { cargoesLoaded: number } } }) => body.loadSummary.cargoesLoaded;
  const versions = async (title: string) => (await call(path(title, '/Versions'))).body.items;

  await t.test('each save is a version', async (t) => {
    const first = await post(`${BUILD}&loadShared=false`, ofQty('Kept', 1));
    const { id } = first.body.document;
    t.equal(first.headers.get('ETag'), `"${id}.1"`);
    t.equal(first.headers.get('Cache-Control'), 'no-store');
    t.match(first.body.document, { version: 1, replaced: null, createdByName: USER, savedBy: USER, savedByName: USER });
    const second = await post(BUILD, ofQty('Kept', 2));
    t.equal(second.headers.get('ETag'), `"${id}.2"`);
    t.match(second.body.document, { id, version: 2, replaced: { version: 1, savedBy: USER } });
    const [newest, oldest, ...rest] = await versions('Kept');
    t.match(newest, { version: 2, savedBy: USER, isShared: true, loadSummary: second.body.loadSummary });
    t.match(oldest, { version: 1, isShared: false, loadSummary: first.body.loadSummary });
    t.strictSame(rest, []);
    const { body } = await call(`/Loads?id=${id}`);
    t.match(body, { count: 1, items: [{ document: { title: 'Kept', version: 2 } }] });
    t.equal((await call('/Loads?id=no-such-id')).status, 400);
  });

  await t.test('a version is a whole load, in any unit and with pictures', async (t) => {
    const one = await call(path('Kept', '/Versions/1?graphicsCreated=true&placementsCreated=true'));
    t.equal(qtyOf(one), 11);
    t.match(one.body.document, { version: 1, isShared: false });
    t.equal(one.body.reportLinks, null, 'reports show what is saved now');
    const picture = new URL(one.body.filledContainers[0].graphics.images.pathComposite).pathname;
    t.match(await call(picture), { status: 200 });
    const tag = one.headers.get('ETag')!;
    const current = await call(path('Kept', '/Versions/2'));
    t.not(current.headers.get('ETag'), tag);
    t.ok(current.body.reportLinks);
    t.equal(
      (await call(path('Kept', '/Versions/2'), { headers: { 'If-None-Match': current.headers.get('ETag')! } })).status,
      304,
    );
    t.equal((await call(path('Kept', '/Versions/2?UOM=UnitHighMetric'))).body.uom, 'UnitHighMetric');
    for (const absent of ['/Versions/3', '/Versions/x', '/Versions/0'])
      t.equal((await call(path('Kept', absent))).status, 400);
  });

  await t.test('what was saved unshared is its owner’s only', async (t) => {
    const seen = await bob(path('Kept', '/Versions'));
    t.strictSame(
      seen.body.items.map(({ version }: { version: number }) => version),
      [2],
    );
    t.match((await bob(`/Loads/${USER}/Kept`)).body.items[0].document, { version: 2, replaced: null });
    t.match(await bob(path('Kept', '/Versions/1')), { status: 400, body: { code: 'NoRecords' } });
    t.match(await bob(path('Kept', '/Versions/2')), { status: 200 });
    const tried = await bob(path('Kept', '/Versions/2/Restore'), { method: 'POST', headers: { 'If-Match': '*' } });
    t.match(tried, { status: 400, body: { code: 'UnknownUser' } }, 'a key acts for its own user');
  });

  await t.test('restored it is a new version', async (t) => {
    await post(BUILD, ofQty('Kept', 3));
    const back = await call(path('Kept', '/Versions/2/Restore'), { method: 'POST' });
    t.match(back, { status: 200, body: { document: { version: 4, isShared: true, replaced: { version: 3 } } } });
    t.equal(qtyOf(back), 12);
    t.equal(back.headers.get('ETag'), `"${back.body.document.id}.4"`);
    const hidden = await call(path('Kept', '/Versions/1/Restore'), { method: 'POST' });
    t.match(hidden.body.document, { version: 5, isShared: false }, 'what was private is not shown to colleagues');
    t.equal((await bob(path('Kept', '/Versions'))).status, 400);
    t.match(
      await admin(path('Kept', '/Versions/2/Restore'), { method: 'POST' }),
      { status: 400, body: { code: 'NoRecords' } },
      'nor to an admin who acts for its owner',
    );
    await call(path('Kept', '/Versions/2/Restore'), { method: 'POST' });
    const stale = await call(path('Kept', '/Versions/1/Restore'), {
      method: 'POST',
      headers: { 'If-Match': back.headers.get('ETag')! },
    });
    t.match(stale, { status: 412, body: { code: 'Changed', version: 6, savedBy: USER } });
    t.match(await call(path('Kept', '/Versions/99/Restore'), { method: 'POST' }), { status: 400 });
  });

  await t.test('a load that somebody saved meanwhile is not saved over', async (t) => {
    const save = (qty: number, headers: Record<string, string>, query = '') =>
      call(`${BUILD}${query}`, postInit(ofQty('Terms', qty), headers));
    const absent = await save(1, { 'If-Match': '*' });
    t.match(absent, { status: 412, body: { code: 'Changed', version: null, savedAt: null, savedBy: null } });
    const first = await save(1, { 'If-None-Match': '*' });
    t.equal(first.status, 200);
    const tag = first.headers.get('ETag')!;
    t.equal((await save(2, { 'If-None-Match': '*' })).status, 412);
    const second = await save(2, { 'If-Match': `"other.1", ${tag}` });
    t.equal(second.status, 200);
    for (const headers of [
      { 'If-Match': tag },
      { 'If-Match': `W/${second.headers.get('ETag')}` },
      { 'If-Match': 'x' },
    ]) {
      const refused = await save(3, headers);
      t.match(refused, {
        status: 412,
        body: {
          status: 'failed',
          code: 'Changed',
          version: 2,
          savedAt: second.body.document.updatedAt,
          savedBy: USER,
          savedByName: USER,
        },
      });
    }
    t.match(await save(3, { 'If-Match': tag }, '&loadSaved=false'), { status: 200 }, 'nothing is to be saved');
    t.equal((await versions('Terms')).length, 2, 'nothing was saved');
    const buffer = {
      title: 'Terms',
      cargoes: [{ style: 'Shipcase', name: 'C', length: 5, width: 5, height: 5, qty: 2 }],
      emptyContainers: [{ containerType: 'Truck', name: 'T', length: 100, width: 50, height: 50 }],
      filledContainers: [],
    };
    const edit = (headers: Record<string, string>) =>
      call(`/Edit/Load/${USER}?UOM=UnitMetric`, postInit(buffer, headers));
    t.match(await edit({ 'If-Match': tag }), { status: 412, body: { code: 'Changed', version: 2 } });
    t.match(await edit({ 'If-Match': second.headers.get('ETag')! }), {
      status: 200,
      body: { document: { version: 3 } },
    });
  });

  await t.test('of a process that is judged when it saves', async (t) => {
    const queue = async (headers: Record<string, string>) => {
      const queued = await call(asProcess(), postInit(ofQty('Later', 1), headers));
      t.equal(queued.status, 200);
      return processWhen(call, queued.body.document.processId);
    };
    const done = await queue({ 'If-None-Match': '*' });
    t.match(done, { state: 'done', load: { status: 'succeed', document: { version: 1 } } });
    const refused = await queue({ 'If-None-Match': '*' });
    t.match(refused, {
      state: 'done',
      load: { status: 'failed', filledContainers: [], calculationError: { code: 'Changed' } },
    });
    t.match(refused.load.message, /is version 1, saved by ann@example\.com at /);
    t.equal((await versions('Later')).length, 1);
    t.match(await queue({ 'If-Match': `"${done.load.document.id}.1"` }), { load: { document: { version: 2 } } });
  });

  await t.test('no key saves over a colleague’s load', async (t) => {
    await post(BUILD, ofQty('Shared', 1));
    const headers = { 'If-Match': '*' };
    t.match(await bob(`${BUILD}&userId=${USER}`, postInit(ofQty('Shared', 2), headers)), {
      status: 400,
      body: { code: 'UnknownUser' },
    });
    const saved = await admin(`${BUILD}&userId=${USER}`, postInit(ofQty('Shared', 3), headers));
    t.match(saved.body.document, { version: 2, createdBy: USER, savedBy: 'cyd@example.com' });
  });

  await t.test('what is deleted can be had back', async (t) => {
    const { id } = (await post(BUILD, ofQty('Deleted', 1))).body.document;
    await post(BUILD, ofQty('Deleted', 2));
    const deleted = await call(path('Deleted'), { method: 'DELETE' });
    t.match(deleted, { status: 200, body: { names: ['Deleted'], binId: id } });
    t.equal((await call(`/Loads?id=${id}`)).status, 400);
    t.equal((await call(path('Deleted', '/Versions'))).status, 400);
    const { body } = await call('/Bin');
    const entry = { id, kind: 'Load', name: 'Deleted', deletedBy: USER, deletedByName: USER };
    t.match(body, { status: 'succeed', count: 1, items: [entry], next: null });
    t.match(await bob('/Bin'), { status: 200, body: { count: 0, items: [] } });
    t.match(await bob(`/Bin/${id}/Restore`, { method: 'POST' }), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call(`/Bin/${id}/Restore`, { method: 'POST' }), { status: 200, body: { names: ['Deleted'] } });
    t.equal((await versions('Deleted')).length, 2);
    await call(path('Deleted'), { method: 'DELETE' });
    await post(BUILD, ofQty('Deleted', 3));
    t.match(await call(`/Bin/${id}/Restore`, { method: 'POST' }), { status: 400, body: { code: 'NameTaken' } });
    t.match(await call(`/Bin/${id}`, { method: 'DELETE' }), { status: 200 });
    t.match(await call(`/Bin/${id}`, { method: 'DELETE' }), { status: 400, body: { code: 'NoRecords' } });
    const noted = async (action: string) => (await admin(`/Account/Audit?action=${action}`)).body.items;
    for (const action of ['Restored', 'DeletedForGood']) {
      await until(async () => (await noted(action)).length > 0);
      t.match(await noted(action), [{ by: USER, on: `${USER}/Deleted` }], action);
    }
  });

  await t.test('a record comes back for the whole company', async (t) => {
    const van = { name: 'Van', length: 10, width: 10, height: 10, description: 'as it was' };
    await post('/Database/Containers/Truck', van);
    const { binId } = (await call('/Database/Containers/Truck/Van', { method: 'DELETE' })).body;
    t.match((await bob('/Bin')).body.items, [{ id: binId, kind: 'Truck', name: 'Van', deletedBy: USER }]);
    await post('/Database/Containers/Truck', van);
    t.match(await bob(`/Bin/${binId}/Restore`, { method: 'POST' }), { status: 400, body: { code: 'NameTaken' } });
    await call('/Database/Containers/Truck/Van', { method: 'DELETE' });
    t.match(await bob(`/Bin/${binId}/Restore`, { method: 'POST' }), { status: 200, body: { names: ['Van'] } });
    t.match((await call('/Database/Containers/Truck/Van')).body, { description: 'as it was' });
  });
});
