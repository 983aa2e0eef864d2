/** Under which address a client has reached the service: with it links in answers begin, unless BASE_URL is set. */
import { isIPv6 } from 'node:net';
import { malformedHost } from './errors.js';
import type { RequestContext } from './state.js';

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const SCHEMES: readonly string[] = ['http', 'https'];

/**
 * Without a slash at the end. Whoever sends the headers chooses it: what is no address would make links that lead nowhere,
 * or say something else.
 * @throws Problem 400
 */
export function reachedAt(context: RequestContext): string {
  const { protocol } = context;
  if (!SCHEMES.includes(protocol)) throw malformedHost('X-Forwarded-Proto');
  const forwarded = context.app.proxy ? context.get('X-Forwarded-Host') : '';
  const isForwarded = forwarded !== '';
  // Of several proxies the first one's client speaks. Only HTTP/1.0 may leave out the host.
  const host = isForwarded ? forwarded.split(',', 1)[0]!.trim() : (context.headers.host ?? ownHost(context));
  const address = `${protocol}://${host}`;
  if (!HOST.test(host) || !URL.canParse(address)) throw malformedHost(isForwarded ? 'X-Forwarded-Host' : 'Host');
  return address;
}

function ownHost({ socket }: RequestContext): string {
  const { localAddress = '', localPort } = socket;
  return `${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
