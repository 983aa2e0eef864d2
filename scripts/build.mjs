/** Builds everything into build/: TypeScript, the ABI shared with the engine, and the engine's two WASM modules. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { removeStaleOutputs } from './stale-outputs.mjs';

const run = (script, ...args) => execFileSync(process.execPath, [script, ...args], { stdio: 'inherit' });

mkdirSync('build/engine', { recursive: true });
removeStaleOutputs('.', 'build', JSON.parse(readFileSync('tsconfig.json', 'utf8')).include);
run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json');
run('build/scripts/generate-abi.js');
// The same source twice: coordinates in 16-bit lanes where the container allows, else in 32-bit lanes.
for (const [name, wide] of [
  ['narrow', 0],
  ['wide', 1],
]) {
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
  );
}
