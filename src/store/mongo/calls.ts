/** Calls counted over all services that share the database, which forgets each count a while after its window. */
import type { Db } from 'mongodb';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { limitOf, localCounter, WINDOW_SECONDS } from '../call-limit.js';
import { type CallLimit, StoreUnavailable } from '../index.js';
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
 */
export function limitOverAll(connection: Connection, perMinute: number): CallLimit {
  const shared = new RateLimiterMongo({
    storeClient: connection.forgetful,
    tableName: COLLECTION,
    disableIndexesCreation: true,
    keyPrefix: '',
    points: perMinute,
    duration: WINDOW_SECONDS,
    // Who is beyond the limit is turned away without a look into the database.
    inMemoryBlockOnConsumed: perMinute,
  });
  const local = localCounter(perMinute);
  return limitOf({
    consume: (key) =>
      connection
        .run(() => shared.consume(key))
        .catch((error: unknown) => {
          if (error instanceof StoreUnavailable) return local.consume(key);
          throw error;
        }),
  });
}
