/** Mounts the routes (http/route.ts) on Koa: finds the route, reads its parameters and body, sends its answer. */
import Router from '@koa/router';
import { ServiceFailure } from '../service/failures.js';
import { readBody } from './body.js';
import { noSuchPath, undecodablePath, wrongMethod } from './errors.js';
import { isSame, tagOf } from './etag.js';
import { type KeptAnswers, once } from './idempotency.js';
import { readPath, readQuery } from './parameters.js';
import type { Answer, Call, Route } from './route.js';
import type { Middleware, RequestContext, RequestState } from './state.js';

export interface RouterOptions {
  /** Bytes. */
  readonly maxBody: number;
  /** Null: taken from each request. */
  readonly baseUrl: string | null;
  readonly answers: KeptAnswers;
  /** Aborted when running requests must end. */
  readonly cut: AbortSignal;
}

export interface MountedRoutes {
  readonly middleware: Middleware;
  /** Whether calls of this path need an API key; those of unknown paths do. */
  needsKey(path: string): boolean;
}

export function mountRoutes(routes: readonly Route[], options: RouterOptions): MountedRoutes {
  const router = new Router<RequestState>({ sensitive: false });
  for (const route of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [route.method], [async (context) => run(route, options, context as RequestContext)], {
      name: route.operationId,
    });
  }
  const open = new Set(routes.filter((route) => route.auth === 'none').map((route) => route.operationId));
  const dispatch = router.routes() as unknown as Middleware;

  return {
    needsKey: (path) => !router.match(path, 'GET').path.some((layer) => open.has(layer.name ?? '')),
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
  const query = readQuery(route.query, context.URL.searchParams);
  const unwanted = new AbortController();
  const giveUp = () => unwanted.abort();
  let isGone = false;
  context.res.once('close', () => {
    isGone = !context.res.writableFinished;
    if (isGone) giveUp();
  });
  const params = readPath(route.params, context['params'] as Record<string, string>);
  const body = route.body ? await readBody(context.req, options.maxBody) : Buffer.alloc(0);
  const call: Call = {
    params,
    query: query.values,
    querySent: query.sent,
    warnings: query.warnings,
    body,
    get caller() {
      if (!context.state.caller) throw new Error(`${route.operationId} asks for a caller, but needs no key`);
      return context.state.caller;
    },
    requestId: context.state.requestId,
    baseUrl: options.baseUrl ?? `${context.protocol}://${context.host}`,
    signal: unwanted.signal,
    log: context.state.log,
  };
  options.cut.addEventListener('abort', giveUp);
  try {
    await send(context, route, await answerTo(route, options, context, call));
  } catch (error) {
    if (!isGone || !(error instanceof ServiceFailure && error.code === 'Cancelled')) throw error;
    // Nobody is there to read an answer.
    context.respond = false;
  } finally {
    options.cut.removeEventListener('abort', giveUp);
  }
}

function answerTo(route: Route, options: RouterOptions, context: RequestContext, call: Call): Promise<Answer> | Answer {
  const handle = () => route.handle(call as Call<never, never>);
  if (route.auth === 'none' || route.isSecret || (route.method !== 'POST' && route.method !== 'PUT')) return handle();
  const key = context.headers['idempotency-key'];
  const request = { key: key === undefined ? null : String(key), method: route.method, url: context.url };
  return once(options.answers, request, call, handle);
}

async function send(context: RequestContext, route: Route, answer: Answer): Promise<void> {
  const body = typeof answer.body === 'function' ? answer.body : bytesOf(answer.body);
  const etag = hasTag(route) ? (answer.etag ?? (typeof body === 'function' ? null : tagOf(body))) : null;
  const isKnown = etag !== null && isSame(etag, context.get('If-None-Match'));
  const sent = isKnown ? null : typeof body === 'function' ? await body() : body;
  context.status = answer.status ?? 200;
  context.set('Content-Type', 'application/json');
  context.set('Cache-Control', etag === null ? 'no-store' : 'private, no-cache');
  if (etag !== null) context.set('ETag', etag);
  context.set(answer.headers ?? {});
  context.body = sent;
  if (isKnown) context.status = 304;
}

function hasTag(route: Route): boolean {
  return route.method === 'GET' && route.auth !== 'none' && !route.isSecret;
}

function bytesOf(body: Uint8Array | object): Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(JSON.stringify(body));
}
