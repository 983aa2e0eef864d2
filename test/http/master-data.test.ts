/** Master data over HTTP, on each store. */
import t, { type Test } from 'tap';
import { onBothStoresInDeepRuns, type StartService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit } from '../support/service/running-service.js';

const CRATE = { style: 'Shipcase', name: 'Crate', length: 10, width: 20, height: 30, weight: 2.5, groupName: 'North' };
const put = (body: unknown): RequestInit => ({ ...postInit(body), method: 'PUT' });
const remove: RequestInit = { method: 'DELETE' };

await onBothStoresInDeepRuns(t, async (t: Test, start: StartService) => {
  const service = await start();
  const { call, post } = service;
  // Before anything is written: keys are made by a second opening of the store.
  const foreign = await service.createKey('eve@other.test', 'other');
  const names = async (path: string): Promise<string[]> => {
    const { status, body } = await call(path);
    if (status === 400 && body.code === 'NoRecords') return [];
    t.equal(status, 200, path);
    t.equal(body.count, body.items.length);
    return body.items.map(({ name }: { name: string }) => name);
  };

  await t.test('a cargo: insert, read, overwrite, change, delete', async (t) => {
    const done = { status: 200, body: { status: 'succeed', count: 1, names: ['Crate'] } };
    t.match(await post('/database/CARGOES', CRATE), done, 'fixed words in any case');
    t.match(await call('/Database/Cargoes/Crate'), { status: 200, body: CRATE });
    t.match(await call('/Database/Cargoes/crate'), { status: 400, body: { code: 'NoRecords' } }, 'names exactly');
    t.match(await call('/Database/Cargoes/Crate?UOM=UnitMetric'), { body: { length: 254, weight: 1.134 } });
    t.match(await post('/Database/Cargoes?UOM=UnitMetric', { ...CRATE, length: 508 }), done);
    t.match(await call('/Database/Cargoes/Crate'), { body: { length: 20, groupName: 'North' } });
    t.match(await call('/Database/Cargoes/Crate', put({ height: 1, groupName: null })), done);
    t.match(await call('/Database/Cargoes/Crate'), { body: { length: 20, height: 1, groupName: '' } });
    t.match(await call('/Database/Cargoes/Crate', put({ height: -1 })), {
      status: 400,
      body: { status: 'failed', code: 'ValidationFailed', issues: [{ pointer: '/height' }] },
    });
    t.match(await call('/Database/Cargoes/Crate', remove), done);
    t.match(await call('/Database/Cargoes/Crate', remove), { status: 400, body: { code: 'NoRecords' } });
    t.match(await call('/Database/Cargoes/Crate', put({})), { status: 400, body: { code: 'NoRecords' } });
  });

  await t.test('records say the unit of their values, and may be sent back as they are', async (t) => {
    const path = '/Database/Cargoes/Metric';
    t.equal((await post('/Database/Cargoes?UOM=UnitMetric', { ...CRATE, name: 'Metric', length: 254 })).status, 200);
    t.match(await call(path), { body: { uom: 'UnitEnglish', length: 10 } });
    const read = await call(`${path}?UOM=UnitMetric`);
    t.match(read, { body: { uom: 'UnitMetric', length: 254 } });
    t.match((await call('/Database/Cargoes?UOM=UnitHighMetric&nameCargo=Metric')).body.items, [
      { uom: 'UnitHighMetric', length: 25.4 },
    ]);
    const sent = { ...read.body, warnings: [] };
    for (const again of [
      await post('/Database/Cargoes?UOM=UnitMetric', sent),
      await call(`${path}?UOM=UnitMetric`, put({ ...sent, length: 508 })),
    ]) {
      t.match(again, { status: 200, body: { warnings: [] } });
    }
    t.match(await call(path), { body: { uom: 'UnitEnglish', length: 20 } }, 'the unit of the query counts');
    t.match(await post('/Database/Cargoes', { ...CRATE, uom: 'nonsense' }), { status: 200, body: { warnings: [] } });
    const truck = { name: 'Trailer', length: 13_600, width: 2_450, height: 2_700 };
    t.equal((await post('/Database/Containers/Truck?UOM=UnitMetric', truck)).status, 200);
    const container = await call('/Database/Containers/Truck/Trailer?UOM=UnitMetric');
    t.match(container, { body: { uom: 'UnitMetric', length: 13_600 } });
    t.match(await post('/Database/Containers/Truck?UOM=UnitMetric', container.body), { body: { warnings: [] } });
    const { title, rules, emptyContainers, cargoes } = smallRequest();
    const ofRecords = { title, rules, emptyContainers: [{ ...emptyContainers[0], uom: 'UnitEnglish' }] };
    const built = await post('/Loads?UOM=UnitMetric', {
      ...ofRecords,
      cargoes: [{ ...cargoes[0], uom: 'UnitEnglish' }],
    });
    t.match(built.body, { status: 'succeed', uom: 'UnitMetric' });
    t.strictSame(
      built.body.warnings.filter(({ code }: { code: string }) => code === 'UnknownField'),
      [],
    );
    for (const name of ['Metric', 'Crate']) await call(`/Database/Cargoes/${name}`, remove);
    await call('/Database/Containers/Truck/Trailer', remove);
    await call('/Loads/ann@example.com/Small', remove);
  });

  await t.test('a fleet keeps doors, axles and limits, in three units, and is used by name', async (t) => {
    const group = { count: 2, spacing: 1310, emptyWeight: 3000, maxWeight: 18_000, minShare: 10 };
    const axles = {
      layout: 'Rigid',
      steer: { position: -1400, emptyWeight: 5000, maxWeight: 8000 },
      drive: { ...group, position: 5500, driven: true },
      maxGrossWeight: 25_000,
    };
    const own = {
      ...{ name: 'Our 26 t', length: 9200, width: 2480, height: 2600, maxWeight: 15_000 },
      door: { side: 'Rear', width: 2400, height: 2500, sill: 10, position: 40 },
      cogTolerance: { length: 20, width: 10, height: 60, afterStops: true },
      maxWeightPerLength: 2000,
      maxFloorPressure: 1500,
      axles,
    };
    const path = '/Database/Containers/Truck';
    t.match((await post(`${path}?UOM=UnitMetric`, own)).body, { status: 'succeed', warnings: [] });
    const inUnit = async (uom: string) => (await call(`${path}/Our%2026%20t?UOM=${uom}`)).body;
    t.match(await inUnit('UnitMetric'), own);
    t.match(await inUnit('UnitHighMetric'), {
      door: { side: 'Rear', width: 240, height: 250, sill: 1, position: 4 },
      maxWeightPerLength: 2000,
      axles: { steer: { position: -140 }, drive: { position: 550, spacing: 131, maxWeight: 18_000, minShare: 10 } },
      cogTolerance: own.cogTolerance,
    });
    const english = await inUnit('UnitEnglish');
    t.match(english, {
      door: { width: 94.4882, sill: 0.3937 },
      maxWeightPerLength: 1343.938,
      maxFloorPressure: 307.2242,
      axles: { steer: { position: -55.1181 }, drive: { maxWeight: 39_683.2072 }, maxGrossWeight: 55_115.5655 },
    });
    t.match((await post(`${path}?UOM=UnitEnglish`, english)).body, { status: 'succeed', warnings: [] });
    t.match(await inUnit('UnitEnglish'), english, 'what was read may be sent back');
    t.equal((await post(`${path}?UOM=UnitMetric`, own)).status, 200);
    const request = {
      title: 'Fleet',
      cargoes: [{ style: 'Shipcase', name: 'Slab', length: 1000, width: 2000, height: 500, weight: 1900, qty: 6 }],
      emptyContainers: [{ containerType: 'Truck', name: 'Our 26 t', qty: 1 }],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
    };
    const { body } = await post(
      '/Loads?UOM=UnitMetric&loadSaved=false&containerDetailLoadedFromDatabase=true',
      request,
    );
    t.match(body, {
      status: 'succeed',
      filledContainers: [{ emptyContainer: own, axles: { maxGrossWeight: 25_000, groups: [{ name: 'steer' }, {}] } }],
    });
    for (const { margin } of body.filledContainers[0].axles.groups) t.ok(margin >= 0);
    await call(`${path}/Our%2026%20t`, remove);
  });

  await t.test('bad bodies', async (t) => {
    t.match(await post('/Database/Cargoes', '{'), { status: 400, body: { code: 'MalformedJson' } });
    t.match(await post('/Database/Cargoes', [CRATE]), { status: 400, body: { code: 'ValidationFailed' } });
    t.match(await post('/Database/Cargoes', { ...CRATE, name: 'x'.repeat(256) }), {
      status: 400,
      body: { issues: [{ pointer: '/name' }] },
    });
    t.match(await post('/Database/Cargoes', { ...CRATE, name: 'Odd', heigth: 3 }), {
      status: 200,
      body: { warnings: [{ code: 'UnknownField', pointer: '/heigth' }] },
    });
    t.match(await call('/Database/Cargoes?limit=0'), { status: 400, body: { code: 'BadQuery' } });
    t.match(await call('/Database/Cargoes?createdAt=soon'), { status: 400, body: { code: 'BadDate' } });
    t.match(await call('/Database/Cargoes?cursor=!'), { status: 400, body: { code: 'BadCursor' } });
    t.match(await call('/Database/Cargoes/Odd', put('[]')), { status: 400, body: { code: 'BodyNotAnObject' } });
    await call('/Database/Cargoes/Odd', remove);
  });

  await t.test('many: all or nothing; parts in any case, special characters', async (t) => {
    const special = ['a.*b', '100% (new)', `it's "quoted" \\`, '🚚 truck', '$where', 'ÄRGER', 'a/b', '%2F'];
    const cargoes = special.map((name, n) => ({
      ...CRATE,
      name,
      alias: `EAN ${n}`,
      groupName: n % 2 ? 'North' : 'South',
    }));
    const faulty = [...cargoes, { ...CRATE, name: '' }];
    t.match(await post('/Database/Cargoes/Multiple', faulty), {
      status: 400,
      body: { issues: [{ pointer: '/8/name' }] },
    });
    t.strictSame(await names('/Database/Cargoes'), []);
    t.match(await post('/Database/Cargoes/Multiple', cargoes), { status: 200, body: { count: 8, names: special } });
    t.match(await post('/Database/Cargoes/Multiple?UOM=UnitMetric', { cargoes }), { status: 200, body: { count: 8 } });
    for (const name of special) {
      t.match(await call(`/Database/Cargoes/${encodeURIComponent(name)}`), { status: 200, body: { name } });
      const part = [...name].slice(0, 3).join('').toLowerCase();
      const expected = special.filter((one) => one.toLowerCase().includes(part));
      const found = await names(`/Database/Cargoes?nameCargo=${encodeURIComponent(part)}`);
      t.strictSame(found.sort(), expected.sort(), part);
    }
    t.strictSame((await names('/Database/Cargoes?nameGroup=NOR&aliasCargo=ean%201')).sort(), ['100% (new)']);
    t.strictSame(await names('/Database/Cargoes?alias2Cargo=x'), []);
    t.equal((await names('/Database/Cargoes?nameCargo=')).length, 8, 'an empty filter is none');
  });

  await t.test('pages, dates, limits', async (t) => {
    const first = (await call('/Database/Cargoes?limit=3')).body;
    t.equal(first.items.length, 3);
    await post('/Database/Cargoes', { ...CRATE, name: 'made meanwhile' });
    const second = (await call(`/Database/Cargoes?limit=999999&cursor=${first.next}`)).body;
    t.equal(second.items.length, 5);
    t.equal(second.next, null);
    const all = [...first.items, ...second.items].map(({ name }) => name);
    t.equal(new Set(all).size, 8, 'each once, none of those made meanwhile');
    const day = new Date().toISOString().slice(0, 10);
    t.equal((await names(`/Database/Cargoes?createdAt=${day}&limit=20`)).length, 9);
    t.strictSame(await names('/Database/Cargoes?createdAt=2020-01-01/2020-12-31'), []);
    t.equal((await names('/Database/Cargoes?createdAt=2020-01-01T00:00:00Z&shared=true&limit=20')).length, 9);
  });

  await t.test('containers', async (t) => {
    const van = { name: 'Van 1/2', length: 100, width: 50, height: 60, maxWeight: 1000 };
    const path = `/Database/Containers/Truck/${encodeURIComponent(van.name)}`;
    t.match(await post('/Database/Containers/truck', van), { status: 200, body: { names: [van.name] } });
    t.match(await post('/Database/Containers/sea-van?UOM=UnitMetric', { ...van, containerType: 'SeaVan' }), {
      status: 200,
    });
    t.match(await post('/Database/Containers/Truck', { ...van, containerType: 'ULD' }), { status: 400 });
    t.match(await post('/Database/Containers/Tank', van), { status: 400, body: { code: 'BadPath' } });
    t.match(await call(path), { status: 200, body: { ...van, containerType: 'Truck' } });
    t.match(await call(`${path}?UOM=UnitHighMetric`), { body: { length: 254, maxWeight: 453.5924 } });
    t.strictSame(await names('/Database/Containers/Truck'), [van.name]);
    t.strictSame(await names('/Database/Containers/Pallet'), []);
    t.match(await call(path, remove), { status: 200, body: { count: 1 } });
    t.match(await call(path, remove), { status: 400, body: { code: 'NoRecords' } });
  });

  await t.test('a load takes its details from the master data', async (t) => {
    const request = smallRequest({ title: 'from records' });
    const [carton] = request.cargoes;
    const [container] = request.emptyContainers;
    await post('/Database/Cargoes?UOM=UnitMetric', { ...carton, groupName: 'of the record' });
    await post(`/Database/Containers/${container!.containerType}?UOM=UnitMetric`, { ...container });
    const named = {
      title: 'from records',
      cargoes: [{ name: carton!.name, qty: 3, length: 1, groupName: 'of the request' }],
      emptyContainers: [{ containerType: container!.containerType, name: container!.name }],
    };
    const query = 'UOM=UnitMetric&cargoDetailLoadedFromDatabase=true&containerDetailLoadedFromDatabase=true';
    const { body } = await post(`/Loads?${query}`, named);
    t.equal(body.status, 'succeed', JSON.stringify(body.calculationError));
    const [row] = body.filledContainers[0].manifest;
    t.match(row.cargo, { name: carton!.name, length: carton!.length, qty: 3, groupName: 'of the request' });
    t.equal(row.cargoesLoaded, 3);
    const missing = { ...named, cargoes: [...named.cargoes, { name: 'None', qty: 1 }, { name: 'Nil', qty: 1 }] };
    const failed = (await post(`/Loads?${query}`, missing)).body;
    t.match(failed, { status: 'failed', calculationError: { code: 'CargoNotInDatabase' } });
    t.equal(failed.calculationError.issues.length, 2, 'every missing one');
    const ofOther = await service.as(foreign)(`/Loads?${query}`, postInit(named));
    t.match(ofOther.body, { status: 'failed' }, "another company's records are not there");
  });

  await t.test('a rule profile: what a request says wins over it, and it over the account', async (t) => {
    const path = '/Database/Rules/Fragile%20goods';
    const profile = { maxDepthToSupportForSafeStacking: 25.4, isSafeStackingUsed: false, seed: 7 };
    const done = { status: 200, body: { count: 1, names: ['Fragile goods'] } };
    t.match(await call(`${path}?UOM=UnitMetric`, put({ ...profile, optimizationLevel: 3 })), done);
    t.match(await call(`${path}?UOM=UnitMetric`, put(profile)), done, 'replaced, not merged');
    const read = await call(path);
    t.strictSame(
      read.body,
      { ...profile, maxDepthToSupportForSafeStacking: 1, name: 'Fragile goods', uom: 'UnitEnglish' },
      'in the unit asked for, and nothing that was not said',
    );
    t.match(await call(path, put(read.body)), { body: { ...done.body, warnings: [] } }, 'sent back as it is');
    t.strictSame(await names('/Database/Rules?name=FRAG'), ['Fragile goods']);
    t.strictSame(await names('/Database/Rules?name=none'), []);
    const faulty = { optimizationLevel: 9, stackingMatrix: [[true]], name: 'Another', isTruned: true };
    const refused = await call(path, put(faulty));
    t.match(refused, { status: 400, body: { code: 'ValidationFailed' } });
    t.strictSame(refused.body.issues.map(({ pointer }: { pointer: string }) => pointer).sort(), [
      '/name',
      '/optimizationLevel',
      '/stackingMatrix',
    ]);

    const request = (rules: object) => ({ ...smallRequest({ title: 'by profile' }), rules });
    const build = async (rules: object, as = post) =>
      (await as('/Loads?UOM=UnitMetric&requestCreated=true', request(rules))).body;
    const named = { rulesName: ' Fragile goods ', seed: 9, optimizationLevel: null };
    const { status, rules } = await build(named);
    t.equal(status, 'failed', 'no calculation type in either of them');
    await call(path, put({ ...read.body, calculationType: 'MixLoad', isCustomRuleUsedForSolutionsNames: true }));
    t.equal(rules, undefined);
    const built = await build(named);
    t.match(built.rules, {
      ...{ rulesName: 'Fragile goods', calculationType: 'MixLoad', seed: 9, optimizationLevel: 2 },
      ...{ maxDepthToSupportForSafeStacking: 25.4, isSafeStackingUsed: false, isCustomRuleUsedForSolutionsNames: true },
    });
    t.strictSame(
      built.request.rules,
      { ...{ calculationType: 'MixLoad', seed: 9 }, maxDepthToSupportForSafeStacking: 25.4, isSafeStackingUsed: false },
      'built again without the profile',
    );
    t.match(built.filledContainers[0].name, '1', 'named by the settings in the profile');
    t.strictSame(
      built.warnings.filter(({ code }: { code: string }) => code === 'NoEffect' || code === 'ReadOnlyRule'),
      [],
    );
    const edit = '/Edit/Load/ann@example.com?UOM=UnitMetric';
    const compared = await post('/Loads/Compare?UOM=UnitMetric&requestCreated=true', {
      request: request({ calculationType: 'MixLoad', seed: 3, isTuned: false }),
      settings: [
        { label: 'as sent' },
        { label: 'profile', rules: { rulesName: 'Fragile goods', minSupportRate: 0.5 } },
      ],
    });
    t.match(
      compared.body.items.map(({ load }: { load: { request: unknown } }) => load.request),
      [{ rules: { seed: 3, isTuned: false } }, { rules: { seed: 7, isTuned: false, minSupportRate: 0.5 } }],
      "a setting's profile wins over the request",
    );
    t.match(await call('/Database/Rules/%20trimmed%20', put({ seed: 1 })), { body: { names: ['trimmed'] } });
    t.match(await call('/Database/Rules/%20', put({ seed: 1 })), { status: 400 });
    await call('/Database/Rules/trimmed', remove);
    const buffer = await call(`${edit}&load=by%20profile`);
    await call(path, put({ ...profile, calculationType: 'MixLoad', maxRunTimeSeconds: 1_000_000 }));
    const slow = await build(named);
    t.match(slow.calculationError.issues, [
      { pointer: '/rules/maxRunTimeSeconds', message: /of the profile `Fragile goods`/ },
    ]);
    t.match(await call(path, remove), done);
    const missing = await build(named);
    t.match(missing.calculationError, {
      code: 'RulesNotInDatabase',
      issues: [{ pointer: '/rules/rulesName', code: 'RulesNotInDatabase' }],
    });
    t.equal(missing.calculationError.issues.length, 1);
    t.equal(buffer.status, 200);
    const edited = (await post(edit, buffer.body)).body;
    t.match(edited, { status: 'succeed' }, 'an edit has all its rules');
    t.match(
      edited.warnings.filter(({ pointer }: { pointer: string }) => pointer === '/rules/rulesName'),
      [{ code: 'NoEffect', message: /no rule profile `Fragile goods`/ }],
    );

    const form = new FormData();
    const workbook = await (await fetch(built.reportLinks.workbook)).arrayBuffer();
    form.set('file', new File([workbook], 'again.xlsx'));
    const uploaded = await call('/Upload/Loads?UOM=UnitMetric&loadSaved=false', { method: 'POST', body: form });
    t.match(uploaded.body, { status: 'succeed', count: 1 }, 'its workbook has them, too');

    const [{ id }] = (await call('/Bin')).body.items;
    t.match(await call(`/Bin/${id}/Restore`, { method: 'POST' }), { status: 200 });
    const ofOther = await service.as(foreign)('/Loads?loadSaved=false', postInit(request(named)));
    t.match(ofOther.body, { calculationError: { code: 'RulesNotInDatabase' } }, "another company's is not there");
    await call(path, remove);
    await call('/Loads/ann@example.com/by%20profile', remove);
  });

  await t.test('account: keys, secret, settings', async (t) => {
    const made = await post('/Account/Keys', { name: 'second', expiresAt: '2099-12-31' });
    t.match(made, { status: 200, body: { key: /^stowage_/, expiresAt: '2100-01-01T00:00:00.000Z' } });
    const { key, id, signingSecret } = made.body;
    t.equal((await service.as(key)('/Account/Keys')).status, 200);
    const listed = await call('/Account/Keys');
    t.match(listed.body.items.at(-1), { id, name: 'second', revokedAt: null });
    t.notMatch(JSON.stringify(listed.body), key);
    t.equal((await call('/Account/WebhookSecret')).body.signingSecret, signingSecret);
    const renewed = (await call('/Account/WebhookSecret', { method: 'POST' })).body.signingSecret;
    t.match(renewed, /^whsec_/);
    t.not(renewed, signingSecret);
    t.equal((await call('/Account/WebhookSecret')).body.signingSecret, renewed);
    t.match(await call(`/Account/Keys/${id}`, remove), { status: 200 });
    t.equal((await service.as(key)('/Account/Keys')).status, 401, 'revoked at once');
    t.match(await call('/Account/Keys/key_none', remove), { status: 400, body: { code: 'NoRecords' } });
    for (const [body, pointer] of [
      [{ name: 7 }, '/name'],
      [{ expiresAt: 'never' }, '/expiresAt'],
      ['key', ''],
    ]) {
      t.match(await post('/Account/Keys', JSON.stringify(body)), { status: 400, body: { issues: [{ pointer }] } });
    }
    t.match(await call('/Account/Settings'), { body: { isEasyLoadUsed: false, maxCargoTypesPerContainer: 0 } });
    t.match(await call('/Account/Settings', put({ isEasyLoadUsed: true })), { body: { isEasyLoadUsed: true } });
    await call('/Account/Settings', put({ maxCargoTypesPerContainer: 4, prefixOfSolutionsNames: 'T-' }));
    t.match(await call('/Account/Settings'), {
      body: { isEasyLoadUsed: true, maxCargoTypesPerContainer: 4, prefixOfSolutionsNames: 'T-' },
    });
    const changed = await call('/Account/Settings', put({ isEasyLoadUsed: true, maxPlacementSize: 3 }));
    t.equal(changed.body.warnings, undefined, 'all that plans know of is obeyed');
    t.match(await call('/Account/Settings', put({ isEasyLoadUsed: 'x' })), { status: 400, body: { issues: [{}] } });
    t.notOk(
      service.lines.some((line) => line.includes(key) || line.includes(renewed)),
      'no secret in the log',
    );
  });
});
