/**
 * `npm run bench -- keys [--rounds 2000]`: how long the service takes to refuse a wrong key, by how much of it is right,
 * on each store; the keys take turns, so that whatever else the machine does meets all of them alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Accounts } from '../src/service/accounts/accounts.js';
import { newApiKey } from '../src/service/accounts/api-key.js';
import type { Store } from '../src/store/index.js';
import { openStore } from '../src/store/open.js';
import { startMongod } from '../test/support/service/servers.js';
import { writeResults } from './results.js';
import { median, printTable } from './table.js';

const HEAD = ['store', 'wrong key', 'median us', 'p25 us', 'p75 us'];
const OTHER_KEYS = 1000;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '2000' } } });
  const rounds = Number(values.rounds);
  const folder = mkdtempSync(join(tmpdir(), 'stowage-keys-'));
  const server = await startMongod();
  const embedded = await measure('embedded', await openStore({ dataDir: folder }), rounds);
  const mongo = await measure('MongoDB', await openStore({ dataDir: folder, mongodbUrl: server.url }), rounds);
  await server.stop();
  rmSync(folder, { recursive: true });
  const rows = [...embedded, ...mongo];
  printTable(HEAD, rows);
  writeResults('keys', options, { rounds, refused: [HEAD, ...rows] });
}

async function measure(name: string, store: Store, rounds: number): Promise<string[][]> {
  const accounts = new Accounts(store);
  const owner = { user: 'ann@example.com', company: 'Example' };
  const { key } = await accounts.createKey(owner);
  for (let n = 0; n < OTHER_KEYS; n++) await accounts.createKey(owner);
  const expired = await accounts.createKey({ ...owner, expiresAt: '2020-01-01T00:00:00.000Z' });
  const kinds: readonly [label: string, make: () => string][] = [
    ['no character right', () => wrongFrom(key, 0)],
    ['half of them right', () => wrongFrom(key, key.length >> 1)],
    ['all but one right', () => wrongFrom(key, key.length - 1)],
    ['expired', () => expired.key],
  ];
  const times = kinds.map(() => [] as number[]);
  for (let round = -100; round < rounds; round++) {
    for (let turn = 0; turn < kinds.length; turn++) {
      const place = (round + 100 + turn) % kinds.length;
      const wrong = kinds[place]![1]();
      const begun = performance.now();
      const caller = await accounts.authenticate(wrong);
      const microseconds = 1000 * (performance.now() - begun);
      if (caller) throw new Error('a wrong key was let in');
      if (round >= 0) times[place]!.push(microseconds);
    }
  }
  await store.close();
  return kinds.map(([label], place) => {
    const sorted = times[place]!.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
    return [name, label, median(sorted).toFixed(1), at(0.25), at(0.75)];
  });
}

/** Another key of the same length whose first so many characters are those of the key, and not the next one. */
function wrongFrom(key: string, right: number): string {
  for (;;) {
    // Reversed, for all new keys begin alike.
    const other = newApiKey().split('').reverse().join('');
    if (other[right] !== key[right]) return key.slice(0, right) + other.slice(right);
  }
}
