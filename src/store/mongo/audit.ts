/** What was done, and how much was used, in MongoDB. */
import type { Collection, Db } from 'mongodb';
import type { AuditEntry, AuditQuery, AuditStore, Page, UsageRow, UsageStore } from '../index.js';
import { afterCursor } from '../paging.js';
import type { Connection } from './connection.js';

type AuditDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };
type UsageDocument = UsageRow & { readonly _id: string };

const LAST = '\uffff';

export const auditCollection = (db: Db): Collection<AuditDocument> => db.collection('audit');
const usageCollection = (db: Db): Collection<UsageDocument> => db.collection('usage');

export async function prepareAudit(db: Db): Promise<void> {
  await auditCollection(db).createIndexes([{ key: { company: 1, _id: -1 } }, { key: { at: 1 } }]);
  await usageCollection(db).createIndexes([{ key: { company: 1, day: -1 } }, { key: { day: 1 } }]);
}

export class MongoAudit implements AuditStore {
  readonly #connection: Connection;
  readonly #entries: Collection<AuditDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#entries = auditCollection(connection.db);
  }

  add({ id: _id, ...entry }: AuditEntry): Promise<void> {
    return this.#connection.run(async () => {
      await this.#entries.replaceOne({ _id }, entry, { upsert: true });
    });
  }

  list(company: string, { by, action, from = '', to, limit, cursor }: AuditQuery): Promise<Page<AuditEntry>> {
    return this.#connection.run(async () => {
      const wanted = { ...(by !== undefined && { by }), ...(action !== undefined && { action }) };
      const _id = { $lt: afterCursor(cursor, to ?? LAST), $gte: from };
      const found = this.#entries.find({ company, _id, ...wanted }).sort({ _id: -1 });
      const rows = (await found.limit(limit + 1).toArray()).map(entryOf);
      const items = rows.slice(0, limit);
      return { items, next: rows.length > limit ? items.at(-1)!.id : null };
    });
  }

  sweep(before: string): Promise<number> {
    return this.#connection.run(async () => (await this.#entries.deleteMany({ at: { $lt: before } })).deletedCount);
  }
}

export class MongoUsage implements UsageStore {
  readonly #connection: Connection;
  readonly #rows: Collection<UsageDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#rows = usageCollection(connection.db);
  }

  add(rows: readonly UsageRow[]): Promise<void> {
    return this.#connection.run(async () => {
      const writes = rows.map(({ calls, plans, seconds, ...named }) => ({
        updateOne: {
          filter: { _id: JSON.stringify([named.company, named.day, named.user, named.key]) },
          update: { $inc: { calls, plans, seconds }, $set: named },
          upsert: true,
        },
      }));
      if (writes.length > 0) await this.#rows.bulkWrite(writes, { ordered: false });
    });
  }

  list(company: string, from: string, to: string): Promise<readonly UsageRow[]> {
    return this.#connection.run(async () => {
      const found = this.#rows.find({ company, day: { $gte: from, $lte: to } }, { projection: { _id: 0 } });
      return found.sort({ day: -1, user: -1, key: -1 }).toArray();
    });
  }

  sweep(before: string): Promise<number> {
    return this.#connection.run(async () => (await this.#rows.deleteMany({ day: { $lt: before } })).deletedCount);
  }
}

export function entryOf({ _id: id, ...rest }: AuditDocument): AuditEntry {
  return { id, ...rest };
}
