/**
 * Every operation x 2 companies x 2 users x plain and admin keys, on each store, and those on loads x shared or not. What an
 * admin may is decided above the stores: on MongoDB one admin, the owner's colleague, shows that it is kept with the key,
 * and one stranger is as good as two.
 */
import t, { type Test } from 'tap';
import { onBothStoresInDeepRuns, type StoredService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, processWhen } from '../support/service/processes.js';
import { postInit, type TestAnswer } from '../support/service/running-service.js';

const OWNER = 'ann@acme.test';
const COLLEAGUE = 'bob@acme.test';
const PEOPLE = [OWNER, COLLEAGUE, 'eve@other.test', 'fay@other.test'] as const;
const companyOf = (user: string) => user.split(/[@.]/)[1]!;
const put = (body: unknown): RequestInit => ({ ...postInit(body), method: 'PUT' });
const remove: RequestInit = { method: 'DELETE' };

type Call = (path: string, init?: RequestInit) => Promise<TestAnswer>;

interface Person {
  readonly user: string;
  readonly isAdmin: boolean;
  readonly call: Call;
}

/** Operations for which it matters whether a load is shared. */
const OF_LOADS = /Load|Version|Filled|Link|Bin|Progress/;

/** What of ann's is at stake, and whether her load is shared. */
interface Stake {
  readonly title: string;
  readonly isShared: boolean;
  readonly keyId: string;
  readonly secret: string;
  readonly processId: string;
  readonly linkId: string;
  /** Of a load of hers in the bin. */
  readonly binId: string;
}

interface Operation {
  /** The request on what is ann's; the same one on what does not exist, which must answer alike when forbidden. */
  readonly path: (stake: Stake) => string;
  readonly absent?: (stake: Stake) => string;
  readonly init?: (stake: Stake) => RequestInit;
  readonly allows: (person: Person, stake: Stake) => boolean;
  /** Whether the answer shows, or the request has reached, what is ann's; when absent, a 200 does. */
  readonly reaches?: (answer: TestAnswer, stake: Stake) => boolean;
  /** Brings back what an allowed request took away. */
  readonly restore?: (owner: Call, stake: Stake) => Promise<unknown>;
}

const isOwner = ({ user }: Person) => user === OWNER;
const isColleague = ({ user }: Person) => companyOf(user) === 'acme';
const mayRead = (person: Person, { isShared }: Stake) => isOwner(person) || (isShared && isColleague(person));

const CRATE = { style: 'Shipcase', name: 'Crate', length: 1, width: 1, height: 1, description: 'of acme' };
const VAN = { name: 'Van', length: 10, width: 10, height: 10, description: 'of acme' };
const OTHERS = { description: 'overwritten' };
const build = (call: Call, { title, isShared }: Pick<Stake, 'title' | 'isShared'>, user = '') =>
  call(`/Loads?UOM=UnitMetric&loadShared=${isShared}${user}`, postInit(smallRequest({ title, qty: 2 })));
const BUFFER = {
  title: 'Edited',
  cargoes: [{ style: 'Shipcase', name: 'C', length: 5, width: 5, height: 5, qty: 2 }],
  emptyContainers: [{ containerType: 'Truck', name: 'T', length: 100, width: 50, height: 50 }],
  filledContainers: [{ emptyContainer: 'T', placements: [{ cargo: 'C', pos: { length: 0, width: 0, height: 0 } }] }],
};

function uploadForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['LoadTitle,Name,Style,Length,Width,Height,Qty\nUploaded,C,Shipcase,5,5,5,1']), 'a.csv');
  form.append('containers', new Blob(['ContainerType,Name,Length,Width,Height\nTruck,T,100,50,50']), 'c.csv');
  return form;
}
const saveCrate = (call: Call) => call('/Database/Cargoes', postInit(CRATE));
const RULES = { prefixOfSolutionsNames: 'of acme' };
const saveRules = (call: Call) => call('/Database/Rules/House', put(RULES));
const saveVan = (call: Call) => call('/Database/Containers/Truck', postInit(VAN));
const ofAcme = ({ body }: TestAnswer) => JSON.stringify(body).includes('of acme');
const lists = ({ body }: TestAnswer, { title }: Stake) =>
  (body.items ?? []).some(
    (load: TestAnswer['body']) => load.document.title === title && load.document.createdBy === OWNER,
  );
