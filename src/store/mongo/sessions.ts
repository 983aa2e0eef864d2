/** Sessions and sign-in links in MongoDB. */
import type { Collection, Db, IndexDescription } from 'mongodb';
import type { SessionRecord, SessionStore, SignInLink } from '../index.js';
import type { Connection } from './connection.js';

type Hashed<Row> = Omit<Row, 'hash'> & { readonly _id: string };

const sessionCollection = (db: Db): Collection<Hashed<SessionRecord>> => db.collection('sessions');
const linkCollection = (db: Db): Collection<Hashed<SignInLink>> => db.collection('signInLinks');

export async function prepareSessions(db: Db): Promise<void> {
  const indexes: IndexDescription[] = [{ key: { user: 1 } }, { key: { expiresAt: 1 } }];
  await Promise.all([sessionCollection(db), linkCollection(db)].map((one) => one.createIndexes(indexes)));
}

export class MongoSessions implements SessionStore {
  readonly #connection: Connection;
  readonly #sessions: Collection<Hashed<SessionRecord>>;
  readonly #links: Collection<Hashed<SignInLink>>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#sessions = sessionCollection(connection.db);
    this.#links = linkCollection(connection.db);
  }

  add({ hash, ...session }: SessionRecord): Promise<void> {
    return this.#done(() => this.#sessions.insertOne({ _id: hash, ...session }));
  }

  find(hash: string): Promise<SessionRecord | null> {
    return this.#connection.run(async () => rowOf(await this.#sessions.findOne({ _id: hash })));
  }

  touch(hash: string, lastSeenAt: string, expiresAt: string): Promise<void> {
    return this.#done(() => this.#sessions.updateOne({ _id: hash }, { $set: { lastSeenAt, expiresAt } }));
  }

  end(hash: string): Promise<void> {
    return this.#done(() => this.#sessions.deleteOne({ _id: hash }));
  }

  endAll(user: string, but?: string): Promise<void> {
    return this.#done(() => this.#sessions.deleteMany({ user, ...(but !== undefined && { _id: { $ne: but } }) }));
  }

  addLink({ hash, ...link }: SignInLink): Promise<void> {
    return this.#done(() => this.#links.insertOne({ _id: hash, ...link }));
  }

  takeLink(hash: string, usedAt: string): Promise<SignInLink | null> {
    const used = [{ $set: { usedAt: { $ifNull: ['$usedAt', usedAt] } } }];
    return this.#connection.run(async () => rowOf(await this.#links.findOneAndUpdate({ _id: hash }, used)));
  }

  dropLinks(user: string): Promise<void> {
    return this.#done(() => this.#links.deleteMany({ user, usedAt: null }));
  }

  sweep(now: string): Promise<number> {
    return this.#connection.run(async () => {
      const expired = { expiresAt: { $lte: now } };
      const ended = [await this.#sessions.deleteMany(expired), await this.#links.deleteMany(expired)];
      return ended.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
    });
  }

  #done(action: () => Promise<unknown>): Promise<void> {
    return this.#connection.run(async () => {
      await action();
    });
  }
}

function rowOf<Row>(found: Hashed<Row> | null): Row | null {
  if (!found) return null;
  const { _id: hash, ...rest } = found;
  return { hash, ...rest } as Row;
}
