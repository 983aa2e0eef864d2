/**
 * Earlier versions of loads in MongoDB: one document each, written before the head of the load is written over, so that a
 * crash in between leaves nothing but a copy of the head that is there; such a copy is no earlier version and not shown.
 */
import type { Collection, Db, ObjectId } from 'mongodb';
import type { EarlierVersion, LoadHead, SavedLoad } from '../index.js';
import { daysBefore, type Keeping, keepsVersions } from '../keeping.js';
import { headOf, type KeptHead } from '../load-steps.js';
import type { Bodies, BodyRef } from './bodies.js';
import type { ReadOptions } from './connection.js';
import { removeProgress } from './progress.js';

export type VersionDocument = Omit<KeptHead, 'id'> & {
  /** Of the load, and its version. */
  readonly _id: string;
  readonly load: string;
  readonly version: number;
  readonly replacedAt: string;
  readonly body: BodyRef;
};

const SWEPT_AT_ONCE = 100;

export function versionCollection(db: Db): Collection<VersionDocument> {
  return db.collection('versions');
}

export async function prepareVersions(db: Db): Promise<void> {
  await versionCollection(db).createIndexes([
    { key: { load: 1, version: 1 } },
    { key: { replacedAt: 1 } },
    { key: { 'body.id': 1 } },
  ]);
}

export class LoadVersions {
  readonly #db: Db;
  readonly #versions: Collection<VersionDocument>;
  readonly #bodies: Bodies;
  readonly #keeping: Keeping;

  constructor(db: Db, bodies: Bodies, keeping: Keeping) {
    this.#db = db;
    this.#versions = versionCollection(db);
    this.#bodies = bodies;
    this.#keeping = keeping;
  }

  get areKept(): boolean {
    return keepsVersions(this.#keeping);
  }

  /** Before another one is saved over it. */
  async keep(head: LoadHead, body: BodyRef, replacedAt: string): Promise<void> {
    const { id: load, ...rest } = head;
    const $setOnInsert = { ...rest, load, replacedAt, body };
    await this.#versions.updateOne({ _id: idOf(head) }, { $setOnInsert }, { upsert: true });
  }

  /** Makes room for the one that was kept last. @param last the version of the load */
  async prune(load: string, last: number): Promise<void> {
    const most = last - this.#keeping.versionsKept - 1;
    if (most >= 1) await this.#remove(await this.#versions.find({ load, version: { $lte: most } }).toArray());
  }

  /** A version as another store had it. */
  async putBack({ head, body, replacedAt }: EarlierVersion): Promise<void> {
    if (await this.#versions.findOne({ _id: idOf(head) }, { projection: { _id: 1 } })) return;
    await this.keep(head, await this.#bodies.write(body), replacedAt);
  }

  /** Newest first. @param before a version of the load */
  async earlier(load: string, before: number): Promise<LoadHead[]> {
    const found = this.#versions.find({ load, version: { $lt: before } }, { projection: { body: 0 } });
    return (await found.sort({ version: -1 }).toArray()).map(headOfVersion);
  }

  /** Null when it is not kept. */
  async version(load: string, version: number): Promise<SavedLoad | null> {
    const found = await this.#versions.findOne({ load, version });
    const body = found && (await this.#bodies.read(found.body));
    return found && body ? { head: headOfVersion(found), body } : null;
  }

  /** Oldest first. @param before a version of the load */
  async *all(load: string, before: number, options: ReadOptions): AsyncGenerator<EarlierVersion> {
    const found = this.#versions.find({ load, version: { $lt: before } }, { ...options, sort: { version: 1 } });
    for await (const document of found) {
      const body = await this.#bodies.read(document.body, options);
      // On a single server it may be forgotten by now.
      if (body) yield { head: headOfVersion(document), body, replacedAt: document.replacedAt };
    }
  }

  async removeAll(load: string): Promise<void> {
    await this.#remove(await this.#versions.find({ load }).toArray());
  }

  async sweep(now: string): Promise<number> {
    const old = { replacedAt: { $lt: daysBefore(now, this.#keeping.versionsDays) } };
    const found = await this.#versions.find(old).limit(SWEPT_AT_ONCE).toArray();
    await this.#remove(found);
    return found.length;
  }

  /** The bodies last: one that stays behind is swept later. */
  async #remove(documents: readonly VersionDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.#versions.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } });
    await removeProgress(this.#db, documents);
    for (const { body } of documents) await this.#bodies.remove(body).catch(() => {});
  }
}

export async function bodiesOfVersions(db: Db, ids: readonly ObjectId[]): Promise<ObjectId[]> {
  const found = versionCollection(db).find({ 'body.id': { $in: [...ids] } }, { projection: { body: 1 } });
  return (await found.toArray()).map(({ body }) => body.id);
}

function idOf({ id, version }: LoadHead): string {
  return `${id}.${version}`;
}

function headOfVersion({ load, ...kept }: VersionDocument): LoadHead {
  return headOf(kept, load);
}
