/** Wires the face of the service: middleware in its order, then the routes. */
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Config } from './config.js';
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
import { unreadBody } from './http/middleware/unread-body.js';
import type { Route } from './http/route.js';
import { mountRoutes } from './http/router.js';
import type { RequestState } from './http/state.js';
import type { Callers } from './service/accounts/caller.js';
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
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  readonly answers: KeptAnswers;
  readonly faults: Pick<FaultFiles, 'keep'>;
  /** Of `rateLimit`; null: there is none. */
  readonly callLimit: CallLimit | null;
  /** Absent: nobody counts. */
  readonly onAnswered?: OnAnswered;
}

/** What a client that hangs up leaves behind. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

export function createApp(
  config: AppConfig,
  { routes, callers, lifecycle, log, answers, callLimit, faults, onAnswered = () => {} }: AppParts,
): Koa<RequestState> {
  const app = new Koa<RequestState>({ proxy: config.trustProxy });
  const memory = new BodiesMemory(config.bodiesMemory);
  const mounted = mountRoutes(routes, { ...config, memory, cut: lifecycle.cut, stopping: lifecycle.stopping, answers });
  // Everything foreseeable is answered by errorBody; what arrives here is a broken connection or a fault of ours.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!BROKEN_CONNECTION.has(error.code ?? '')) log.error({ err: error }, 'unhandled error of a request');
  });
  app.use(requestLog(log, onAnswered));
  app.use(helmet());
  app.use(cors(config.corsOrigins));
  app.use(compression());
  app.use(largeAnswers());
  app.use(unreadBody());
  app.use(errorBody(faults));
  app.use(duringLifecycle(lifecycle));
  app.use(authentication(callers, mounted.needsKey));
  if (callLimit) app.use(rateLimit(callLimit, config.rateLimit));
  app.use(mounted.middleware);
  return app;
}
