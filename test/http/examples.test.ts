/** Every operation has an example, and each does what it shows: its line for a shell is run, in the order of the story. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { codeSamples } from '../../src/http/examples/code-samples.js';
import { type Example, type From, variableOf } from '../../src/http/examples/example.js';
import { STORY } from '../../src/http/examples/story.js';
import type { Route } from '../../src/http/route.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { Accounts } from '../../src/service/accounts/accounts.js';
import { openStore } from '../../src/store/open.js';
import { faultsOfAnswer } from '../support/http/declared.js';
import { accept, startReceiver } from '../support/http/receiver.js';
import { until } from '../support/service/processes.js';
import { startTestService, temporaryFolder, USER } from '../support/service/running-service.js';

const nothing = {} as never;
const ROUTES = allRoutes(nothing, nothing, nothing);

/** The parts of the pages, and what sessions alone may: nobody calls them by hand. */
const OF_PAGES = ['Pages', 'Signing in'];
const CODE = '\n--status %{http_code} %{content_type}';

t.test('every operation has an example', async (t) => {
  const shown = new Set(STORY.map((example) => example.of));
  const without = ROUTES.filter(({ tag, operationId }) => !OF_PAGES.includes(tag) && !shown.has(operationId));
  t.same(
    without.map(({ operationId }) => operationId),
    [],
    'write one in src/http/examples/story.ts',
  );
  const known = new Set(ROUTES.map(({ operationId }) => operationId));
  t.same(
    [...shown].filter((operationId) => !known.has(operationId)),
    [],
  );
});

t.test('each example does what it shows', { timeout: 240_000 }, async (t) => {
  const receiver = await startReceiver(accept);
  t.teardown(() => receiver.close());
  const env = { WEBHOOK_ALLOW: '127.0.0.0/8', BOOTSTRAP_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const service = await startTestService(t, { engine: './naive-engine-module.js', env });
  const folder = temporaryFolder(t);
  // What is shown to people says nothing of the status.
  writeFileSync(join(folder, '.curlrc'), `write-out = "${CODE.replace('\n', '\\n')}"\n`);
  const variables: Record<string, string> = {
    STOWAGE_URL: service.address,
    STOWAGE_KEY: await adminKey(service.dataDir),
    LISTENER_URL: encodeURIComponent(receiver.address),
  };
  for (const example of STORY) {
    const route = ROUTES.find(({ operationId }) => operationId === example.of)!;
    const { type, status, text } = await answerTo(route, example, folder, variables);
    const name = `${example.of}${example.title ? `: ${example.title}` : ''}`;
    t.equal(status, 200, name);
    const body = /\bjson\b/.test(type) ? JSON.parse(text) : text;
    t.same(faultsOfAnswer(route.method, route.path, { status, type, body }), [], name);
    t.same(failureOf(body), null, name);
    for (const [variable, from] of Object.entries(example.gives ?? {})) variables[variable] = given(body, from);
    if (example.of === 'watchProcess') await until(() => receiver.received.length > 0);
  }
});

/** Made at the machine: no key of the scope plan makes one. */
async function adminKey(dataDir: string): Promise<string> {
  const store = await openStore({ dataDir });
  const { key } = await new Accounts(store).createKey({ user: USER, company: 'Example', isAdmin: true });
  await store.close();
  return key;
}

async function answerTo(route: Route, example: Example, folder: string, variables: Readonly<Record<string, string>>) {
  const [sample] = codeSamples(route, example);
  const missing = Object.values({ ...example.path, ...example.query }).flatMap((value) => variableOf(value) ?? []);
  for (const name of missing) if (!(name in variables)) throw new Error(`${example.of} needs ${name}`);
  const env = { PATH: process.env['PATH'], CURL_HOME: folder, ...variables };
  const { stdout } = await promisify(execFile)('sh', ['-c', sample!.source], { env, cwd: folder });
  const [, said = '', status = '', type = ''] = /^([\s\S]*)\n--status (\d+) ([^;]*)/.exec(stdout) ?? [];
  const file = / -o (\S+)$/.exec(sample!.source)?.[1];
  return { status: Number(status), type, text: file === undefined ? said : readFileSync(join(folder, file), 'latin1') };
}

/** A load that cannot be planned is answered 200 too. */
function failureOf(body: unknown): unknown {
  const { status, calculationError } = (typeof body === 'object' && body !== null ? body : {}) as {
    status?: string;
    calculationError?: unknown;
  };
  return status === 'failed' ? calculationError : null;
}

function given(body: unknown, { pointer, step }: From): string {
  const found = pointer
    .slice(1)
    .split('/')
    .reduce((value, name) => (value as Readonly<Record<string, unknown>>)[name], body);
  return step === undefined ? String(found) : new URL(String(found)).pathname.split('/')[step + 1]!;
}
