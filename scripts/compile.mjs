/**
 * Compiles what is TypeScript into build/, and makes what a build puts in place of compiled files. Nothing is compiled anew
 * that has not changed: the inner loop (`npm run compile`), and the first step of a build.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { runScript } from './run-script.mjs';
import { removeStaleOutputs } from './stale-outputs.mjs';

// The native compiler; the one before it (`npx tsc`) stays for those that need its programming interface.
const COMPILER = 'node_modules/typescript-native/bin/tsc';

mkdirSync('build', { recursive: true });
await runScript('scripts/locales.mjs');
removeStaleOutputs('.', 'build', JSON.parse(readFileSync('tsconfig.json', 'utf8')).include);
await runScript(COMPILER, '--project', 'tsconfig.json');
// What installs the package compiles against the types of what it exports.
await runScript(COMPILER, '--project', 'tsconfig.types.json');
await runScript('scripts/packed-packages.mjs');
await runScript('scripts/request-validators.mjs');
await runScript('scripts/threads.mjs');
