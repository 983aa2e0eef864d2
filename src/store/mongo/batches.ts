/**
 * All or nothing for several records on a single server, which has no transactions: the whole batch is written down
 * first, then done. Once it is written down it will be done, by this process or, when that dies or the server goes
 * away in between, by whichever connects next.
 */
import { type Collection, type Db, ObjectId } from 'mongodb';
import type { MasterRecord } from '../index.js';
import type { Bodies, BodyRef } from './bodies.js';

export interface BatchDocument {
  readonly _id: ObjectId;
  /** The records, as JSON. */
  readonly body: BodyRef;
}

export const batchCollection = (db: Db): Collection<BatchDocument> => db.collection('batches');

export class Batches {
  readonly #batches: Collection<BatchDocument>;
  readonly #bodies: Bodies;

  constructor(db: Db, bodies: Bodies) {
    this.#batches = batchCollection(db);
    this.#bodies = bodies;
  }

  async write(records: readonly MasterRecord[], write: (records: readonly MasterRecord[]) => Promise<void>) {
    const body = await this.#bodies.write(Buffer.from(JSON.stringify(records)));
    const _id = new ObjectId();
    await this.#batches.insertOne({ _id, body });
    await write(records);
    await this.#forget({ _id, body });
  }

  /** @param rewrite writes those that were not written again since */
  async finish(rewrite: (records: readonly MasterRecord[]) => Promise<void>): Promise<void> {
    for (const batch of await this.#batches.find().sort({ _id: 1 }).toArray()) {
      const body = await this.#bodies.read(batch.body);
      // Its own process has ended it meanwhile.
      if (!body) continue;
      await rewrite(JSON.parse(Buffer.from(body).toString()));
      await this.#forget(batch);
    }
  }

  async #forget({ _id, body }: BatchDocument): Promise<void> {
    await this.#batches.deleteOne({ _id });
    await this.#bodies.remove(body).catch(() => {});
  }
}
