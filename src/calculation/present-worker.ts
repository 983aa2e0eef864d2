/** What runs inside a thread that presents saved loads (pool.ts): bytes in, bytes out. */
import { move } from 'piscina';
import { asBytes, parseBytes } from './json-bytes.js';
import { present, presentContainer } from './present.js';
import type { PresentAnswer, PresentTask } from './tasks.js';
import type { CalculatedLoad } from './types.js';

export default function presentLoad({ stored, output, warnings, filledContainer }: PresentTask): PresentAnswer {
  const load = parseBytes(stored) as CalculatedLoad;
  if (filledContainer === null) return handedOver(present(load, output, warnings));
  const container = presentContainer(load, filledContainer, output);
  return container && handedOver({ ...container, warnings });
}

/** Bytes that are handed over instead of copied. */
function handedOver(value: unknown): Uint8Array {
  return move(asBytes(value)) as unknown as Uint8Array;
}
