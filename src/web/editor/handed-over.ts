/** What another page hands to the editor: a plan to be edited by hand. */
import { signal } from '@preact/signals';
import type { EditSource } from '../../calculation/browser/index.js';
import type { Before } from '../plan-request/overtaken.js';

interface HandedOver {
  readonly source: EditSource;
  /** The load of the server that it is; null: none. */
  readonly saved: Before | null;
}

/** Null: nothing was handed over, or it was taken. */
export const handedOver = signal<HandedOver | null>(null);
