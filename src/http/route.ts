/**
 * A route as data. The router (http/router.ts) and the OpenAPI document (http/openapi.ts) both read it; a handler knows
 * nothing of Koa, and has the types of the schemas of its own route.
 */
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Warning } from '../calculation/types.js';
import type { BodyOf, ResourceName } from '../schema/node.js';
import type { ResponseName, ResponseOf } from '../schema/openapi.js';
import type { Static, TObject, TSchema } from '../schema/typebox.js';
import type { Caller } from '../service/accounts/caller.js';
import type { SaveTerms } from '../store/index.js';
import type { BodySpec, SchemaOrName, UploadedFile } from './bodies/spec.js';
import { EVENTS_TYPE, type MediaType } from './media-types.js';
import type { Visit } from './visit.js';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the interface: `/Loads/{userId}`. Fixed words match in any case. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Whether an API key is needed. */
  readonly auth: 'key' | 'none';
  readonly params: TObject;
  readonly query: TObject;
  readonly body: BodySpec | null;
  readonly answers: Answers;
  /** The answer holds a secret: it is never kept, neither to be replayed nor by the client. */
  readonly isSecret?: boolean;
  /** Its handler gives the answers entity tags, though it needs no key. */
  readonly hasOwnTag?: boolean;
  readonly handle: (call: Call<never, never, never>) => Promise<Answer> | Answer;
}

/** By status. */
export type Answers = Readonly<Record<number, AnswerSpec>>;

export interface AnswerSpec {
  readonly description: string;
  /** Of an answer in JSON. */
  readonly schema?: SchemaOrName;
  /** The other media types that the answer may have. */
  readonly types?: readonly Exclude<MediaType, 'application/json'>[];
}

/** One request, as a handler sees it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  /** Names of the query that were sent, so that a default can be told from what was asked. */
  readonly querySent: ReadonlySet<string>;
  /** Of the query, and of a body that was checked. */
  readonly warnings: readonly Warning[];
  /** As the route's `body` says; null when it has none. */
  readonly body: Body;
  /** The `Accept` header prefers this media type to JSON, by its name. */
  prefers(type: MediaType): boolean;
  /** Throws when the route needs no key. */
  readonly caller: Caller;
  /** How the caller's browser comes, if it is one. */
  readonly visit: Visit;
  readonly requestId: string;
  /** The trace that the request belongs to (lib/trace-context.ts); null: none. */
  readonly traceParent: string | null;
  /** What must be true of the saved load, of a call that saves one; undefined: nothing. */
  readonly terms: SaveTerms | undefined;
  /** Of the last event that the client has of a stream which it takes up again; empty: of none. */
  readonly lastEventId: string;
  /** What was kept of the answer when it was given first, if it is only to be made again (`Answer.again`); else null. */
  readonly again: unknown;
  /** Where the client believes the service to be, without a slash at the end. */
  readonly baseUrl: string;
  /** Aborted when the client goes away, and when the service ends. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface Answer {
  /** Absent: 200. */
  readonly status?: number;
  /** Absent: JSON. */
  readonly type?: MediaType;
  /**
   * Bytes are sent as they are, and so is the stream that a function begins when it is wanted; anything else is made
   * into JSON and must be small.
   */
  readonly body: Uint8Array | BeginStream | object;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** What the audit names; absent: what the path names. */
  readonly audited?: string;
  /** The bytes of the body as they were compressed beforehand, for who accepts brotli; null: as if absent. */
  readonly brotli?: Uint8Array | null;
  /**
   * It can be made again from the same request and this, without saving anything: so it need not be kept for its
   * idempotency key when it is large. Plain data.
   */
  readonly again?: unknown;
  /** Of a body that a function begins, or of a route that needs no key; of any other it is made from the body. */
  readonly etag?: string;
}

export type BeginStream = () => Promise<Readable>;

/** What a handler gets for the body that its route asks for. */
export type BodyOfCall<Body extends BodySpec | null> = Body extends { kind: 'bytes' }
  ? Buffer
  : Body extends { kind: 'checked'; schema: infer Name extends ResourceName }
    ? BodyOf<Name>
    : Body extends { kind: 'form'; files: infer Files; optionalFiles?: infer Optional }
      ? {
          readonly files: { readonly [Field in keyof Files]: UploadedFile } & {
            readonly [Field in keyof Optional]?: UploadedFile;
          };
        }
      : Body extends null
        ? null
        : unknown;

/** What a handler may answer: a body of a declared status, of the schema or the media types of that status. */
export type AnswerOf<Declared extends Answers> = {
  [Status in keyof Declared & number]: OfStatus<Status> &
    OfSpec<Declared[Status]> &
    Pick<Answer, 'headers' | 'brotli' | 'etag' | 'again'>;
}[keyof Declared & number];

type OfStatus<Status> = Status extends 200 ? { readonly status?: 200 } : { readonly status: Status };

type OfSpec<Spec> =
  | (Spec extends { schema: infer Schema extends SchemaOrName } ? JsonAnswer<Schema> : never)
  | (Spec extends { types: readonly (infer Type)[] } ? OtherAnswer<Type> : never);

/** Bytes, and the stream, are JSON already, made by a thread. */
interface JsonAnswer<Schema extends SchemaOrName> {
  readonly type?: 'application/json';
  readonly body: DeepReadonly<StaticOf<Schema>> | Uint8Array | BeginStream;
}

interface OtherAnswer<Type> {
  readonly type: Type;
  readonly body: Uint8Array | BeginStream;
}

type StaticOf<Schema extends SchemaOrName> = Schema extends ResourceName
  ? BodyOf<Schema>
  : Schema extends ResponseName
    ? ResponseOf<Schema>
    : Schema extends TSchema
      ? Static<Schema>
      : never;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> }
    : T;

interface TypedRoute<
  Params extends TObject,
  Query extends TObject,
  Body extends BodySpec | null,
  Declared extends Answers,
  Given,
> extends Omit<Route, 'params' | 'query' | 'body' | 'answers' | 'handle'> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answers: Declared;
  readonly handle: (call: Call<Static<Params>, Static<Query>, BodyOfCall<Body>>) => Promise<Given> | Given;
}

export function errorAnswer(description: string) {
  return { description, schema: 'Error' } as const;
}

/** Whether answers are kept for their idempotency key. */
export function isKept({ auth, isSecret, method, answers }: Route): boolean {
  return auth !== 'none' && !isSecret && !hasEvents(answers) && (method === 'POST' || method === 'PUT');
}

/** Whether answers get an entity tag, made from their body unless they have one. */
export function hasTag({ auth, isSecret, method, answers }: Route): boolean {
  return method === 'GET' && auth !== 'none' && !isSecret && !hasEvents(answers);
}

export function hasEvents(answers: Answers): boolean {
  return Object.values(answers).some(({ types }) => types?.includes(EVENTS_TYPE));
}

/** Gives the handler the types of its own schemas. */
export function route<
  Params extends TObject,
  Query extends TObject,
  const Body extends BodySpec | null,
  const Declared extends Answers,
  const Given extends AnswerOf<Declared>,
>(typed: TypedRoute<Params, Query, Body, Declared, Given>): Route {
  return typed as unknown as Route;
}
