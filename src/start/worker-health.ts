/** Where a worker says whether it takes jobs, and what it counts: as the service says it, and nothing else. */
import { createApp } from '../app.js';
import type { Config } from '../config.js';
import { type Listener, listen } from '../http/listen.js';
import { healthRoutes } from '../http/routes/health.js';
import { metricsRoutes } from '../http/routes/metrics.js';
import type { Logger } from '../log.js';
import type { FaultFiles } from '../service/fault-files.js';
import type { Lifecycle } from '../service/lifecycle.js';
import type { Services } from '../service/services.js';
import type { Store } from '../store/index.js';

export interface WorkerParts {
  readonly services: Pick<Services, 'accounts' | 'metrics'>;
  readonly store: Store;
  readonly lifecycle: Lifecycle;
  readonly faults: FaultFiles;
  readonly log: Logger;
}

/** Of a claim on an idempotency key; none of these routes makes one. */
const PENDING_SECONDS = 60;

/** @returns null when nobody asked for it. @throws ConfigError when the address or port cannot be had */
export async function listenForHealth(
  config: Config,
  { services, store, lifecycle, faults, log }: WorkerParts,
): Promise<Listener | null> {
  if (config.workerPort === null) return null;
  const { accounts, metrics } = services;
  const app = createApp(config, {
    routes: [...healthRoutes(lifecycle, store), ...metricsRoutes(metrics)],
    callers: accounts,
    lifecycle,
    log,
    answers: { store: store.answers, pendingSeconds: PENDING_SECONDS },
    callLimit: null,
    faults,
    onAnswered: metrics.requested.bind(metrics),
  });
  return await listen({ ...config, port: config.workerPort }, app.callback(), { portSetting: 'WORKER_PORT' });
}
