/** Starts a worker: no server, nothing but jobs from Redis and webhooks that are due. */
import { join } from 'node:path';
import { type EngineSource, wasmEngine } from '../calculation/node/engine-source.js';
import { CalculationPool } from '../calculation/node/pool.js';
import { type Config, ConfigError } from '../config.js';
import type { Logger } from '../log.js';
import { PicturePool } from '../report/pictures/pool.js';
import { ReportPool } from '../report/pool.js';
import { FaultFiles } from '../service/fault-files.js';
import { createServices } from '../service/services.js';
import { openStore } from '../store/open.js';
import { UploadReader } from '../upload/reader.js';
import { untilReachable } from './until-reachable.js';

export interface RunningWorker {
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
  const { machinery } = await createServices({
    store,
    pool,
    uploads,
    drawing,
    reporting,
    faults,
    settings: config,
    log,
  });
  let isStopping = false;
  const becomeReady = async () => {
    await untilReachable(store, () => isStopping, log);
    await pool.warmUp();
    if (isStopping) return;
    machinery.start(config.workers);
    log.info('ready');
  };
  const whenReady = becomeReady().catch((error: unknown) => {
    if (!isStopping) throw error;
  });
  return {
    whenReady,
    async stop(graceMilliseconds) {
      isStopping = true;
      await machinery.stop(graceMilliseconds);
      await Promise.all([pool.close(), uploads.close(), drawing.close(), reporting.close()]);
      await store.close();
    },
  };
}
