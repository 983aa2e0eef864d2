/** Master data in the embedded store. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { Deletion, MasterRecord, Page, RecordId, RecordKind, RecordSearch, RecordStore } from '../index.js';
import { NameTaken, SEARCHED_FIELDS } from '../index.js';
import { gramsOfPart } from '../ngrams.js';
import { assertSameKind, isRecordMatch, searchedGrams } from '../record-text.js';
import type { BinRows } from './bin-rows.js';
import { orDamaged, unlessDamaged } from './damage.js';
import { type Prepared, Table } from './table.js';
import type { Write } from './write.js';

/** Records prepared before others get a turn. */
const PREPARED_AT_ONCE = 100;
/** The same of records read. */
const READ_AT_ONCE = 100;

const scopeTerm = (company: string, kind: RecordKind) => `scope:${kind}:${company}`;

export class EmbeddedRecords implements RecordStore {
  readonly table: Table<MasterRecord>;
  readonly #root: RootDatabase;
  readonly #write: Write;
  readonly #bin: BinRows;

  constructor(root: RootDatabase, write: Write, bin: BinRows) {
    this.#bin = bin;
    this.#root = root;
    this.#write = write;
    this.table = new Table<MasterRecord>(root, 'records', {
      word: 'record',
      name: nameOf,
      terms: (record) => [scopeTerm(record.company, record.kind), ...searchedGrams(record)],
    });
  }

  async save(records: readonly MasterRecord[]): Promise<readonly MasterRecord[]> {
    const prepared: Prepared<MasterRecord>[] = [];
    for (const record of records) {
      prepared.push(this.table.prepare(record));
      if (prepared.length % PREPARED_AT_ONCE === 0) await nextTurn();
    }
    return this.#write(() => this.table.put(prepared).map(({ row }) => row));
  }

  async get(company: string, kind: RecordKind, names: readonly string[]): Promise<readonly (MasterRecord | null)[]> {
    const found: (MasterRecord | null)[] = [];
    // All as of one moment, however many turns that takes.
    const transaction = this.#root.useReadTransaction();
    try {
      for (const name of names) {
        const id = nameOf({ company, kind, name });
        found.push(orDamaged(`the record "${name}"`, () => this.table.get(id, { transaction })));
        if (found.length % READ_AT_ONCE === 0) await nextTurn();
      }
    } finally {
      transaction.done();
    }
    return found;
  }

  async search(search: RecordSearch): Promise<Page<MasterRecord>> {
    const all = [[scopeTerm(search.company, search.kind)]];
    for (const field of SEARCHED_FIELDS) {
      const part = search.contains[field] ?? '';
      for (const gram of gramsOfPart(part, this.table.isIndexedAcrossBlanks)) all.push([`${field}:${gram}`]);
    }
    return this.table.search(search, all, (record) => isRecordMatch(record, search));
  }

  change(
    company: string,
    kind: RecordKind,
    names: readonly string[],
    change: (record: MasterRecord) => MasterRecord,
  ): Promise<readonly MasterRecord[] | null> {
    return this.#write(() => {
      const changed = new Map<number, MasterRecord>();
      for (const name of names) {
        const id = this.table.numberOf(nameOf({ company, kind, name }));
        const record = id === null ? null : orDamaged(`the record "${name}"`, () => this.table.row(id));
        if (id === null || record === null) return null;
        changed.set(id, assertSameKind(record, change(record)));
      }
      const taken = this.table.replace(changed);
      if (taken) throw new NameTaken(taken.name);
      return [...changed.values()];
    });
  }

  delete(id: RecordId, deletion: Deletion): Promise<string | null> {
    return this.#write(() => {
      const record = unlessDamaged(() => this.table.get(nameOf(id)));
      const number = this.table.remove(nameOf(id));
      if (number === null) return null;
      // What is damaged is no good in the bin.
      if (record === null || !this.#bin.isKept) return '';
      const binId = randomUUID();
      this.#bin.putRecord(number, { id: binId, record, deletion });
      return binId;
    });
  }

  /** Out of the bin, inside a write transaction; false when the name is taken. */
  putBackRow(number: number, record: MasterRecord): boolean {
    return this.table.putBack(number, this.table.prepare(record));
  }
}

function nameOf(id: RecordId): readonly string[] {
  return [id.company, id.kind, id.name];
}
