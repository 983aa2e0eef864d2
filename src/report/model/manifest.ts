/** What is loaded of each cargo. */
import type { Size } from '../../domain/geometry.js';
import type { Look } from '../../scene/looks.js';
import { countsOf, groupOf, type LoadedThing, stopOf } from './loaded.js';

export interface ManifestRow {
  /** Place in the request. */
  readonly cargo: number;
  readonly look: Look;
  readonly name: string;
  readonly description: string;
  /** Scaled units, as given; of a roll its bounding box. */
  readonly size: Size;
  readonly quantity: number;
  /** Quantity times pieces inside. */
  readonly pieces: number;
  /** Of one, and of all, in the unit of the request. */
  readonly pieceWeight: number;
  readonly weight: number;
  readonly stop: number | null;
  readonly group: string;
  readonly details: CargoDetails;
}

/** What a record says for people; of what is not said nothing. */
export interface CargoDetails {
  readonly alias: string;
  readonly alias2: string;
  /** property1 .. property10 that are not empty, by their digits. */
  readonly properties: readonly (readonly [digit: number, text: string])[];
}

export function detailsFrom(record: Readonly<Record<string, unknown>>): CargoDetails {
  return {
    alias: textOf(record['alias']),
    alias2: textOf(record['alias2']),
    properties: Array.from({ length: 10 }, (_, at) => [at + 1, textOf(record[`property${at + 1}`])] as const).filter(
      ([, text]) => text !== '',
    ),
  };
}

type Shown = Pick<LoadedThing, 'problem' | 'arrangements' | 'scene' | 'deliveries' | 'customers'>;

export function manifestOf(thing: Shown, records: readonly Readonly<Record<string, unknown>>[]): ManifestRow[] {
  return [...countsOf(thing)].map(([place, quantity]) => manifestRow(thing, records, place, quantity));
}

function manifestRow(
  thing: Shown,
  records: readonly Readonly<Record<string, unknown>>[],
  place: number,
  quantity: number,
): ManifestRow {
  const cargo = thing.problem.cargoes[place]!;
  const record = records[place] ?? {};
  return {
    cargo: place,
    look: thing.scene.looks[place]!,
    name: cargo.name,
    description: textOf(record['description']),
    size: cargo.size,
    quantity,
    pieces: quantity * Math.max(1, cargo.pieceInside),
    pieceWeight: cargo.weight,
    weight: quantity * cargo.weight,
    stop: stopOf(thing, place),
    group: groupOf(thing, place),
    details: detailsFrom(record),
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
