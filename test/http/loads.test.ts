/** Loads over HTTP, on each store. */
import t, { type Test } from 'tap';
import { onBothStores, type StartService } from '../support/http/both-stores.js';
import { withoutLinks } from '../support/http/without-links.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit, USER } from '../support/service/running-service.js';

/** The suite on each store, each with an empty one. */
const eachStore = (name: string, suite: (t: Test, start: StartService) => Promise<void>) =>
  t.test(name, { timeout: 240_000 }, (t) => onBothStores(t, suite));

eachStore('a load is built, saved, read, overwritten and deleted', async (t, start) => {
  const { post, call } = await start();

  const built = await post('/loads?UOM=UnitMetric&placementsCreated=true', smallRequest({ title: 'Order 1/2 ü' }));
  t.equal(built.status, 200);
  t.equal(built.headers.get('Content-Type'), 'application/json');
  t.match(
    built.headers.get('Server-Timing'),
    /^validate;dur=[\d.]+, search;dur=[\d.]+, verify;dur=[\d.]+, save;dur=[\d.]+, render;dur=[\d.]+$/,
  );
  t.match(built.body, {
    status: 'succeed',
    message: 'OK',
    calculationError: null,
    loadSummary: { cargoesLoaded: 50, cargoesLeft: 0 },
    filledContainers: [{ sequence: 1, uom: 'UnitMetric', spaces: [{ placements: [{ sequence: 1 }] }] }],
    verification: { valid: true },
    document: {
      title: 'Order 1/2 ü',
      isShared: true,
      isAutoSaved: false,
      calculationTimeInSeconds: Number,
      createdBy: USER,
      createdAt: /^\d{4}-.*Z$/,
      containerType: 'SeaVan',
      calculationType: 'MixLoad',
    },
  });

  const path = `/Loads/${USER.toUpperCase()}/${encodeURIComponent('Order 1/2 ü')}`;
  t.test('reads show the same load in its own unit', async (t) => {
    const { body } = await call(`${path}?placementsCreated=true`);
    t.match(body, { status: 'succeed', message: 'OK', count: 1, next: null });
    t.strictSame(withoutLinks(body.items), withoutLinks([built.body]));
    t.equal((await call('/Loads')).body.count, 1);
    t.equal((await call(`/Loads/${USER}`)).body.count, 1);
    t.equal((await call(`/Loads/${USER}/order`)).status, 400, 'upper and lower case count in titles');
    t.equal((await call(`/Loads/${USER}/rder%201`)).body.count, 1, 'part of the title');
  });

  t.test('reads convert to another unit', async (t) => {
    const { body } = await call('/Loads?UOM=UnitHighMetric');
    t.match(body.items[0].filledContainers[0], {
      uom: 'UnitHighMetric',
      actualSize: { length: 589, width: 233, height: 238 },
    });
  });

  t.test('one filled container', async (t) => {
    const { status, body } = await call(`${path}/1?spacesCreated=true`);
    t.equal(status, 200);
    t.match(body, { sequence: 1, name: String, uom: 'UnitMetric', spaces: [{ sequence: 1 }] });
    t.match(await call(`${path}/2`), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call(`${path}/0`), { status: 400, body: { code: 'BadPath' } });
    t.match(await call(`${path}/first`), { status: 400, body: { code: 'BadPath' } });
    t.match(
      await call(`/Loads/${USER}/Order/1`),
      { status: 400, body: { code: 'NoRecords' } },
      'the whole title counts',
    );
  });

  t.test('the same title overwrites, and keeps the day of creation', async (t) => {
    const request = smallRequest({ title: 'Order 1/2 ü', qty: 10 });
    const { body } = await post('/Loads?UOM=UnitMetric&loadShared=false', request);
    t.equal(body.document.createdAt, built.body.document.createdAt);
    t.ok(body.document.updatedAt > built.body.document.updatedAt);
    const found = await call('/Loads');
    t.equal(found.body.count, 1);
    t.match(found.body.items[0], { loadSummary: { cargoesLoaded: 20 }, document: { isShared: false } });
    t.match(await call('/Loads?shared=true'), { status: 400, body: { code: 'NoRecords' } });
  });

  t.test('a load that fails takes nothing of the saved one', async (t) => {
    const tooBig = { ...smallRequest({ title: 'Order 1/2 ü' }).cargoes[0]!, length: 999_999 };
    const failed = await post('/Loads?UOM=UnitMetric', {
      ...smallRequest({ title: 'Order 1/2 ü' }),
      cargoes: [tooBig],
    });
    t.match(failed, { status: 200, body: { status: 'failed', calculationError: { code: 'CargoIsTooBig' } } });
    t.match((await call(`${path}/1`)).body.loadSummary, { cargoesLoaded: 20 });
  });

  t.test('deleting', async (t) => {
    t.match(await call(`/Loads/${USER}/Order`, { method: 'DELETE' }), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call(path, { method: 'DELETE' }), {
      status: 200,
      body: { status: 'succeed', count: 1, names: ['Order 1/2 ü'] },
    });
    t.match(await call(path, { method: 'DELETE' }), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call(path), { status: 400, body: { status: 'failed', code: 'NoRecords' } });
  });
});

