/** Which column of a table is which field. What was chosen for a header once is proposed for it again. */
import type { Column } from '../sheet/columns.js';
import { fieldText } from '../words/said.js';

const KEPT = 'stowage.import-columns';

/** By column of the table; empty: it is left out. */
export type Mapping = readonly string[];

/** Words by which people call the fields, besides their names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ sku: 'name', item: 'name', article: 'name', product: 'name', partnumber: 'name', description: 'description' },
  ...{ l: 'length', depth: 'length', laenge: 'length', länge: 'length', longueur: 'length', largo: 'length' },
  ...{ w: 'width', breadth: 'width', breite: 'width', largeur: 'width', ancho: 'width' },
  ...{ h: 'height', hoehe: 'height', höhe: 'height', hauteur: 'height', alto: 'height' },
  ...{ wt: 'weight', mass: 'weight', gewicht: 'weight', poids: 'weight', peso: 'weight', grossweight: 'weight' },
  ...{ quantity: 'qty', pcs: 'qty', pieces: 'qty', count: 'qty', menge: 'qty', anzahl: 'qty', cantidad: 'qty' },
  ...{ group: 'groupName', seq: 'sequence', stop: 'sequence', orientations: 'orientationsAllowed' },
  ...{ type: 'containerType', payload: 'maxWeight', capacity: 'maxWeight', optional: 'isOptional' },
};

/** Without case, blanks, units in brackets and signs. */
const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, '')
    .replace(/[\s_.\-/]/g, '');

export function proposed(headers: readonly string[], columns: readonly Column[]): Mapping {
  const kept = keptChoices();
  const byName = new Map(
    columns.flatMap(({ field, title }) =>
      [field, title, fieldText(field)].map((name) => [plain(name), field] as const),
    ),
  );
  const known = new Set(columns.map(({ field }) => field));
  const taken = new Set<string>();
  return headers.map((header) => {
    const name = plain(header);
    const field = kept[name] ?? byName.get(name) ?? OTHER_NAMES[name] ?? '';
    if (!known.has(field) || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

export function remember(headers: readonly string[], mapping: Mapping): void {
  const chosen = Object.fromEntries(headers.map((header, at) => [plain(header), mapping[at] ?? '']));
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...keptChoices(), ...chosen }));
  } catch {
    // No room: the next import proposes by the names alone.
  }
}

function keptChoices(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

/** Whether the first row names the columns: it holds words, and most of them are known. */
export function hasHeader([first = []]: readonly (readonly string[])[], columns: readonly Column[]): boolean {
  const isNumber = (cell: string) => /^[\d\s.,]+$/.test(cell.trim());
  return proposed(first, columns).some((field) => field !== '') || !first.some(isNumber);
}