/** Everybody saves and renews, each the own: `untouched` sees that nothing of ann's was reached. */
const always = () => true;
const never = () => false;
const reachesNothing = () => true;
const hasSecret = ({ body }: TestAnswer, { secret }: Stake) => JSON.stringify(body).includes(secret);

const hasProcess = ({ body }: TestAnswer, { processId }: Stake) => JSON.stringify(body).includes(processId);
const ofProcess =
  (rest = '') =>
  ({ processId }: Stake) =>
    `/Processes/${processId}${rest}`;

/** People see of their company only; admins manage it, with an admin key. */
const managesAcme = (person: Person) => isColleague(person) && person.isAdmin;
const namesAnn = ({ status, body }: TestAnswer) => status === 200 && JSON.stringify(body).includes(OWNER);

const OPERATIONS: Readonly<Record<string, Operation>> = {
  buildLoad: {
    path: ({ isShared }) => `/Loads?UOM=UnitMetric&loadShared=${isShared}&userId=${OWNER}`,
    absent: ({ isShared }) => `/Loads?UOM=UnitMetric&loadShared=${isShared}&userId=nobody@acme.test`,
    init: ({ title }) => postInit(smallRequest({ title, qty: 2 })),
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
    reaches: ({ status, body }) => status === 200 && body.document.createdBy === OWNER,
  },
  compareLoads: {
    path: () => '/Loads/Compare?UOM=UnitMetric',
    init: ({ title }) => postInit({ request: smallRequest({ title, qty: 2 }), settings: [{ label: 'as sent' }] }),
    allows: always,
    reaches: reachesNothing,
  },
  getMetrics: { path: () => '/metrics', allows: always, reaches: reachesNothing },
  uploadLoads: {
    path: () => `/Upload/Loads?UOM=UnitMetric&userId=${OWNER}`,
    absent: () => '/Upload/Loads?UOM=UnitMetric&userId=nobody@acme.test',
    init: () => ({ method: 'POST', body: uploadForm() }),
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
    reaches: ({ status, body }) => status === 200 && body.items[0].document.createdBy === OWNER,
  },
  writeEditBuffer: {
    path: () => `/Edit/Load/${OWNER}`,
    absent: () => '/Edit/Load/nobody@acme.test',
    init: () => put(BUFFER),
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
  },
  readEditBuffer: {
    path: () => `/Edit/Load/${OWNER}`,
    absent: () => '/Edit/Load/nobody@acme.test',
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
  },
  getEditedContainer: {
    path: () => `/Edit/Load/${OWNER}/1`,
    absent: () => '/Edit/Load/nobody@acme.test/1',
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
  },
  buildEditedLoad: {
    path: ({ isShared }) => `/Edit/Load/${OWNER}?loadShared=${isShared}`,
    absent: ({ isShared }) => `/Edit/Load/nobody@acme.test?loadShared=${isShared}`,
    init: () => ({ method: 'POST' }),
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
    reaches: ({ status, body }) => status === 200 && body.document.createdBy === OWNER,
  },
  deleteEditBuffer: {
    path: () => `/Edit/Load/${OWNER}`,
    absent: () => '/Edit/Load/nobody@acme.test',
    init: () => remove,
    allows: (person) => isOwner(person) || (isColleague(person) && person.isAdmin),
    restore: (owner) => owner(`/Edit/Load/${OWNER}`, put(BUFFER)),
  },
  getUploadTemplate: { path: () => '/Upload/Template', allows: always, reaches: reachesNothing },
  listEquipment: { path: () => '/Equipment', allows: always, reaches: reachesNothing },
  findLoads: { path: () => '/Loads?limit=100', allows: mayRead, reaches: lists },
  findLoadsOfUser: {
    path: () => `/Loads/${OWNER.toUpperCase()}?limit=100`,
    allows: mayRead,
    reaches: lists,
  },
  findLoadsByTitle: {
    path: ({ title }) => `/Loads/${OWNER}/${title.slice(1)}`,
    absent: () => `/Loads/${OWNER}/Absent`,
    allows: mayRead,
    reaches: lists,
  },
  getFilledContainer: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/1`,
    absent: () => `/Loads/${OWNER}/Absent/1`,
    allows: mayRead,
  },
  deleteLoad: {
    path: ({ title }) => `/Loads/${OWNER}/${title}`,
    absent: () => `/Loads/${OWNER}/Absent`,
    init: () => remove,
    allows: isOwner,
    restore: build,
  },
  listVersions: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Versions`,
    absent: () => `/Loads/${OWNER}/Absent/Versions`,
    allows: mayRead,
  },
  getVersion: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Versions/1`,
    absent: () => `/Loads/${OWNER}/Absent/Versions/1`,
    allows: mayRead,
  },
  restoreVersion: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Versions/1/Restore`,
    absent: () => `/Loads/${OWNER}/Absent/Versions/1/Restore`,
    init: () => ({ method: 'POST' }),
    allows: (person, { isShared }) => isOwner(person) || (isColleague(person) && person.isAdmin && isShared),
  },
  getProgress: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Progress`,
    absent: () => `/Loads/${OWNER}/Absent/Progress`,
    allows: mayRead,
  },
  addProgress: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Progress`,
    absent: () => `/Loads/${OWNER}/Absent/Progress`,
    init: () => postInit({ events: [{ id: 'x', at: '2026-11-20T08:00:00Z', container: 1, section: 1, kind: 'Done' }] }),
    allows: mayRead,
  },
  watchProgress: {
    path: ({ title }) => `/Loads/${OWNER}/${title}/Progress/Events?seconds=1`,
    absent: () => `/Loads/${OWNER}/Absent/Progress/Events?seconds=1`,
    allows: mayRead,
  },
  listBin: {
    path: () => '/Bin?limit=100',
    allows: isOwner,
    reaches: ({ body }, { binId }) => JSON.stringify(body).includes(binId),
  },
  restoreFromBin: {
    path: ({ binId }) => `/Bin/${binId}/Restore`,
    absent: () => '/Bin/absent/Restore',
    init: () => ({ method: 'POST' }),
    allows: isOwner,
    restore: (owner, { title }) => owner(`/Loads/${OWNER}/Binned%20${title}`, remove),
  },
  deleteFromBin: {
    path: ({ binId }) => `/Bin/${binId}`,
    absent: () => '/Bin/absent',
    init: () => remove,
    allows: isOwner,
  },
  findCargoes: { path: () => '/Database/Cargoes', allows: isColleague, reaches: ofAcme },
  getCargo: {
    path: () => '/Database/Cargoes/Crate',
    absent: () => '/Database/Cargoes/Absent',
    allows: isColleague,
  },
  saveCargo: {
    path: () => '/Database/Cargoes',
    init: () => postInit({ ...CRATE, ...OTHERS, name: 'Of everybody' }),
    allows: always,
  },
  saveCargoes: {
    path: () => '/Database/Cargoes/Multiple',
    init: () => postInit([{ ...CRATE, ...OTHERS, name: 'Of everybody' }]),
    allows: always,
  },
  changeCargo: {
    path: () => '/Database/Cargoes/Crate',
    absent: () => '/Database/Cargoes/Absent',
    init: () => put(OTHERS),
    allows: isColleague,
    restore: saveCrate,
  },
  deleteCargo: {
    path: () => '/Database/Cargoes/Crate',
    absent: () => '/Database/Cargoes/Absent',
    init: () => remove,
    allows: isColleague,
    restore: saveCrate,
  },
  findContainers: { path: () => '/Database/Containers/Truck', allows: isColleague, reaches: ofAcme },
  getContainer: {
    path: () => '/Database/Containers/Truck/Van',
    absent: () => '/Database/Containers/Truck/Absent',
    allows: isColleague,
  },
  saveContainer: {
    path: () => '/Database/Containers/Truck',
    init: () => postInit({ ...VAN, ...OTHERS, name: 'Of everybody' }),
    allows: always,
  },
  deleteContainer: {
    path: () => '/Database/Containers/Truck/Van',
    absent: () => '/Database/Containers/Truck/Absent',
    init: () => remove,
    allows: isColleague,
    restore: saveVan,
  },
  findRules: { path: () => '/Database/Rules', allows: isColleague, reaches: ofAcme },
  getRules: {
    path: () => '/Database/Rules/House',
    absent: () => '/Database/Rules/Absent',
    allows: isColleague,
  },
  saveRules: {
    path: () => '/Database/Rules/Of%20everybody',
    init: () => put({ prefixOfSolutionsNames: 'overwritten' }),
    allows: always,
  },
  deleteRules: {
    path: () => '/Database/Rules/House',
    absent: () => '/Database/Rules/Absent',
    init: () => remove,
    allows: isColleague,
    restore: saveRules,
  },
  listProcesses: { path: () => '/Processes', allows: isOwner, reaches: hasProcess },
  getProcess: { path: ofProcess(), absent: () => '/Processes/absent', allows: isOwner },
  cancelProcess: { path: ofProcess(), absent: () => '/Processes/absent', init: () => remove, allows: isOwner },
  watchProcess: { path: ofProcess('/Events'), absent: () => '/Processes/absent/Events', allows: isOwner },
  listDeliveries: { path: () => '/Webhooks/Deliveries', allows: isOwner, reaches: hasProcess },
  retryDelivery: {
    path: ({ processId }) => `/Webhooks/Deliveries/msg_${processId}/Retry`,
    absent: () => '/Webhooks/Deliveries/msg_absent/Retry',
    init: () => ({ method: 'POST' }),
    allows: isOwner,
  },
  listKeys: {
    path: () => '/Account/Keys',
    allows: isOwner,
    reaches: ({ body }, { keyId }) => JSON.stringify(body).includes(keyId),
  },
  createKey: { path: () => '/Account/Keys', init: () => postInit({}), allows: isOwner, reaches: hasSecret },
  revokeKey: {
    path: ({ keyId }) => `/Account/Keys/${keyId}`,
    absent: () => '/Account/Keys/key_absent',
    init: () => remove,
    allows: (person) => isOwner(person) || managesAcme(person),
  },
  listLinks: {
    path: () => '/Links',
    allows: isOwner,
    reaches: ({ body }, { linkId }) => JSON.stringify(body).includes(linkId),
  },
  makeLink: { path: () => '/Links', init: ({ title }) => postInit({ title }), allows: isOwner },
  revokeLink: {
    path: ({ linkId }) => `/Links/${linkId}`,
    absent: () => '/Links/absent',
    init: () => remove,
    allows: isOwner,
  },
  getWebhookSecret: { path: () => '/Account/WebhookSecret', allows: isOwner, reaches: hasSecret },
  renewWebhookSecret: {
    path: () => '/Account/WebhookSecret',
    init: () => ({ method: 'POST' }),
    allows: always,
    reaches: reachesNothing,
  },
  getSettings: {
    path: () => '/Account/Settings',
    allows: isOwner,
    reaches: ({ body }) => body.prefixOfSolutionsNames === 'of ann',
  },
  changeSettings: {
    path: () => '/Account/Settings',
    init: () => put({ suffixOfSolutionsNames: 'x' }),
    allows: isOwner,
    reaches: ({ body }) => body.prefixOfSolutionsNames === 'of ann',
  },
  getMe: { path: () => '/Account/Me', allows: isOwner, reaches: ({ body }) => body.user === OWNER },
  changeMe: {
    path: () => '/Account/Me',
    init: () => put({ name: 'N' }),
    allows: isOwner,
    reaches: ({ body }) => body.user === OWNER,
  },
  // What sessions alone may is tried in test/http/sign-in.test.ts.
  setPassword: {
    path: () => '/Account/Password',
    init: () => put({ password: 'a key may not set one' }),
    allows: never,
  },
  signOut: { path: () => '/Account/Session', init: () => remove, allows: never },
  signOutEverywhere: { path: () => '/Account/Sessions', init: () => remove, allows: never },
  listPeople: { path: () => '/Account/People', allows: managesAcme, reaches: namesAnn },
  addPerson: {
    path: () => '/Account/People',
    init: () => postInit({ email: OWNER }),
    // She is there already.
    allows: never,
  },
  changePerson: {
    path: () => `/Account/People/${OWNER}`,
    absent: () => '/Account/People/nobody@acme.test',
    init: () => put({ name: 'Ann' }),
    allows: managesAcme,
  },
  removePerson: {
    path: () => '/Account/People/nobody@acme.test',
    init: () => remove,
    allows: never,
  },
  invitePerson: {
    path: () => `/Account/People/${OWNER}/Invite`,
    absent: () => '/Account/People/nobody@acme.test/Invite',
    init: () => ({ method: 'POST' }),
    allows: managesAcme,
  },
  endSessionsOf: {
    path: () => `/Account/People/${OWNER}/Sessions`,
    absent: () => '/Account/People/nobody@acme.test/Sessions',
    init: () => remove,
    allows: managesAcme,
  },
  listAudit: { path: () => '/Account/Audit?limit=100', allows: managesAcme, reaches: namesAnn },
  listUsage: { path: () => '/Account/Usage', allows: managesAcme, reaches: namesAnn },
};

