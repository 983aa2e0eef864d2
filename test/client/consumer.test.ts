/**
 * What installs the package compiles against every export, with the strictest flags, from what the tarball has and the
 * packages that it installs alone. By the newest compiler; `npm run test:deep` tries the oldest one, too.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { some } from '../support/draws.js';
import { temporaryFolder } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';

const COMPILERS = some(['typescript-native', 'typescript-oldest']);

const PROGRAM = `
import { createEngine, type Calculated, type LoadResponse } from 'stowage/engine';
import { defineStowageView, type ShownLoad, type StowageView } from 'stowage/viewer';
import { calculate, type CalculationOptions, verify } from 'stowage/calculation';
import { answered, createClient, StowageError } from 'stowage/client';

const options: CalculationOptions = { uom: 'UnitMetric', maxRunTimeSeconds: 60 };
export const volumeOf = (load: LoadResponse): number => load.loadSummary.volumeLoaded;
export const bytesOf = ({ bytes }: Calculated): number => bytes.byteLength;
export const show = (view: StowageView, load: ShownLoad): void => {
  view.load = load;
};
export { answered, calculate, createClient, createEngine, defineStowageView, options, StowageError, verify };
`;

const STRICTEST = {
  ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], noEmit: true, skipLibCheck: false },
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noImplicitOverride: true },
  ...{ noPropertyAccessFromIndexSignature: true, noImplicitReturns: true, noUnusedLocals: true },
  ...{ isolatedModules: true, verbatimModuleSyntax: true },
};

/** Of the packages that the types of the exports name. */
const NAMED = ['openapi-fetch', 'openapi-typescript-helpers', 'typebox'];

t.test('a program compiles against every export', { timeout: 240_000 }, async (t) => {
  const folder = temporaryFolder(t);
  const installed = join(folder, 'node_modules', 'stowage');
  for (const name of readdirSync(`${ROOT}build/src`, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const to = join(installed, 'build/src', name);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(`${ROOT}build/src/${name}`, to);
  }
  cpSync(`${ROOT}package.json`, join(installed, 'package.json'));
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  t.ok(NAMED.every((name) => name in dependencies || name === 'openapi-typescript-helpers'));
  for (const name of NAMED) symlinkSync(`${ROOT}node_modules/${name}`, join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    const compilerOptions = { ...STRICTEST, module, moduleResolution };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    for (const compiler of COMPILERS) {
      const tsc = `${ROOT}node_modules/${compiler}/bin/tsc`;
      const said = await promisify(execFile)(process.execPath, [tsc, '--project', folder]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      t.equal(said, '', `${compiler}, ${moduleResolution}`);
    }
  }
});

t.test('the viewer loads what the tarball has, and tells no browser to load more', async (t) => {
  const assets = `${ROOT}build/web/assets/`;
  const files = new Set(['viewer.js']);
  const preloading: string[] = [];
  for (const file of files) {
    const text = readFileSync(assets + file, 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*[`"']\.\/([^`"']+)/g)) files.add(name!);
    // Names of chunks to be preloaded: a bundler of another page gives the chunks other names.
    if (text.includes('__vite__mapDeps')) preloading.push(file);
  }
  t.ok(files.size > 10);
  t.strictSame(preloading, []);
});
