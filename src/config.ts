/** The settings (docs/interface.md, Settings), read from the environment and checked once, at start. */
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';

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

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Of a worker's health and figures; null: it listens nowhere. */
  readonly workerPort: number | null;
  /** Without a slash at the end; null: taken from each request. */
  readonly baseUrl: string | null;
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
  /** Earlier versions of a load; 0: none. */
  readonly versionsKept: number;
  /** Days that a version is kept after it was replaced; 0: none is kept. */
  readonly versionsDays: number;
  /** Days that what was deleted can be had back; 0: it cannot. */
  readonly binDays: number;
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
  /** Null: no mails are sent. */
  readonly smtpUrl: string | null;
  /** Who sends mails. */
  readonly mailFrom: string;
  /** The company's own sign-in; null: there is none. */
  readonly openId: OpenIdConfig | null;
  readonly sessionIdleHours: number;
  readonly sessionDays: number;
  readonly auditDays: number;
}

export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: string | null;
  /** Of people from `domains`. */
  readonly company: string;
  /** Domains of e-mail, lower case. */
  readonly domains: readonly string[];
}

/** A wrong setting; the message is one line that starts with its name. */
export class ConfigError extends Error {
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem.replace(/\s+/g, ' ')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const MEBIBYTE = 1024 * 1024;

/** @throws ConfigError naming the first wrong setting */
export function readConfig(env: Environment): Config {
  const workers = integer(env, 'WORKERS', availableParallelism(), 1, 1024);
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65535),
    workerPort: text(env, 'WORKER_PORT') === null ? null : integer(env, 'WORKER_PORT', 0, 0, 65535),
    baseUrl: webAddress(env, 'BASE_URL'),
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
    versionsKept: integer(env, 'VERSIONS_KEPT', 30, 0, 365),
    versionsDays: integer(env, 'VERSIONS_DAYS', 90, 0, 3650),
    binDays: integer(env, 'BIN_DAYS', 30, 0, 3650),
    fontDir: folder(env, 'FONT_DIR'),
    embedOrigins: list(env, 'EMBED_ORIGINS', isOrigin, 'an origin such as https://planner.example'),
    rateLimit: integer(env, 'RATE_LIMIT', 0, 0, 1_000_000),
    webhookAllow: list(env, 'WEBHOOK_ALLOW', isHostOrRange, 'a host name, an IP address or a CIDR range'),
    tls: readTls(env),
    trustProxy: flag(env, 'TRUST_PROXY'),
    corsOrigins: list(env, 'CORS_ORIGINS', isOrigin, 'an origin such as https://planner.example'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    openId: openId(env),
    sessionIdleHours: integer(env, 'SESSION_IDLE_HOURS', 12, 1, 24 * 365),
    sessionDays: integer(env, 'SESSION_DAYS', 30, 1, 365),
    auditDays: integer(env, 'AUDIT_DAYS', 400, 1, 36_500),
  };
}

/** The setting without blanks around it; undefined when absent or empty. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(env: Environment, name: string, absent: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return absent;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(name, `a whole number from ${least} to ${most} is needed, not "${value}"`);
  }
  return number;
}

/** Bytes, or a number with KiB, MiB or GiB. */
function byteCount(env: Environment, name: string, absent: number): number {
  const value = text(env, name);
  if (value === undefined) return absent;
  const match = /^(\d+)\s*(KiB|MiB|GiB)?$/i.exec(value);
  const unit = { kib: 1024, mib: MEBIBYTE, gib: 1024 * MEBIBYTE }[match?.[2]?.toLowerCase() ?? ''] ?? 1;
  const bytes = Number(match?.[1] ?? Number.NaN) * unit;
  if (!(bytes >= 1024 && bytes <= 1024 * MEBIBYTE)) {
    throw new ConfigError(name, `a size from 1 KiB to 1 GiB is needed, such as 16 MiB, not "${value}"`);
  }
  return bytes;
}

