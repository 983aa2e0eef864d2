/**
 * The invariants of the house, read from its imports. When one of these fails, something grows in the wrong room: move
 * it, rather than the wall.
 */
import t from 'tap';
import { type SourceFile, sourceFile, sourceFilesOf } from './support/source-files.js';

/** Rooms from the top down: each may import those below it, none above. */
const STOREYS: readonly (readonly string[])[] = [
  ['main', 'worker', 'cli'],
  ['start'],
  ['app'],
  ['http'],
  ['service'],
  ['calculation'],
  ['planning'],
  ['engine'],
  ['rules'],
  // The interface names what the domain knows, as calculation types, and the domain knows nothing of the interface.
  ['schema'],
  ['domain'],
  // What is not ours to know: structures and formats that any program could have.
  ['lib'],
];

/** The world outside stands beside the storeys from calculation to domain: the service uses it. */
const OUTBUILDINGS = ['store', 'jobs', 'webhook', 'upload', 'report'];
const MAY_BE_USED_BY_OUTBUILDINGS = ['domain', 'schema', 'lib'];

/** Rooms with walls of their own: what each may import of ours. Nobody below the service looks into them. */
const WALLED: Readonly<Record<string, RegExp>> = {
  scene: /^src\/(schema|domain|lib)\//,
  report: /^src\/(scene|locales|schema|domain|lib|threads)\//,
  // What pages and reports say in eight languages.
  locales: /^src\/schema\//,
  threads: /^src\/lib\//,
  // Lists of cargo as people keep them, for uploads and for pages.
  tables: /^src\/(locales|schema|domain|lib)\//,
  // The browser's pages: the door and its browser end, nothing behind it.
  web: /^src\/(calculation\/(index\.ts|browser\/)|locales\/|scene\/|tables\/|schema\/|domain\/|lib\/)/,
  // Installed by others: generated from the OpenAPI document, without the service.
  client: /^$/,
  // Talks to a running service as any other program does.
  mcp: /^src\/(client|schema)\//,
};

/** Who may import a walled room, besides itself. */
const MAY_LOOK_INTO: Readonly<Record<string, readonly string[]>> = {
  scene: ['report', 'web', 'service', 'http', 'app', 'start', 'main', 'worker', 'cli'],
  report: ['service', 'http', 'app', 'start', 'main', 'worker', 'cli'],
  // Of the calculation its Node end alone.
  threads: ['calculation', 'report', 'upload', 'service', 'http'],
  tables: ['upload', 'service', 'web', 'cli'],
  locales: ['report', 'tables', 'web'],
  web: [],
  client: ['mcp', 'cli'],
  mcp: ['main', 'cli'],
};

/** Folders that lie in layers, from the bottom up; a file beside them lies above them all. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  assembly: [
    ...['abi', 'memory', 'geometry', 'effort', 'problem', 'blocks', 'state', 'spaces', 'tops', 'rules'],
    ...['contacts', 'building', 'search', 'plan'],
  ],
  'src/planning': [
    'envelope',
    'goals',
    'bounds',
    'fills',
    'lots',
    'layers',
    'search',
    'finishing',
    'reasons',
    'types',
    'kept',
    'pallets',
  ],
};

/** Small things that all above calculation may use, and that use nothing but each other. */
const TOOLS = ['config', 'log', 'spans'];

/** Rooms that know no Node, no server and no database, so that the browser runs them. */
const PURE = ['calculation', 'planning', 'engine', 'rules', 'domain', 'schema', 'scene', 'lib'];

/** The ends of the calculation that do know where they run. */
const ENDS_OF_CALCULATION = /^src\/calculation\/(node|browser)\//;

/** What pure rooms may use of other people's work. */
const PURE_PACKAGES = /^(typebox|ajv|@assemblyscript\/loader|highs)(\/|$)/;

