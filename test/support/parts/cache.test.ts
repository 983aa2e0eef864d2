import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { findPart, skipWithout } from '../parts.js';
import { assertChecksum, cachedFolder } from './cache.js';

const home = mkdtempSync(join(tmpdir(), 'stowage-cache-'));
process.env['XDG_CACHE_HOME'] = home;
t.teardown(() => rmSync(home, { recursive: true }));

t.test('a folder is made once, whoever asks, and is whole', async (t) => {
  let made = 0;
  const make = async (folder: string) => {
    made++;
    writeFileSync(join(folder, 'first'), '1');
    await sleep(50);
    writeFileSync(join(folder, 'second'), '2');
  };
  const folders = await Promise.all([1, 2, 3].map(() => cachedFolder('abc', make)));
  t.equal(made, 1);
  for (const folder of folders) t.equal(readFileSync(join(folder, 'second'), 'utf8'), '2');
});

t.test('a failed making leaves nothing, the next one starts anew', async (t) => {
  await t.rejects(
    cachedFolder('def', () => Promise.reject(new Error('cut off'))),
    /cut off/,
  );
  const folder = await cachedFolder('def', async (folder) => writeFileSync(join(folder, 'x'), 'x'));
  t.ok(existsSync(join(folder, 'x')));
});

t.test('a lock of a process that died is taken over', async (t) => {
  const nobody = 2 ** 22 + 1;
  writeFileSync(join(home, 'stowage', 'parts', 'ghi.lock'), String(nobody));
  t.ok(await cachedFolder('ghi', async () => {}));
});

t.test('another file than expected is refused', async (t) => {
  const file = join(home, 'file');
  writeFileSync(file, 'stowage');
  await t.rejects(assertChecksum(file, '0'.repeat(64)), /checksum/);
});

t.test('what is missing says how to mend it, or is skipped by name', async (t) => {
  process.env['MONGOD_BIN'] = '/nowhere/mongod';
  await t.rejects(findPart('mongod'), /install .*\n.*MONGOD_BIN.*SKIP_PARTS=mongod/);
  process.env['SKIP_PARTS'] = 'redis-server, mongod';
  t.ok(skipWithout('mongod'));
  t.equal(skipWithout('chromium'), false);
});
