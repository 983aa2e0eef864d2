/** Starts the service: opens the store, starts the threads, listens, and becomes ready once it can plan and save. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createApp } from '../app.js';
import { type EngineSource, wasmEngine } from '../calculation/node/engine-source.js';
import { type Config, ConfigError } from '../config.js';
import { accessTo } from '../http/access.js';
import { listen } from '../http/listen.js';
import type { OnAnswered } from '../http/middleware/request-log.js';
import { allRoutes } from '../http/routes/index.js';
import type { Logger } from '../log.js';
import { ensureAccess } from '../service/accounts/first-start.js';
import { addressOf, LINK_AGE } from '../service/accounts/sign-in.js';
import type { Metrics } from '../service/metrics.js';
import type { ServicePace } from '../service/services.js';
import { openParts, type Parts } from './parts.js';

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

/** What a very first start shows once. */
export interface FirstStart {
  /** Where it listens. */
  readonly address: string;
  readonly key: string;
  /** Signs the first user in, once, within an hour. */
  readonly signIn: string;
}

export interface StartOptions {
  /** Absent: the engine of the build. */
  readonly engine?: EngineSource;
  /** What differs from the usual pace of work in the background. */
  readonly pace?: ServicePace;
  /** Told how the user made on the very first start gets in: it can be shown only now. */
  readonly greet?: (first: FirstStart) => void;
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
    const onAnswered: OnAnswered = (operation, status, seconds, caller) => {
      services.metrics.requested(operation, status, seconds);
      if (caller && operation !== '') services.usage.note(caller, accessTo(operation).isPlan === true, seconds);
    };
    const app = createApp(config, {
      routes,
      callers: services.accounts,
      sessions: services.signIn,
      audit: services.audit,
      lifecycle,
      log,
      answers,
      callLimit,
      faults,
      onAnswered,
      onBodiesGone: memoryGivenBack(parts),
    });
    const listener = await listen(config, app.callback(), { onRefused: refusedConnections(services.metrics, log) });
    const jobsAtOnce = config.redisUrl === null ? jobsBeside(config.workers) : 0;
    const whenReady = parts.becomeReady(jobsAtOnce, async () => {
      const firstKey = await ensureAccess(services.accounts, store, config.bootstrap);
      if (!firstKey || !options.greet) return;
      const token = await services.signIn.linkFor(firstKey.user, LINK_AGE.signIn);
      const { address } = listener;
      options.greet({ address, key: firstKey.key, signIn: addressOf(config.baseUrl ?? onThisMachine(address), token) });
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

/** Others may follow at once. */
const GONE_MILLISECONDS = 3_000;

/** What is left of large bodies, here and in the threads. */
function memoryGivenBack({ pool }: Pick<Parts, 'pool'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => pool.giveBackMemory(), GONE_MILLISECONDS);
    timer.unref();
  };
}

const REFUSED_SAID_MILLISECONDS = 60_000;

/** They are counted, and the log says so once a minute. */
function refusedConnections(metrics: Metrics, log: Logger): (most: number) => void {
  let said = Number.NEGATIVE_INFINITY;
  return (most) => {
    metrics.connectionRefused();
    if (performance.now() - said < REFUSED_SAID_MILLISECONDS) return;
    said = performance.now();
    log.warn(
      { most },
      `connections are refused: ${most} are open, as many as may be (10000, and less where \`ulimit -n\` is low)`,
    );
  };
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

/** Who listens everywhere, as containers do, names no host: over plain http people sign in at localhost alone. */
function onThisMachine(address: string): string {
  return address.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=:)/, '$1localhost');
}
