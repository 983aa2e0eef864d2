/** Users, their settings and their keys in MongoDB. */
import type { Collection, Db } from 'mongodb';
import type { AccountStore, KeyRecord, Settings, User } from '../index.js';
import { type Connection, isInserted } from './connection.js';

export type UserDocument = Omit<User, 'email'> & { readonly _id: string };
export type KeyDocument = Omit<KeyRecord, 'id'> & { readonly _id: string };
export interface SettingsDocument {
  /** The user's e-mail. */
  readonly _id: string;
  /** As JSON text. */
  readonly settings: string;
}

export const userCollection = (db: Db): Collection<UserDocument> => db.collection('users');
export const keyCollection = (db: Db): Collection<KeyDocument> => db.collection('keys');
export const settingsCollection = (db: Db): Collection<SettingsDocument> => db.collection('settings');

export async function prepareAccounts(db: Db): Promise<void> {
  await keyCollection(db).createIndexes([{ key: { hash: 1 }, unique: true }, { key: { user: 1, createdAt: 1 } }]);
}

export class MongoAccounts implements AccountStore {
  readonly #connection: Connection;
  readonly #users: Collection<UserDocument>;
  readonly #keys: Collection<KeyDocument>;
  readonly #settings: Collection<SettingsDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#users = userCollection(connection.db);
    this.#keys = keyCollection(connection.db);
    this.#settings = settingsCollection(connection.db);
  }

  addUser(user: User): Promise<{ user: User; isNew: boolean }> {
    return this.#connection.run(async () => {
      const { email: _id, ...rest } = user;
      const isNew = await isInserted(this.#users.insertOne({ _id, ...rest }));
      return { user: isNew ? user : (await this.#findUser(_id))!, isNew };
    });
  }

  getUser(email: string): Promise<User | null> {
    return this.#connection.run(() => this.#findUser(email));
  }

  hasUsers(): Promise<boolean> {
    return this.#connection.run(async () => (await this.#users.findOne({}, { projection: { _id: 1 } })) !== null);
  }

  listUsers(): Promise<readonly User[]> {
    return this.#connection.run(async () => (await this.#users.find().sort({ _id: 1 }).toArray()).map(userOf));
  }

  setWebhookSecret(email: string, webhookSecret: string): Promise<boolean> {
    return this.#connection.run(async () => {
      const { matchedCount } = await this.#users.updateOne({ _id: email }, { $set: { webhookSecret } });
      return matchedCount === 1;
    });
  }

  getSettings(email: string): Promise<Settings> {
    return this.#connection.run(async () => {
      const found = await this.#settings.findOne({ _id: email });
      return found ? (JSON.parse(found.settings) as Settings) : {};
    });
  }

  changeSettings(email: string, change: (settings: Settings) => Settings): Promise<Settings> {
    return this.#connection.run(async () => {
      for (;;) {
        const found = await this.#settings.findOne({ _id: email });
        const changed = change(found ? (JSON.parse(found.settings) as Settings) : {});
        const settings = JSON.stringify(changed);
        const isWritten = found
          ? (await this.#settings.updateOne({ _id: email, settings: found.settings }, { $set: { settings } }))
              .matchedCount
          : await isInserted(this.#settings.insertOne({ _id: email, settings }));
        if (isWritten) return changed;
      }
    });
  }

  addKey({ id: _id, ...rest }: KeyRecord): Promise<boolean> {
    return this.#connection.run(() => isInserted(this.#keys.insertOne({ _id, ...rest })));
  }

  findKey(hash: string): Promise<KeyRecord | null> {
    return this.#connection.run(async () => {
      const found = await this.#keys.findOne({ hash });
      return found ? keyOf(found) : null;
    });
  }

  listKeys(user?: string): Promise<readonly KeyRecord[]> {
    return this.#connection.run(async () => {
      const found = this.#keys.find(user === undefined ? {} : { user }).sort({ createdAt: 1 });
      return (await found.toArray()).map(keyOf);
    });
  }

  revokeKey(id: string, revokedAt: string, user?: string): Promise<boolean> {
    return this.#connection.run(async () => {
      const filter = { _id: id, ...(user === undefined ? {} : { user }) };
      const isRevoked = (await this.#keys.updateOne({ ...filter, revokedAt: null }, { $set: { revokedAt } }))
        .matchedCount;
      return isRevoked === 1 || (await this.#keys.findOne(filter)) !== null;
    });
  }

  async touchKey(id: string, lastUsedAt: string): Promise<void> {
    await this.#connection.run(() => this.#keys.updateOne({ _id: id }, { $set: { lastUsedAt } }));
  }

  async #findUser(email: string): Promise<User | null> {
    const found = await this.#users.findOne({ _id: email });
    return found ? userOf(found) : null;
  }
}

export function userOf({ _id: email, ...rest }: UserDocument): User {
  return { email, ...rest };
}

export function keyOf({ _id: id, ...rest }: KeyDocument): KeyRecord {
  return { id, ...rest };
}
