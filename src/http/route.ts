/**
 * A route as data. The router (http/router.ts) and the OpenAPI document (http/openapi.ts) both read it;
 * a handler knows nothing of Koa.
 */
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Static, TObject, TSchema } from 'typebox';
import type { Warning } from '../calculation/types.js';
import type { REQUEST_SCHEMAS } from '../schema/node.js';
import type { RESPONSE_SCHEMAS } from '../schema/openapi.js';
import type { Caller } from '../service/caller.js';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the contract: `/Loads/{userId}`. Fixed words match in any case. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Whether an API key is needed. */
  readonly auth: 'key' | 'none';
  readonly params: TObject;
  readonly query: TObject;
  readonly body: BodySpec | null;
  readonly answers: Readonly<Record<number, AnswerSpec>>;
  /** The answer holds a secret: it is never kept, neither to be replayed nor by the client. */
  readonly isSecret?: boolean;
  readonly handle: (call: Call<never, never>) => Promise<Answer> | Answer;
}

/** A resource of schema/ by its name, or a schema of the route's own. */
export type SchemaOrName = keyof typeof REQUEST_SCHEMAS | keyof typeof RESPONSE_SCHEMAS | TSchema;

export interface BodySpec {
  readonly schema: SchemaOrName;
  readonly description: string;
}

export interface AnswerSpec {
  readonly description: string;
  readonly schema: SchemaOrName;
}

/** One request, as a handler sees it. */
export interface Call<Params = unknown, Query = unknown> {
  readonly params: Params;
  readonly query: Query;
  /** Names of the query that were sent, so that a default can be told from a wish. */
  readonly querySent: ReadonlySet<string>;
  /** Of the query, so far. */
  readonly warnings: readonly Warning[];
  /** The raw body; empty when the route has none. */
  readonly body: Buffer;
  /** Throws when the route needs no key. */
  readonly caller: Caller;
  readonly requestId: string;
  /** Where the client believes the service to be, without a slash at the end. */
  readonly baseUrl: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface Answer {
  /** Absent: 200. */
  readonly status?: number;
  /**
   * Bytes are sent as they are, as JSON, and so is the stream that a function begins when it is wanted; anything else
   * is made into JSON and must be small.
   */
  readonly body: Uint8Array | (() => Promise<Readable>) | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a body that a function begins; of any other it is made from the body. */
  readonly etag?: string;
}

interface TypedRoute<Params extends TObject, Query extends TObject> extends Omit<Route, 'params' | 'query' | 'handle'> {
  readonly params: Params;
  readonly query: Query;
  readonly handle: (call: Call<Static<Params>, Static<Query>>) => Promise<Answer> | Answer;
}

/** Gives the handler the types of its own schemas. */
export function route<Params extends TObject, Query extends TObject>(typed: TypedRoute<Params, Query>): Route {
  return typed as unknown as Route;
}
