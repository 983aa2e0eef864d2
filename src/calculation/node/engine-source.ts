/** Where the threads of the pool get their engine from. */
import { engineModules } from './node-engine.js';
import type { WorkerSetup } from './tasks.js';

export type EngineSource = WorkerSetup;

/** The engine of the build; its modules are compiled once and shared by all threads. */
export function wasmEngine(): EngineSource {
  return { engineModule: new URL('../../../threads/engine.js', import.meta.url).href, engineParts: engineModules() };
}
