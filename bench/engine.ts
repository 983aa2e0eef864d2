/** The engine for benchmarks: the built WASM, instantiated as the service does it. */
export { loadEngine } from '../src/calculation/node-engine.js';
