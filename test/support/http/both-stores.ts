/** The whole service on each store: one suite over HTTP, run against the embedded store and against a real mongod. */
import root, { type Test } from 'tap';
import { Accounts } from '../../../src/service/accounts/accounts.js';
import { openStore } from '../../../src/store/open.js';
import { deepOnly } from '../draws.js';
import { skipWithout } from '../parts.js';
import { callService, startTestService, type TestAnswer, type TestService } from '../service/running-service.js';
import { databaseAt, startMongod, type TestServer } from '../service/servers.js';

export interface StoredService extends TestService {
  /** Makes a key as `npm run -s keys` does, on the store of the running service. */
  createKey(user: string, company: string, isAdmin?: boolean): Promise<string>;
  /** Bytes of a load's saved form. */
  savedBytes(user: string, company: string, title: string): Promise<number>;
  /** A caller with a key of its own. */
  as(key: string): (path: string, init?: RequestInit) => Promise<TestAnswer>;
}

/** Starts a service on the store of this part; again for one more server on the same store. */
export type StartService = (env?: Readonly<Record<string, string>>) => Promise<StoredService>;

/** One server for all suites of a file; each suite has a database of its own. */
let server: Promise<TestServer> | null = null;
let databases = 0;

async function newDatabase(): Promise<string> {
  server ??= startMongod();
  if (databases === 0) root.teardown(async () => (await server)?.stop());
  return databaseAt((await server).url, `suite${databases++}`);
}

type Suite = (t: Test, start: StartService) => Promise<void>;

/** @param engine module beside this file that makes the engine */
export async function onBothStores(t: Test, suite: Suite, engine = './naive-engine-module.js'): Promise<void> {
  await onEmbedded(t, suite, engine);
  await onMongo(t, suite, engine, skipWithout('mongod'));
}

/** What is asked of the store is in other tests, too: in every run the embedded one is enough. */
export async function onBothStoresInDeepRuns(t: Test, suite: Suite): Promise<void> {
  const engine = './naive-engine-module.js';
  await onEmbedded(t, suite, engine);
  await onMongo(t, suite, engine, deepOnly.skip || skipWithout('mongod'));
}

async function onEmbedded(t: Test, suite: Suite, engine: string): Promise<void> {
  await t.test('embedded', async (t) => {
    let dataDir: string | undefined;
    await suite(t, async (env) => {
      const service = await startTestService(t, { engine, env, dataDir });
      dataDir = service.dataDir;
      return stored(service, { dataDir });
    });
  });
}

async function onMongo(t: Test, suite: Suite, engine: string, skip: string | false): Promise<void> {
  await t.test('MongoDB', { skip, timeout: 240_000 }, async (t) => {
    const mongodbUrl = await newDatabase();
    await suite(t, async (env) => {
      const service = await startTestService(t, { engine, env: { ...env, MONGODB_URL: mongodbUrl } });
      return stored(service, { dataDir: service.dataDir, mongodbUrl });
    });
  });
}

function stored(service: TestService, settings: { dataDir: string; mongodbUrl?: string }): StoredService {
  return {
    ...service,
    async createKey(user, company, isAdmin = false) {
      const store = await openStore(settings);
      const { key } = await new Accounts(store).createKey({ user, company, isAdmin });
      await store.close();
      return key;
    },
    async savedBytes(user, company, title) {
      const store = await openStore(settings);
      const load = await store.loads.get({ user, company }, user, title);
      await store.close();
      return load?.body.byteLength ?? 0;
    },
    as:
      (key) =>
      (path, init = {}) =>
        callService(service.address, key, path, init),
  };
}
