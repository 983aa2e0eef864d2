/** Deliveries of webhooks in MongoDB. */
import type { Collection, Db, ObjectId } from 'mongodb';
import {
  type Delivery,
  type DeliveryOutcome,
  type DeliveryStore,
  MOST_ATTEMPTS,
  type NewDelivery,
  newDelivery,
  type Page,
  type PageRequest,
  resent,
} from '../index.js';
import { type Connection, isDuplicate } from './connection.js';
import { creationId, newestFirst, pageCondition } from './creation-id.js';

interface DeliveryDocument extends Delivery {
  readonly _id: ObjectId;
}

const SWEPT_AT_ONCE = 1000;
const WITHOUT_ID = { _id: 0 } as const;

const deliveryCollection = (db: Db): Collection<DeliveryDocument> => db.collection('deliveries');

export async function prepareDeliveries(db: Db): Promise<void> {
  await deliveryCollection(db).createIndexes([
    { key: { id: 1 }, unique: true },
    { key: { owner: 1, _id: -1 } },
    { key: { state: 1, dueAt: 1 } },
    { key: { expiresAt: 1 } },
  ]);
}

export class MongoDeliveries implements DeliveryStore {
  readonly #connection: Connection;
  readonly #deliveries: Collection<DeliveryDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#deliveries = deliveryCollection(connection.db);
  }

  async add(delivery: NewDelivery): Promise<void> {
    await this.#connection.run(async () => {
      const document = { _id: creationId(delivery.createdAt), ...newDelivery(delivery) };
      await this.#deliveries.insertOne(document).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    });
  }

  claim(now: string, until: string, withoutOwners: readonly string[]): Promise<Delivery | null> {
    return this.#connection.run(() =>
      this.#deliveries.findOneAndUpdate(
        { state: 'pending', dueAt: { $lte: now }, owner: { $nin: [...withoutOwners] } },
        { $set: { dueAt: until } },
        { sort: { dueAt: 1 }, returnDocument: 'after', projection: WITHOUT_ID },
      ),
    );
  }

  async record(claimed: Delivery, { attempt, state, failures, nextAt }: DeliveryOutcome): Promise<void> {
    await this.#connection.run(async () => {
      const { id, dueAt } = claimed;
      const log = attempt ? { $push: { attempts: { $each: [attempt], $slice: -MOST_ATTEMPTS } } } : {};
      const change = { $set: { state, failures, nextAt, dueAt: nextAt }, ...log };
      const { matchedCount } = await this.#deliveries.updateOne({ id, dueAt }, change);
      // Resent meanwhile: it stays due.
      if (matchedCount === 0 && attempt) await this.#deliveries.updateOne({ id }, log);
    });
  }

  resend(owner: string, id: string, now: string): Promise<Delivery | null> {
    return this.#connection.run(async () => {
      const { state, failures, nextAt, dueAt } = resent(now);
      const options = { returnDocument: 'after', projection: WITHOUT_ID } as const;
      return this.#deliveries.findOneAndUpdate({ owner, id }, { $set: { state, failures, nextAt, dueAt } }, options);
    });
  }

  list(owner: string, page: PageRequest): Promise<Page<Delivery>> {
    return this.#connection.run(async () => {
      const found = this.#deliveries.find({ owner, ...pageCondition(page) });
      return newestFirst(found, page.limit, ({ _id, ...delivery }): Delivery => delivery);
    });
  }

  sweep(now: string): Promise<number> {
    return this.#connection.run(async () => {
      const found = this.#deliveries.find({ expiresAt: { $lt: now } }, { projection: { _id: 1 } });
      const ids = (await found.limit(SWEPT_AT_ONCE).toArray()).map(({ _id }) => _id);
      return (await this.#deliveries.deleteMany({ _id: { $in: ids } })).deletedCount;
    });
  }
}
