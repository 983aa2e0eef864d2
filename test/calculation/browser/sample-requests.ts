/** Planning a sample request as the service does, down to the text of its filled containers; for Node and browsers. */
import { calculate, type Engine, present } from '../../../src/calculation/index.js';
import type { Uom } from '../../../src/domain/words.js';

export interface SampleRequest {
  readonly body: unknown;
  readonly uom: Uom;
}

/** JSON of the filled containers with every space and placement. */
export function filledContainers({ body, uom }: SampleRequest, engine: Engine): string {
  const outcome = calculate(body, { uom, maxRunTimeSeconds: 300 }, engine);
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const output = { spacesCreated: true, placementsCreated: true, uom: null };
  return JSON.stringify(present(outcome.load, output).filledContainers);
}
