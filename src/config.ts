/** The settings (docs/interface.md, Settings), read from the environment and checked once, at start. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import {
  byteCount,
  ConfigError,
  type Environment,
  flag,
  folder,
  integer,
  isOrigin,
  list,
  MEBIBYTE,
  oneLine,
  oneOf,
  text,
  webAddress,
} from './config/environment.js';
import { type KeepingConfig, readKeeping } from './config/keeping.js';
import { type PeopleConfig, readPeople } from './config/people.js';

export { ConfigError } from './config/environment.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The user and key that exist after every start. */
export interface Bootstrap {
  /** E-mail, lower case. */
  readonly user: string;
  readonly token: string;
  readonly company: string;
  /** Null: one is made. */
  readonly webhookSecret: string | null;
}

export interface Config extends PeopleConfig, KeepingConfig {
  readonly host: string;
  readonly port: number;
  /** Of a worker's health and figures; null: it listens nowhere. */
  readonly workerPort: number | null;
  /** Without a slash at the end; null: taken from each request. */
  readonly baseUrl: string | null;
  /** Of a collector of OpenTelemetry; null: no spans are sent. */
  readonly tracesEndpoint: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: the embedded store in `dataDir`. */
  readonly mongodbUrl: string | null;
  /** Null: jobs are handed out by the store, and worked on in this process. */
  readonly redisUrl: string | null;
  readonly bootstrap: Bootstrap | null;
  /** Calculation threads. */
  readonly workers: number;
  /** Synchronous calculations that may wait. */
  readonly queueLimit: number;
  /** Jobs that may wait. */
  readonly jobsLimit: number;
  /** Bytes. */
  readonly maxBody: number;
  /** Bytes. */
  readonly maxUpload: number;
  /** Bytes of all bodies together. */
  readonly bodiesMemory: number;
  readonly maxRunTimeSeconds: number;
  /** Days that addresses of pictures hold. */
  readonly linkDays: number;
  /** Folder of fonts for PDFs, before all others; null: none. */
  readonly fontDir: string | null;
  /** Origins whose pages may show reports in a frame. */
  readonly embedOrigins: readonly string[];
  /** Requests a minute and key; 0: no limit. */
  readonly rateLimit: number;
  /** Hosts and CIDR ranges. */
  readonly webhookAllow: readonly string[];
  /** PEM texts; null: plain http. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
}

/** @throws ConfigError naming the first wrong setting */
export function readConfig(env: Environment): Config {
  const workers = integer(env, 'WORKERS', availableParallelism(), 1, 1024);
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65535),
    workerPort: text(env, 'WORKER_PORT') === null ? null : integer(env, 'WORKER_PORT', 0, 0, 65535),
    baseUrl: webAddress(env, 'BASE_URL'),
    tracesEndpoint: webAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    mongodbUrl: mongodbUrl(env),
    redisUrl: redisUrl(env),
    bootstrap: bootstrap(env),
    workers,
    queueLimit: integer(env, 'QUEUE_LIMIT', 10 * workers, 0, 1_000_000),
    jobsLimit: integer(env, 'JOBS_LIMIT', 10_000, 1, 10_000_000),
    maxBody: byteCount(env, 'MAX_BODY', 16 * MEBIBYTE),
    maxUpload: byteCount(env, 'MAX_UPLOAD', 20 * MEBIBYTE),
    bodiesMemory: bodiesMemory(env),
    maxRunTimeSeconds: integer(env, 'MAX_RUN_TIME_SECONDS', 300, 1, 86_400),
    linkDays: integer(env, 'LINK_DAYS', 30, 1, 3650),
    fontDir: folder(env, 'FONT_DIR'),
    embedOrigins: list(env, 'EMBED_ORIGINS', isOrigin, 'an origin such as https://planner.example'),
    rateLimit: integer(env, 'RATE_LIMIT', 0, 0, 1_000_000),
    webhookAllow: list(env, 'WEBHOOK_ALLOW', isHostOrRange, 'a host name, an IP address or a CIDR range'),
    tls: readTls(env),
    trustProxy: flag(env, 'TRUST_PROXY'),
    corsOrigins: list(env, 'CORS_ORIGINS', isOrigin, 'an origin such as https://planner.example'),
    ...readPeople(env),
    ...readKeeping(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

/** One key has half of it, which must take the largest body. */
function bodiesMemory(env: Environment): number {
  const bytes = byteCount(env, 'BODIES_MEMORY', 256 * MEBIBYTE);
  const largest = byteCount(env, 'MAX_BODY', 16 * MEBIBYTE);
  if (bytes >= 2 * largest) return bytes;
  throw new ConfigError('BODIES_MEMORY', `it must be at least twice MAX_BODY, which is ${largest} bytes`);
}

/** The driver judges the rest when it connects. */
function mongodbUrl(env: Environment): string | null {
  const value = text(env, 'MONGODB_URL') ?? null;
  if (value === null || /^mongodb(\+srv)?:\/\/[^/]/.test(value)) return value;
  throw new ConfigError('MONGODB_URL', 'an address such as mongodb://db.example/stowage?replicaSet=rs0 is needed');
}

/** Redis holds the ids of jobs only: the jobs themselves must lie where every machine finds them. */
function redisUrl(env: Environment): string | null {
  const value = text(env, 'REDIS_URL') ?? null;
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^(\/\d*)?$/.test(url.pathname)) {
    throw new ConfigError('REDIS_URL', 'an address such as redis://queue.example:6379/0 is needed');
  }
  if (!text(env, 'MONGODB_URL'))
    throw new ConfigError('REDIS_URL', 'MONGODB_URL is needed too: Redis holds ids of jobs only');
  return value;
}

function isHostOrRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  if (bits === undefined) return isIP(address) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(address);
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most;
}

