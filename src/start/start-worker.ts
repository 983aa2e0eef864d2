/** Starts a worker: jobs from Redis and webhooks that are due; of a server no more than its health and figures. */
import { join } from 'node:path';
import { type EngineSource, wasmEngine } from '../calculation/node/engine-source.js';
import { CalculationPool } from '../calculation/node/pool.js';
import { type Config, ConfigError } from '../config.js';
import type { Logger } from '../log.js';
import { PicturePool } from '../report/pictures/pool.js';
import { ReportPool } from '../report/pool.js';
import { FaultFiles } from '../service/fault-files.js';
import { Lifecycle } from '../service/lifecycle.js';
import type { Metrics } from '../service/metrics.js';
import { createServices } from '../service/services.js';
import { openStore } from '../store/open.js';
import { UploadReader } from '../upload/reader.js';
import { untilReachable } from './until-reachable.js';
import { listenForHealth } from './worker-health.js';

export interface RunningWorker {
  /** Where its health and figures are; null: nowhere. */
  readonly address: string | null;
  readonly metrics: Metrics;
  /** Resolves once it takes jobs. */
  readonly whenReady: Promise<void>;
  /** Takes no more jobs; those that run have the grace to end, and are given back then. */
  stop(graceMilliseconds: number): Promise<void>;
}

/** @param engine absent: the engine of the build; @throws ConfigError */
export async function startWorker(
  config: Config,
  log: Logger,
  engine: EngineSource = wasmEngine(),
): Promise<RunningWorker> {
  if (config.redisUrl === null) {
    throw new ConfigError('REDIS_URL', 'a worker takes its jobs from there, and MONGODB_URL is where they lie');
  }
  const store = await openStore(config, log);
  const pool = new CalculationPool({ threads: config.workers, queueLimit: config.queueLimit, ...engine });
  const uploads = new UploadReader();
  const drawing = new PicturePool();
  const reporting = new ReportPool(config.fontDir, config.workers);
  const faults = new FaultFiles(join(config.dataDir, 'faults'));
  const lifecycle = new Lifecycle();
  const services = await createServices({
    store,
    pool,
    uploads,
    drawing,
    reporting,
    faults,
    settings: config,
    log,
  });
  const { machinery, metrics } = services;
  const listener = await listenForHealth(config, { services, store, lifecycle, faults, log });
  const becomeReady = async () => {
    await untilReachable(store, () => lifecycle.state === 'stopping', log);
    await pool.warmUp();
    if (lifecycle.state === 'stopping') return;
    machinery.start(config.workers);
    lifecycle.ready();
    log.info('ready');
  };
  const whenReady = becomeReady().catch((error: unknown) => {
    if (lifecycle.state !== 'stopping') throw error;
  });
  return {
    address: listener?.address ?? null,
    metrics,
    whenReady,
    async stop(graceMilliseconds) {
      const closed = listener?.close(graceMilliseconds);
      await Promise.all([lifecycle.stop(graceMilliseconds), machinery.stop(graceMilliseconds)]);
      await closed;
      await Promise.all([pool.close(), uploads.close(), drawing.close(), reporting.close()]);
      await store.close();
    },
  };
}
