/** Mounts the routes (http/route.ts) on Koa: finds the route, reads its parameters and body, sends its answer. */
import Router from '@koa/router';
import type { AuditAction } from '../schema/audit-actions.js';
import type { Caller } from '../service/accounts/caller.js';
import { ServiceFailure } from '../service/failures.js';
import type { Access } from './access.js';
import type { BodiesMemory } from './bodies/memory.js';
import { readRequestBody } from './bodies/read.js';
import { noSuchPath, undecodablePath, wrongMethod } from './errors.js';
import { isSame, tagOf, termsOf } from './etag.js';
import { type KeptAnswers, once } from './idempotency.js';
import { contentTypeOf, EVENT_HEADERS, EVENTS_TYPE, JSON_TYPE } from './media-types.js';
import { readPath, readQuery } from './parameters.js';
import { reachedAt } from './reached-at.js';
import { type Answer, type Call, hasTag, isKept, type Route } from './route.js';
import type { Middleware, RequestContext, RequestState } from './state.js';
import { visitOf } from './visit.js';

export interface RouterOptions {
  /** Bytes. */
  readonly maxBody: number;
  /** Bytes of the files of a form. */
  readonly maxUpload: number;
  /** Of all bodies. */
  readonly memory: BodiesMemory;
  /** Null: taken from each request. */
  readonly baseUrl: string | null;
  readonly answers: KeptAnswers;
  /** Who may call an operation that needs a key. */
  readonly accessTo: (operationId: string) => Access;
  /** Told of what succeeded and is to be noted; `on` is what it was done to. */
  readonly onDone: (caller: Caller, action: AuditAction, on: string, address: string) => void;
  /** Aborted when running requests must end. */
  readonly cut: AbortSignal;
  /** Aborted when the service begins to stop: streams of events, which have no end of their own, end then. */
  readonly stopping: AbortSignal;
}

export interface MountedRoutes {
  readonly middleware: Middleware;
  /**
   * What such a call asks of its caller; undefined: nothing. A call that no route takes asks for a key, unless its path
   * is open in every way, and for no more (null).
   */
  accessOf(method: string, path: string): Access | null | undefined;
}

export function mountRoutes(routes: readonly Route[], options: RouterOptions): MountedRoutes {
  const router = new Router<RequestState>({ sensitive: false });
  for (const route of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [route.method], [async (context) => run(route, options, context as RequestContext)], {
      name: route.operationId,
    });
  }
  // What is missing in the table stops the start.
  for (const { auth, operationId } of routes) if (auth === 'key') options.accessTo(operationId);
  const open = new Set(routes.filter((route) => route.auth === 'none').map((route) => route.operationId));
  const dispatch = router.routes() as unknown as Middleware;

  return {
    accessOf(method, path) {
      const { path: ofPath, pathAndMethod } = router.match(path, method);
      // The first is the one that answers.
      const asked = pathAndMethod.length > 0 ? pathAndMethod.slice(0, 1) : ofPath;
      const closed = asked.map(({ name }) => name ?? '').filter((name) => !open.has(name));
      if (asked.length > 0 && closed.length === 0) return undefined;
      return pathAndMethod.length > 0 ? options.accessTo(closed[0]!) : null;
    },
    async middleware(context, next) {
      checkEncoding(context.path);
      const { path: layers, route: found } = router.match(context.path, context.method);
      if (layers.length === 0) throw noSuchPath(context.path);
      if (!found) throw wrongMethod(context.method, [...new Set(layers.flatMap((layer) => layer.methods))].sort());
      await dispatch(context, next);
    },
  };
}

/** @throws Problem 400: the router would hand such a path on undecoded */
function checkEncoding(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw undecodablePath();
  }
}

