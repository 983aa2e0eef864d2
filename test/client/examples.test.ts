/**
 * The programs of docs/clients.md, run as they stand there, in each language that is installed: against a service, and through
 * a gate that loses and refuses some calls first.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import ts from 'typescript';
import { deepOnly } from '../support/draws.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, startTestService, temporaryFolder } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';

const run = promisify(execFile);
const page = readFileSync(`${ROOT}docs/clients.md`, 'utf8');
const SAID = /^First load: 40 loaded, 0 left, [\d.]+ % full\n$/;

function asJavaScript(program: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(program, { compilerOptions }).outputText;
}

interface Language {
  /** As the page marks its programs. */
  readonly mark: string;
  /** Says that the language is there. */
  readonly version: readonly [command: string, ...words: string[]];
  readonly file: string;
  readonly start: readonly [command: string, ...words: string[]];
  readonly said: RegExp;
  /** The line of curl shows the call alone. */
  readonly isRetried?: false;
  readonly change?: (program: string) => string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  curl: {
    mark: 'sh',
    version: ['curl', '--version'],
    file: 'load.sh',
    start: ['sh'],
    said: /^\{"status":"succeed"/,
    isRetried: false,
  },
  TypeScript: {
    mark: 'ts',
    version: [process.execPath, '--version'],
    file: 'load.mjs',
    start: [process.execPath],
    said: SAID,
    change: asJavaScript,
  },
  Python: { mark: 'python', version: ['python3', '--version'], file: 'load.py', start: ['python3'], said: SAID },
  Java: { mark: 'java', version: ['java', '-version'], file: 'FirstLoad.java', start: ['java'], said: SAID },
  Go: { mark: 'go', version: ['go', 'version'], file: 'load.go', start: ['go', 'run'], said: SAID },
};

t.test('programs', { timeout: 240_000 }, async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  // Inside the package, so that it finds itself by its name.
  mkdirSync(`${ROOT}build/examples`, { recursive: true });
  const inPackage = mkdtempSync(`${ROOT}build/examples/`);
  t.teardown(() => rmSync(inPackage, { recursive: true }));

  for (const [name, { mark, version, file, start, said, isRetried = true, change }] of Object.entries(LANGUAGES)) {
    // A compiler of a second or more each.
    const isLong = name === 'Java' || name === 'Go';
    t.test(name, { skip: (isLong && deepOnly.skip) || (await absence(version)) }, async (t) => {
      const [program] = programsOf(mark);
      const path = join(name === 'TypeScript' ? inPackage : temporaryFolder(t), file);
      writeFileSync(path, change ? change(program!) : program!);
      const [command, ...words] = start;
      const gate = await startGate(
        t,
        service.address,
        isRetried ? [lose, refuse(503, '0'), cutShort, refuse(429, '1')] : [],
      );
      const env = { ...process.env, STOWAGE_URL: gate.address, STOWAGE_KEY: KEY };
      const { stdout } = await run(command, [...words, path], { env });
      t.match(stdout, said);
      if (!isRetried) return;
      t.match(gate.keys[0], /^[\w-]{32,36}$/);
      t.strictSame(
        gate.keys,
        Array.from({ length: 5 }, () => gate.keys[0]),
        'one key for all attempts',
      );
      t.ok(gate.lastWait >= 1000, 'it waits as long as it was asked to');

      const closed = await startGate(t, service.address, [refuse(409)]);
      await t.rejects(run(command, [...words, path], { env: { ...env, STOWAGE_URL: closed.address } }), /409/);
      t.equal(closed.keys.length, 1, 'other refusals are final');
    });
  }
});

