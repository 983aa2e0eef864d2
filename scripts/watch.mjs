/**
 * `npm run test:watch -- PART...`: runs the tests whose path holds one of the parts, and again whenever a source changes.
 * A file that changes is only stripped of its types before the tests run, which takes some hundredths of a second; its types
 * are checked afterwards, by the compiler of the build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const WATCHED = ['src', 'test', 'bench', 'scripts'];
/** Editors write a file in several steps, and people save several files. */
const SETTLED_MILLISECONDS = 60;

const parts = process.argv.slice(2);
if (parts.length === 0) {
  console.error('Say which tests: npm run test:watch -- rules/zones');
  process.exit(1);
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);
const changed = new Set();
let timer;
let isRunning = false;

for (const folder of WATCHED) {
  watch(folder, { recursive: true }, (_, name) => {
    if (name === null || !/\.tsx?$|^locales\/\w+\.json$/.test(name)) return;
    changed.add(join(folder, name));
    clearTimeout(timer);
    timer = setTimeout(runAgain, SETTLED_MILLISECONDS);
  });
}

await run('scripts/compile.mjs');
await runAgain();

async function runAgain() {
  if (isRunning) return;
  isRunning = true;
  const files = [...changed];
  changed.clear();
  if (files.some((file) => file.endsWith('.json'))) await run('scripts/locales.mjs');
  for (const file of files) if (/\.tsx?$/.test(file) && existsSync(file)) strip(file);
  if (files.some((file) => file.startsWith('src/'))) await run('scripts/threads.mjs');
  await run('scripts/test.mjs', ...parts);
  if (files.length > 0 && changed.size === 0) await run('scripts/compile.mjs');
  isRunning = false;
  if (changed.size > 0) await runAgain();
}

/** What the compiler makes of one file, without looking at any other. */
function strip(file) {
  const { outputText, sourceMapText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    // Every file of ours is a module, which one file alone does not tell.
    compilerOptions: { ...options, module: ts.ModuleKind.ESNext },
  });
  const target = join('build', file.replace(/\.tsx?$/, '.js'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
  if (sourceMapText !== undefined) writeFileSync(`${target}.map`, sourceMapText);
}

async function run(script, ...args) {
  await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
}