/** Packages that only one place knows. */
const KNOWN_ONLY_TO: readonly (readonly [packages: RegExp, places: RegExp])[] = [
  [/^(koa|koa-.*|@koa\/.*|formidable)$/, /^src\/(http\/|app\.ts)/],
  [/^mongodb$/, /^src\/store\/mongo\//],
  [/^typebox$/, /^src\/schema\/typebox\.ts$/],
  [/^bwip-js(\/|$)/, /^src\/report\/barcodes\.ts$/],
  [/^@modelcontextprotocol\//, /^src\/mcp\/sdk\.ts$/],
  [/^piscina$/, /^src\/(threads\/|calculation\/node\/|report\/|upload\/)/],
  [/^lmdb$/, /^src\/store\/embedded\//],
  [/^(bullmq|ioredis|redis)$/, /^src\/jobs\//],
  [/^@opentelemetry\//, /^src\/(spans|start\/export-traces)\.ts$/],
  [/^@assemblyscript\/loader$/, /^src\/engine\/instance\.ts$/],
];

/** In the folder of the routes, but none: their list, and what they share. */
const NO_ROUTES = /^src\/http\/routes\/(index|shared|answers|master-data)\.ts$/;

/** Functions whose last bit differs between machines, and everything that differs between runs. */
const IRREPRODUCIBLE =
  /\bMath\.(pow|exp|expm1|log|log2|log10|log1p|a?sinh?|a?cosh?|a?tanh?|atan2|hypot|cbrt|random)\b|\bDate\b|\bperformance\b|\bIntl\b|\b(toLocale\w+|localeCompare)\b/;

/** Math.pow by another name; powers of two are exact. */
const POWER = /(?<!\b2 )\*\*/;

/** The engine knows integers only. */
const FOREIGN_TO_ENGINE = /\b(JSON|Date|performance|console|process)\b|\bMath\.random\b|:\s*string\b/;

type Invariant = (file: SourceFile) => string[];

const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'nobody imports upwards, lib imports nobody, domain only lib, schema nobody but itself and lib': importsDownwards,
  'the folders of planning lie in layers': isLayered,
  'the two judges share no code: the engine imports nothing of the rules': judgesAreApart,
  'scene, report, web, client and mcp import only what their walls let through': staysBehindItsWall,
  'calculation and all below it import nothing from Node, Koa or a database': isPure,
  'only http and app know Koa, only store/mongo MongoDB, only jobs Redis, only engine/instance the WASM loader':
    knowsItsPackages,
  'only engine/instance.ts instantiates our WASM': instantiatesNothing,
  'two routes never call each other': routesAreApart,
  'calculation and all below it give the same on every machine': isReproducible,
};

for (const [invariant, breaks] of Object.entries(INVARIANTS)) {
  t.test(invariant, async (t) => {
    t.same(sourceFilesOf('src').flatMap(breaks), []);
  });
}

t.test('there is no circle of imports', async (t) => {
  for (const folder of ['src', 'bench', 'assembly', 'test', 'samples', 'scripts']) {
    t.same(circlesIn(sourceFilesOf(folder)), [], folder);
  }
});

t.test('there is no circle between the rooms of a room', async (t) => {
  const files = sourceFilesOf('src');
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  t.same(
    [...folders].flatMap((folder) => circlesBetween(folder, files)),
    [],
  );
});

t.test('assembly imports only itself, in layers, and knows no strings, JSON or clock', async (t) => {
  t.same(
    sourceFilesOf('assembly').flatMap((file) => [...isEngineCode(file), ...isLayered(file)]),
    [],
  );
});

t.test('each invariant finds what breaks it', async (t) => {
  const broken = (path: string, text: string) =>
    Object.values(INVARIANTS).flatMap((breaks) => breaks(sourceFile(path, text))).length;
  t.equal(broken('src/domain/a.ts', "import { b } from '../rules/b.js';"), 1, 'upwards');
  t.equal(broken('src/rules/a.ts', "import { b } from '../planning/b.js';"), 1, 'rules know of the search');
  t.equal(broken('src/domain/a.ts', "import { b } from '../schema/b.js';"), 1, 'domain imports somebody');
  t.equal(broken('src/store/a.ts', "import { b } from '../calculation/b.js';"), 1, 'the store imports a storey');
  t.equal(broken('src/planning/a.ts', "import { b } from '../store/b.js';"), 1, 'planning knows a store');
  t.equal(broken('src/cellar/a.ts', ''), 1, 'a room that nobody knows');
  t.equal(broken('src/planning/a.ts', "import { readFileSync } from 'node:fs';"), 1, 'Node in planning');
  t.equal(broken('src/calculation/a.ts', "import { b } from '../threads/b.js';"), 1, 'threads in the door');
  t.equal(broken('src/service/a.ts', "import Koa from 'koa';"), 1, 'Koa in the service');
  t.equal(broken('src/store/a.ts', "import { MongoClient } from 'mongodb';"), 1, 'MongoDB beside its room');
  t.equal(broken('src/web/a.ts', 'new WebAssembly.Instance(module)'), 1, 'a WASM instance elsewhere');
  t.equal(broken('src/http/routes/a.ts', "import { b } from './b.js';"), 1, 'a route calls another');
  t.equal(broken('src/planning/a.ts', 'const seed = Math.random();'), 1, 'chance in planning');
  t.equal(broken('src/planning/a.ts', 'const cube = side ** 3;'), 1, 'a power in planning');
  t.equal(broken('src/planning/a.ts', "import { b } from '../rules/b.js'; // Date"), 0, 'a sound file');
  t.equal(broken('src/engine/a.ts', "import { b } from '../rules/b.js';"), 1, 'the engine asks the other judge');
  t.equal(broken('src/planning/bounds/a.ts', "import { b } from '../fills/b.js';"), 1, 'up the layers of planning');
  t.equal(broken('src/planning/attic/a.ts', ''), 1, 'a folder of planning that nobody knows');
  t.equal(
    broken('src/planning/lots/a.ts', "import { b } from '../plan-order.js';"),
    1,
    'up to the file above all layers',
  );
  t.equal(broken('src/scene/a.ts', "import { b } from '../planning/b.js';"), 1, 'the scene looks into planning');
  t.equal(broken('src/report/a.ts', "import { b } from '../store/b.js';"), 1, 'a report reads the store');
  t.equal(broken('src/web/a.ts', "import { b } from '../calculation/calculate.js';"), 1, 'a page past the door');
  t.equal(broken('src/web/a.ts', "import { b } from '../service/b.js';"), 1, 'a page uses the service');
  t.equal(broken('src/client/a.ts', "import { b } from '../schema/b.js';"), 1, 'the client needs the service');
  t.equal(broken('src/mcp/a.ts', "import { b } from '../service/b.js';"), 1, 'the MCP server goes round the interface');
  t.equal(broken('src/http/a.ts', "import { b } from '../web/b.js';"), 1, 'the server runs pages');
  t.equal(broken('src/web/a.ts', "import { b } from '../calculation/index.js';"), 0, 'a page through the door');
  t.equal(broken('src/report/a.ts', "import { b } from '../scene/b.js';"), 0, 'a report draws the scene');
  const layered = (path: string, text: string) => isLayered(sourceFile(path, text)).length;
  t.equal(layered('assembly/blocks/a.ts', "import { b } from '../rules/b';"), 1, 'up the layers of assembly');
  t.equal(layered('assembly/rules/a.ts', "import { b } from '../blocks/b';"), 0, 'down the layers of assembly');
  const circle = [
    sourceFile('src/rules/a.ts', "import { b } from './b.js';"),
    sourceFile('src/rules/b.ts', "import { a } from './a.js';"),
  ];
  t.equal(circlesIn(circle).length, 1, 'a circle');
  const tied = [
    sourceFile('src/rules/near/a.ts', "import { b } from '../b.js';"),
    sourceFile('src/rules/b.ts', "import { c } from './near/c.js';"),
  ];
  t.equal(circlesBetween('src/rules', tied).length, 1, 'a circle of rooms');
  t.equal(isEngineCode(sourceFile('assembly/a.ts', "import { b } from '../src/b'; JSON.parse(c);")).length, 2);
});

/** `src/rules/overlap.ts` is in the room rules, `src/app.ts` in the room app. */
function roomOf(path: string): string {
  return path.split('/')[1]!.replace(/\.tsx?$/, '');
}

function storeyOf(room: string): number {
  return STOREYS.findIndex((rooms) => rooms.includes(room));
}

function importsDownwards({ path, files }: SourceFile): string[] {
  const room = roomOf(path);
  if (room in WALLED) return [];
  if (!STOREYS.flat().includes(room) && !OUTBUILDINGS.includes(room) && !TOOLS.includes(room)) {
    return [`${path} is in a room that this test does not know`];
  }
  return files
    .map(roomOf)
    .filter((other) => other !== room && !(other in WALLED) && !mayImport(room, other))
    .map((other) => `${path} imports ${other}`);
}

function mayImport(room: string, other: string): boolean {
  const isAboveCalculation = storeyOf(room) >= 0 && storeyOf(room) < storeyOf('calculation');
  if (TOOLS.includes(room)) return TOOLS.includes(other);
  if (OUTBUILDINGS.includes(room)) return MAY_BE_USED_BY_OUTBUILDINGS.includes(other);
  if (OUTBUILDINGS.includes(other) || TOOLS.includes(other)) return isAboveCalculation;
  return storeyOf(other) > storeyOf(room);
}

function staysBehindItsWall({ path, files }: SourceFile): string[] {
  const room = roomOf(path);
  const wall = WALLED[room];
  return files
    .filter((file) => roomOf(file) !== room)
    .filter(
      (file) => (wall !== undefined && !wall.test(file)) || !(MAY_LOOK_INTO[roomOf(file)]?.includes(room) ?? true),
    )
    .map((file) => `${path} imports ${file}`);
}

function judgesAreApart({ path, files }: SourceFile): string[] {
  if (roomOf(path) !== 'engine') return [];
  return files.filter((file) => roomOf(file) === 'rules').map((file) => `${path} imports ${file}`);
}

/** A folder imports those below it and itself; a file beside the folders imports all of them, and none imports it. */
function isLayered({ path, files }: SourceFile): string[] {
  const base = Object.keys(LAYERS).find((folder) => path.startsWith(`${folder}/`));
  if (base === undefined) return [];
  const layers = LAYERS[base]!;
  const levelOf = (file: string) => {
    const [folder, ...rest] = file.slice(base.length + 1).split('/');
    return rest.length === 0 ? layers.length : layers.indexOf(folder!);
  };
  const level = levelOf(path);
  if (level < 0) return [`${path} is in a folder that this test does not know`];
  return files
    .filter((file) => file.startsWith(`${base}/`) && levelOf(file) > level)
    .map((file) => `${path} imports ${file}`);
}

function isPure({ path, packages, files }: SourceFile): string[] {
  if (!PURE.includes(roomOf(path)) || ENDS_OF_CALCULATION.test(path)) return [];
  const foreign = packages.filter((name) => !PURE_PACKAGES.test(name));
  return [...foreign, ...files.filter((file) => roomOf(file) === 'threads')].map((name) => `${path} imports ${name}`);
}

function knowsItsPackages({ path, packages }: SourceFile): string[] {
  return packages
    .filter((name) => KNOWN_ONLY_TO.some(([known, places]) => known.test(name) && !places.test(path)))
    .map((name) => `${path} imports ${name}`);
}

function instantiatesNothing({ path, code }: SourceFile): string[] {
  if (path === 'src/engine/instance.ts') return [];
  return /\bWebAssembly\.(Instance\b|instantiate)/.test(code) ? [`${path} instantiates WASM`] : [];
}

function routesAreApart({ path, files }: SourceFile): string[] {
  const isRoute = (file: string) => file.startsWith('src/http/routes/') && !NO_ROUTES.test(file);
  return isRoute(path) ? files.filter(isRoute).map((other) => `${path} imports ${other}`) : [];
}

function isReproducible({ path, code }: SourceFile): string[] {
  if (!PURE.includes(roomOf(path)) || ENDS_OF_CALCULATION.test(path)) return [];
  const found = IRREPRODUCIBLE.exec(code)?.[0] ?? (POWER.test(code) ? '**' : null);
  return found === null ? [] : [`${path} uses ${found}`];
}

function isEngineCode({ path, code, files, packages }: SourceFile): string[] {
  const found = FOREIGN_TO_ENGINE.exec(code)?.[0];
  return [
    ...[...files.filter((file) => !file.startsWith('assembly/')), ...packages].map((name) => `${path} imports ${name}`),
    ...(found === undefined ? [] : [`${path} uses ${found}`]),
  ];
}

/** `src/http/bodies/read.ts` lies in src, src/http and src/http/bodies. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

/** As `circlesIn`, of what lies in a folder: its files, and each of its folders as one. */
function circlesBetween(folder: string, files: readonly SourceFile[]): string[] {
  const within = (path: string) => path.startsWith(`${folder}/`);
  const roomIn = (path: string) => `${folder}/${path.slice(folder.length + 1).split('/')[0]}`;
  const imports = new Map<string, Set<string>>();
  for (const { path, files: imported } of files.filter((file) => within(file.path))) {
    const of = imports.get(roomIn(path)) ?? new Set<string>();
    for (const other of imported.filter(within).map(roomIn)) if (other !== roomIn(path)) of.add(other);
    imports.set(roomIn(path), of);
  }
  return circlesIn([...imports].map(([path, of]) => ({ path, files: [...of] })));
}

/** Every file from which imports lead back to itself, as the way there. */
function circlesIn(files: readonly Pick<SourceFile, 'path' | 'files'>[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, file.files]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (way.includes(path) || done.has(path)) return;
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}
