/** The command line used wrongly, or with a disk in the way: a sentence, the usage, no stack trace, and nothing made. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { benchCommand } from '../../src/cli/bench.js';
import { compareCommand } from '../../src/cli/compare.js';
import { dataCommand } from '../../src/cli/data.js';
import { keysCommand } from '../../src/cli/keys.js';
import { peopleCommand } from '../../src/cli/people.js';
import { planCommand } from '../../src/cli/plan.js';
import { StoreAccess } from '../../src/cli/store-access.js';
import { UsageError } from '../../src/cli/usage.js';
import { verifyCommand } from '../../src/cli/verify.js';
import { readConfig } from '../../src/config.js';
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
    [none, ['data', 'export'], /^There is no store in .*none/],
    [none, ['keys', 'list'], /^There is no store in .*none/],
    [none, ['keys', 'revoke', 'key_x'], /^There is no store in .*none/],
    [made, ['keys', 'revoke', 'key_x'], /There is no key key_x/],
    [none, [...past, '2020-01-31'], /--expires: 2020-01-31 is past; the key would have expired already/],
    [none, [...past, 'soon'], /--expires is a day/],
    [made, ['keys', 'create', '--user', 'bob@acme.test'], /^--company is missing: bob@acme.test is a new user/],
    [none, ['nothing'], /^There is no command "nothing"\.\n\n {2}stowage plan/],
    [none, ['verfy'], /^There is no command "verfy": did you mean verify\?\n/],
    [none, ['mcp', 'frob'], /^"frob" has no meaning here: .*options only\.\n\nstowage mcp \[options\]\n/],
    [none, ['serve', '--port', '9999'], /^There is no option --port\. stowage serve takes no options\.\n/],
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

t.test('a wrong or missing word is named, with what may stand there and how the command is written', async (t) => {
  const folder = join(temporaryFolder(t), 'none');
  const config = readConfig({ DATA_DIR: folder });
  const stores = new StoreAccess(config);
  type Command = (args: readonly string[]) => Promise<unknown>;
  const nowhere = () => {};
  const commands: Readonly<Record<string, Command>> = {
    plan: (args) => planCommand(args, nowhere),
    compare: (args) => compareCommand(args, nowhere),
    verify: (args) => verifyCommand(args, nowhere),
    bench: (args) => benchCommand(args, nowhere),
    keys: (args) => keysCommand(stores, args, nowhere),
    people: (args) => peopleCommand(stores, args, nowhere, config),
    data: (args) => dataCommand(stores, args, nowhere),
  };
  for (const [line, said] of [
    ['plan', 'FILE is missing: a file of cargo (JSON, .xlsx, .csv or lines of text), or - for standard input.'],
    ['plan a.txt b.txt', '"b.txt" is one word too many: plan takes one FILE.'],
    ['plan a.txt --levle 1', 'There is no option --levle: did you mean --level?'],
    ['plan a.txt --level', '--level needs a value: --level 1..4'],
    ['plan a.txt --into --level 1', '--into needs a value: --into LINE'],
    ['plan a.txt --json=yes', '--json takes no value, and "yes" was given.'],
    ['compare', 'FILE is missing: a file of cargo'],
    ['verify', 'FILE is missing: a plan as JSON'],
    ['bench', 'SUITE is missing: one of br, thpack9, mpv, pallets, scale, http, files.'],
    ['bench frob', 'There is no suite "frob": it is one of br, thpack9,'],
    ['keys', 'A word is missing after stowage keys: create, list or revoke.'],
    ['keys frob', 'stowage keys does not know "frob": it takes create, list or revoke.'],
    ['keys creat', 'stowage keys does not know "creat" (did you mean create?): it takes'],
    ['keys create', '--user is missing: the e-mail address of the owner of the key.'],
    ['keys create x', '"x" is one word too many: stowage keys create takes no more words.'],
    ['keys create --user ann@acme.test', '--company is missing: there is no store in'],
    ['keys create --user ann@acme.test --key x', 'There is no option --key. stowage keys takes --user, --company,'],
    ['keys revoke', 'ID is missing: stowage keys revoke ID'],
    ['keys revoke a b', '"b" is one word too many: stowage keys revoke takes one ID.'],
    ['keys list --admin', '--admin has no meaning here: stowage keys list takes --user and --json.'],
    ['people add', 'E-MAIL is missing: stowage people add E-MAIL'],
    ['people add ann@acme.test', '--company is missing: there is no store in'],
    ['people ann@acme.test', 'stowage people does not know "ann@acme.test": it takes add, link, list or disable.'],
    ['data frob', 'stowage data does not know "frob": it takes export, import, check, backup or repair.'],
    ['data export --secrets', 'There is no option --secrets. stowage data takes --with-secrets,'],
    ['data import --with-secrets', '--with-secrets has no meaning here: stowage data import takes --only-missing.'],
    ['data check x', '"x" is one word too many: stowage data check takes no more words.'],
    ['data backup', 'FOLDER is missing: stowage data backup FOLDER'],
  ] as const) {
    const [command = '', ...words] = line.split(' ');
    const error = await commands[command]!(words).catch((thrown: unknown) => thrown);
    t.ok(error instanceof UsageError, line);
    const { message } = error as Error;
    t.ok(message.startsWith(said), `${line}: ${message}`);
    t.match(message, new RegExp(`\n\nstowage ${command} [\\s\\S]*\n\nstowage help ${command} says more.$`), line);
  }
  t.notOk(existsSync(folder), 'no store is made');
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
