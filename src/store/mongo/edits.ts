/** Editing buffers in MongoDB: one document a user, its body apart (bodies.ts). */
import type { Collection, Db } from 'mongodb';
import type { EditBuffer, EditStore } from '../index.js';
import type { Bodies, BodyRef } from './bodies.js';
import type { Connection } from './connection.js';

export interface EditDocument extends Omit<EditBuffer, 'body'> {
  /** The user. */
  readonly _id: string;
  readonly body: BodyRef;
}

/** A reader that finds the body gone reads the document again; so often at most. */
const READ_ATTEMPTS = 10;

export function editCollection(db: Db): Collection<EditDocument> {
  return db.collection('edits');
}

export async function prepareEdits(db: Db): Promise<void> {
  await editCollection(db).createIndexes([{ key: { 'body.id': 1 } }]);
}

export class MongoEdits implements EditStore {
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #edits: Collection<EditDocument>;

  constructor(connection: Connection, bodies: Bodies) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#edits = editCollection(connection.db);
  }

  put(user: string, { body, ...head }: EditBuffer): Promise<void> {
    return this.#connection.run(async () => {
      const ref = await this.#bodies.write(body);
      const before = await this.#edits.findOneAndUpdate(
        { _id: user },
        { $set: { ...head, body: ref } },
        { upsert: true, returnDocument: 'before' },
      );
      if (before) await this.#discard(before.body);
    });
  }

  get(user: string): Promise<EditBuffer | null> {
    return this.#connection.run(async () => {
      for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
        const found = await this.#edits.findOne({ _id: user });
        if (!found) return null;
        const body = await this.#bodies.read(found.body);
        if (body) return { uom: found.uom, updatedAt: found.updatedAt, body };
      }
      throw new Error(`the body of the editing buffer of ${user} is not there`);
    });
  }

  delete(user: string): Promise<boolean> {
    return this.#connection.run(async () => {
      const before = await this.#edits.findOneAndDelete({ _id: user });
      if (before) await this.#discard(before.body);
      return before !== null;
    });
  }

  /** What is left behind is swept later. */
  async #discard(ref: BodyRef): Promise<void> {
    await this.#bodies.remove(ref).catch(() => {});
  }
}
