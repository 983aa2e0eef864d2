/**
 * How a browser comes: under which name its session's cookie is kept, and whether a page of the service itself sends
 * the call (Sec-Fetch-Site, else Origin). https://developer.mozilla.org/docs/Web/HTTP/Headers/Set-Cookie#cookie_prefixes
 */
import { reachedAt } from './reached-at.js';
import type { RequestContext } from './state.js';

/** Their browsers take no cookie with `Secure` over http everywhere, and nobody listens on the way. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;
const NAME = 'stowage';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Visit {
  /** Of the network. */
  readonly address: string;
  /** Whether the call comes from a page of the service itself, as far as the browser says. */
  readonly isOwnPage: boolean;
  /** Null: plain http from elsewhere, where no cookie is safe. */
  readonly cookies: Cookies | null;
}

export interface Cookies {
  /** The secret of the session; null: the call has none that counts. */
  readonly session: string | null;
  /** A cookie of our own with this purpose, whether it counts as a sign-in or not. */
  read(purpose: Purpose): string | null;
  /** The header that sets it; null: that removes it. */
  set(purpose: Purpose, value: string | null, seconds: number): string;
}

export type Purpose = 'session' | 'openid';

/** @param baseUrl the setting BASE_URL; null: unset */
export function visitOf(context: RequestContext, baseUrl: string | null): Visit {
  const isOwnPage = comesFromOwnPage(context, baseUrl);
  return { address: context.ip, isOwnPage, cookies: cookiesOf(context, baseUrl, isOwnPage) };
}

function cookiesOf(context: RequestContext, baseUrl: string | null, isOwnPage: boolean): Cookies | null {
  const address = new URL(reachedAt(context));
  const isSecure = isSafe(address, baseUrl);
  if (!isSecure && !OWN_MACHINE.test(address.host)) return null;
  const nameOf = (purpose: Purpose) => {
    const name = purpose === 'session' ? NAME : `${NAME}-${purpose}`;
    return isSecure ? `__Host-${name}` : name;
  };
  const read = (purpose: Purpose) => cookieNamed(context.get('Cookie'), nameOf(purpose));
  // Pages of other origins that may call the service (CORS_ORIGINS) do so with keys alone.
  const isForeign = context.get('Origin') !== '' && !isOwnOrigin(context, baseUrl);
  const counts = READING.has(context.method) ? !isForeign : isOwnPage;
  return {
    session: counts ? read('session') : null,
    read,
    set: (purpose, value, seconds) =>
      [
        `${nameOf(purpose)}=${value ?? ''}`,
        'Path=/',
        `Max-Age=${value === null ? 0 : seconds}`,
        'HttpOnly',
        ...(isSecure ? ['Secure'] : []),
        'SameSite=Lax',
      ].join('; '),
  };
}

function comesFromOwnPage(context: RequestContext, baseUrl: string | null): boolean {
  const site = context.get('Sec-Fetch-Site');
  return site === '' ? isOwnOrigin(context, baseUrl) : site === 'same-origin';
}

/** By its host; not http of what is reached by https. A proxy that speaks https for us may not say so. */
function isOwnOrigin(context: RequestContext, baseUrl: string | null): boolean {
  const origin = context.get('Origin');
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (!/^https?:$/.test(protocol)) return false;
  if (baseUrl !== null && isAt(host, baseUrl, protocol)) return true;
  const reached = new URL(reachedAt(context));
  return host === reached.host && (protocol === 'https:' || !isSafe(reached, baseUrl));
}

/** Whether browsers reach this address by https. */
function isSafe({ protocol, host }: URL, baseUrl: string | null): boolean {
  return protocol === 'https:' || (baseUrl !== null && isAt(host, baseUrl, 'https:'));
}

function isAt(host: string, baseUrl: string, protocol: string): boolean {
  const url = new URL(baseUrl);
  return url.host === host && url.protocol === protocol;
}

/** The first of its name: a browser sends the one of the longest path first, and ours have one path. */
function cookieNamed(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [found = '', value = ''] = pair.trim().split('=', 2);
    if (found === name) return value === '' ? null : value;
  }
  return null;
}
