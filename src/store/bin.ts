/** The bin: what was deleted, for as long as it can be had back. */
import type { Deletion } from './deletion.js';
import type { SavedLoad, Viewer } from './loads.js';
import type { Page, PageRequest } from './paging.js';
import type { MasterRecord, RecordKind } from './records.js';

export interface BinEntry extends Deletion {
  /** Of a load: its own. */
  readonly id: string;
  readonly kind: 'Load' | RecordKind;
  /** The title of a load, the name of a record. */
  readonly name: string;
}

/** A deleted load as a store keeps it; its versions lie where they lay. */
export interface DeletedLoad extends SavedLoad {
  readonly deletion: Deletion;
}

export interface DeletedRecord {
  /** Of its entry in the bin. */
  readonly id: string;
  readonly record: MasterRecord;
  readonly deletion: Deletion;
}

/** A user sees the own deleted loads, and the deleted records of the company. */
export interface BinStore {
  /** What was deleted last comes first. */
  list(viewer: Viewer, page: PageRequest): Promise<Page<BinEntry>>;
  /** Null when it is not there for this viewer; @throws NameTaken */
  restore(viewer: Viewer, id: string): Promise<BinEntry | null>;
  /** For good; null when it is not there for this viewer. */
  remove(viewer: Viewer, id: string): Promise<BinEntry | null>;
  /** As another store had it; nothing when it is here already, in the bin or not. */
  putBackLoad(load: DeletedLoad): Promise<void>;
  putBackRecord(record: DeletedRecord): Promise<void>;
  /** Forgets some of what is kept long enough; returns how many, 0: all of it. */
  sweep(now: string): Promise<number>;
}
