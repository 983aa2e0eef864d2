/**
 * Stores that earlier versions left behind open in this one (fixtures/README.md): what was saved is there, and jobs that
 * waited or ran go on.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import t from 'tap';
import { checkEmbeddedStore } from '../../src/store/embedded/check.js';
import { FILE } from '../../src/store/embedded/file.js';
import { processWhen } from '../support/service/processes.js';
import { startTestService, temporaryFolder, USER } from '../support/service/running-service.js';

const FIXTURES = new URL('../../../test/store/fixtures/', import.meta.url);

const stores = readdirSync(FIXTURES).filter((name) => name.endsWith('.lmdb.gz'));
/** The first version had no jobs yet. */
const WITHOUT_JOBS = '2026-11-21.lmdb.gz';

t.ok(stores.includes(WITHOUT_JOBS) && stores.length > 1);

for (const name of stores) {
  t.test(name, { timeout: 120_000 }, async (t) => {
    const dataDir = temporaryFolder(t);
    writeFileSync(join(dataDir, FILE), gunzipSync(readFileSync(new URL(name, FIXTURES))));
    t.match(await checkEmbeddedStore(dataDir), { damaged: [], broken: null });
    const service = await startTestService(t, { dataDir, pace: { lease: 600, poll: 100 } });
    const jobs = name === WITHOUT_JOBS ? [] : ['p000000000000000000000001', 'p000000000000000000000002'];
    for (const id of jobs) {
      t.match(await processWhen(service.call, id), { state: 'done' });
    }
    const { body } = await service.call(`/Loads/${USER}`);
    t.strictSame(
      new Set(body.items.map((one: { document: { title: string } }) => one.document.title)),
      new Set(['First load', 'Second load, höher', ...(jobs.length === 0 ? [] : ['From a job', 'Queued', 'Running'])]),
    );
    t.match(await service.call(`/Loads/${USER}/${encodeURIComponent('höher')}`), { body: { count: 1 } });
    t.match(await service.call(`/Loads/${USER}/First%20load/1`), { status: 200 });
    t.match(await service.call('/Database/Cargoes?name=arton'), { body: { items: [{ name: 'Carton A' }] } });
    t.match(await service.call('/Database/Containers/SeaVan/20%20ft'), { status: 200 });
    const deleted = await service.call(`/Loads/${USER}/First%20load`, { method: 'DELETE' });
    t.match(deleted, { status: 200 }, 'and can be changed');
  });
}
