/** The engine of the pages: one for all of them, loaded when first needed. */
import { type BrowserEngine, createEngine } from '../../calculation/browser/index.js';

let engine: Promise<BrowserEngine> | null = null;

/** A failed start is tried again by the next call. */
export function ownEngine(): Promise<BrowserEngine> {
  engine ??= createEngine().catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}
