/**
 * `npm run bench -- clients [--only java,go] [--folder /tmp/stowage-clients]`: generates clients from the definition of a running
 * service, compiles them, posts a load with an unusual field of each kind with each, and reads it back. It needs python3, Java,
 * Maven and Go, and their registries. What each step printed is kept in the folder; the C# client is generated only.
 */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util';
import { BadOptions } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { printTable } from './table.js';
import { unusualLoad } from './unusual-load.js';

const KEY = 'key-of-the-clients';
const USER = 'ann@example.com';
const PORT = 8791;
const ADDRESS = `http://127.0.0.1:${PORT}`;

const OPENAPI_GENERATOR = 'openapi-generator-cli==7.26.0';
const OPENAPI_PYTHON_CLIENT = 'openapi-python-client==0.29.1';
/** Of the package that is written here. */
const PYTHON_TOOLS = ['build==1.6.1', 'mypy==2.4.1'];
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const OAPI_RUNTIME = 'github.com/oapi-codegen/runtime@v1.4.1';

const TSC = inProject('node_modules/typescript/bin/tsc');
const TSC_OPTIONS = '--strict --target es2022 --lib es2022,dom --types node --module nodenext --outDir out'.split(' ');

/** A step: what it is called in the results, and its command. */
type Step = readonly [name: 'generate' | 'compile' | 'run', command: string, ...options: string[]];

interface Client {
  readonly name: string;
  /** Files of bench/clients/, and where they go in the client's folder. */
  readonly programs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** It has tests of its own: what it runs prints no load. */
  readonly isTested?: boolean;
}