/** What is ann's, made anew. */
async function layOut(owner: Call, isShared: boolean): Promise<Stake> {
  const { id: keyId } = (await owner('/Account/Keys', postInit({ name: 'at stake' }))).body;
  const { signingSecret: secret } = (await owner('/Account/WebhookSecret')).body;
  // The name is nobody's: its webhook is noted, and waits.
  const address = asProcess({ loadSaved: 'false', webhookListenerURLToNewLoad: 'http://nobody.invalid/' });
  const { processId } = (await owner(address, postInit(smallRequest({ qty: 2 })))).body.document;
  await processWhen(owner, processId);
  const about = { title: isShared ? 'Shared' : 'Private', isShared, keyId, secret, processId };
  await build(owner, about);
  const { id: linkId } = (await owner('/Links', postInit({ title: about.title }))).body;
  const title = `Binned ${about.title}`;
  await build(owner, { ...about, title });
  const { binId } = (await owner(`/Loads/${OWNER}/${title}`, remove)).body;
  const stake = { ...about, linkId, binId };
  await saveCrate(owner);
  await saveVan(owner);
  await saveRules(owner);
  await owner(`/Edit/Load/${OWNER}`, put(BUFFER));
  await owner('/Account/Settings', put({ prefixOfSolutionsNames: 'of ann', suffixOfSolutionsNames: null }));
  return stake;
}

