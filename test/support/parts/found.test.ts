/** Wherever a part comes from, its path is absolute, and what tests start by it runs. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import t from 'tap';
import { findPart, type PartName, searchPart, skipWithout } from '../parts.js';

const NAMES: readonly PartName[] = ['mongod', 'redis-server', 'chromium'];
const TOOLS = '/usr/bin:/bin';

/** Writes an executable that runs those words of the shell. */
function addTo(folder: string, name: string, words: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${words}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** As `test/support/web/browser.ts` and `service/servers.ts` start it: out of another folder than this one. */
async function start(name: PartName, path: string): Promise<void> {
  if (name !== 'chromium') {
    await promisify(execFile)(path, ['--version'], { cwd: '/' });
    return;
  }
  const browser = await chromium.launch({ executablePath: path, chromiumSandbox: false });
  await browser.close();
}

for (const name of NAMES) {
  t.test(`${name} on the PATH`, { skip: skipWithout(name) }, async (t) => {
    const real = await findPart(name);
    t.ok(isAbsolute(real), 'the one that all tests use');
    const folder = join(t.testdir(), 'bin');
    const wrapper = addTo(folder, name, `exec '${real}' "$@"`);
    const found = await searchPart(name, { PATH: `/nowhere:${folder}:${TOOLS}` });
    t.equal(found, wrapper);
    await start(name, found);
    const here = relative(process.cwd(), folder);
    t.equal(await searchPart(name, { PATH: `${here}:${TOOLS}` }), wrapper, 'a relative folder on the PATH');
  });
}

t.test('one that is too old or does not run is passed over', async (t) => {
  const folder = t.testdir();
  addTo(join(folder, 'broken'), 'redis-server', 'exit 1');
  addTo(join(folder, 'old'), 'redis-server', 'echo Redis server v=2.8.4');
  mkdirSync(join(folder, 'folders', 'redis-server'), { recursive: true });
  const good = addTo(join(folder, 'good'), 'redis-server', 'echo Redis server v=7.2.0');
  const PATH = ['broken', 'old', 'folders', 'good'].map((one) => join(folder, one)).join(':');
  t.equal(await searchPart('redis-server', { PATH }), good);
  const variable = relative(process.cwd(), good);
  t.equal(await searchPart('redis-server', { PATH: '', REDIS_SERVER_BIN: variable }), good, 'the variable, from here');
});

t.test('a second name of the same part', async (t) => {
  const folder = t.testdir();
  const browser = addTo(folder, 'google-chrome', 'echo Google Chrome 140.0.7339.80');
  t.equal(await searchPart('chromium', { PATH: folder }), browser);
});

for (const name of NAMES) {
  const isFetched = process.platform === 'linux' && process.arch === 'x64';
  t.test(`${name} fetched`, { skip: skipWithout(name) || (isFetched ? false : 'none to fetch') }, async (t) => {
    const fetched = await searchPart(name, { PATH: '/nowhere' });
    t.ok(isAbsolute(fetched), fetched);
    await start(name, fetched);
  });
}
