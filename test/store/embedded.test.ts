import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { storeContract } from './contract.js';

await storeContract(t, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-store-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return async (keeping) => openEmbeddedStore(folder, keeping);
});
