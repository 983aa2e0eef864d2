/** Master data in MongoDB. */
import { randomUUID } from 'node:crypto';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Deletion, MasterRecord, Page, RecordId, RecordKind, RecordSearch, RecordStore } from '../index.js';
import { NameTaken, SEARCHED_FIELDS } from '../index.js';
import type { Keeping } from '../keeping.js';
import { fold, gramsOfPart } from '../ngrams.js';
import { assertSameKind } from '../record-text.js';
import { Batches } from './batches.js';
import type { Bodies } from './bodies.js';
import { type Connection, isDuplicate } from './connection.js';
import { containsPart, rarestGram } from './contains.js';
import { newestFirst, pageCondition } from './creation-id.js';
import type { IndexedPieces } from './indexed-pieces.js';
import {
  changingPart,
  noCompanyOf,
  type RecordDocument,
  recordCollection,
  recordOf,
  upsertOf,
} from './record-document.js';

interface Changed {
  readonly document: RecordDocument;
  readonly record: MasterRecord;
}

/** Others get a turn after so many records. */
const WRITTEN_AT_ONCE = 500;
const INSERT_ATTEMPTS = 5;

export async function prepareRecords(db: Db): Promise<void> {
  await recordCollection(db).createIndexes([
    { key: { company: 1, kind: 1, name: 1 }, unique: true },
    { key: { company: 1, kind: 1, _id: -1 } },
    { key: { company: 1, kind: 1, grams: 1, _id: -1 } },
    { key: { 'bin.company': 1, 'bin.deletedAt': -1, 'bin.id': -1 }, sparse: true },
    { key: { 'bin.deletedAt': 1 }, sparse: true },
    { key: { 'bin.id': 1 }, sparse: true },
  ]);
}

export class MongoRecords implements RecordStore {
  readonly #connection: Connection;
  readonly #records: Collection<RecordDocument>;
  readonly #batches: Batches;
  readonly #pieces: IndexedPieces;
  readonly #keeping: Keeping;

  constructor(connection: Connection, bodies: Bodies, pieces: IndexedPieces, keeping: Keeping) {
    this.#keeping = keeping;
    this.#connection = connection;
    this.#records = recordCollection(connection.db);
    this.#batches = new Batches(connection.db, bodies);
    this.#pieces = pieces;
  }

