/** Which dialog of the frame is open. */
import { signal } from '@preact/signals';

export type DeskDialog = 'share' | 'print' | 'conflict' | 'keys' | 'versions';

/** Null: none. */
export const deskDialog = signal<DeskDialog | null>(null);
