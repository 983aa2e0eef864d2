/** Cargo of which nobody said a weight: what is printed of masses lacks it, and says so. */
import type { ContainerRow, LoadSheet, Report } from './model/report.js';
import type { Words } from './words/words.js';

/** Names that tell which it is; of more there are three points. */
const MOST_NAMES = 4;

export function isUnweighed({ pieceWeight }: { readonly pieceWeight: number }): boolean {
  return pieceWeight === 0;
}

/** Packages of a sheet. */
export function unweighedIn({ manifest }: Pick<LoadSheet, 'manifest'>): number {
  return manifest.filter(isUnweighed).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Packages in one container of a row. */
export function unweighedOf({ unweighed }: Pick<ContainerRow, 'unweighed'>): number {
  return unweighed.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * A mass that counts them as nothing: at least so much, and without any cargo that was weighed none at all.
 * @param mass in words
 * @param loaded of the cargo in it
 */
export function massText(mass: string, loaded: number, unweighed: number): string {
  if (unweighed === 0) return mass;
  return loaded === 0 ? '–' : `≥ ${mass}`;
}

/** In all containers, as a sentence; null: everything has a weight. */
export function unweighedLine({ rows }: Report, words: Words): string | null {
  const of = (which: (row: ContainerRow) => number) =>
    rows.reduce((sum, row) => sum + row.sequences.length * which(row), 0);
  const quantity = of(unweighedOf);
  if (quantity === 0) return null;
  const total = of(({ shown }) => shown.loadSummary.cargoesLoaded);
  if (rows.every(({ shown }) => shown.loadSummary.weightLoaded === 0)) return words.text('unweighedAll');
  const names = [...new Set(rows.flatMap(({ unweighed }) => unweighed.map(({ name }) => name)))];
  const list = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');
  return words.text('unweighed', { quantity: words.number(quantity), total: words.number(total), names: list });
}
