/** The bin in MongoDB: what is deleted stays where it is, as nobody's, so that deleting and restoring are one write each. */
import type { Collection, Filter } from 'mongodb';
import { dateCursorOf, readDateCursor } from '../date-cursor.js';
import type { BinEntry, BinStore, DeletedLoad, DeletedRecord, Deletion, Page, PageRequest, Viewer } from '../index.js';
import { NameTaken } from '../index.js';
import { daysBefore, type Keeping } from '../keeping.js';
import { type Connection, isDuplicate } from './connection.js';
import { type LoadDocument, type LoadInBin, loadCollection } from './load-document.js';
import type { MongoLoads } from './loads.js';
import {
  noCompanyOf,
  type RecordDocument,
  type RecordInBin,
  recordCollection,
  recordOf,
  upsertOf,
} from './record-document.js';

const SWEPT_AT_ONCE = 100;
const NEWEST_FIRST = { 'bin.deletedAt': -1, 'bin.id': -1 } as const;

export class MongoBin implements BinStore {
  readonly #connection: Connection;
  readonly #loads: MongoLoads;
  readonly #loadDocuments: Collection<LoadDocument>;
  readonly #records: Collection<RecordDocument>;
  readonly #keeping: Keeping;

  constructor(connection: Connection, loads: MongoLoads, keeping: Keeping) {
    this.#connection = connection;
    this.#loads = loads;
    this.#loadDocuments = loadCollection(connection.db);
    this.#records = recordCollection(connection.db);
    this.#keeping = keeping;
  }

  list({ user, company }: Viewer, { limit, cursor }: PageRequest): Promise<Page<BinEntry>> {
    return this.#connection.run(async () => {
      const page = cursor === undefined ? {} : after(cursor);
      const isThere = { 'bin.isGoing': { $exists: false }, ...page };
      const shown = { projection: { title: 1, name: 1, kind: 1, bin: 1 }, sort: NEWEST_FIRST, limit: limit + 1 };
      const [loads, records] = await Promise.all([
        this.#loadDocuments.find({ 'bin.owner': user, ...isThere } as Filter<LoadDocument>, shown).toArray(),
        this.#records.find({ 'bin.company': company, ...isThere } as Filter<RecordDocument>, shown).toArray(),
      ]);
      const entries = [...loads.map(entryOfLoad), ...records.map(entryOfRecord)].sort(byAge);
      const items = entries.slice(0, limit);
      return { items, next: entries.length > limit ? cursorOf(items.at(-1)!) : null };
    });
  }

  restore(viewer: Viewer, id: string): Promise<BinEntry | null> {
    return this.#connection.run(async () => {
      const load = await this.#load(viewer, id);
      const record = load ? null : await this.#record(viewer, id);
      if (load) {
        const { owner, isShared } = load.bin!;
        const back = { $set: { owner, isShared }, $unset: { bin: 1 } } as const;
        return restored(entryOfLoad(load), () => this.#loadDocuments.updateOne(stillThere(load), back));
      }
      if (record) {
        const back = { $set: { company: record.bin!.company }, $unset: { bin: 1 }, $inc: { revision: 1 } } as const;
        return restored(entryOfRecord(record), () => this.#records.updateOne(stillThere(record), back));
      }
      return null;
    });
  }

  remove(viewer: Viewer, id: string): Promise<BinEntry | null> {
    return this.#connection.run(async () => {
      const load = await this.#load(viewer, id);
      if (load) return (await this.#removeLoad(load)) ? entryOfLoad(load) : null;
      const record = await this.#record(viewer, id);
      if (!record) return null;
      const { deletedCount } = await this.#records.deleteOne(stillThere(record));
      return deletedCount === 1 ? entryOfRecord(record) : null;
    });
  }

  putBackLoad({ head, body, deletion }: DeletedLoad): Promise<void> {
    return this.#connection.run(() => this.#loads.putBackDeleted({ head, body }, deletion));
  }

  async putBackRecord({ id, record, deletion }: DeletedRecord): Promise<void> {
    await this.#connection.run(async () => {
      if (this.#keeping.binDays === 0 || (await this.#records.findOne({ 'bin.id': id }))) return;
      const { filter, update, ...upsert } = upsertOf({ ...record, company: noCompanyOf(id) }).updateOne;
      const $set = { ...update.$set, bin: { ...deletion, id, company: record.company } };
      await this.#records.updateOne(filter, { ...update, $set }, upsert);
    });
  }

  sweep(now: string): Promise<number> {
    return this.#connection.run(async () => {
      const old = { 'bin.deletedAt': { $lt: daysBefore(now, this.#keeping.binDays) } };
      const going = await this.#loadDocuments.find(old).limit(SWEPT_AT_ONCE).toArray();
      for (const load of going) await this.#removeLoad(load);
      const { deletedCount } = await this.#records.deleteMany(old);
      return going.length + deletedCount;
    });
  }

  /** Nobody can have it back once its versions begin to go. */
  async #removeLoad(load: LoadDocument): Promise<boolean> {
    const { matchedCount } = await this.#loadDocuments.updateOne(
      { _id: load._id, 'bin.deletedAt': load.bin!.deletedAt },
      { $set: { 'bin.isGoing': true } },
    );
    if (matchedCount === 1) await this.#loads.removeForGood(load);
    return matchedCount === 1;
  }

  #load({ user }: Viewer, id: string): Promise<LoadDocument | null> {
    return this.#loadDocuments.findOne({ 'bin.owner': user, 'bin.id': id, 'bin.isGoing': { $exists: false } });
  }

  #record({ company }: Viewer, id: string): Promise<RecordDocument | null> {
    return this.#records.findOne({ 'bin.company': company, 'bin.id': id, 'bin.isGoing': { $exists: false } });
  }
}

