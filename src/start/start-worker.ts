/** Starts a worker: jobs from Redis and webhooks that are due; of a server no more than its health and figures. */
import { type EngineSource, wasmEngine } from '../calculation/node/engine-source.js';
import { type Config, ConfigError } from '../config.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../service/metrics.js';
import { openParts } from './parts.js';
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
  const parts = await openParts(config, log, engine);
  try {
    const listener = await listenForHealth(config, { ...parts, log });
    return {
      address: listener?.address ?? null,
      metrics: parts.services.metrics,
      whenReady: parts.becomeReady(config.workers),
      stop: (graceMilliseconds) => parts.stop(graceMilliseconds, listener),
    };
  } catch (error) {
    await parts.stop(0, null);
    throw error;
  }
}
