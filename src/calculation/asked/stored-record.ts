/** Records of the master data as a calculation gets them. */
import type { Uom } from '../../domain/words.js';

/** A record as it was stored, in the unit in which it was sent. */
export interface StoredRecord {
  readonly record: Readonly<Record<string, unknown>>;
  readonly uom: Uom;
}

/** The records that a request names: cargoes by name, containers by `containerKey`. What is not there does not exist. */
export type StoredRecords = Readonly<Record<string, StoredRecord>>;
