/** What was chosen and typed to compare the containers of a draft, kept on this device beside the draft. */
import { idOfKey } from '../../plan-request/kept-drafts.js';
import type { Prices } from './container-choices.js';

const KEPT = 'stowage.compared/';

export interface Compared {
  readonly prices: Prices;
  /** Names of the containers; null: nobody chose yet. */
  readonly chosen: ReadonlySet<string> | null;
}

/** @param id of the draft */
export function keptCompared(id: string): Compared {
  try {
    const { prices, chosen } = JSON.parse(localStorage.getItem(KEPT + id) ?? '{}');
    return { prices: new Map(prices ?? []), chosen: chosen ? new Set(chosen) : null };
  } catch {
    return { prices: new Map(), chosen: null };
  }
}

/** What belongs to drafts that are gone goes with them. */
export function keepCompared(id: string, { prices, chosen }: Compared): void {
  const keys = Object.keys(localStorage);
  const drafts = new Set(keys.map(idOfKey));
  for (const key of keys) {
    if (key.startsWith(KEPT) && !drafts.has(key.slice(KEPT.length))) localStorage.removeItem(key);
  }
  try {
    localStorage.setItem(KEPT + id, JSON.stringify({ prices: [...prices], chosen: chosen && [...chosen] }));
  } catch {
    // No room: it holds as long as the page is open.
  }
}
