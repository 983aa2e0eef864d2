/** Builds everything into build/: TypeScript, the ABI shared with the engine, the engine's two WASM modules, the pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { removeStaleOutputs } from './stale-outputs.mjs';
import { whenChanged } from './when-changed.mjs';

async function run(script, ...args) {
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(1);
}

mkdirSync('build/engine', { recursive: true });
removeStaleOutputs('.', 'build', JSON.parse(readFileSync('tsconfig.json', 'utf8')).include);
// The native compiler; the one before it stays for those that need its programming interface.
await run('node_modules/typescript-native/bin/tsc', '--project', 'tsconfig.json');
// What installs the client compiles against its types.
await run('node_modules/typescript-native/bin/tsc', '--project', 'tsconfig.client.json');
await run('scripts/typebox.mjs');
await run('scripts/request-validators.mjs');
await run('build/scripts/generate-abi.js');
await run('build/scripts/site/run.js');
await whenChanged('build/engine/.inputs', ['assembly', 'asconfig.json', 'package-lock.json'], async () => {
  // The same source twice: coordinates in 16-bit lanes where the container allows, else in 32-bit lanes.
  const lanes = Object.entries({ narrow: 0, wide: 1 }).map(([name, wide]) =>
    run(
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
await run('scripts/web/build.mjs');
