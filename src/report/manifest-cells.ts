/** Which columns the list of cargo has for a load, those of which something is said, and what they are called. */
import type { LoadedThing } from './model/loaded.js';
import type { ManifestRow, StopRow } from './model/manifest.js';
import type { LoadSheet } from './model/report.js';
import type { Label } from './words/vocabularies.js';

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

/** Numbers are deliveries only where an order of these is asked. */
export function stopWord({ thing: { deliveries } }: { readonly thing: Pick<LoadedThing, 'deliveries'> }): Label {
  return deliveries.areStops ? 'stop' : 'loadingOrder';
}

/** Heading of the table of stops and groups. */
export function stopsWord({ thing: { deliveries }, stops }: Pick<LoadSheet, 'thing' | 'stops'>): Label {
  if (!stopColumns(stops).hasStops) return 'groups';
  return deliveries.areStops ? 'stops' : 'loadingOrder';
}

export function sumOver(rows: readonly ManifestRow[], of: (row: ManifestRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
