/** The build removes what has lost its source, and nothing else. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';

const { removeStaleOutputs } = await import(new URL('../../../scripts/stale-outputs.mjs', import.meta.url).href);

t.test('compiled files without a source go, all others stay', async (t) => {
  const root = t.testdir();
  const touch = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
  };
  touch('src/kept.ts', 'test/rules/kept.test.ts');
  touch('build/src/kept.js', 'build/src/kept.js.map', 'build/test/rules/kept.test.js', 'build/.tsbuildinfo');
  touch('build/src/gone.js', 'build/src/gone.js.map', 'build/test/rules/renamed.test.js', 'build/test/gone/a.test.js');
  touch('build/src/data.json', 'build/engine/search.wasm', 'build/engine/made.js');
  removeStaleOutputs(root, join(root, 'build'), ['src', 'test', 'bench']);
  const left = readdirSync(join(root, 'build'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  t.same(left.map(({ name }) => name).sort(), [
    '.tsbuildinfo',
    'data.json',
    'kept.js',
    'kept.js.map',
    'kept.test.js',
    'made.js',
    'search.wasm',
  ]);
});
