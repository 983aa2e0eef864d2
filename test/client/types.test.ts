/** The client's types are those of the interface definition, and a program that no longer fits it does not compile. */
import { readdirSync, readFileSync } from 'node:fs';
import t from 'tap';
import ts from 'typescript';
import { clientTypes } from '../../scripts/docs/client-types.js';
import { pythonTypes } from '../../scripts/docs/python-types.js';
import { codeSamples } from '../../src/http/examples/code-samples.js';
import { programName } from '../../src/http/examples/example.js';
import { STORY } from '../../src/http/examples/story.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { deepOnly } from '../support/draws.js';
import { ROOT } from '../support/source-files.js';

const API = `${ROOT}src/client/api.ts`;
const PYTHON = `${ROOT}clients/python/src/stowage/types.py`;
const PROGRAM = `${ROOT}src/client/program-of-a-user.ts`;
const USE = `
import { answered, createClient } from './index.js';
const stowage = createClient({ baseUrl: 'http://127.0.0.1:8080', token: 'key' });
const load = await stowage.buildLoad(
  { title: 'T', cargoes: [{ style: 'Shipcase', name: 'A', qty: 1, length: 1, width: 1, height: 1 }], emptyContainers: [] },
  { UOM: 'UnitMetric' },
);
const used: number = load.loadSummary.volumeUtilization;
for (const { reason, qty } of load.unloaded) console.log(reason.length, qty.toFixed());
for await (const cargo of stowage.items('/Database/Cargoes')) console.log(cargo.name.length + used);
const { key } = answered(await stowage.api.POST('/Account/Keys', { body: { name: 'n' } }));
key.toUpperCase();
`;

t.test('they are those of the interface definition: run `npm run docs`', async (t) => {
  t.ok(readFileSync(API, 'utf8') === (await clientTypes()));
  t.ok(readFileSync(PYTHON, 'utf8') === pythonTypes());
});

t.test('a program that uses what is renamed does not compile', { timeout: 240_000 }, async (t) => {
  const api = readFileSync(API, 'utf8');
  t.strictSame(faultsOf(api), []);
  const renamed = api.replaceAll(/\bvolumeUtilization\b/g, 'volumeUsed').replaceAll(/\breason\b/g, 'why');
  t.match(faultsOf(renamed), [/'volumeUtilization' does not exist/, /'reason' does not exist/]);
});

t.test('the programs of docs/clients.md and the examples compile', { timeout: 240_000, ...deepOnly }, async (t) => {
  const page = readFileSync(`${ROOT}docs/clients.md`, 'utf8');
  const programs = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program]) => program!);
  t.equal(programs.length, 3);
  const files = readdirSync(`${ROOT}examples`).filter((name) => name.endsWith('.ts'));
  programs.push(...files.map((name) => readFileSync(`${ROOT}examples/${name}`, 'utf8')));
  const api = readFileSync(API, 'utf8');
  for (const program of programs) t.strictSame(faultsOf(api, program.replace("'stowage/client'", "'./index.js'")), []);
});

t.test('the samples of every operation compile', { timeout: 240_000 }, async (t) => {
  const nothing = {} as never;
  const routes = allRoutes(nothing, nothing, nothing);
  const variables = STORY.flatMap(({ gives }) => Object.keys(gives ?? {}));
  const samples = STORY.map((example) => {
    const route = routes.find(({ operationId }) => operationId === example.of)!;
    return `{\n${codeSamples(route, example)[1]!.source}\nvoid answer;\n}`;
  });
  const program = [
    "import { answered, createClient } from './index.js';",
    "const stowage = createClient({ baseUrl: '', token: '' });",
    ...[...variables, 'LISTENER_URL'].map((name) => `declare const ${programName(name)}: string;`),
    ...samples,
  ].join('\n');
  t.strictSame(faultsOf(readFileSync(API, 'utf8'), program), []);
});

let before: ts.Program | undefined;

/** What the compiler says of the program of a user, with these types. */
function faultsOf(api: string, program = USE): string[] {
  const given = new Map([
    [PROGRAM, program],
    [API, api],
  ]);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, readFile, fileExists } = host;
  host.fileExists = (name) => given.has(name) || fileExists(name);
  host.readFile = (name) => given.get(name) ?? readFile(name);
  host.getSourceFile = (name, language) => {
    const text = given.get(name);
    // Libraries are read once.
    const kept = name.includes('node_modules') ? before?.getSourceFile(name) : undefined;
    return text === undefined ? (kept ?? getSourceFile(name, language)) : ts.createSourceFile(name, text, language);
  };
  before = ts.createProgram([PROGRAM], options, host);
  const source = before.getSourceFile(PROGRAM);
  return ts.getPreEmitDiagnostics(before, source).map(({ messageText, start = 0 }) => {
    const line = program.slice(0, start).split('\n').length - 1;
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${program.split('\n')[line]?.trim()})`;
  });
}