eachStore('options of building and searching', async (t, start) => {
  const { post, call } = await start();

  t.test('loadSaved=false saves nothing and shows no document', async (t) => {
    const { body } = await post('/Loads?UOM=UnitMetric&loadSaved=false', smallRequest());
    t.equal(body.status, 'succeed');
    t.notOk(body.document);
    t.equal((await call('/Loads')).status, 400);
  });

  t.test('UOM is English when absent', async (t) => {
    const { body } = await post('/Loads?loadSaved=false', smallRequest());
    t.match(body.filledContainers[0], { uom: 'UnitEnglish', actualSize: { length: 5890 } });
  });

  t.test('spaces come only when asked for', async (t) => {
    const spaces = async (query: string) =>
      (await post(`/Loads?loadSaved=false${query}`, smallRequest())).body.filledContainers[0].spaces;
    t.notOk((await spaces(''))?.length);
    const shown = await spaces('&spacesCreated=true');
    t.ok(shown.length > 0);
    t.notOk(shown[0].placements?.length);
    t.ok((await spaces('&placementsCreated=1'))[0].placements.length > 0, 'placements imply spaces');
  });

  t.test('what the service does not know is refused or warned of', async (t) => {
    const { body } = await post('/Loads?loadSaved=false&cargoDetailLoadedFromDatabase=false&colour=1', smallRequest());
    const shown = body.warnings.map(({ code, pointer }: { code: string; pointer: string }) => `${code} ${pointer}`);
    t.ok(shown.includes('UnknownField ?colour'));
    t.notOk(
      shown.some((warning: string) => warning.includes('cargoDetail')),
      'a default changes nothing',
    );
    t.equal((await post('/Loads?graphicsImageWidth=15', smallRequest())).status, 400);
    t.equal((await post('/Loads?graphicsImageDepth=4097', smallRequest())).status, 400);
  });

  t.test('paging and dates', async (t) => {
    for (const title of ['A', 'B', 'C']) await post('/Loads?UOM=UnitMetric', smallRequest({ title }));
    const first = await call('/Loads?limit=2');
    t.equal(first.body.count, 2);
    t.ok(first.body.next);
    const second = await call(`/Loads?limit=2&cursor=${encodeURIComponent(first.body.next)}`);
    t.equal(second.body.count, 1);
    const titles = [...first.body.items, ...second.body.items].map((load) => load.document.title);
    t.strictSame(titles, ['C', 'B', 'A'], 'newest first');
    t.match(await call('/Loads?cursor=nonsense'), { status: 400, body: { code: 'BadCursor' } });
    const today = new Date().toISOString().slice(0, 10);
    t.equal((await call(`/Loads?createdAt=2020-01-01/${today}`)).body.count, 3);
    t.match(await call('/Loads?createdAt=2020-01-01'), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call('/Loads?createdAt=yesterday'), { status: 400, body: { code: 'BadDate' } });
    t.equal((await call('/Loads?limit=5000')).status, 200, 'a larger limit is taken as the largest');
  });
});