/** One key has half of it, which must take the largest body. */
function bodiesMemory(env: Environment): number {
  const bytes = byteCount(env, 'BODIES_MEMORY', 256 * MEBIBYTE);
  const largest = byteCount(env, 'MAX_BODY', 16 * MEBIBYTE);
  if (bytes >= 2 * largest) return bytes;
  throw new ConfigError('BODIES_MEMORY', `it must be at least twice MAX_BODY, which is ${largest} bytes`);
}

function flag(env: Environment, name: string): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1') return true;
  throw new ConfigError(name, `true or false is needed, not "${value}"`);
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], absent: T): T {
  const value = text(env, name);
  if (value === undefined) return absent;
  const found = allowed.find((word) => word === value.toLowerCase());
  if (!found) throw new ConfigError(name, `one of ${allowed.join(', ')} is needed, not "${value}"`);
  return found;
}

function list(env: Environment, name: string, isValid: (item: string) => boolean, kind: string): string[] {
  const items = (text(env, name) ?? '').split(',').map((item) => item.trim());
  const given = items.filter((item) => item !== '');
  const wrong = given.find((item) => !isValid(item));
  if (wrong !== undefined) throw new ConfigError(name, `"${wrong}" is not ${kind}`);
  return given;
}

function webAddress(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new ConfigError(name, `an address such as https://loads.example is needed, not "${value}"`);
  }
  return value.replace(/\/+$/, '');
}

/** Null when it is not set. */
function folder(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const path = resolve(value);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new ConfigError(name, `there is no folder "${value}"`);
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

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value.toLowerCase();
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

/** Mails hold addresses of the pages: they must not depend on who asks for them. */
function smtpUrl(env: Environment): string | null {
  const value = text(env, 'SMTP_URL') ?? null;
  if (value === null) return null;
  if (!URL.canParse(value) || !/^smtps?:\/\/[^/]/.test(value)) {
    throw new ConfigError('SMTP_URL', 'an address such as smtps://user:password@mail.example:465 is needed');
  }
  needsBaseUrl(env, 'SMTP_URL');
  return value;
}

function mailFrom(env: Environment): string {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined) {
    const host = URL.canParse(text(env, 'BASE_URL') ?? '') ? new URL(text(env, 'BASE_URL')!).hostname : 'localhost';
    return `Stowage <stowage@${host}>`;
  }
  if (/^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value;
  throw new ConfigError('MAIL_FROM', `"${value}" is no e-mail address, nor a name and <e-mail>`);
}

function openId(env: Environment): OpenIdConfig | null {
  const issuer = webAddress(env, 'OIDC_ISSUER');
  const rest = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_COMPANY', 'OIDC_DOMAINS'];
  if (issuer === null) {
    const lonely = rest.find((name) => text(env, name) !== undefined);
    if (lonely !== undefined) throw new ConfigError(lonely, 'OIDC_ISSUER is needed too');
    return null;
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) {
    throw new ConfigError('OIDC_ISSUER', 'https is needed, except on this very machine');
  }
  needsBaseUrl(env, 'OIDC_ISSUER');
  const clientId = text(env, 'OIDC_CLIENT_ID');
  if (clientId === undefined) throw new ConfigError('OIDC_CLIENT_ID', 'is needed because OIDC_ISSUER is set');
  const domains = list(env, 'OIDC_DOMAINS', isDomain, 'a domain such as acme.example').map((one) => one.toLowerCase());
  const company = text(env, 'OIDC_COMPANY');
  if (domains.length > 0 && company === undefined) {
    throw new ConfigError('OIDC_COMPANY', 'is needed because OIDC_DOMAINS is set: whose planners they are');
  }
  return {
    issuer,
    clientId,
    clientSecret: text(env, 'OIDC_CLIENT_SECRET') ?? null,
    company: company ?? 'default',
    domains,
  };
}

function isDomain(value: string): boolean {
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value);
}

/** Where people come back to must not depend on who asks for it. */
function needsBaseUrl(env: Environment, because: string): void {
  if (text(env, 'BASE_URL') !== undefined) return;
  throw new ConfigError('BASE_URL', `is needed because ${because} is set: people come back to it`);
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
