/** Who may do what: 2 companies x 2 users x shared or not x every operation, on each store. */
import t from 'tap';
import { onBothStoresInDeepRuns, type StoredService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit } from '../support/service/running-service.js';

const PEOPLE = ['ann@acme.test', 'bob@acme.test', 'eve@other.test', 'fay@other.test'] as const;
const OWNER = PEOPLE[0];
const companyOf = (user: string) => user.split(/[@.]/)[1]!;
const remove: RequestInit = { method: 'DELETE' };

type Caller = ReturnType<StoredService['as']>;

async function callers(service: StoredService): Promise<Map<string, Caller>> {
  const found = new Map<string, Caller>();
  for (const user of PEOPLE) found.set(user, service.as(await service.createKey(user, companyOf(user))));
  return found;
}

await onBothStoresInDeepRuns(t, async (t, start) => {
  const service = await start();
  const by = await callers(service);
  const owner = by.get(OWNER)!;

  for (const isShared of [true, false]) {
    const title = isShared ? 'Shared' : 'Private';
    await t.test(`a load that is ${title.toLowerCase()}`, async (t) => {
      const build = await owner(`/Loads?UOM=UnitMetric&loadShared=${isShared}`, postInit(smallRequest({ title })));
      t.match(build.body, { status: 'succeed', document: { title, isShared, createdBy: OWNER } });
      for (const user of PEOPLE) {
        const call = by.get(user)!;
        const sees = user === OWNER || (isShared && companyOf(user) === 'acme');
        await t.test(`${user} ${sees ? 'sees' : 'does not see'} it`, async (t) => {
          const reads = [
            `/Loads?limit=100`,
            `/Loads/${OWNER.toUpperCase()}`,
            `/Loads/${OWNER}/${title.slice(1)}`,
            `/Loads/${OWNER}/${title}/1`,
            ...(isShared ? [`/Loads?shared=true`, `/Loads/${OWNER}/${title}?shared=true`] : []),
          ];
          for (const path of reads) {
            const answer = await call(path);
            const found = path.endsWith('/1')
              ? answer.status === 200
              : answer.status === 200 &&
                answer.body.items.some((one: { document: { title: string } }) => one.document.title === title);
            t.equal(found, sees, path);
            if (!sees && answer.status !== 200) {
              t.match(answer, { status: 400, body: { code: 'NoRecords' } }, path);
            }
          }
          if (!isShared) {
            const shared = await call(`/Loads/${OWNER}/${title}?shared=true`);
            t.equal(shared.status, 400, 'shared=true never finds it');
          }
          if (!sees) {
            const foreign = await call(`/Loads/${OWNER}/${title}`, remove);
            const absent = await call(`/Loads/${OWNER}/Absent`, remove);
            t.equal(foreign.status, absent.status);
            const plain = (body: object) => JSON.stringify({ ...body, requestId: '' }).replaceAll('Absent', title);
            t.equal(plain(foreign.body), plain(absent.body), 'answers exactly as what does not exist');
            const container = await call(`/Loads/${OWNER}/${title}/1`);
            const noContainer = await call(`/Loads/${OWNER}/Absent/1`);
            t.equal(plain(container.body), plain(noContainer.body));
          } else if (user !== OWNER) {
            t.equal((await call(`/Loads/${OWNER}/${title}`, remove)).status, 400, 'only the owner deletes');
          }
        });
      }
      t.equal((await owner(`/Loads/${OWNER}/${title}`, remove)).status, 200);
      t.equal((await owner(`/Loads/${OWNER}/${title}/1`)).status, 400);
    });
  }

  await t.test('the same title of two owners are two loads', async (t) => {
    for (const user of PEOPLE) {
      await by.get(user)!('/Loads?UOM=UnitMetric&loadShared=false', postInit(smallRequest({ title: 'Same' })));
    }
    for (const user of PEOPLE) {
      const { body } = await by.get(user)!('/Loads?limit=100');
      t.equal(body.count, 1, user);
      t.equal(body.items[0].document.createdBy, user);
    }
  });

  await t.test('master data belongs to the company, settings and keys to the user', async (t) => {
    const crate = { style: 'Shipcase', name: 'Crate', length: 1, width: 1, height: 1 };
    const van = { name: 'Van', length: 10, width: 10, height: 10 };
    await owner('/Database/Cargoes', postInit(crate));
    await owner('/Database/Containers/Truck', postInit(van));
    for (const user of PEOPLE) {
      const call = by.get(user)!;
      const expected = companyOf(user) === 'acme' ? 200 : 400;
      const paths = ['/Database/Cargoes', '/Database/Cargoes/Crate', '/Database/Containers/Truck/Van'];
      for (const path of [...paths, '/Database/Containers/Truck']) t.equal((await call(path)).status, expected, path);
      const change = await call('/Database/Cargoes/Crate', { ...postInit({ weight: 5 }), method: 'PUT' });
      t.equal(change.status, expected, `${user} changes`);
    }
    for (const path of ['/Database/Cargoes/Crate', '/Database/Containers/Truck/Van']) {
      t.equal((await by.get('eve@other.test')!(path, remove)).status, 400);
      t.equal((await by.get('bob@acme.test')!(path, remove)).status, 200, 'a colleague may');
    }
    const [{ id }] = (await owner('/Account/Keys')).body.items;
    t.equal((await by.get('bob@acme.test')!(`/Account/Keys/${id}`, remove)).status, 400, "not another user's key");
    await owner('/Account/Settings', { ...postInit({ isEasyLoadUsed: true }), method: 'PUT' });
    t.equal((await by.get('bob@acme.test')!('/Account/Settings')).body.isEasyLoadUsed, false);
  });

  await t.test('building for another user takes an admin key of the same company', async (t) => {
    const admin = service.as(await service.createKey(OWNER, 'acme', true));
    const request = postInit(smallRequest({ title: 'For another' }));
    const build = (call: Caller, user: string) => call(`/Loads?UOM=UnitMetric&userId=${user}`, request);
    for (const user of PEOPLE) {
      t.equal((await build(owner, user)).status, user === OWNER ? 200 : 400, `plain key for ${user}`);
      const answer = await build(admin, user.toUpperCase());
      if (companyOf(user) === 'acme') t.match(answer, { status: 200, body: { document: { createdBy: user } } });
      else t.match(answer, { status: 400, body: { code: 'UnknownUser' } });
    }
    t.match(await build(admin, 'nobody@acme.test'), { status: 400, body: { code: 'UnknownUser' } });
    t.equal((await by.get('bob@acme.test')!('/Loads/bob@acme.test/For another/1')).status, 200, 'it is his now');
  });

  await t.test('without a valid key nothing is told', async (t) => {
    const wrong = 'stowage_wrong-key-of-nobody';
    for (const path of ['/Loads', `/Loads/${OWNER}/Same/1`, '/Database/Cargoes', '/Account/Keys', '/nothing/here']) {
      const answer = await service.as(wrong)(path);
      t.match(answer, { status: 401, body: { code: 'WrongKey' } }, path);
      t.notMatch(JSON.stringify(answer.body), wrong);
    }
    t.notOk(
      service.lines.some((line) => line.includes(wrong)),
      'nor is the key logged',
    );
  });
});
