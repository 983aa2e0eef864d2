/** Which columns the list of cargo has for a load: those of which something is said. */
import type { ManifestRow, StopRow } from './model/manifest.js';

export interface ManifestColumns {
  readonly hasPieces: boolean;
  readonly hasStops: boolean;
  readonly hasGroups: boolean;
}

export function manifestColumns(rows: readonly ManifestRow[]): ManifestColumns {
  return {
    hasPieces: rows.some(({ pieces, quantity }) => pieces !== quantity),
    hasStops: rows.some(({ stop }) => stop !== null),
    hasGroups: rows.some(({ group }) => group !== ''),
  };
}

/** The same of the table of stops and groups. */
export function stopColumns(rows: readonly StopRow[]): Omit<ManifestColumns, 'hasPieces'> {
  return { hasStops: rows.some(({ stop }) => stop !== null), hasGroups: rows.some(({ group }) => group !== '') };
}

export function sumOver(rows: readonly ManifestRow[], of: (row: ManifestRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
