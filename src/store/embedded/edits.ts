/** Editing buffers in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type { EditBuffer, EditStore } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedEdits implements EditStore {
  readonly heads: Database<Omit<EditBuffer, 'body'>, string>;
  readonly bodies: Database<Uint8Array, string>;
  readonly #root: RootDatabase;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#root = root;
    this.#write = write;
    this.heads = root.openDB({ name: 'edits', encoding: 'json' });
    this.bodies = root.openDB({ name: 'edits.bodies', encoding: 'binary' });
  }

  async put(user: string, { body, ...head }: EditBuffer): Promise<void> {
    await this.#write(() => {
      this.heads.putSync(user, head);
      this.bodies.putSync(user, body);
    });
  }

  async get(user: string): Promise<EditBuffer | null> {
    const transaction = this.#root.useReadTransaction();
    try {
      const head = this.heads.get(user, { transaction });
      const body = this.bodies.get(user, { transaction });
      return head && body ? { ...head, body: Uint8Array.from(body) } : null;
    } finally {
      transaction.done();
    }
  }

  delete(user: string): Promise<boolean> {
    return this.#write(() => {
      if (!this.heads.get(user)) return false;
      this.heads.removeSync(user);
      this.bodies.removeSync(user);
      return true;
    });
  }
}
