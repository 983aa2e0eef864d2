/** Starts the service: opens the store, starts the threads, listens, and becomes ready once it can plan and save. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createApp } from './app.js';
import { type EngineSource, wasmEngine } from './calculation/engine-source.js';
import { CalculationPool } from './calculation/pool.js';
import { type Config, ConfigError } from './config.js';
import { listen } from './http/listen.js';
import { allRoutes } from './http/routes/index.js';
import type { Logger } from './log.js';
import { ensureAccess } from './service/first-start.js';
import { Lifecycle } from './service/lifecycle.js';
import { createServices } from './service/services.js';
import { openStore } from './store/open.js';

/** What a request may take besides its search. */
const PENDING_MARGIN_SECONDS = 60;

export interface RunningService {
  /** Where it listens, with scheme and port. */
  readonly address: string;
  /** Made for the first user on the very first start, to be shown once; else null. */
  readonly firstKey: { readonly user: string; readonly key: string } | null;
  /** Resolves once /health/ready answers 200; rejects when the service cannot plan or save. */
  readonly whenReady: Promise<void>;
  /** Takes no new work, gives running requests the grace, then closes everything. */
  stop(graceMilliseconds: number): Promise<void>;
}

/** @throws ConfigError, ServiceFailure, StoreUnavailable */
export async function startService(config: Config, log: Logger, engine?: EngineSource): Promise<RunningService> {
  makeFolder(config.dataDir);
  const store = openStore(config);
  const source = engine ?? wasmEngine();
  const pool = new CalculationPool({ threads: config.workers, queueLimit: config.queueLimit, ...source });
  const lifecycle = new Lifecycle();
  const services = createServices(store, pool, config.maxRunTimeSeconds);
  try {
    await store.ready();
    const firstKey = await ensureAccess(services.accounts, store.accounts, config.bootstrap);
    const routes = allRoutes(services, lifecycle);
    const answers = { store: store.answers, pendingSeconds: config.maxRunTimeSeconds + PENDING_MARGIN_SECONDS };
    const app = createApp(config, { routes, callers: services.accounts, lifecycle, log, answers });
    const listener = await listen(config, app.callback());
    const whenReady = pool.warmUp().then(
      () => {
        lifecycle.ready();
        log.info('ready');
      },
      (error: unknown) => {
        // A stop before the service was ready ends the threads that start.
        if (lifecycle.state !== 'stopping') throw error;
      },
    );
    return {
      address: listener.address,
      firstKey,
      whenReady,
      async stop(graceMilliseconds) {
        const closed = listener.close(graceMilliseconds);
        await lifecycle.stop(graceMilliseconds);
        await closed;
        await pool.close();
        await store.close();
      },
    };
  } catch (error) {
    await pool.close();
    await store.close();
    throw error;
  }
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
