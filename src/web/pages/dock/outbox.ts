/** What this device has still to tell of a plan: kept until the server has it, over reloads and days without a network. */
import type { ProgressEvent } from '../../../domain/progress.js';

/** As it will be sent; the server says by whom. */
export type Unsent = Omit<ProgressEvent, 'by'>;

export interface Outbox {
  /** Of the load: what is told is about it. Null: this device was never let tell. */
  readonly version: number | null;
  readonly unsent: readonly Unsent[];
}

const EMPTY: Outbox = { version: null, unsent: [] };
const keyOf = (identity: string) => `stowage.dock-told/${identity}`;

/** @param identity of the plan */
export function keptOutbox(identity: string): Outbox {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(keyOf(identity)) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

export function keepOutbox(identity: string, outbox: Outbox): void {
  try {
    localStorage.setItem(keyOf(identity), JSON.stringify(outbox));
  } catch {
    // No room: it is told as long as the page is open.
  }
}

export function forgetOutbox(identity: string): void {
  localStorage.removeItem(keyOf(identity));
}