eachStore('other people', async (t, start) => {
  const service = await start();
  const bob = service.as(await service.createKey('bob@example.com', 'Example'));
  const admin = service.as(await service.createKey('boss@example.com', 'Example', true));
  const eve = service.as(await service.createKey('eve@other.example', 'Other'));

  await service.post('/Loads?UOM=UnitMetric&loadShared=false', smallRequest({ title: 'Private' }));
  await service.post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Shared' }));

  t.test('see shared loads of the company only', async (t) => {
    t.equal((await bob('/Loads')).body.count, 1);
    t.equal((await bob(`/Loads/${USER}/Shared/1`)).status, 200);
    const absent = await bob(`/Loads/${USER}/Nothing/1`);
    const hidden = await bob(`/Loads/${USER}/Private/1`);
    t.equal(hidden.status, 400);
    t.equal(hidden.body.message.replace('Private', 'Nothing'), absent.body.message, 'as one that does not exist');
    t.equal((await eve('/Loads')).status, 400);
    t.equal((await eve(`/Loads/${USER}/Shared/1`)).status, 400);
  });

  t.test('delete nothing', async (t) => {
    for (const call of [bob, eve, admin]) {
      t.equal((await call(`/Loads/${USER}/Shared`, { method: 'DELETE' })).status, 400);
    }
    t.equal((await service.call('/Loads')).body.count, 2);
  });

  t.test('build for others only with an admin key', async (t) => {
    const build = (call: typeof bob, user: string) =>
      call(`/Loads?UOM=UnitMetric&userId=${encodeURIComponent(user)}`, postInit(smallRequest({ title: 'For' })));
    t.match(await build(bob, USER), { status: 400, body: { code: 'UnknownUser' } });
    t.match(await build(admin, 'eve@other.example'), { status: 400, body: { code: 'UnknownUser' } });
    t.match(await build(bob, 'BOB@example.com'), { status: 200, body: { document: { createdBy: 'bob@example.com' } } });
    t.match(await build(admin, USER), { status: 200, body: { document: { createdBy: USER } } });
  });
});

eachStore('lists are in the order of the first save, or of the last where that is asked for', async (t, start) => {
  const { post, call } = await start();
  for (const title of ['One', 'Two', 'One']) await post('/Loads?UOM=UnitMetric', smallRequest({ title }));
  const titles = async (query: string) =>
    (await call(`/Loads?${query}`)).body.items.map((item: { document: { title: string } }) => item.document.title);
  t.strictSame(await titles('limit=5'), ['Two', 'One']);
  t.strictSame(await titles('order=saved'), ['One', 'Two']);
  const { body } = await call('/Loads?order=Saved&limit=1');
  t.strictSame(await titles(`order=Saved&limit=1&cursor=${body.next}`), ['Two']);
  t.equal((await call('/Loads?order=Largest')).status, 400);

  await t.test('what is saved over a load keeps the letters that are on its cartons', async (t) => {
    const letters = async (names: string) => {
      const request = smallRequest({ title: 'Letters', qty: 2 });
      const cargoes = [...names].map((name) => ({ ...request.cargoes[0], name }));
      const { reportLinks } = (await post('/Loads?UOM=UnitMetric', { ...request, cargoes })).body;
      const { containers } = await (await fetch(reportLinks.overview.replace(/(\/Reports\/[^/?]+)/, '$1.json'))).json();
      const steps: { name: string; code: string }[] = containers[0].steps;
      return [...names].map((name) => steps.find((step) => step.name === name)!.code).join('');
    };
    t.equal(await letters('pqr'), 'ABC');
    t.equal(await letters('rqs'), 'CBD', 'A is gone, and is on cartons still');
    t.equal(await letters('srq'), 'DCB');
  });
});