t.test('the folder of examples', { timeout: 240_000 }, async (t) => {
  const env = { WEBHOOK_ALLOW: '127.0.0.0/8' };
  const service = await startTestService(t, { env });
  mkdirSync(`${ROOT}build/examples`, { recursive: true });
  const inPackage = mkdtempSync(`${ROOT}build/examples/`);
  t.teardown(() => rmSync(inPackage, { recursive: true }));
  const started = (name: string, ...words: readonly string[]) => {
    const path = join(inPackage, `${name}.mjs`);
    writeFileSync(path, asJavaScript(readFileSync(`${ROOT}examples/${name}.ts`, 'utf8')));
    const settings = { ...process.env, STOWAGE_URL: service.address, STOWAGE_KEY: KEY, PORT: '0' };
    return run(process.execPath, [path, ...words], { cwd: inPackage, env: settings });
  };

  await t.test('a tour', async (t) => {
    const { stdout } = await started('plan-tour');
    t.match(stdout, /stop 1, Bremen: \d+ x Carton Bremen\n {2}stop 2, Hamburg: [\s\S]*stop 3, Kiel: /);
    t.match(readFileSync(join(inPackage, 'tour-north.pdf'), 'latin1'), /^%PDF/);
  });

  await t.test('a spreadsheet', async (t) => {
    const [list, containers] = ['list.csv', 'containers.csv'].map((name) => join(inPackage, name));
    writeFileSync(
      list!,
      'LoadTitle,Name,Style,Length,Width,Height,Weight,Qty\nA,Box,Shipcase,400,300,200,5,6\nB,Box,Shipcase,x,300,200,5,6\n',
    );
    writeFileSync(containers!, 'ContainerType,Name,Length,Width,Height\nTruck,Van,3000,1700,1800\n');
    const { stdout } = await started('spreadsheet-to-loads', list!, containers!);
    t.match(stdout, /^A: 6 loaded, 0 left\nB: not planned\n {2}Cargoes, row 3, Length: /);
  });

  await t.test('settings compared', async (t) => {
    const { stdout } = await started('compare-settings');
    for (const label of ['as sent', 'a level up', 'on its whole base', 'heavy below']) t.match(stdout, label);
  });

  await t.test('webhooks', async (t) => {
    const listening = started('receive-webhooks');
    t.teardown(() => listening.child.kill());
    listening.catch(() => {});
    const lines = listening.child.stdout!.setEncoding('utf8')[Symbol.asyncIterator]();
    const port = /:(\d+)\//.exec((await lines.next()).value)![1];
    const address = `http://127.0.0.1:${port}/`;
    t.equal((await fetch(address, { method: 'POST', body: '{}' })).status, 401, 'without a signature');
    const query = `multiProcessed=true&webhookListenerURLToNewLoad=${encodeURIComponent(address)}`;
    await service.post(`/Loads?UOM=UnitMetric&${query}`, smallRequest({ title: 'Told' }));
    t.match((await lines.next()).value, /^Told: succeed, \d+ loaded\n/);
  });
});

type Behaviour = (response: ServerResponse) => void;

const lose: Behaviour = (response) => response.destroy();
const cutShort: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"status"', () => response.destroy());
};
const refuse =
  (status: number, retryAfter?: string): Behaviour =>
  (response) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"code": "QueueFull", "message": "Full."}');
  };

/** Answers the first calls as told, and hands the others on to the service. */
async function startGate(t: Test, service: string, behaviours: readonly Behaviour[]) {
  const keys: (string | undefined)[] = [];
  const times: number[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const behave = behaviours[keys.length];
    const key = request.headers['idempotency-key'] as string | undefined;
    keys.push(key);
    times.push(performance.now());
    if (behave !== undefined) return behave(response);
    const headers = { 'Content-Type': 'application/json', TokenID: KEY, ...(key && { 'Idempotency-Key': key }) };
    const answer = await fetch(service + request.url, { method: 'POST', headers, body: Buffer.concat(chunks) });
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json' })
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close().closeAllConnections());
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    keys,
    /** Milliseconds between the last two calls. */
    get lastWait() {
      return times.at(-1)! - times.at(-2)!;
    },
  };
}

function programsOf(mark: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, program]) => program!);
}

async function absence([command, ...words]: Language['version']): Promise<string | false> {
  return run(command, words).then(
    () => false,
    () => `${command} is not installed`,
  );
}
