/**
 * Puts what runs in the threads of the service into build/threads, in few files: each thread that begins reads them anew,
 * and some 300 files took 0.1 s of processor time more. The engine is among them, so that it and the thread that searches
 * have the same classes. Packages stay outside.
 */
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

const OUTPUT = 'build/threads';

rmSync(OUTPUT, { recursive: true, force: true });
await build({
  entryPoints: [
    'build/src/calculation/node/search-worker.js',
    'build/src/calculation/node/present-worker.js',
    'build/src/report/report-worker.js',
    'build/src/engine/engine.js',
  ],
  outdir: OUTPUT,
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Faults name functions, and tests the lines of the sources.
  keepNames: true,
  sourcemap: true,
  logLevel: 'warning',
});
