/** Wires the face of the service: middleware in its order, then the routes. */
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { accessTo as accessOfTable } from './http/access.js';
import { BodiesMemory } from './http/bodies/memory.js';
import type { KeptAnswers } from './http/idempotency.js';
import { authentication } from './http/middleware/authentication.js';
import { compression } from './http/middleware/compression.js';
import { cors } from './http/middleware/cors.js';
import { errorBody } from './http/middleware/error-body.js';
import { largeAnswers } from './http/middleware/large-answers.js';
import { duringLifecycle } from './http/middleware/lifecycle.js';
import { rateLimit } from './http/middleware/rate-limit.js';
import { type OnAnswered, requestLog } from './http/middleware/request-log.js';
import { traced } from './http/middleware/traced.js';
import { unreadBody } from './http/middleware/unread-body.js';
import type { Route } from './http/route.js';
import { mountRoutes, type RouterOptions } from './http/router.js';
import type { RequestState } from './http/state.js';
import type { AuditLog } from './service/accounts/audit-log.js';
import type { Callers, SessionCallers } from './service/accounts/caller.js';
import { actorIn } from './service/accounts/sign-in.js';
import type { FaultFiles } from './service/fault-files.js';
import type { Lifecycle } from './service/lifecycle.js';
import type { CallLimit } from './store/index.js';

export type AppConfig = Pick<
  Config,
  'trustProxy' | 'corsOrigins' | 'maxBody' | 'maxUpload' | 'bodiesMemory' | 'baseUrl' | 'rateLimit'
>;

export interface AppParts {
  readonly routes: readonly Route[];
  readonly callers: Callers;
  /** Absent: nobody signs in here. */
  readonly sessions?: SessionCallers;
  /** Absent: as the table of this service says. */
  readonly accessTo?: RouterOptions['accessTo'];
  /** Absent: nothing is noted. */
  readonly audit?: Pick<AuditLog, 'note'>;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  readonly answers: KeptAnswers;
  readonly faults: Pick<FaultFiles, 'keep'>;
  /** Of `rateLimit`; null: there is none. */
  readonly callLimit: CallLimit | null;
  /** Told when large bodies have gone; absent: nobody is. */
  readonly onBodiesGone?: () => void;
  /** Absent: nobody counts. */
  readonly onAnswered?: OnAnswered;
}

/** What a client that hangs up leaves behind. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

export function createApp(
  config: AppConfig,
  {
    routes,
    callers,
    sessions,
    accessTo = accessOfTable,
    audit,
    onBodiesGone,
    lifecycle,
    log,
    answers,
    callLimit,
    faults,
    onAnswered = () => {},
  }: AppParts,
): Koa<RequestState> {
  // Of `X-Forwarded-For` the proxy itself wrote the last address; those before it are what the client says of itself.
  const app = new Koa<RequestState>({ proxy: config.trustProxy, maxIpsCount: 1 });
  const memory = new BodiesMemory(config.bodiesMemory, onBodiesGone);
  const onDone: RouterOptions['onDone'] = (caller, action, on, address) =>
    audit?.note(actorIn(caller, address), action, on);
  const mounted = mountRoutes(routes, {
    ...config,
    memory,
    cut: lifecycle.cut,
    stopping: lifecycle.stopping,
    answers,
    accessTo,
    onDone,
  });
  // Everything foreseeable is answered by errorBody; what arrives here is a broken connection or a fault of ours.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!BROKEN_CONNECTION.has(error.code ?? '')) log.error({ err: error }, 'unhandled error of a request');
  });
  app.use(traced());
  app.use(requestLog(log, onAnswered));
  app.use(helmet());
  app.use(cors(config.corsOrigins));
  app.use(compression());
  app.use(largeAnswers());
  app.use(unreadBody());
  app.use(errorBody(faults));
  app.use(duringLifecycle(lifecycle));
  app.use(authentication({ callers, sessions: sessions ?? null, accessOf: mounted.accessOf, baseUrl: config.baseUrl }));
  if (callLimit) app.use(rateLimit(callLimit, config.rateLimit));
  app.use(mounted.middleware);
  return app;
}