/** Read again where certificates were renewed. @throws ConfigError */
export function readTls(env: Environment): Config['tls'] {
  const cert = pem(env, 'TLS_CERT');
  const key = pem(env, 'TLS_KEY');
  if (cert === null && key === null) return null;
  if (cert === null) throw new ConfigError('TLS_CERT', 'is needed because TLS_KEY is set');
  if (key === null) throw new ConfigError('TLS_KEY', 'is needed because TLS_CERT is set');
  try {
    createSecureContext({ cert });
  } catch (error) {
    throw new ConfigError('TLS_CERT', `there is no PEM certificate (${oneLine(error)})`);
  }
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    throw new ConfigError('TLS_KEY', `there is no PEM key of that certificate (${oneLine(error)})`);
  }
  return { cert, key };
}

/** The setting is a file's path, or the PEM text itself. */
function pem(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined || value.startsWith('-----BEGIN')) return value ?? null;
  try {
    return readFileSync(value, 'utf8');
  } catch (error) {
    throw new ConfigError(name, `the file cannot be read (${oneLine(error)})`);
  }
}

function bootstrap(env: Environment): Bootstrap | null {
  const user = text(env, 'BOOTSTRAP_USER')?.toLowerCase();
  const token = text(env, 'BOOTSTRAP_TOKEN');
  const company = text(env, 'BOOTSTRAP_COMPANY');
  const webhookSecret = text(env, 'BOOTSTRAP_WEBHOOK_SECRET') ?? null;
  if (webhookSecret !== null && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(webhookSecret)) {
    throw new ConfigError('BOOTSTRAP_WEBHOOK_SECRET', 'whsec_ and at least 24 bytes in base64 are needed');
  }
  if (user === undefined && token === undefined) {
    if (company !== undefined)
      throw new ConfigError('BOOTSTRAP_COMPANY', 'BOOTSTRAP_USER and BOOTSTRAP_TOKEN are needed too');
    if (webhookSecret !== null) {
      throw new ConfigError('BOOTSTRAP_WEBHOOK_SECRET', 'BOOTSTRAP_USER and BOOTSTRAP_TOKEN are needed too');
    }
    return null;
  }
  if (user === undefined) throw new ConfigError('BOOTSTRAP_USER', 'is needed because BOOTSTRAP_TOKEN is set');
  if (token === undefined) throw new ConfigError('BOOTSTRAP_TOKEN', 'is needed because BOOTSTRAP_USER is set');
  if (!/^[^\s@]+@[^\s@]+$/.test(user)) throw new ConfigError('BOOTSTRAP_USER', `"${user}" is no e-mail address`);
  if (!/^[\x21-\x7e]{1,255}$/.test(token)) {
    throw new ConfigError('BOOTSTRAP_TOKEN', '1 to 255 printable ASCII characters without blanks are needed');
  }
  return { user, token, company: company ?? 'default', webhookSecret };
}
