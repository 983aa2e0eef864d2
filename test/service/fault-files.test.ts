/** Requests of faults of ours: the last hundred are kept, and no fault follows when they cannot be. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import t from 'tap';
import { FaultFiles } from '../../src/service/fault-files.js';
import { temporaryFolder } from '../support/service/running-service.js';

t.test('the last hundred are kept, for their owner only', async (t) => {
  const folder = join(temporaryFolder(t), 'faults');
  const files = new FaultFiles(folder);
  const log = pino({ level: 'silent' }).child({ requestId: 'r1' });
  const first = await files.keep('a@b.c', { fault: { name: 'E' } }, Buffer.from([0xff, 0x0a, 0x7b]), log);
  t.equal(statSync(folder).mode & 0o777, 0o700);
  t.equal(statSync(first!).mode & 0o777, 0o600);
  const bytes = readFileSync(first!);
  const end = bytes.indexOf('\n');
  t.match(JSON.parse(String(bytes.subarray(0, end))), { requestId: 'r1', fault: { name: 'E' }, versions: {} });
  t.strictSame(bytes.subarray(end + 1), Buffer.from([0xff, 0x0a, 0x7b]), 'byte for byte');
  writeFileSync(join(folder, 'notes.txt'), 'of the operator');
  for (let n = 0; n < 102; n++) await files.keep('a@b.c', { n }, '', log);
  const names = readdirSync(folder).sort();
  t.equal(names.length, 100 + 1);
  t.ok(names.includes('notes.txt'));
  const last = names.filter((name) => name.endsWith('.fault')).at(-1)!;
  t.equal(JSON.parse(readFileSync(join(folder, last), 'utf8')).n, 101);
});

t.test('faults of those without a key push out their own only', async (t) => {
  const folder = join(temporaryFolder(t), 'faults');
  const files = new FaultFiles(folder);
  const log = pino({ level: 'silent' });
  const ofUser = await files.keep('a@b.c', { n: 'user' }, '', log);
  for (let n = 0; n < 120; n++) await files.keep(null, { n }, '', log);
  const names = readdirSync(folder).sort();
  t.equal(names.length, 1 + 20);
  t.equal(join(folder, names[0]!), ofUser, 'the oldest of all');
  t.equal(JSON.parse(readFileSync(join(folder, names.at(-1)!), 'utf8')).n, 119);
  for (let n = 0; n < 101; n++) await files.keep('a@b.c', { n }, '', log);
  const kept = readdirSync(folder);
  t.equal(kept.filter((name) => name.endsWith('.stranger.fault')).length, 20, 'nor do those of users push out theirs');
  t.equal(kept.length, 100 + 20);
});

t.test('faults of one user push out nobody else’s', async (t) => {
  const folder = join(temporaryFolder(t), 'faults');
  const files = new FaultFiles(folder);
  const log = pino({ level: 'silent' });
  const others = await Promise.all(['b@b.c', 'c@b.c'].map((user) => files.keep(user, { user }, '', log)));
  for (let n = 0; n < 150; n++) await files.keep('a@b.c', { n }, '', log);
  const names = readdirSync(folder).sort();
  t.equal(names.length, 100);
  for (const path of others) t.ok(names.some((name) => join(folder, name) === path));
  const kept = names
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).n)
    .filter((n) => n !== undefined);
  t.strictSame([Math.min(...kept), Math.max(...kept)], [52, 149], 'of the one with most the last ones stay');
  t.notOk(
    names.some((name) => name.includes('@')),
    'no name of a file tells an e-mail',
  );
});

t.test('a folder that cannot be written is logged', async (t) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const file = join(temporaryFolder(t), 'file');
  writeFileSync(file, '');
  t.equal(await new FaultFiles(join(file, 'faults')).keep('a@b.c', {}, '', log), null);
  t.match(lines.join(''), /request of a fault not saved/);
});