async function run(route: Route, options: RouterOptions, context: RequestContext): Promise<void> {
  context.state.operation = route.operationId;
  const reached = reachedAt(context);
  const query = readQuery(route.query, new URLSearchParams(context.querystring));
  const unwanted = new AbortController();
  const giveUp = () => unwanted.abort();
  let isGone = false;
  context.res.once('close', () => {
    isGone = !context.res.writableFinished;
    if (isGone) giveUp();
  });
  const params = readPath(route.params, context['params'] as Record<string, string>);
  const body = await readRequestBody(route.body, context, options);
  context.state.body = body.identity;
  const callOf = (again: unknown): Call => ({
    params,
    query: query.values,
    querySent: query.sent,
    warnings: [...query.warnings, ...body.warnings],
    body: body.value,
    prefers: (type) => context.accepts(JSON_TYPE, type) === type,
    get caller() {
      if (!context.state.caller) throw new Error(`${route.operationId} asks for a caller, but needs no key`);
      return context.state.caller;
    },
    visit: visitOf(context, options.baseUrl),
    requestId: context.state.requestId,
    traceParent: context.state.traceParent,
    terms: termsOf(context.get('If-Match'), context.get('If-None-Match')),
    lastEventId: context.get('Last-Event-ID'),
    baseUrl: options.baseUrl ?? reached,
    signal: unwanted.signal,
    log: context.state.log,
    again,
  });
  options.cut.addEventListener('abort', giveUp);
  try {
    const answer = await answerTo(route, options, context, callOf, body.identity);
    const { caller } = context.state;
    const action = route.auth === 'key' ? options.accessTo(route.operationId).audit : undefined;
    const on = answer.audited ?? Object.values(params as object).join('/');
    if (caller && action) options.onDone(caller, action, on, context.ip);
    await send(context, route, answer, options.stopping);
  } catch (error) {
    if (!isGone || !(error instanceof ServiceFailure && error.code === 'Cancelled')) throw error;
    // Nobody is there to read an answer.
    context.respond = false;
  } finally {
    options.cut.removeEventListener('abort', giveUp);
    await body.dispose();
  }
}

function answerTo(
  route: Route,
  options: RouterOptions,
  context: RequestContext,
  callOf: (again: unknown) => Call,
  bodyIdentity: Uint8Array | string,
): Promise<Answer> | Answer {
  const handle = (again: unknown) => route.handle(callOf(again) as Call<never, never, never>);
  const key = context.headers['idempotency-key'];
  if (key === undefined || !isKept(route)) return handle(null);
  const identity = [`${route.method} ${context.url}\n`, bodyIdentity];
  return once(options.answers, { key: String(key), identity }, callOf(null), handle);
}

async function send(context: RequestContext, route: Route, answer: Answer, stopping: AbortSignal): Promise<void> {
  const { type = JSON_TYPE } = answer;
  const body = typeof answer.body === 'function' ? answer.body : bytesOf(answer.body);
  const etag = answer.etag ?? (hasTag(route) && typeof body !== 'function' ? tagOf(body) : null);
  const isKnown = etag !== null && isSame(etag, context.get('If-None-Match'));
  const sent = isKnown ? null : typeof body === 'function' ? await body() : body;
  context.status = answer.status ?? 200;
  context.set('Content-Type', contentTypeOf(type));
  context.set('Cache-Control', etag === null ? 'no-store' : 'private, no-cache');
  if (etag !== null) context.set('ETag', etag);
  if (type === EVENTS_TYPE) context.set(EVENT_HEADERS);
  context.set(answer.headers ?? {});
  context.body = sent;
  if (!isKnown && answer.brotli && context.acceptsEncodings('br') === 'br') {
    context.set('Content-Encoding', 'br');
    context.body = bytesOf(answer.brotli);
  }
  if (isKnown) context.status = 304;
  if (type === EVENTS_TYPE) begin(context, stopping);
}

/** Between two looks whether the reader of a stream may still have it, milliseconds. */
const STILL_LOOK = 1_000;

/**
 * Sends the head of a stream of events at once, so that its reader knows that it is there; ends it when we stop, and
 * when its reader may no longer have it.
 */
function begin(context: RequestContext, stopping: AbortSignal): void {
  const end = () => {
    context.res.end();
  };
  if (stopping.aborted) end();
  stopping.addEventListener('abort', end, { once: true });
  // A store that cannot be read says nothing of anybody.
  const look = () =>
    context.state.mayStill().then(
      (may) => may || end(),
      () => {},
    );
  const looking = setInterval(() => void look(), STILL_LOOK);
  context.res.once('close', () => {
    clearInterval(looking);
    stopping.removeEventListener('abort', end);
  });
  context.flushHeaders();
}

function bytesOf(body: Uint8Array | object): Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(JSON.stringify(body));
}
