/** Master data: records of cargoes and containers, and rule profiles. */
import type { ContainerType, Uom } from '../domain/words.js';
import type { Deletion } from './deletion.js';
import type { Page, PageRequest } from './paging.js';

/** A cargo record, a rule profile, or a container record of that type. */
export type RecordKind = 'Cargo' | 'Rules' | ContainerType;

/** Names one record: unique per company and kind, compared exactly. */
export interface RecordId {
  readonly company: string;
  readonly kind: RecordKind;
  readonly name: string;
}

export interface MasterRecord extends RecordId {
  /** The unit in which `fields` stand. */
  readonly uom: Uom;
  /** The cargo, container or rules in the interface's names; plain JSON. Of a cargo or container `name` among them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The fields of a record that can be searched by a part of their text. */
export const SEARCHED_FIELDS = ['name', 'groupName', 'alias', 'alias2'] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

export interface RecordSearch extends PageRequest {
  readonly company: string;
  readonly kind: RecordKind;
  /** Parts of the fields' text, without regard to case; all must match. An empty part matches everything. */
  readonly contains: Readonly<Partial<Record<SearchedField, string>>>;
}

export interface RecordStore {
  /** Inserts or overwrites all of them or, when it fails, none. Returns them as saved. */
  save(records: readonly MasterRecord[]): Promise<readonly MasterRecord[]>;
  /** The records in the order of the names; null where there is none. */
  get(company: string, kind: RecordKind, names: readonly string[]): Promise<readonly (MasterRecord | null)[]>;
  search(search: RecordSearch): Promise<Page<MasterRecord>>;
  /**
   * Replaces all these records by `change(record)` with nobody's write in between; null, and nothing changed, when
   * one of them is missing. `change` may give a record another name, `NameTaken` when it is another record's; it may
   * run more than once, and throws to change nothing.
   */
  change(
    company: string,
    kind: RecordKind,
    names: readonly string[],
    change: (record: MasterRecord) => MasterRecord,
  ): Promise<readonly MasterRecord[] | null>;
  /** Into the bin. Returns the id of its entry there, empty when nothing is kept; null when there is none. */
  delete(id: RecordId, deletion: Deletion): Promise<string | null>;
}
