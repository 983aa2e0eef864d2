/**
 * A plan that the clock ended, as it will be saved: from its placements, as nobody can plan it again alike. So is one that
 * took long to find: nobody waits for the same search twice. What of it is found from them (spaces, sections, reasons) is
 * found here as at the service, and so is seen before it is saved.
 */
import type { Engine } from '../engine/port.js';
import type { EditBufferBody } from '../schema/edit-buffer.js';
import type { CalculationOptions } from './asked/options.js';
import { calculate } from './calculate.js';
import type { CalculationHooks } from './hooks.js';
import { editBufferOf } from './saved/edit-buffer-of.js';
import type { CalculationOutcome } from './types.js';

export interface AsPlaced {
  readonly outcome: Extract<CalculationOutcome, { status: 'succeed' }>;
  /** What saves it, by POST /Edit/Load with fillRemaining=false. */
  readonly buffer: EditBufferBody;
}

/** Longer searches are not repeated in order to save what they found, milliseconds. */
const LONG_SEARCH = 1000;

/** Null: the service plans it again alike, and soon; or it cannot be placed as it is, and its request alone can be saved. */
export function asPlaced(
  outcome: CalculationOutcome,
  options: CalculationOptions,
  engine: Engine,
  hooks: CalculationHooks = {},
): AsPlaced | null {
  if (outcome.status === 'failed') return null;
  const { search, pallets } = outcome.load.plan;
  if (search.complete && outcome.timings.search < LONG_SEARCH) return null;
  const buffer = editBufferOf(outcome.load, 'all');
  const placed = calculate(buffer, { ...options, edit: { fillRemaining: false } }, engine, hooks);
  if (placed.status === 'failed') return null;
  // Pallets that cannot be placed as such would each be one piece.
  if (pallets !== undefined && placed.load.plan.pallets === undefined) return null;
  const { timings } = outcome;
  const verify = timings.verify + placed.timings.search + placed.timings.verify;
  return { buffer, outcome: { ...placed, timings: { ...timings, verify } } };
}
