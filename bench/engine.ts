/** The engine for benchmarks: the built WASM, instantiated as the service does it. */
import { existsSync } from 'node:fs';
import type { Engine } from '../src/engine/port.js';
import { BadOptions } from './options.js';

export async function loadEngine(): Promise<Engine> {
  const address = new URL('../src/engine/instance.js', import.meta.url);
  if (!existsSync(address)) throw new BadOptions('the engine is not built; run npm run build');
  const { createEngine }: { createEngine(): Engine } = await import(address.href);
  return createEngine();
}
