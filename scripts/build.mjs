/** Builds everything into build/: TypeScript, the ABI shared with the engine, the engine's two WASM modules, the pages. */
import { mkdirSync } from 'node:fs';
import { runScript } from './run-script.mjs';
import { whenChanged } from './when-changed.mjs';

mkdirSync('build/engine', { recursive: true });
await runScript('scripts/fonts.mjs');
await runScript('scripts/compile.mjs');
await runScript('build/scripts/generate-abi.js');
await runScript('build/scripts/site/run.js');
await whenChanged('build/engine/.inputs', ['assembly', 'asconfig.json', 'package-lock.json'], async () => {
  // The same source twice: coordinates in 16-bit lanes where the container allows, else in 32-bit lanes.
  const lanes = Object.entries({ narrow: 0, wide: 1 }).map(([name, wide]) =>
    runScript(
      'node_modules/assemblyscript/bin/asc.js',
      'assembly/index.ts',
      '--config',
      'asconfig.json',
      '--target',
      'release',
      '--use',
      `WIDE_LANES=${wide}`,
      '--outFile',
      `build/engine/search-${name}.wasm`,
    ),
  );
  await Promise.all(lanes);
});
await runScript('scripts/web/build.mjs');