  async save(records: readonly MasterRecord[]): Promise<readonly MasterRecord[]> {
    if (records.length === 0) return [];
    // The last of one name wins; an unordered bulk may not contain it twice.
    const last = [...new Map(records.map((record) => [idOf(record), record])).values()];
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#connection.transaction(async (session) => {
          if (session || last.length === 1) await this.#write(last, session);
          else await this.#batches.write(last, (records) => this.#write(records));
          const created = await this.#creationOf(last, session);
          return records.map((record) => ({ ...record, createdAt: created.get(idOf(record))! }));
        });
      } catch (error) {
        // Two first saves of one name at once: the loser overwrites at its next try.
        if (!isDuplicate(error) || attempt === INSERT_ATTEMPTS) throw error;
      }
    }
  }

  get(company: string, kind: RecordKind, names: readonly string[]): Promise<readonly (MasterRecord | null)[]> {
    return this.#connection.run(async () => {
      const found = await this.#find(company, kind, names);
      return names.map((name) => {
        const document = found.get(name);
        return document ? recordOf(document) : null;
      });
    });
  }

  search(search: RecordSearch): Promise<Page<MasterRecord>> {
    return this.#connection.run(async () => {
      const scope = { company: search.company, kind: search.kind };
      const parts = SEARCHED_FIELDS.map((field) => [field, fold(search.contains[field] ?? '')] as const);
      const sought = parts.filter(([, part]) => part !== '');
      const isAcross = this.#pieces.areAcrossBlanks('records');
      const grams = sought.flatMap(([field, part]) => gramsOfPart(part, isAcross).map((gram) => `${field}:${gram}`));
      const compared = sought.map(([field, part]) => containsPart(`text.${field}`, part));
      const filter = {
        ...scope,
        ...(await rarestGram(this.#records, scope, grams)),
        ...pageCondition(search),
        ...(compared.length > 0 ? { $expr: { $and: compared } } : {}),
      };
      const found = this.#records.find(filter, { projection: { grams: 0, text: 0 } });
      return newestFirst(found, search.limit, recordOf);
    });
  }

  async change(
    company: string,
    kind: RecordKind,
    names: readonly string[],
    change: (record: MasterRecord) => MasterRecord,
  ): Promise<readonly MasterRecord[] | null> {
    const done = new Map<string, MasterRecord>();
    for (;;) {
      const outcome = await this.#connection.transaction(async (session) => {
        if (session) done.clear();
        const left = names.filter((name) => !done.has(name));
        const documents = await this.#find(company, kind, left, session);
        if (documents.size < new Set(left).size) return 'missing';
        const changed = [...documents.values()].map((document) => ({ document, record: changeOf(document, change) }));
        await this.#assertNamesFree(changed, session);
        for (const { document, record } of changed) {
          if (!(await this.#replace(document, record, session))) return 'overtaken';
          done.set(document.name, record);
        }
        return 'done';
      });
      // Overtaken happens without transactions only; what was changed already is not changed again.
      if (outcome === 'missing') return null;
      if (outcome === 'done') return names.map((name) => done.get(name)!);
    }
  }

  delete({ company, kind, name }: RecordId, deletion: Deletion): Promise<string | null> {
    return this.#connection.run(async () => {
      if (this.#keeping.binDays === 0) {
        const { deletedCount } = await this.#records.deleteOne({ company, kind, name });
        return deletedCount === 1 ? '' : null;
      }
      const id = randomUUID();
      const change = { $set: { company: noCompanyOf(id), bin: { ...deletion, id, company } }, $inc: { revision: 1 } };
      const { matchedCount } = await this.#records.updateOne({ company, kind, name }, change);
      return matchedCount === 1 ? id : null;
    });
  }

  /** What a process that died left half done on a single server. */
  finishBatches(): Promise<void> {
    return this.#batches.finish((records) => this.#rewrite(records));
  }

  async #write(records: readonly MasterRecord[], session?: ClientSession): Promise<void> {
    for (let first = 0; first < records.length; first += WRITTEN_AT_ONCE) {
      const upserts = records.slice(first, first + WRITTEN_AT_ONCE).map(upsertOf);
      await this.#records.bulkWrite(upserts, { ordered: false, session });
    }
  }

  /** Those that were not written again since. */
  async #rewrite(records: readonly MasterRecord[]): Promise<void> {
    const upserts = records.map((record) => {
      const { filter, ...rest } = upsertOf(record).updateOne;
      return { updateOne: { ...rest, filter: { ...filter, updatedAt: { $lte: record.updatedAt } } } };
    });
    try {
      await this.#records.bulkWrite(upserts, { ordered: false });
    } catch (error) {
      // Where there is a newer one, the unique index refuses this one.
      if (!isDuplicate(error)) throw error;
    }
  }

  async #find(
    company: string,
    kind: RecordKind,
    names: readonly string[],
    session?: ClientSession,
  ): Promise<Map<string, RecordDocument>> {
    const filter = { company, kind, name: { $in: [...names] } };
    const found = this.#records.find(filter, { projection: { grams: 0, text: 0 }, session });
    return new Map((await found.toArray()).map((document) => [document.name, document]));
  }

  /** Before anything is written, as a single server could not take the first of several writes back. */
  async #assertNamesFree(changed: readonly Changed[], session?: ClientSession): Promise<void> {
    const wanted = changed.filter(({ document, record }) => record.name !== document.name);
    const [{ record: first } = { record: null }] = wanted;
    if (!first) return;
    const names = wanted.map(({ record }) => record.name);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    const [taken] = await this.#find(first.company, first.kind, names, session);
    if (twice !== undefined || taken) throw new NameTaken(twice ?? taken![0]);
  }

  /** False when another write came in between. */
  async #replace(document: RecordDocument, record: MasterRecord, session?: ClientSession): Promise<boolean> {
    const { _id, revision } = document;
    const update = { $set: { name: record.name, ...changingPart(record) }, $inc: { revision: 1 } };
    try {
      return (await this.#records.updateOne({ _id, revision }, update, { session })).matchedCount === 1;
    } catch (error) {
      throw isDuplicate(error) ? new NameTaken(record.name) : error;
    }
  }

  /** `createdAt` of the records, as kept. */
  async #creationOf(records: readonly MasterRecord[], session?: ClientSession): Promise<Map<string, string>> {
    const names = new Map<string, string[]>();
    for (const { company, kind, name } of records) {
      const scope = JSON.stringify([company, kind]);
      names.set(scope, [...(names.get(scope) ?? []), name]);
    }
    const created = new Map<string, string>();
    for (const [scope, ofScope] of names) {
      const [company, kind] = JSON.parse(scope) as [string, RecordKind];
      const found = await this.#find(company, kind, ofScope, session);
      for (const document of found.values()) created.set(idOf(document), document.createdAt);
    }
    return created;
  }
}

function idOf({ company, kind, name }: RecordId): string {
  return JSON.stringify([company, kind, name]);
}

function changeOf(document: RecordDocument, change: (record: MasterRecord) => MasterRecord): MasterRecord {
  const record = recordOf(document);
  return assertSameKind(record, change(record));
}
