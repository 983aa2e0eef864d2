/** Calls counted over all services that share the database, which forgets each count a while after its window. */
import type { Db } from 'mongodb';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { limitOf, localCounter, type Window } from '../call-limit.js';
import { StoreUnavailable, type TryLimit } from '../index.js';
import type { Connection } from './connection.js';

const COLLECTION = 'calls';

/** As `RateLimiterMongo.createIndexes` would make them, but before the first call. */
export async function prepareCalls(db: Db): Promise<void> {
  await db.collection(COLLECTION).createIndexes([
    { key: { expire: -1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ]);
}

/**
 * While the database is away each service counts for itself: a limit that cannot be looked up neither lets everybody
 * in nor turns anybody away. What needs the database then says so itself.
 * @param name tells the keys of this limit from those of others
 */
export function limitOverAll(connection: Connection, name: string, window: Window): TryLimit {
  const shared = new RateLimiterMongo({
    storeClient: connection.forgetful,
    tableName: COLLECTION,
    disableIndexesCreation: true,
    keyPrefix: name,
    points: window.most,
    duration: window.seconds,
    // Who is beyond the limit is turned away without a look into the database.
    inMemoryBlockOnConsumed: window.most,
  });
  const local = localCounter(window);
  const orLocally =
    <Result>(call: (key: string) => Promise<Result>, instead: (key: string) => Promise<Result>) =>
    (key: string) =>
      connection
        .run(() => call(key))
        .catch((error: unknown) => {
          if (error instanceof StoreUnavailable) return instead(key);
          throw error;
        });
  return limitOf({
    consume: orLocally(
      (key) => shared.consume(key),
      (key) => local.consume(key),
    ),
    reward: orLocally(
      (key) => shared.reward(key),
      (key) => local.reward(key),
    ),
  });
}
