/** The connection to MongoDB: how it is opened, how writes are made safe, and what counts as "cannot be reached". */
import { type ClientSession, type Db, MongoBulkWriteError, MongoClient, MongoError } from 'mongodb';
import { StoreUnavailable } from '../index.js';

/** Milliseconds; a request waits so long for a server before it is answered 503. */
const SELECTION_TIMEOUT = 3_000;
const CONNECT_TIMEOUT = 3_000;
const SOCKET_TIMEOUT = 60_000;
const MAJORITY_TIMEOUT = 10_000;
const TRANSACTION_TIMEOUT = 60_000;

const DEFAULT_DATABASE = 'stowage';

export interface ReadOptions {
  readonly session?: ClientSession;
  readonly readConcern?: { readonly level: 'snapshot' };
}

export class Connection {
  readonly #client: MongoClient;
  readonly db: Db;
  /** The same database for what may be lost with a server: its writes wait for one server's memory only. */
  readonly forgetful: Db;
  readonly #prepare: (db: Db) => Promise<void>;
  /** Settled once the indexes are there; a failed try is forgotten, so that the next call tries again. */
  #prepared: Promise<void> | null = null;
  #hasTransactions = false;

  /** @param prepare makes what the database must have, and ends what was interrupted, at each new connection */
  constructor(url: string, prepare: (db: Db) => Promise<void>) {
    this.#client = new MongoClient(url, {
      appName: 'stowage',
      serverSelectionTimeoutMS: SELECTION_TIMEOUT,
      connectTimeoutMS: CONNECT_TIMEOUT,
      socketTimeoutMS: SOCKET_TIMEOUT,
      heartbeatFrequencyMS: 1_000,
      minHeartbeatFrequencyMS: 200,
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: MAJORITY_TIMEOUT },
      readConcern: { level: 'majority' },
      readPreference: 'primary',
      ignoreUndefined: true,
    });
    this.db = this.#client.db(databaseOf(url));
    this.forgetful = this.#client.db(databaseOf(url), { writeConcern: { w: 1, journal: false } });
    this.#prepare = prepare;
  }

  /** Runs one operation; a lost connection is `StoreUnavailable`, and the next operation connects anew. */
  async run<T>(operation: () => Promise<T>): Promise<T> {
    try {
      await this.#ensurePrepared();
      return await operation();
    } catch (error) {
      const known = asStoreError(error);
      // What was under way when the server went away may be half done: `prepare` looks after it.
      if (known instanceof StoreUnavailable) this.#prepared = null;
      throw known;
    }
  }

  async ping(): Promise<void> {
    await this.run(() => this.db.command({ ping: 1 }));
  }

  /**
   * All or nothing where the server is a replica set or a cluster. A single server has no transactions: there the
   * operation runs without a session, its writes one by one.
   */
  async transaction<T>(operation: (session: ClientSession | undefined) => Promise<T>): Promise<T> {
    return this.run(async () => {
      if (!this.#hasTransactions) return operation(undefined);
      return this.#client.withSession({ defaultTimeoutMS: TRANSACTION_TIMEOUT }, (session) =>
        session.withTransaction(() => operation(session)),
      );
    });
  }

  canLookBack(): Promise<boolean> {
    return this.run(async () => this.#hasTransactions);
  }

  /**
   * With the options given to `operation` all its reads see the database at one moment. A single server cannot look
   * back: there they read what is.
   */
  async *lookingBack<T>(operation: (options: ReadOptions) => AsyncIterable<T>): AsyncGenerator<T> {
    const session = (await this.canLookBack()) ? this.#client.startSession({ snapshot: true }) : undefined;
    try {
      // Said with each read: the client's own read concern would win over the session's.
      yield* operation(session ? { session, readConcern: { level: 'snapshot' } } : {});
    } catch (error) {
      throw asStoreError(error);
    } finally {
      await session?.endSession();
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #ensurePrepared(): Promise<void> {
    this.#prepared ??= this.#connectAndPrepare().catch((error: unknown) => {
      this.#prepared = null;
      throw error;
    });
    return this.#prepared;
  }

  async #connectAndPrepare(): Promise<void> {
    await this.#client.connect();
    const hello = await this.db.admin().command({ hello: 1 });
    this.#hasTransactions = hello['setName'] !== undefined || hello['msg'] === 'isdbgrid';
    await this.#prepare(this.db);
  }
}

/** The database that the address names; `stowage` when it names none. */
function databaseOf(url: string): string {
  const [, name = ''] = /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(url) ?? [];
  return name === '' ? DEFAULT_DATABASE : decodeURIComponent(name);
}

const UNAVAILABLE_KINDS = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoOperationTimeoutError',
  'MongoWriteConcernError',
]);

/**
 * Server codes that mean "not now": shutting down, no primary, write concern not met, login refused or not yet
 * possible. https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
const UNAVAILABLE_CODES = new Set([
  6, 7, 13, 18, 64, 79, 89, 91, 100, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

/** A socket's own words, which the driver hands on when a server goes away at the very moment of a command. */
const SOCKET_CODES = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

const UNAVAILABLE_LABELS = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

function asStoreError(error: unknown): unknown {
  return isUnavailable(error) ? new StoreUnavailable('MongoDB cannot be reached', { cause: error }) : error;
}

function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // A bulk write wraps what happened to it, in one of three ways.
  const { name, code, cause, errorResponse, err } = error as Partial<Record<string, unknown>>;
  if (UNAVAILABLE_KINDS.has(String(name)) || UNAVAILABLE_CODES.has(Number(code))) return true;
  if (SOCKET_CODES.has(String(code))) return true;
  if (error instanceof MongoError && UNAVAILABLE_LABELS.some((label) => error.hasErrorLabel(label))) return true;
  return [cause, errorResponse, err].some((inner) => inner !== error && isUnavailable(inner));
}

const DUPLICATE = 11000;

/** Whether a unique index refused the write; of a bulk, all that was not written. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof MongoError) || error.code !== DUPLICATE) return false;
  return !(error instanceof MongoBulkWriteError) || [error.writeErrors].flat().every(({ code }) => code === DUPLICATE);
}

/** False when a unique index refused it. */
export async function isInserted(insert: Promise<unknown>): Promise<boolean> {
  try {
    await insert;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
