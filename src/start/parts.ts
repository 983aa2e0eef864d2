/** What a server and a worker both stand on: the store, the threads, and the services that work with them. */
import { join } from 'node:path';
import type { EngineSource } from '../calculation/node/engine-source.js';
import { CalculationPool } from '../calculation/node/pool.js';
import type { Config } from '../config.js';
import type { Listener } from '../http/listen.js';
import type { Logger } from '../log.js';
import { PicturePool } from '../report/pictures/pool.js';
import { ReportPool } from '../report/pool.js';
import { FaultFiles } from '../service/fault-files.js';
import { Lifecycle } from '../service/lifecycle.js';
import { createServices, type ServicePace, type Services } from '../service/services.js';
import { lastBackup } from '../store/embedded/backup.js';
import type { Store } from '../store/index.js';
import { openCheckedStore } from '../store/open.js';
import { UploadReader } from '../upload/reader.js';
import { untilReachable } from './until-reachable.js';

/** One more than a long report takes, so that a short one need not wait for it. */
const REPORT_THREADS = 2;

export interface Parts {
  readonly pool: Pick<CalculationPool, 'giveBackMemory'>;
  readonly store: Store;
  readonly faults: FaultFiles;
  readonly lifecycle: Lifecycle;
  readonly services: Services;
  /**
   * Resolves once the service can plan and save, and works on so many jobs at once, or once it is told to stop.
   * @param prepare what is to be done as soon as the store can be reached
   */
  becomeReady(jobsAtOnce: number, prepare?: () => Promise<void>): Promise<void>;
  /** Takes no new work, gives what runs the grace, then closes everything, the listener first. */
  stop(graceMilliseconds: number, listener: Listener | null): Promise<void>;
}

/** @throws ConfigError */
export async function openParts(config: Config, log: Logger, engine: EngineSource, pace?: ServicePace): Promise<Parts> {
  const store = await openCheckedStore(config, log);
  const pool = new CalculationPool({ threads: config.workers, queueLimit: config.queueLimit, ...engine });
  const uploads = new UploadReader();
  const drawing = new PicturePool();
  const reporting = new ReportPool(config.fontDir, REPORT_THREADS);
  const faults = new FaultFiles(join(config.dataDir, 'faults'));
  const lifecycle = new Lifecycle();
  const close = async () => {
    await Promise.all([pool.close(), uploads.close(), drawing.close(), reporting.close()]);
    await store.close();
  };
  const threads = { pool, uploads, drawing, reporting };
  const services = await createServices({ store, ...threads, faults, settings: config, log, pace }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  services.metrics.watchFaults(() => faults.count);
  if (config.mongodbUrl === null) services.metrics.watchBackups(() => lastBackup(config.dataDir));
  const isStopping = () => lifecycle.state === 'stopping';
  const start = async (jobsAtOnce: number, prepare: () => Promise<void>) => {
    await untilReachable(store, isStopping, log);
    await prepare();
    await pool.warmUp();
    if (isStopping()) return;
    services.machinery.start(jobsAtOnce);
    // What the start itself took: some 12 MB.
    pool.giveBackMemory();
    lifecycle.ready();
    log.info('ready');
  };
  return {
    pool,
    store,
    faults,
    lifecycle,
    services,
    becomeReady: (jobsAtOnce, prepare = async () => {}) =>
      start(jobsAtOnce, prepare).catch((error: unknown) => {
        // A stop before the service was ready ends the threads that start.
        if (!isStopping()) throw error;
      }),
    async stop(graceMilliseconds, listener) {
      const closed = listener?.close(graceMilliseconds);
      await Promise.all([lifecycle.stop(graceMilliseconds), services.machinery.stop(graceMilliseconds)]);
      await closed;
      await services.usage.flush();
      await close();
    },
  };
}
