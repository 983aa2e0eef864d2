/** Which columns the list of cargo has for a load, those of which something is said, and what they are called. */

import { barcodeFault, LONGEST_BARCODE } from './codes.js';
import type { Layout } from './layouts.js';
import type { LoadedThing } from './model/loaded.js';
import type { ManifestRow } from './model/manifest.js';
import type { ContainerRow, LoadSheet, Report } from './model/report.js';
import type { StopRow } from './model/stops.js';
import { unweighedOf } from './unweighed.js';
import type { Label } from './words/vocabularies.js';
import type { Words } from './words/words.js';

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
export function stopColumns(rows: readonly StopRow[]): Omit<ManifestColumns, 'hasPieces'> & { hasPallets: boolean } {
  return {
    hasStops: rows.some(({ stop }) => stop !== null),
    hasGroups: rows.some(({ group }) => group !== ''),
    hasPallets: rows.some(({ pallets }) => pallets.length > 0),
  };
}

/** What the numbers of a load are called. */
export function stopWord({ thing: { deliveries } }: { readonly thing: Pick<LoadedThing, 'deliveries'> }): Label {
  return deliveries.word;
}

/** Heading of the table of stops and groups. */
export function stopsWord({ thing: { deliveries }, stops }: Pick<LoadSheet, 'thing' | 'stops'>): Label {
  if (!stopColumns(stops.rows).hasStops) return 'groups';
  return deliveries.word === 'stop' ? 'stops' : 'loadingOrder';
}

/** In the order of deliveries; none: no order of them is asked. */
export function deliveredStops({ thing, stops }: Pick<LoadSheet, 'thing' | 'stops'>): (number | null)[] {
  return thing.deliveries.areStops ? [...new Set(stops.rows.map(({ stop }) => stop))] : [];
}

export function sumOver(rows: readonly ManifestRow[], of: (row: ManifestRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** Figures are those of one of several containers that are loaded alike. */
export function isOfEach({ shown, sequences }: Pick<LoadSheet, 'shown' | 'sequences'>): boolean {
  return shown !== null && sequences.length > 1;
}

/** Who delivers begins with the first stop; all others go by the order of the request. */
export function byStop<Row>(
  rows: readonly Row[],
  stopOf: (row: Row) => number | null,
  { isByStop }: Layout,
  { thing }: LoadSheet,
): readonly Row[] {
  if (!isByStop || !thing.deliveries.areStops) return rows;
  const place = (row: Row) => stopOf(row) ?? Number.POSITIVE_INFINITY;
  return [...rows].sort((a, b) => place(a) - place(b));
}

/** Of all containers. */
export function totalsOf({ rows }: Report) {
  const sum = (of: (row: ContainerRow) => number) => rows.reduce((all, row) => all + row.sequences.length * of(row), 0);
  return {
    containers: sum(() => 1),
    packages: sum(({ shown }) => shown.loadSummary.cargoesLoaded),
    cargoMass: sum(({ shown }) => shown.loadSummary.weightLoaded),
    grossMass: sum(({ shown }) => shown.loadSummary.weightTotal),
    unweighed: sum(unweighedOf),
    /** Null: of some container nobody said one. */
    price: rows.every((row) => row.price > 0) ? sum(({ price }) => price) : null,
  };
}

/** What whoever loads or drives must not look for; null: nothing, or the sheet has a table of it. */
export function behindText({ unloaded }: Report, { isFilledIn, hasUnloaded }: Layout, words: Words): string | null {
  if (hasUnloaded || !isFilledIn || unloaded.length === 0) return null;
  const list = unloaded.map(({ quantity, name }) => `${words.number(quantity)}\u00a0×\u00a0${name}`);
  return words.text('staysBehind', { list: list.join(', ') });
}

/** Which cargoes have no barcode, by their letters, and why. */
export function barcodeNotes({ manifest }: LoadSheet, words: Words): string[] {
  const without = (fault: ReturnType<typeof barcodeFault>) =>
    [...new Set(manifest.filter(({ name }) => barcodeFault(name) === fault).map(({ look }) => look.code))].join(', ');
  const [signs, long] = [without('signs'), without('long')];
  return [
    ...(signs === '' ? [] : [words.text('barcodeSigns', { names: signs })]),
    ...(long === '' ? [] : [words.text('barcodeLong', { names: long, most: words.number(LONGEST_BARCODE) })]),
  ];
}
