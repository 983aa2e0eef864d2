/** What another page hands to the editor: a plan to be edited by hand. */
import { signal } from '@preact/signals';
import type { EditSource } from '../../calculation/browser/index.js';

/** Null: nothing was handed over, or it was taken. */
export const handedOver = signal<EditSource | null>(null);
