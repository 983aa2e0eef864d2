/** Wires the face of the service: middleware in its order, then the routes. */
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { authentication } from './http/middleware/authentication.js';
import { cors } from './http/middleware/cors.js';
import { errorBody } from './http/middleware/error-body.js';
import { duringLifecycle } from './http/middleware/lifecycle.js';
import { requestLog } from './http/middleware/request-log.js';
import { mountRoutes } from './http/router.js';
import { allRoutes, type Services } from './http/routes/index.js';
import type { RequestState } from './http/state.js';

export type AppConfig = Pick<Config, 'trustProxy' | 'corsOrigins' | 'maxBody' | 'baseUrl'>;

export function createApp(config: AppConfig, services: Services, log: Logger): Koa<RequestState> {
  const app = new Koa<RequestState>({ proxy: config.trustProxy });
  const mounted = mountRoutes(allRoutes(services), config);
  // Everything foreseeable is answered by errorBody; what arrives here is a broken connection or a fault of ours.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      log.error({ err: error }, 'unhandled error of a request');
    }
  });
  app.use(requestLog(log));
  app.use(helmet());
  app.use(cors(config.corsOrigins));
  app.use(errorBody);
  app.use(duringLifecycle(services.lifecycle));
  app.use(authentication(services.callers, mounted.needsKey));
  app.use(mounted.middleware);
  return app;
}
