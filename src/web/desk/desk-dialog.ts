/** Which dialog of the frame is open, and whether something is told over the desk. */
import { signal } from '@preact/signals';

export type DeskDialog = 'share' | 'print' | 'conflict' | 'keys' | 'versions';

/** Null: none. */
export const deskDialog = signal<DeskDialog | null>(null);

/** Of the load on the desk there is something else, too: see frame/beside.ts. */
export const isBeside = signal(false);