/** After what was forbidden, or came without a key, everything of ann's is as it was. */
async function untouched(t: Test, owner: Call, { title, keyId, secret }: Stake, what: string): Promise<void> {
  t.equal((await owner(`/Loads/${OWNER}/${title}/1`)).body.loadSummary?.cargoesLoaded, 12, `${what}: the load`);
  t.equal((await owner('/Database/Cargoes/Crate')).body.description, 'of acme', `${what}: the cargo`);
  t.equal((await owner('/Database/Containers/Truck/Van')).body.description, 'of acme', `${what}: the container`);
  t.equal((await owner('/Database/Rules/House')).body.prefixOfSolutionsNames, 'of acme', `${what}: the rules`);
  t.equal((await owner('/Account/WebhookSecret')).body.signingSecret, secret, `${what}: the secret`);
  t.equal((await owner('/Account/Settings')).body.suffixOfSolutionsNames, null, `${what}: the settings`);
  const key = (await owner('/Account/Keys')).body.items.find(({ id }: { id: string }) => id === keyId);
  t.equal(key?.revokedAt, null, `${what}: the key`);
}

const plain = ({ status, body }: TestAnswer) => {
  const text = JSON.stringify([status, { ...body, requestId: '' }]);
  return text.replace(/Absent|(key_|msg_)?absent|nobody@acme\.test/g, '*');
};

