/**
 * The samples of every operation in other languages: those in Python are run one after the other, as one program; those in
 * Java and Go are compiled. Each where the language is installed.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { codeSamples } from '../../src/http/examples/code-samples.js';
import { type Example, programName } from '../../src/http/examples/example.js';
import { STORY } from '../../src/http/examples/story.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { Accounts } from '../../src/service/accounts/accounts.js';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { deepOnly } from '../support/draws.js';
import { accept, startReceiver } from '../support/http/receiver.js';
import { startTestService, temporaryFolder, USER } from '../support/service/running-service.js';

const run = promisify(execFile);
const nothing = {} as never;
const ROUTES = allRoutes(nothing, nothing, nothing);
const VARIABLES = [...STORY.flatMap(({ gives }) => Object.keys(gives ?? {})), 'LISTENER_URL'];

const timeout = 240_000;

t.test('Python', { skip: await absence('python3', '--version'), timeout }, async (t) => {
  const receiver = await startReceiver(accept);
  t.teardown(() => receiver.close());
  const env = { WEBHOOK_ALLOW: '127.0.0.0/8', BOOTSTRAP_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const service = await startTestService(t, { engine: './naive-engine-module.js', env });
  // The samples of people need the scope manage.
  const store = openEmbeddedStore(service.dataDir);
  const { key } = await new Accounts(store).createKey({ user: USER, company: 'Example', isAdmin: true });
  await store.close();
  const steps = STORY.flatMap((example) => [
    `step = ${JSON.stringify(example.of)}`,
    sampleOf(example, 'Python'),
    ...Object.entries(example.gives ?? {}).map(
      ([name, { pointer, step }]) =>
        `${name.toLowerCase()} = given(answer, ${JSON.stringify(pointer)}, ${step ?? 'None'})`,
    ),
    // Until it was tried to be delivered.
    ...(example.of === 'watchProcess' ? ['time.sleep(1)'] : []),
  ]);
  const program = [...GIVEN, ...steps, 'print("done", step)'].join('\n');
  const path = join(temporaryFolder(t), 'samples.py');
  writeFileSync(path, program);
  const { stdout } = await run('python3', [path], {
    env: {
      PATH: process.env['PATH'],
      STOWAGE_URL: service.address,
      STOWAGE_KEY: key,
      LISTENER_URL: encodeURIComponent(receiver.address),
    },
  });
  t.match(stdout, `done ${STORY.at(-1)!.of}`);
});

const GIVEN = [
  'import os, time',
  'from urllib.parse import urlparse',
  'listener_url = os.environ["LISTENER_URL"]',
  'def given(value, pointer, step):',
  '    for name in pointer[1:].split("/"):',
  '        value = value[int(name) if isinstance(value, list) else name]',
  '    return value if step is None else urlparse(value).path.split("/")[step + 1]',
];

t.test('Java', { skip: deepOnly.skip || (await absence('java', '-version')), timeout }, async (t) => {
  const named = VARIABLES.map((name) => `  static String ${programName(name)};`);
  const methods = STORY.map((example, place) => {
    const [imports, body] = parted(sampleOf(example, 'Java'), /^import .*;$/);
    return { imports, text: `  static void sample${place}() throws Exception {\n${body}\n  }` };
  });
  const imports = new Set(methods.flatMap(({ imports }) => imports));
  const main = '  public static void main(String[] words) { System.out.print("compiled"); }';
  const program = [
    ...imports,
    'class Samples {',
    main,
    ...new Set(named),
    ...methods.map(({ text }) => text),
    '}',
  ].join('\n');
  const path = join(temporaryFolder(t), 'Samples.java');
  writeFileSync(path, program);
  t.equal((await run('java', [path])).stdout, 'compiled');
});

t.test('Go', { skip: deepOnly.skip || (await absence('go', 'version')), timeout }, async (t) => {
  const functions = STORY.map((example, place) => {
    const [imports, body] = parted(sampleOf(example, 'Go'), /^(import \(|\)|\t"[\w/]+")$/);
    const used = /\banswer\b/.test(body) ? '\n_ = answer' : '';
    return {
      imports: imports.filter((line) => line.includes('"')),
      text: `func sample${place}() {\n${body}${used}\n}`,
    };
  });
  const imports = new Set(functions.flatMap(({ imports }) => imports));
  const named = [...new Set(VARIABLES)].map((name) => `var ${programName(name)} string`);
  const main = `func main() {\n${STORY.map((_, place) => `if false { sample${place}() }`).join('\n')}\n}`;
  const texts = functions.map(({ text }) => text);
  const program = ['package main', 'import (', ...imports, ')', ...named, ...texts, main].join('\n');
  const path = join(temporaryFolder(t), 'samples.go');
  writeFileSync(path, program);
  await t.resolves(run('go', ['run', path]));
});

function sampleOf(example: Example, language: string): string {
  const route = ROUTES.find(({ operationId }) => operationId === example.of)!;
  return codeSamples(route, example).find(({ lang }) => lang === language)!.source;
}

/** The lines at the head that a program has once, and the rest. */
function parted(source: string, head: RegExp): [head: string[], body: string] {
  const lines = source.split('\n');
  const end = lines.indexOf('');
  const heads = lines.slice(0, end);
  if (!heads.every((line) => head.test(line))) throw new Error(`no imports at the head of\n${source}`);
  return [heads, lines.slice(end + 1).join('\n')];
}

async function absence(command: string, ...words: string[]): Promise<string | false> {
  return run(command, words).then(
    () => false,
    () => `${command} is not installed`,
  );
}
