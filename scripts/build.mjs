/** Builds everything into build/: TypeScript, the ABI shared with the engine, the engine's two WASM modules, the pages. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { runScript } from './run-script.mjs';
import { whenChanged } from './when-changed.mjs';

mkdirSync('build/engine', { recursive: true });
// Latin, Greek and Cyrillic of reports and pictures: two fonts of eighteen.
mkdirSync('build/fonts', { recursive: true });
for (const file of ['fonts/NotoSans-Regular.ttf', 'fonts/NotoSans-SemiBold.ttf', 'LICENSE']) {
  copyFileSync(`node_modules/@embedpdf/fonts-latin/${file}`, `build/fonts/${file.replace('fonts/', '')}`);
}
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