export function deletionOf({ deletedAt, deletedBy, deletedByName }: Deletion): Deletion {
  return { deletedAt, deletedBy, deletedByName };
}

export function deletedRecordOf(document: RecordDocument, bin: RecordInBin): DeletedRecord {
  return { id: bin.id, record: recordOf(document), deletion: deletionOf(bin) };
}

/** Null when it was removed meanwhile; @throws NameTaken */
async function restored(entry: BinEntry, write: () => Promise<{ matchedCount: number }>): Promise<BinEntry | null> {
  try {
    return (await write()).matchedCount === 1 ? entry : null;
  } catch (error) {
    throw isDuplicate(error) ? new NameTaken(entry.name) : error;
  }
}

function stillThere({ _id, bin }: Pick<LoadDocument, '_id'> & { readonly bin?: LoadInBin | RecordInBin }) {
  return { _id, 'bin.deletedAt': bin!.deletedAt, 'bin.isGoing': { $exists: false } };
}

function entryOfLoad({ title, bin }: Pick<LoadDocument, 'title' | 'bin'>): BinEntry {
  return { id: bin!.id, kind: 'Load', name: title, ...deletionOf(bin!) };
}

function entryOfRecord({ kind, name, bin }: Pick<RecordDocument, 'kind' | 'name' | 'bin'>): BinEntry {
  return { id: bin!.id, kind, name, ...deletionOf(bin!) };
}

function cursorOf({ deletedAt, id }: BinEntry): string {
  return dateCursorOf({ createdAt: deletedAt, id });
}

function after(cursor: string) {
  const [deletedAt, id] = readDateCursor(cursor);
  const isSameInstant = { 'bin.deletedAt': deletedAt, 'bin.id': { $lt: id } };
  return { $or: [{ 'bin.deletedAt': { $lt: deletedAt } }, isSameInstant] };
}

/** As the indexes have them. */
function byAge(a: BinEntry, b: BinEntry): number {
  if (a.deletedAt !== b.deletedAt) return a.deletedAt < b.deletedAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
