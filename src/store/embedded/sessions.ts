/** Sessions and sign-in links in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type { SessionRecord, SessionStore, SignInLink } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedSessions implements SessionStore {
  readonly #sessions: Database<SessionRecord, string>;
  readonly #links: Database<SignInLink, string>;
  /** [table, user, hash] */
  readonly #ofUsers: Database<true, [string, string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#sessions = root.openDB({ name: 'sessions', encoding: 'json' });
    this.#links = root.openDB({ name: 'signInLinks', encoding: 'json' });
    this.#ofUsers = root.openDB({ name: 'sessions.users', encoding: 'json' });
  }

  async add(session: SessionRecord): Promise<void> {
    await this.#write(() => {
      this.#sessions.putSync(session.hash, session);
      this.#ofUsers.putSync(['session', session.user, session.hash], true);
    });
  }

  async find(hash: string): Promise<SessionRecord | null> {
    return this.#sessions.get(hash) ?? null;
  }

  async touch(hash: string, lastSeenAt: string, expiresAt: string): Promise<void> {
    await this.#write(() => {
      const session = this.#sessions.get(hash);
      if (session) this.#sessions.putSync(hash, { ...session, lastSeenAt, expiresAt });
    });
  }

  async end(hash: string): Promise<void> {
    await this.#write(() => this.#remove('session', this.#sessions, hash));
  }

  async endAll(user: string, but?: string): Promise<void> {
    await this.#write(() => {
      for (const hash of this.#hashesOf('session', user)) {
        if (hash !== but) this.#remove('session', this.#sessions, hash);
      }
    });
  }

  async addLink(link: SignInLink): Promise<void> {
    await this.#write(() => {
      this.#links.putSync(link.hash, link);
      this.#ofUsers.putSync(['link', link.user, link.hash], true);
    });
  }

  takeLink(hash: string, usedAt: string): Promise<SignInLink | null> {
    return this.#write(() => {
      const link = this.#links.get(hash) ?? null;
      if (link && !link.usedAt) this.#links.putSync(hash, { ...link, usedAt });
      return link;
    });
  }

  async dropLinks(user: string): Promise<void> {
    await this.#write(() => {
      for (const hash of this.#hashesOf('link', user)) {
        if (!this.#links.get(hash)?.usedAt) this.#remove('link', this.#links, hash);
      }
    });
  }

  sweep(now: string): Promise<number> {
    return this.#write(() => {
      const ended = this.#expired('session', this.#sessions, now) + this.#expired('link', this.#links, now);
      return ended;
    });
  }

  #hashesOf(table: string, user: string): string[] {
    const range = this.#ofUsers.getKeys({ start: [table, user, ''], end: [table, user, '\uffff'] });
    return [...range].map(([, , hash]) => hash);
  }

  #remove<Row extends { readonly user: string }>(table: string, rows: Database<Row, string>, hash: string): void {
    const row = rows.get(hash);
    if (!row) return;
    rows.removeSync(hash);
    this.#ofUsers.removeSync([table, row.user, hash]);
  }

  #expired<Row extends Pick<SignInLink, 'user' | 'expiresAt'>>(
    table: string,
    rows: Database<Row, string>,
    now: string,
  ): number {
    const expired = [...rows.getRange()].filter(({ value }) => value.expiresAt <= now);
    for (const { key } of expired) this.#remove(table, rows, key);
    return expired.length;
  }
}
