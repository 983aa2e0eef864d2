/** The engine in Node: compiles the built WASM once a process. */
import { readFileSync } from 'node:fs';
import { createEngine } from '../../engine/engine.js';
import type { EngineModules } from '../../engine/instance.js';
import type { Engine } from '../../engine/port.js';

let modules: EngineModules | null = null;

/** Compiled modules; a compiled module can be posted to worker threads. */
export function engineModules(): EngineModules {
  modules ??= { narrow: compile('narrow'), wide: compile('wide') };
  return modules;
}

export function loadEngine(): Engine {
  return createEngine(engineModules());
}

/** Beside the compiled sources: build/src/calculation -> build/engine. */
function compile(name: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(`../../../engine/search-${name}.wasm`, import.meta.url)));
}