/** What of a stake is named by those who seek it. */
const named = ({ title, keyId, linkId, processId, binId }: Stake) => [
  binId,
  title,
  title.slice(1),
  keyId,
  linkId,
  `msg_${processId}`,
  processId,
];

async function people(service: StoredService, users: readonly string[], admins: readonly string[]): Promise<Person[]> {
  const found: Person[] = [];
  for (const user of users) {
    for (const isAdmin of admins.includes(user) ? [false, true] : [false]) {
      found.push({ user, isAdmin, call: service.as(await service.createKey(user, companyOf(user), isAdmin)) });
    }
  }
  return found;
}

await onBothStoresInDeepRuns(t, async (t, start) => {
  const service = await start();
  const everybody = await (t.name === 'MongoDB'
    ? people(service, PEOPLE.slice(0, 3), [COLLEAGUE])
    : people(service, PEOPLE, PEOPLE));
  const owner = everybody[0]!.call;

  await t.test('the matrix has every operation that needs a key', async (t) => {
    const { paths } = (await service.call('/openapi.json')).body;
    const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
    const closed = operations.filter(({ security }) => security === undefined);
    t.strictSame(closed.map(({ operationId }) => operationId).sort(), Object.keys(OPERATIONS).sort());
  });

  for (const isShared of [true, false]) {
    let stake = await layOut(owner, isShared);
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      if (isShared && !OF_LOADS.test(name)) continue;
      const { path, absent, init, allows, reaches, restore } = operation;
      await t.test(`${name}, the load ${isShared ? 'shared' : 'private'}`, async (t) => {
        for (const person of everybody) {
          const who = `${person.user}${person.isAdmin ? ' with an admin key' : ''}`;
          const answer = await person.call(path(stake), init?.(stake));
          const hasReached = reaches ? reaches(answer, stake) : answer.status === 200;
          const isAllowed = allows(person, stake);
          t.equal(hasReached, isAllowed, `${who}: ${answer.status} ${answer.body.code ?? ''}`);
          if (isAllowed) {
            await restore?.(owner, stake);
            if (/^(revoke|renew|deleteFromBin)/.test(name)) stake = await layOut(owner, isShared);
            continue;
          }
          if (absent) {
            const sought = [...named(stake), 'Crate', 'Van', 'House', OWNER].reduce(
              (text, word) =>
                text.replaceAll(`"${word}"`, '"*"').replaceAll(` ${word}`, ' *').replaceAll(`\\"${word}\\"`, '\\"*\\"'),
              plain(answer),
            );
            const nothing = plain(await person.call(absent(stake), init?.(stake))).replaceAll(` ${OWNER}`, ' *');
            t.equal(sought, nothing, `${who}: as what does not exist`);
          }
        }
        if (name === 'changeSettings') stake = await layOut(owner, isShared);
        for (const key of ['', 'stowage_of-nobody-at-all-0123456789']) {
          const answer = await service.as(key)(path(stake), init?.(stake));
          t.match(answer, { status: 401, body: { code: key === '' ? 'MissingKey' : 'WrongKey' } });
        }
        // What is only read is looked at in the end.
        if (init !== undefined) await untouched(t, owner, stake, name);
      });
    }
    await t.test('and nothing was touched', (t) => untouched(t, owner, stake, 'in the end'));
    await owner(`/Loads/${OWNER}/${stake.title}`, remove);
  }
});
