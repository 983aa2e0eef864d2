/** Users, their settings and their keys in the embedded store. Small tables: listing reads all of one. */
import type { Database, RootDatabase } from 'lmdb';
import type { AccountStore, KeyRecord, Settings, User } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedAccounts implements AccountStore {
  readonly users: Database<User, string>;
  readonly settings: Database<Settings, string>;
  readonly keys: Database<KeyRecord, string>;
  readonly #keyIds: Database<string, string>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.users = root.openDB({ name: 'users', encoding: 'json' });
    this.settings = root.openDB({ name: 'settings', encoding: 'json' });
    this.keys = root.openDB({ name: 'keys', encoding: 'json' });
    this.#keyIds = root.openDB({ name: 'keys.byHash', encoding: 'json' });
  }

  addUser(user: User): Promise<{ user: User; isNew: boolean }> {
    return this.#write(() => {
      const known = this.users.get(user.email);
      if (known) return { user: known, isNew: false };
      this.users.putSync(user.email, user);
      return { user, isNew: true };
    });
  }

  async getUser(email: string): Promise<User | null> {
    return this.users.get(email) ?? null;
  }

  async hasUsers(): Promise<boolean> {
    return this.users.getKeysCount({ limit: 1 }) > 0;
  }

  async listUsers(): Promise<readonly User[]> {
    return [...this.users.getRange()].map(({ value }) => value);
  }

  setWebhookSecret(email: string, secret: string): Promise<boolean> {
    return this.#write(() => {
      const user = this.users.get(email);
      if (!user) return false;
      this.users.putSync(email, { ...user, webhookSecret: secret });
      return true;
    });
  }

  async getSettings(email: string): Promise<Settings> {
    return this.settings.get(email) ?? {};
  }

  changeSettings(email: string, change: (settings: Settings) => Settings): Promise<Settings> {
    return this.#write(() => {
      const changed = change(this.settings.get(email) ?? {});
      this.settings.putSync(email, changed);
      return changed;
    });
  }

  addKey(key: KeyRecord): Promise<boolean> {
    return this.#write(() => {
      if (this.#keyIds.doesExist(key.hash)) return false;
      this.keys.putSync(key.id, key);
      this.#keyIds.putSync(key.hash, key.id);
      return true;
    });
  }

  async findKey(hash: string): Promise<KeyRecord | null> {
    const id = this.#keyIds.get(hash);
    return id === undefined ? null : (this.keys.get(id) ?? null);
  }

  async listKeys(user?: string): Promise<readonly KeyRecord[]> {
    const keys: KeyRecord[] = [];
    for (const { value } of this.keys.getRange()) if (user === undefined || value.user === user) keys.push(value);
    return keys.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  }

  revokeKey(id: string, revokedAt: string, user?: string): Promise<boolean> {
    return this.#write(() => {
      const key = this.keys.get(id);
      if (!key || (user !== undefined && key.user !== user)) return false;
      if (key.revokedAt === null) this.keys.putSync(id, { ...key, revokedAt });
      return true;
    });
  }

  async touchKey(id: string, lastUsedAt: string): Promise<void> {
    await this.#write(() => {
      const key = this.keys.get(id);
      if (key) this.keys.putSync(id, { ...key, lastUsedAt });
    });
  }
}
