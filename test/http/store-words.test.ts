/** What the contract promises of the archive and the master data, word by word, over HTTP on each store. */
import t from 'tap';
import fc from '../support/fast-check.js';
import { onBothStores, type StoredService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit, USER } from '../support/service/running-service.js';

const CRATE = { style: 'Shipcase', name: 'Crate', length: 10, width: 20, height: 30, weight: 2.5 };
const VAN = { name: 'Van', length: 100, width: 50, height: 60, maxWeight: 1000 };
const put = (body: unknown): RequestInit => ({ ...postInit(body), method: 'PUT' });
const NAMES = [
  'a.*b',
  'a-b',
  '100% (new)',
  '1000',
  `it's "quoted" \\`,
  '🚚 truck',
  '🚚🚛',
  '$where',
  'a/b?c#d',
  '%2F',
  '^b$',
];
const PARTS = ['.*', '%', '"', "'", '\\', '"quoted"', '🚚', '🚛', '$', '/', '?c#', '(', '^', 'a.', '%2F', '00%', 'b'];
const DAY = 24 * 60 * 60 * 1000;

type Call = StoredService['call'];

/** Names or titles on all pages of a search. */
async function allOf(call: Call, path: string, name: (item: Item) => string, limit = 100): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { status, body } = await call(`${path}limit=${limit}${cursor}`);
    if (status === 400 && body.code === 'NoRecords') return found;
    if (status !== 200) throw new Error(`${path}: ${status}`);
    found.push(...body.items.map(name));
    if (body.next === null) return found;
    cursor = `&cursor=${encodeURIComponent(body.next)}`;
  }
}

interface Item {
  readonly name: string;
  readonly document: { readonly title: string };
}
const nameOf = ({ name }: Item) => name;
const titleOf = ({ document }: Item) => document.title;
const containing = (part: string) => NAMES.filter((name) => name.includes(part)).sort();

