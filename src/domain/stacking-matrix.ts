/** Who may lie on whom by name: the stackingMatrix of a request (docs/rules.md, Stacking rules). */
import type { MatrixRow } from './problem.js';

/** Stands for every name. */
const ANY = '*';

/**
 * Whether the matrix allows one name on another. The exact pair wins over (bottom, *), that over (*, top), that over
 * (*, *); later rows win; no row allows.
 */
export function matrixAllows(rows: readonly MatrixRow[]): (upper: string, lower: string) => boolean {
  const byBottom = new Map<string, Map<string, boolean>>();
  for (const { bottomCargo, topCargo, allowed } of rows) {
    const byTop = byBottom.get(bottomCargo) ?? new Map<string, boolean>();
    byBottom.set(bottomCargo, byTop.set(topCargo, allowed));
  }
  return (upper, lower) => {
    const exact = byBottom.get(lower);
    const any = byBottom.get(ANY);
    return exact?.get(upper) ?? exact?.get(ANY) ?? any?.get(upper) ?? any?.get(ANY) ?? true;
  };
}
