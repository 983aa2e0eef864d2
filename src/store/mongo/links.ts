/** Links to reports in MongoDB. */
import type { Collection, Db } from 'mongodb';
import type { LinkStore, ShareLink } from '../index.js';
import type { Connection } from './connection.js';

interface LinkDocument extends Omit<ShareLink, 'id'> {
  readonly _id: string;
}

export const linkCollection = (db: Db): Collection<LinkDocument> => db.collection('links');

export async function prepareLinks(db: Db): Promise<void> {
  await linkCollection(db).createIndexes([{ key: { user: 1, createdAt: 1 } }]);
}

export class MongoLinks implements LinkStore {
  readonly #connection: Connection;
  readonly #links: Collection<LinkDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#links = linkCollection(connection.db);
  }

  add({ id, ...link }: ShareLink): Promise<void> {
    return this.#connection.run(async () => {
      await this.#links.updateOne({ _id: id }, { $set: link }, { upsert: true });
    });
  }

  get(id: string): Promise<ShareLink | null> {
    return this.#connection.run(async () => {
      const found = await this.#links.findOne({ _id: id });
      return found && linkOf(found);
    });
  }

  list(user: string): Promise<ShareLink[]> {
    return this.#connection.run(async () => {
      const found = await this.#links.find({ user }).sort({ createdAt: 1, _id: 1 }).toArray();
      return found.map(linkOf);
    });
  }

  delete(user: string, id: string): Promise<boolean> {
    return this.#connection.run(async () => (await this.#links.deleteOne({ _id: id, user })).deletedCount === 1);
  }
}

export function linkOf({ _id, user, title, createdAt, expiresAt, allows }: LinkDocument): ShareLink {
  return { id: _id, user, title, createdAt, expiresAt, ...(allows && { allows }) };
}
