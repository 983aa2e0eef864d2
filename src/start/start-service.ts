/** Starts the service: opens the store, starts the threads, listens, and becomes ready once it can plan and save. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createApp } from '../app.js';
import { type EngineSource, wasmEngine } from '../calculation/node/engine-source.js';
import { type Config, ConfigError } from '../config.js';
import { listen } from '../http/listen.js';
import { allRoutes } from '../http/routes/index.js';
import type { Logger } from '../log.js';
import { ensureAccess } from '../service/accounts/first-start.js';
import type { Metrics } from '../service/metrics.js';
import type { ServicePace } from '../service/services.js';
import { openParts } from './parts.js';

/** Of a claim on an idempotency key, which is renewed while its request lives. */
const PENDING_SECONDS = 60;

export interface RunningService {
  /** Where it listens, with scheme and port. */
  readonly address: string;
  /** Resolves once /health/ready answers 200; rejects when the service cannot plan, or contradicts its store. */
  readonly whenReady: Promise<void>;
  readonly metrics: Metrics;
  /** New connections are made with this certificate. @throws Error unless it serves https */
  renewCertificate(tls: NonNullable<Config['tls']>): void;
  /** Takes no new work, gives running requests the grace, then closes everything. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface StartOptions {
  /** Absent: the engine of the build. */
  readonly engine?: EngineSource;
  /** What differs from the usual pace of work in the background. */
  readonly pace?: ServicePace;
  /** Told the key of the user made on the very first start: it can be shown only now. */
  readonly greet?: (address: string, firstKey: string) => void;
}

/** @throws ConfigError */
export async function startService(config: Config, log: Logger, options: StartOptions = {}): Promise<RunningService> {
  makeFolder(config.dataDir);
  const parts = await openParts(config, log, options.engine ?? wasmEngine(), options.pace);
  const { store, faults, lifecycle, services } = parts;
  try {
    const routes = allRoutes(services, lifecycle, store, config.embedOrigins);
    const answers = { store: store.answers, pendingSeconds: PENDING_SECONDS };
    const callLimit = config.rateLimit > 0 ? store.limitCalls(config.rateLimit) : null;
    const onAnswered = services.metrics.requested.bind(services.metrics);
    const app = createApp(config, {
      routes,
      callers: services.accounts,
      lifecycle,
      log,
      answers,
      callLimit,
      faults,
      onAnswered,
    });
    const listener = await listen(config, app.callback());
    const jobsAtOnce = config.redisUrl === null ? jobsBeside(config.workers) : 0;
    const whenReady = parts.becomeReady(jobsAtOnce, async () => {
      const firstKey = await ensureAccess(services.accounts, store.accounts, config.bootstrap);
      if (firstKey) options.greet?.(listener.address, firstKey.key);
    });
    return {
      address: listener.address,
      whenReady,
      metrics: services.metrics,
      renewCertificate: listener.renewCertificate,
      stop: (graceMilliseconds) => parts.stop(graceMilliseconds, listener),
    };
  } catch (error) {
    await parts.stop(0, null);
    throw error;
  }
}

/** One thread is left to those who wait for their answer. */
function jobsBeside(workers: number): number {
  return Math.max(1, workers - 1);
}

/** @throws ConfigError when the store could not write there */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `the folder cannot be written (${(error as Error).message})`);
  }
}
