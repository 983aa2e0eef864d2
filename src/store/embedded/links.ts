/** Links to reports in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type { LinkStore, ShareLink } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedLinks implements LinkStore {
  readonly links: Database<ShareLink, string>;
  /** [user, createdAt, id] */
  readonly #ofUsers: Database<true, [string, string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.links = root.openDB({ name: 'links', encoding: 'json' });
    this.#ofUsers = root.openDB({ name: 'links.users', encoding: 'json' });
  }

  async add(link: ShareLink): Promise<void> {
    await this.#write(() => {
      this.links.putSync(link.id, link);
      this.#ofUsers.putSync([link.user, link.createdAt, link.id], true);
    });
  }

  async get(id: string): Promise<ShareLink | null> {
    return this.links.get(id) ?? null;
  }

  async list(user: string): Promise<ShareLink[]> {
    const range = this.#ofUsers.getKeys({ start: [user, '', ''], end: [user, '\uffff', ''] });
    return [...range].map(([, , id]) => this.links.get(id)).filter((link) => link !== undefined);
  }

  delete(user: string, id: string): Promise<boolean> {
    return this.#write(() => {
      const link = this.links.get(id);
      if (link?.user !== user) return false;
      this.links.removeSync(id);
      this.#ofUsers.removeSync([user, link.createdAt, id]);
      return true;
    });
  }
}
