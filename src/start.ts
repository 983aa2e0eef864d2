/** Starts the service: opens the store, starts the threads, listens, and becomes ready once it can plan and save. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.js';
import { type EngineSource, wasmEngine } from './calculation/node/engine-source.js';
import { CalculationPool } from './calculation/node/pool.js';
import { type Config, ConfigError } from './config.js';
import { listen } from './http/listen.js';
import { allRoutes } from './http/routes/index.js';
import type { Logger } from './log.js';
import { PicturePool } from './report/pictures/pool.js';
import { ReportPool } from './report/pool.js';
import { FaultFiles } from './service/fault-files.js';
import { ensureAccess } from './service/first-start.js';
import { Lifecycle } from './service/lifecycle.js';
import type { Metrics } from './service/metrics.js';
import { createServices, type ServicePace } from './service/services.js';
import { untilReachable } from './start/until-reachable.js';
import { openStore } from './store/open.js';
import { UploadReader } from './upload/reader.js';

/** Of a claim on an idempotency key, which is renewed while its request lives. */
const PENDING_SECONDS = 60;

export interface RunningService {
  /** Where it listens, with scheme and port. */
  readonly address: string;
  /** Resolves once /health/ready answers 200; rejects when the service cannot plan, or contradicts its store. */
  readonly whenReady: Promise<void>;
  readonly metrics: Metrics;
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
  const store = await openStore(config, log);
  const source = options.engine ?? wasmEngine();
  const pool = new CalculationPool({ threads: config.workers, queueLimit: config.queueLimit, ...source });
  const drawing = new PicturePool();
  const reporting = new ReportPool(config.fontDir, config.workers);
  const lifecycle = new Lifecycle();
  const uploads = new UploadReader();
  const faults = new FaultFiles(join(config.dataDir, 'faults'));
  const services = await createServices({
    store,
    pool,
    uploads,
    drawing,
    reporting,
    faults,
    settings: config,
    log,
    pace: options.pace,
  });
  const becomeReady = async (address: string) => {
    await untilReachable(store, () => lifecycle.state === 'stopping', log);
    const firstKey = await ensureAccess(services.accounts, store.accounts, config.bootstrap);
    if (firstKey) options.greet?.(address, firstKey.key);
    await pool.warmUp();
    services.machinery.start(config.redisUrl === null ? jobsAtOnce(config.workers) : 0);
    lifecycle.ready();
    log.info('ready');
  };
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
    const whenReady = becomeReady(listener.address).catch((error: unknown) => {
      // A stop before the service was ready ends the threads that start.
      if (lifecycle.state !== 'stopping') throw error;
    });
    return {
      address: listener.address,
      whenReady,
      metrics: services.metrics,
      async stop(graceMilliseconds) {
        const closed = listener.close(graceMilliseconds);
        await Promise.all([lifecycle.stop(graceMilliseconds), services.machinery.stop(graceMilliseconds)]);
        await closed;
        await Promise.all([pool.close(), uploads.close(), drawing.close(), reporting.close()]);
        await store.close();
      },
    };
  } catch (error) {
    await Promise.all([pool.close(), uploads.close(), drawing.close(), reporting.close()]);
    await store.close();
    throw error;
  }
}

/** One thread is left to those who wait for their answer. */
function jobsAtOnce(workers: number): number {
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
