/** Pictures, plans of loads that are not saved, and secrets in MongoDB, for all services that share it. */
import type { Binary, Collection, Db } from 'mongodb';
import { LARGEST_PICTURE, MOST_PICTURE_BYTES, type PictureStore, type PlanStore, type SecretStore } from '../index.js';
import type { Bodies, BodyRef } from './bodies.js';
import { type Connection, isDuplicate } from './connection.js';

interface PictureDocument {
  readonly _id: string;
  readonly data: Binary;
}

export interface PlanDocument {
  /** The digest. */
  readonly _id: string;
  readonly expiresAt: Date;
  readonly body: BodyRef;
}

interface SecretDocument {
  readonly _id: string;
  readonly secret: string;
}

const PICTURES = 'pictures';
const NAMESPACE_EXISTS = 48;

export const planCollection = (db: Db): Collection<PlanDocument> => db.collection('plans');
export const secretCollection = (db: Db): Collection<SecretDocument> => db.collection('secrets');

/** The database itself keeps the collection of pictures below its size, the oldest going first. */
export async function preparePictures(db: Db): Promise<void> {
  await db.createCollection(PICTURES, { capped: true, size: MOST_PICTURE_BYTES }).catch((error: { code?: number }) => {
    if (error.code !== NAMESPACE_EXISTS) throw error;
  });
  await planCollection(db).createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { 'body.id': 1 } }]);
}

export class MongoPictures implements PictureStore {
  readonly #connection: Connection;
  readonly #pictures: Collection<PictureDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#pictures = connection.forgetful.collection(PICTURES);
  }

  get(key: string): Promise<Uint8Array | null> {
    return this.#connection.run(async () => (await this.#pictures.findOne({ _id: key }))?.data.value() ?? null);
  }

  put(key: string, picture: Uint8Array): Promise<void> {
    return this.#connection.run(async () => {
      if (picture.byteLength > LARGEST_PICTURE) return;
      try {
        await this.#pictures.insertOne({ _id: key, data: Buffer.from(picture) as unknown as Binary });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    });
  }
}

/** The documents go by themselves when they expire, their bodies with the sweep for bodies that nothing names. */
export class MongoPlans implements PlanStore {
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #plans: Collection<PlanDocument>;

  constructor(connection: Connection, bodies: Bodies) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#plans = planCollection(connection.db);
  }

  keep(digest: string, body: Uint8Array, expiresAt: string): Promise<void> {
    return this.#connection.run(async () => {
      const until = new Date(expiresAt);
      const { matchedCount } = await this.#plans.updateOne({ _id: digest }, { $max: { expiresAt: until } });
      if (matchedCount === 1) return;
      const ref = await this.#bodies.write(body);
      try {
        await this.#plans.insertOne({ _id: digest, expiresAt: until, body: ref });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        // Another one kept the same plan meanwhile.
        await this.#plans.updateOne({ _id: digest }, { $max: { expiresAt: until } });
        await this.#bodies.remove(ref).catch(() => {});
      }
    });
  }

  get(digest: string, now: string): Promise<Uint8Array | null> {
    return this.#connection.run(async () => {
      const plan = await this.#plans.findOne({ _id: digest, expiresAt: { $gt: new Date(now) } });
      return plan && (await this.#bodies.read(plan.body));
    });
  }
}

export class MongoSecrets implements SecretStore {
  readonly #connection: Connection;
  readonly #secrets: Collection<SecretDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#secrets = secretCollection(connection.db);
  }

  secret(name: string, make: () => string): Promise<string> {
    return this.#connection.run(async () => {
      const known = await this.#secrets.findOne({ _id: name });
      if (known) return known.secret;
      try {
        const secret = make();
        await this.#secrets.insertOne({ _id: name, secret });
        return secret;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return (await this.#secrets.findOne({ _id: name }))!.secret;
      }
    });
  }
}
