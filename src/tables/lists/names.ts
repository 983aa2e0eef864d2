/**
 * Which text of a row is its name. Pieces of one name are one product: where two rows of one name have other sizes, the
 * name is taken from the next column that tells them apart.
 */

export interface NamedRow {
  readonly name: string;
  readonly description: string;
  readonly alias: string;
  /** What rows of one name must have in common. */
  readonly sizes: string;
}

const SOURCES = ['name', 'description', 'alias'] as const;
export type NameSource = (typeof SOURCES)[number] | 'both' | 'known' | 'place';

/**
 * `both`: name and article number together; `known`: what is known of a row, and its place where nothing is; `place`:
 * nothing else tells all of them apart.
 */
export function nameSource(rows: readonly NamedRow[]): NameSource {
  const isThere = (of: (row: NamedRow) => string) => rows.length > 0 && rows.every((row) => of(row) !== '');
  for (const source of SOURCES) {
    if (isThere((row) => row[source]) && isTellingApart(rows, (row) => row[source])) return source;
  }
  const both = (row: NamedRow) => `${row.name || row.description} ${row.alias}`.trim();
  if (isThere(both) && isTellingApart(rows, both)) return 'both';
  const named = rows.filter((row) => knownOf(row) !== '');
  return named.length < rows.length && isTellingApart(named, knownOf) ? 'known' : 'place';
}

function isTellingApart(rows: readonly NamedRow[], of: (row: NamedRow) => string): boolean {
  const known = new Map<string, string>();
  for (const row of rows) {
    const name = of(row);
    if ((known.get(name) ?? row.sizes) !== row.sizes) return false;
    known.set(name, row.sizes);
  }
  return true;
}

function knownOf({ name, description, alias }: NamedRow): string {
  return name || description || alias;
}

/** @param place of the row among the cargo, from 1 */
export function nameOf(row: NamedRow, source: NameSource, place: number): string {
  if (source === 'both') return `${row.name || row.description} ${row.alias}`.trim();
  if (source !== 'known' && source !== 'place') return row[source];
  const known = knownOf(row);
  if (known === '') return `#${place}`;
  return source === 'known' ? known : `${known} #${place}`;
}
