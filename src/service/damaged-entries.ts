/** What lists say of entries that are left out of them. */
import type { Warning } from '../calculation/types.js';
import { OF_DAMAGED } from './failures.js';

/** @param what in words; begins with a small letter */
export function leftOut(what: string): Warning {
  return { pointer: '', code: 'Damaged', message: `Left out is ${what}: it is damaged on the disk. ${OF_DAMAGED}` };
}
