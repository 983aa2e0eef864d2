/** Which icon of which row is opened, to say more of it than a click can. */
import { signal } from '@preact/signals';
import type { Handling } from './handling.js';

export interface OpenedHandling {
  readonly row: number;
  readonly handling: Handling;
  /** Beside which it stands, and which has the focus again afterwards. */
  readonly from: HTMLElement;
}

/** Null: none is. */
export const openedHandling = signal<OpenedHandling | null>(null);
