/** The command line used wrongly, or with a disk in the way: a sentence, the usage, no stack trace, and nothing made. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { temporaryFolder } from '../support/service/running-service.js';

const CLI = fileURLToPath(new URL('../../src/cli.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function cli(dataDir: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const child = execFile(process.execPath, [CLI, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

t.test('what cannot be done is said in a sentence', async (t) => {
  const folder = temporaryFolder(t);
  const none = join(folder, 'none');
  const made = join(folder, 'made');
  await cli(made, 'keys', 'create', '--user', 'ann@acme.test', '--company', 'acme');
  const past = ['keys', 'create', '--user', 'ann@acme.test', '--company', 'acme', '--expires'];
  const usage = /data export \[FILE\].*\nstowage data import/;
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    [none, ['data', 'import', join(folder, 'missing')], /missing cannot be read: there is no such file or folder\./],
    [none, ['data', 'import', folder], /cannot be read: it is a folder\./],
    [
      made,
      ['data', 'export', join(folder, 'missing', 'all')],
      /cannot be written to .*: there is no such file or folder/,
    ],
    [made, ['data', 'export', join(CLI, 'all')], /cannot be written to .*: a part of its path is no folder/],
    [made, ['data', 'export', folder], /cannot be written to .*: it is a folder/],
    [none, ['data'], usage],
    [none, ['data', 'export', '--secrets'], usage],
    [none, ['data', 'import', '--with-secrets'], usage],
    [none, ['data', 'export'], /^There is no store in .*none/],
    [none, ['keys', 'list'], /^There is no store in .*none/],
    [none, ['keys', 'revoke', 'key_x'], /^There is no store in .*none/],
    [made, ['keys', 'revoke', 'key_x'], /There is no key key_x/],
    [none, [...past, '2020-01-31'], /--expires: 2020-01-31 is past; the key would have expired already/],
    [none, [...past, 'soon'], /--expires: a day/],
    [none, ['keys', 'create'], /^--user is missing: .*keys create --user/],
    [none, ['keys', 'create', '--user', 'ann@acme.test'], /^There is no store in .*none/],
    [made, ['keys', 'create', '--user', 'bob@acme.test'], /^--company is missing: bob@acme.test is a new user/],
    [none, ['keys', 'create', '--user', 'ann@acme.test', '--company', 'acme', '--key', 'x'], /keys create --user/],
    [none, ['nothing'], /expected one of plan, compare, verify, bench, serve, worker, keys, people, data/],
  ];
  await Promise.all(
    cases.map(async ([dataDir, args, said]) => {
      const { code, stdout, stderr } = await cli(dataDir, ...args);
      const name = args.join(' ');
      t.equal(code, 1, name);
      t.equal(stdout, '', name);
      t.match(stderr, said, name);
      t.notMatch(stderr, /\n\s+at |Error:/, name);
    }),
  );
  t.notOk(existsSync(none), 'no store is made');
  t.equal((await cli(made, 'keys', 'list')).stdout.trim().split('\n').length, 1, 'no key is made');
});

t.test('a further key of a user needs no company', async (t) => {
  const folder = temporaryFolder(t);
  await cli(folder, 'keys', 'create', '--user', 'ann@acme.test', '--company', 'acme');
  const further = await cli(folder, 'keys', 'create', '--user', 'Ann@acme.test', '--json');
  t.equal(further.code, 0, further.stderr);
  t.match(JSON.parse(further.stdout), { user: 'ann@acme.test', company: 'acme' });
});

t.test('an export is for its owner, without secrets, and an import is whole or nothing', async (t) => {
  const folder = temporaryFolder(t);
  const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'all.ndjson')];
  await cli(from, 'keys', 'create', '--user', 'ann@acme.test', '--company', 'acme');
  writeFileSync(file, 'of before', { mode: 0o644 });
  writeFileSync(`${file}.part`, 'left by one that was killed', { mode: 0o644 });
  const exported = await cli(from, 'data', 'export', file);
  t.match(exported, { code: 0, stdout: '', stderr: /secrets .* are left out.*--with-secrets/s });
  t.equal(statSync(file).mode & 0o777, 0o600);
  t.notOk(existsSync(`${file}.part`));
  t.notMatch(readFileSync(file, 'utf8'), 'whsec_');
  const withSecrets = await cli(from, 'data', 'export', '--with-secrets');
  t.match(withSecrets, { code: 0, stdout: /whsec_/, stderr: '' });

  const lines = readFileSync(file, 'utf8').trim().split('\n');
  writeFileSync(file, [...lines.slice(0, -2), '{"kind":"key"}', lines.at(-1)].join('\n'));
  mkdirSync(to);
  t.match(await cli(to, 'data', 'import', file), { code: 1, stderr: /^line 4: .*Nothing is imported\.$/m });
  t.strictSame(existsSync(join(to, 'stowage.lmdb')), false);
  writeFileSync(file, lines.join('\n'));
  t.match(await cli(to, 'data', 'import', file), { code: 0, stdout: '3 entries are imported.\n', stderr: '' });
});
