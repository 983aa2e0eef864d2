/** In which units this device showed a load when it was saved: it is opened in them again, whatever a list was written in. */
import type { Uom } from '../../domain/words.js';

const KEPT = 'stowage.units';
/** Loads of which it is known; the oldest goes. */
const MOST = 200;

type Known = readonly (readonly [id: string, uom: Uom])[];

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Known;
  } catch {
    return [];
  }
}

export function shownUnitsOf(id: string | undefined): Uom | undefined {
  return known().find(([one]) => one === id)?.[1];
}

export function keepShownUnits(id: string, uom: Uom): void {
  try {
    const others = known().filter(([one]) => one !== id);
    localStorage.setItem(KEPT, JSON.stringify([...others, [id, uom]].slice(-MOST)));
  } catch {
    // Without room a load is opened in the units of the account.
  }
}
