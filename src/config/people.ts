/** Settings of signing in: mails, the company's own sign-in, how long sessions hold. */
import { ConfigError, type Environment, integer, list, text, webAddress } from './environment.js';

export interface PeopleConfig {
  /** Null: no mails are sent. */
  readonly smtpUrl: string | null;
  /** Who sends mails. */
  readonly mailFrom: string;
  /** The company's own sign-in; null: there is none. */
  readonly openId: OpenIdConfig | null;
  readonly sessionIdleHours: number;
  readonly sessionDays: number;
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

/** @throws ConfigError */
export function readPeople(env: Environment): PeopleConfig {
  return {
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    openId: openId(env),
    sessionIdleHours: integer(env, 'SESSION_IDLE_HOURS', 12, 1, 24 * 365),
    sessionDays: integer(env, 'SESSION_DAYS', 30, 1, 365),
  };
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