await onBothStores(t, async (t, start) => {
  const { call, post } = await start();

  await t.test('parts of names, aliases, groups and titles: every character means itself', async (t) => {
    const cargoes = NAMES.map((name) => ({ ...CRATE, name, alias: `1${name}`, alias2: `2${name}`, groupName: name }));
    t.equal((await post('/Database/Cargoes/Multiple', cargoes)).status, 200);
    for (const title of NAMES) t.match(await post('/Loads?UOM=UnitMetric', smallRequest({ title })), { status: 200 });
    for (const part of PARTS) {
      const sought = encodeURIComponent(part);
      for (const field of ['nameCargo', 'aliasCargo', 'alias2Cargo', 'nameGroup']) {
        const found = await allOf(call, `/Database/Cargoes?${field}=${sought}&`, nameOf);
        t.strictSame(found.sort(), containing(part), `${field} ${part}`);
      }
      const found = await allOf(call, `/Loads/${USER}/${sought}?`, titleOf);
      t.strictSame(found.sort(), containing(part), `title ${part}`);
    }
    t.strictSame(await allOf(call, '/Database/Cargoes?nameCargo=.%2B&', nameOf), []);
    for (const title of NAMES) {
      const path = `/Loads/${USER}/${encodeURIComponent(title)}`;
      t.equal((await call(`${path}/1`)).status, 200, title);
      t.match(await call(path, { method: 'DELETE' }), { status: 200, body: { names: [title] } });
    }
    for (const name of NAMES) await call(`/Database/Cargoes/${encodeURIComponent(name)}`, { method: 'DELETE' });
    t.match(await call('/Database/Cargoes'), { status: 400, body: { code: 'NoRecords' } });
  });

  await t.test('pages hold still while others insert, overwrite and delete at the same time', async (t) => {
    const names = Array.from({ length: 30 }, (_, n) => `old ${n}`);
    for (const name of names) await post('/Database/Cargoes', { ...CRATE, name });
    for (const title of names.slice(0, 12)) await post('/Loads?UOM=UnitMetric', smallRequest({ title, qty: 1 }));
    let isOver = false;
    let inserted = 0;
    const inserting = Array.from({ length: 2 }, async (_, writer) => {
      while (!isOver) {
        const number = ++inserted;
        await post('/Database/Cargoes', { ...CRATE, name: `new ${writer} ${number}` });
        await post('/Database/Cargoes', { ...CRATE, name: `old ${number % names.length}`, weight: number });
        if (number % 5 === 0) await post('/Loads?UOM=UnitMetric', smallRequest({ title: `new ${number}`, qty: 1 }));
        await call(`/Database/Cargoes/${encodeURIComponent(`new ${writer} ${number}`)}`, { method: 'DELETE' });
      }
    });
    for (let round = 0; round < 2; round++) {
      const found = await allOf(call, '/Database/Cargoes?', nameOf, 3);
      const old = found.filter((name) => name.startsWith('old'));
      t.strictSame(old, [...names].reverse(), `each once and in order, ${found.length - old.length} others`);
      const loads = (await allOf(call, '/Loads?', titleOf, 5)).filter((title) => title.startsWith('old'));
      t.strictSame(loads, names.slice(0, 12).reverse());
    }
    isOver = true;
    await Promise.all(inserting);
    t.ok(inserted > 5, `${inserted} inserted meanwhile`);
  });

  await t.test('English -> Metric -> English: lengths to 4 decimals, weights within 0.0002', async (t) => {
    const size = fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 10_000);
    const weight = fc.integer({ min: 0, max: 100_000_000 }).map((n) => n / 10_000);
    const sizes = fc.tuple(size, size, size);
    const roundTrip = async (post: StoredService['post'], paths: [write: string, read: string], body: object) => {
      const [write, read] = paths;
      await post(`${write}?UOM=UnitEnglish`, body);
      const metric = (await call(`${read}?UOM=UnitMetric`)).body;
      const saved = await post(`${write}?UOM=UnitMetric`, metric);
      return saved.body.warnings.length > 0 ? saved.body : (await call(`${read}?UOM=UnitEnglish`)).body;
    };
    await fc.assert(
      fc.asyncProperty(sizes, weight, async ([length, width, height], weight) => {
        const cargo = { style: 'Shipcase', name: 'Round', length, width, height, weight };
        const back = await roundTrip(post, ['/Database/Cargoes', '/Database/Cargoes/Round'], cargo);
        const isSame = back.length === length && back.width === width && back.height === height;
        return isSame && Math.abs(back.weight - weight) <= 0.0002;
      }),
      { numRuns: 6 },
    );
    await fc.assert(
      fc.asyncProperty(sizes, weight, async ([length, width, height], maxWeight) => {
        const container = { name: 'Round', length, width, height, maxWeight };
        const back = await roundTrip(post, ['/Database/Containers/ULD', '/Database/Containers/ULD/Round'], container);
        const isSame = back.length === length && back.width === width && back.height === height;
        return isSame && Math.abs(back.maxWeight - maxWeight) <= 0.0002;
      }),
      { numRuns: 6 },
    );
    t.pass();
  });

  await t.test('dates: a day, an interval, an instant; anything else is refused', async (t) => {
    await post('/Database/Containers/Truck', VAN);
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    const [yesterday, today, tomorrow] = [-DAY, 0, DAY].map((shift) => dayOf(Date.now() + shift)) as [
      string,
      string,
      string,
    ];
    const soon = new Date(Date.now() + 60_000).toISOString();
    const dates: [text: string, finds: boolean][] = [
      [`${yesterday}/${tomorrow}`, true],
      [`${yesterday}T00:00:00Z`, true],
      [`${yesterday}T00:00:00.000+02:00`, true],
      ['2020-02-29', false],
      ['2020-01-01/2020-12-31', false],
      [soon, false],
      [`${today}/${today}`, true],
    ];
    for (const path of ['/Loads', `/Loads/${USER}`, '/Database/Cargoes', '/Database/Containers/Truck']) {
      for (const [text, finds] of dates) {
        const { status, body } = await call(`${path}?createdAt=${encodeURIComponent(text)}`);
        t.equal(status, finds ? 200 : 400, `${path} ${text}`);
        if (!finds) t.equal(body.code, 'NoRecords', text);
      }
      for (const text of [
        'yesterday',
        '2026-02-30',
        '2026-1-1',
        `${tomorrow}/${yesterday}`,
        '/',
        `${today}/`,
        `${today}T10:00`,
      ]) {
        const answer = await call(`${path}?createdAt=${encodeURIComponent(text)}`);
        t.match(answer, { status: 400, body: { code: 'BadDate' } }, `${path} ${text}`);
      }
    }
  });

  await t.test('limits: what is sent, what is allowed', async (t) => {
    const refused: [record: object, pointer: string][] = [
      [{ name: 'x'.repeat(256) }, '/name'],
      [{ name: '.' }, '/name'],
      [{ name: '  ' }, '/name'],
      [{ length: 1_000_001 }, '/length'],
      [{ weight: 1e9 + 1 }, '/weight'],
      [{ description: 'x'.repeat(51) }, '/description'],
      [{ property10: 'x'.repeat(51) }, '/property10'],
    ];
    for (const [wrong, pointer] of refused) {
      const answer = await post('/Database/Cargoes', { ...CRATE, ...wrong });
      t.match(answer, { status: 400, body: { code: 'ValidationFailed', issues: [{ pointer }] } }, pointer);
    }
    const largest = {
      ...{ ...CRATE, name: '🚚'.repeat(255), length: 1_000_000, weight: 1e9 },
      ...{ description: 'x'.repeat(50), property10: 'x'.repeat(50) },
    };
    t.match(await post('/Database/Cargoes', largest), { status: 200, body: { names: [largest.name] } });
    t.match(await call(`/Database/Cargoes/${encodeURIComponent(largest.name)}`), { status: 200, body: largest });
    const many = Array.from({ length: 10_001 }, (_, n) => ({ ...CRATE, name: `many ${n}` }));
    t.match(await post('/Database/Cargoes/Multiple', many), { status: 400, body: { code: 'ValidationFailed' } });
    t.match(await post('/Database/Cargoes/Multiple', many.slice(1)), { status: 200, body: { count: 10_000 } });
    for (const limit of ['0', '-1', '1.5', 'many', '']) {
      t.match(await call(`/Database/Cargoes?limit=${limit}`), { status: 400, body: { code: 'BadQuery' } }, limit);
      t.match(await call(`/Loads?limit=${limit}`), { status: 400, body: { code: 'BadQuery' } }, limit);
    }
    t.equal((await call('/Database/Cargoes')).body.count, 10, 'the default');
    t.equal((await call('/Database/Cargoes?limit=5000')).body.count, 1000, 'the most');
    t.equal((await allOf(call, '/Database/Cargoes?nameCargo=many&', nameOf, 1000)).length, 10_000);
  });

  await t.test('a record named like a word of a path', async (t) => {
    for (const name of ['Multiple', 'Cargoes', 'constructor', '__proto__']) {
      t.match(await post('/Database/Cargoes', { ...CRATE, name }), { status: 200, body: { names: [name] } });
      t.match(await call(`/Database/Cargoes/${name}`), { status: 200, body: { name } });
      t.match(await call(`/Database/Cargoes/${name}`, put({ weight: 3 })), { status: 200, body: { names: [name] } });
      t.match(await call(`/Database/Cargoes/${name}`, { method: 'DELETE' }), { status: 200, body: { names: [name] } });
    }
  });

  await t.test('one name twice in one insert: the last of them', async (t) => {
    const twice = [1, 2].map((weight) => ({ ...CRATE, name: 'Twice', weight }));
    t.match(await post('/Database/Cargoes/Multiple', twice), { status: 200, body: { count: 1, names: ['Twice'] } });
    t.equal((await call('/Database/Cargoes/Twice')).body.weight, 2);
  });

  await t.test('one record after another by name, alias and alias2', async (t) => {
    const [first, second] = ['First', 'Second'].map((name) => ({ ...CRATE, name, alias: 'both', alias2: name }));
    await post('/Database/Cargoes/Multiple', [first, second]);
    const change = (key: string, body: object, uom = 'UnitEnglish') =>
      call(`/Database/Cargoes/${key}?UOM=${uom}`, put(body));
    t.match(await change('alias', { alias: 'both', weight: 9 }), { status: 200, body: { count: 2 } });
    t.match(await change('ALIAS2', { alias2: 'Second', height: 254 }, 'UnitMetric'), { body: { names: ['Second'] } });
    t.match(await change('name', { name: 'First', description: 'by name' }), { body: { names: ['First'] } });
    t.match((await call('/Database/Cargoes/First')).body, { weight: 9, height: 30, description: 'by name' });
    t.match((await call('/Database/Cargoes/Second')).body, { weight: 9, height: 10, description: '' });
    t.match(await change('alias', { alias: 'both', length: -1 }), { status: 400, body: { code: 'ValidationFailed' } });
    t.match(await change('alias', { weight: 1 }), { status: 400, body: { issues: [{ pointer: '/alias' }] } });
    t.match(await change('First', { name: 'Second' }), { status: 400, body: { issues: [{ pointer: '/name' }] } });
    t.match(await change('First', { name: 'Third' }), { status: 200, body: { names: ['Third'] } });
    t.match(await change('alias2', { alias2: ' Second ', weight: 8 }), { status: 200, body: { names: ['Second'] } });
    t.equal((await call('/Database/Cargoes/First')).status, 400);
  });
});