/** @param folder the definitions, a virtual environment of Python with the generators and `node_modules` are in it */
function clients(folder: string): readonly Client[] {
  const python = join(folder, 'tools/bin/');
  const of31 = join(folder, 'openapi.json');
  const of30 = join(folder, 'openapi-3.0.json');
  const generator = (language: string, output: string, properties = ''): Step => [
    'generate',
    `${python}openapi-generator-cli`,
    ...['generate', '-g', language, '-i', of31, '-o', output],
    ...(properties === '' ? [] : [`--additional-properties=${properties}`]),
  ];
  const installed = (packageFolder: string): Step => ['compile', `${python}pip`, 'install', '-q', packageFolder];
  const compiled = (program: string): Step => ['compile', process.execPath, TSC, ...TSC_OPTIONS, program];
  return [
    {
      name: 'openapi-generator java',
      programs: { 'Probe.java': 'src/main/java/Probe.java' },
      steps: [
        generator('java', '.', 'useSingleRequestParameter=true'),
        ['compile', 'mvn', '-q', '-B', '-DskipTests', 'compile', 'dependency:copy-dependencies'],
        ['run', 'java', '-cp', 'target/classes:target/dependency/*', 'Probe'],
      ],
    },
    {
      name: 'openapi-generator typescript-fetch',
      programs: { 'probe-typescript-fetch.mts': 'probe-typescript-fetch.mts' },
      steps: [
        generator('typescript-fetch', 'stowage', 'importFileExtension=.js'),
        compiled('probe-typescript-fetch.mts'),
        ['run', process.execPath, 'out/probe-typescript-fetch.mjs'],
      ],
    },
    {
      name: 'openapi-generator python',
      programs: { 'probe_openapi_generator.py': 'probe_openapi_generator.py' },
      steps: [generator('python', '.'), installed('.'), ['run', `${python}python`, 'probe_openapi_generator.py']],
    },
    { name: 'openapi-generator csharp', steps: [generator('csharp', '.')] },
    {
      name: 'openapi-python-client',
      programs: { 'probe_openapi_python_client.py': 'probe_openapi_python_client.py' },
      steps: [
        [
          'generate',
          `${python}openapi-python-client`,
          'generate',
          '--path',
          of31,
          '--output-path',
          'made',
          '--overwrite',
        ],
        installed('./made'),
        ['run', `${python}python`, 'probe_openapi_python_client.py'],
      ],
    },
    {
      name: 'openapi-fetch',
      programs: { 'probe-openapi-fetch.mts': 'probe-openapi-fetch.mts' },
      steps: [
        [
          'generate',
          process.execPath,
          inProject('node_modules/openapi-typescript/bin/cli.js'),
          of31,
          '-o',
          'stowage.ts',
        ],
        compiled('probe-openapi-fetch.mts'),
        ['run', process.execPath, 'out/probe-openapi-fetch.mjs'],
      ],
    },
    {
      name: 'stowage for Python',
      programs: { '../../clients/python': 'package', '../../examples/plan_tour.py': 'plan_tour.py' },
      isTested: true,
      steps: [
        ['compile', `${python}python`, '-m', 'build', '--outdir', 'dist', 'package'],
        installed('./package'),
        ['compile', `${python}python`, '-m', 'mypy', '--strict', 'package/src', 'package/tests'],
        ['run', `${python}python`, '-m', 'unittest', 'discover', 'package/tests'],
        ['run', `${python}python`, 'plan_tour.py'],
      ],
    },
    {
      name: 'oapi-codegen',
      programs: { 'probe.go': 'probe.go' },
      steps: [
        [
          'generate',
          'go',
          'run',
          OAPI_CODEGEN,
          '-generate',
          'types,client',
          '-package',
          'stowage',
          '-o',
          'stowage/client.go',
          of30,
        ],
        ['compile', 'go', 'mod', 'init', 'probe'],
        ['compile', 'go', 'get', OAPI_RUNTIME],
        ['compile', 'go', 'build', '-o', 'probe', '.'],
        ['run', './probe'],
      ],
    },
  ];
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { only: { type: 'string' }, folder: { type: 'string' } } });
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'stowage-clients-'));
  mkdirSync(folder, { recursive: true });
  const words = values.only?.split(',') ?? [''];
  const chosen = clients(folder).filter(({ name }) => words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new BadOptions(`no client is called ${values.only}`);
  const stop = await startService();
  try {
    await prepare(folder);
    const results = [];
    for (const client of chosen) results.push(await tried(client, join(folder, client.name.replaceAll(' ', '-'))));
    printTable(
      ['client', 'generate', 'compile', 'load read back', 'fault'],
      results.map(({ name, generate, compile, run: back, fault }) =>
        [name, generate ?? '', compile ?? '', back ?? '', fault ?? ''].map(String),
      ),
    );
    console.log(`The logs are in ${folder}.`);
    writeResults('clients', options, results);
    if (results.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
  } finally {
    stop();
  }
}

const DEADLINE = 60_000;

/** @returns what stops it */
async function startService(): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'stowage-clients-data-'));
  const service = spawn(process.execPath, [inProject('build/src/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ PORT: String(PORT), DATA_DIR: data, WORKERS: '1' },
      ...{ BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY, BOOTSTRAP_COMPANY: 'Example' },
    },
  });
  const stop = () => {
    service.once('exit', () => rmSync(data, { recursive: true, force: true }));
    service.kill();
  };
  const until = Date.now() + DEADLINE;
  while (Date.now() < until) {
    const isReady = await fetch(`${ADDRESS}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return stop;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop();
  throw new Error(`The service is not ready on port ${PORT}.`);
}

async function prepare(folder: string): Promise<void> {
  for (const name of ['openapi.json', 'openapi-3.0.json']) {
    writeFileSync(join(folder, name), await (await fetch(`${ADDRESS}/${name}`)).text());
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
  const tools = join(folder, 'tools');
  await execute('python3', ['-m', 'venv', tools]);
  await execute(join(tools, 'bin/pip'), ['install', '-q', OPENAPI_GENERATOR, OPENAPI_PYTHON_CLIENT, ...PYTHON_TOOLS]);
}

interface Tried {
  readonly name: string;
  readonly generate?: string;
  readonly compile?: string;
  readonly run?: string;
  readonly fault?: string;
}

async function tried({ name, programs = {}, steps, isTested = false }: Client, folder: string): Promise<Tried> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const seen: Record<string, string> = {};
  // Of its own title: none reads back what another has saved.
  const sent = { ...unusualLoad(), title: `Unusual Grüße 箱 ${name}` };
  writeFileSync(join(folder, 'load.json'), JSON.stringify(sent));
  for (const [step, command, ...options] of steps) {
    if (step === 'compile' && seen['compile'] === undefined) place(programs, folder);
    const { output, failed } = await commandIn(folder, command, options);
    writeFileSync(join(folder, `${step}.log`), output);
    if (failed !== undefined) return { name, ...seen, [step]: 'failed', fault: failed };
    seen[step] = 'ok';
    const fault =
      step === 'run' && !isTested ? lostBetween(sent, JSON.parse(output.trim().split('\n').at(-1)!)) : undefined;
    if (fault !== undefined) return { name, ...seen, fault };
  }
  return { name, ...seen };
}

function place(programs: Readonly<Record<string, string>>, folder: string): void {
  for (const [name, target] of Object.entries(programs))
    cpSync(inProject(`bench/clients/${name}`), join(folder, target), { recursive: true });
}

/** Of a fault in the table; the log has it whole. */
const LONGEST_FAULT = 200;

async function commandIn(folder: string, command: string, options: string[]) {
  const env = {
    ...process.env,
    STOWAGE_URL: ADDRESS,
    STOWAGE_KEY: KEY,
    STOWAGE_USER: USER,
    LOAD: join(folder, 'load.json'),
  };
  try {
    const { stdout, stderr } = await execute(command, options, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return { output: stderr + stdout, failed: undefined };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const output = stderr + stdout;
    const said = /^.*(error|exception).*$/im.exec(output)?.[0] ?? message;
    return { output, failed: said.slice(0, LONGEST_FAULT) };
  }
}

/** The first place where what came back is not what was sent; more may come back. */
function lostBetween(sent: unknown, back: unknown, place = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null) {
    return isDeepStrictEqual(sent, back ?? null) ? undefined : `${place}: ${JSON.stringify(back)} came back`;
  }
  const members = Object.entries(sent).map(([name, member]) =>
    lostBetween(member, (back as Record<string, unknown> | null | undefined)?.[name], `${place}/${name}`),
  );
  return members.find((fault) => fault !== undefined);
}

const execute = promisify(execFile);

function inProject(path: string): string {
  return fileURLToPath(new URL(path, PROJECT));
}
