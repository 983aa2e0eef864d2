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
  ['app', 'web'],
  ['http'],
  ['service'],
  ['calculation'],
  ['planning'],
  ['engine'],
  ['rules'],
  ['domain', 'schema'],
];

/** The world outside stands beside the storeys from calculation to domain: the service uses it. */
const OUTBUILDINGS = ['store', 'jobs', 'webhook', 'upload', 'report'];
const MAY_BE_USED_BY_OUTBUILDINGS = ['domain', 'schema'];

/** Small things that all above calculation may use, and that use nothing but each other. */
const TOOLS = ['config', 'log'];

/** Rooms that know no Node, no server and no database, so that the browser runs them. */
const PURE = ['calculation', 'planning', 'engine', 'rules', 'domain', 'schema'];

/** The ends of the calculation that do know where they run. */
const ENDS_OF_CALCULATION = ['node-engine', 'pool', 'search-worker', 'present-worker'].map(
  (name) => `src/calculation/${name}.ts`,
);

/** What pure rooms may use of other people's work. */
const PURE_PACKAGES = /^(typebox|ajv|ajv-formats|@assemblyscript\/loader|highs)(\/|$)/;

/** Packages that only one place knows. */
const KNOWN_ONLY_TO: readonly (readonly [packages: RegExp, places: RegExp])[] = [
  [/^(koa|koa-.*|@koa\/.*)$/, /^src\/(http\/|app\.ts)/],
  [/^mongodb$/, /^src\/store\/mongo\//],
  [/^lmdb$/, /^src\/store\/embedded\//],
  [/^(bullmq|ioredis|redis)$/, /^src\/jobs\//],
  [/^@assemblyscript\/loader$/, /^src\/engine\/instance\.ts$/],
];

/** In the folder of the routes, but none: their list, and what they share. */
const NO_ROUTES = /^src\/http\/routes\/(index|shared|master-data)\.ts$/;

/** Functions whose last bit differs between machines, and everything that differs between runs. */
const IRREPRODUCIBLE =
  /\bMath\.(pow|exp|expm1|log|log2|log10|log1p|a?sinh?|a?cosh?|a?tanh?|atan2|hypot|cbrt|random)\b|\bDate\b|\bperformance\b|\bIntl\b|\b(toLocale\w+|localeCompare)\b/;

/** Math.pow by another name; powers of two are exact. */
const POWER = /(?<!\b2 )\*\*/;

/** The engine knows integers only. */
const FOREIGN_TO_ENGINE = /\b(JSON|Date|performance|console|process)\b|\bMath\.random\b|:\s*string\b/;

type Invariant = (file: SourceFile) => string[];

const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'nobody imports upwards, domain imports nobody, schema nobody but itself': importsDownwards,
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
  t.same(circlesIn(sourceFilesOf('src')), []);
});

t.test('assembly imports only itself and knows no strings, JSON or clock', async (t) => {
  t.same(sourceFilesOf('assembly').flatMap(isEngineCode), []);
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
  t.equal(broken('src/service/a.ts', "import Koa from 'koa';"), 1, 'Koa in the service');
  t.equal(broken('src/store/a.ts', "import { MongoClient } from 'mongodb';"), 1, 'MongoDB beside its room');
  t.equal(broken('src/web/a.ts', 'new WebAssembly.Instance(module)'), 1, 'a WASM instance elsewhere');
  t.equal(broken('src/http/routes/a.ts', "import { b } from './b.js';"), 1, 'a route calls another');
  t.equal(broken('src/planning/a.ts', 'const seed = Math.random();'), 1, 'chance in planning');
  t.equal(broken('src/planning/a.ts', 'const cube = side ** 3;'), 1, 'a power in planning');
  t.equal(broken('src/planning/a.ts', "import { b } from '../rules/b.js'; // Date"), 0, 'a sound file');
  const circle = [
    sourceFile('src/rules/a.ts', "import { b } from './b.js';"),
    sourceFile('src/rules/b.ts', "import { a } from './a.js';"),
  ];
  t.equal(circlesIn(circle).length, 1, 'a circle');
  t.equal(isEngineCode(sourceFile('assembly/a.ts', "import { b } from '../src/b'; JSON.parse(c);")).length, 2);
});

/** `src/rules/overlap.ts` is in the room rules, `src/app.ts` in the room app. */
function roomOf(path: string): string {
  return path.split('/')[1]!.replace(/\.ts$/, '');
}

function storeyOf(room: string): number {
  return STOREYS.findIndex((rooms) => rooms.includes(room));
}

function importsDownwards({ path, files }: SourceFile): string[] {
  const room = roomOf(path);
  if (!STOREYS.flat().includes(room) && !OUTBUILDINGS.includes(room) && !TOOLS.includes(room)) {
    return [`${path} is in a room that this test does not know`];
  }
  return files
    .map(roomOf)
    .filter((other) => other !== room && !mayImport(room, other))
    .map((other) => `${path} imports ${other}`);
}

function mayImport(room: string, other: string): boolean {
  const isAboveCalculation = storeyOf(room) >= 0 && storeyOf(room) < storeyOf('calculation');
  if (TOOLS.includes(room)) return TOOLS.includes(other);
  if (OUTBUILDINGS.includes(room)) return MAY_BE_USED_BY_OUTBUILDINGS.includes(other);
  if (OUTBUILDINGS.includes(other) || TOOLS.includes(other)) return isAboveCalculation;
  return storeyOf(other) > storeyOf(room);
}

function isPure({ path, packages }: SourceFile): string[] {
  if (!PURE.includes(roomOf(path)) || ENDS_OF_CALCULATION.includes(path)) return [];
  return packages.filter((name) => !PURE_PACKAGES.test(name)).map((name) => `${path} imports ${name}`);
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
  if (!PURE.includes(roomOf(path)) || ENDS_OF_CALCULATION.includes(path)) return [];
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

/** Every file from which imports lead back to itself, as the way there. */
function circlesIn(files: readonly SourceFile[]): string[] {
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
