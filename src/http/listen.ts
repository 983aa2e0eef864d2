/** The HTTP or HTTPS server around the app: listening, and closing without cutting running requests. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { type Config, ConfigError } from '../config.js';
import { mostDescriptors, OWN_DESCRIPTORS } from '../service/descriptors.js';
import { answerProtocolErrors } from './protocol-errors.js';

export interface Listener {
  /** With scheme and port, without a slash at the end. */
  readonly address: string;
  /** Takes no new connections and waits for the running ones; those left after the grace are cut. */
  close(graceMilliseconds: number): Promise<void>;
  /** New connections are made with this certificate. @throws Error unless it serves https */
  renewCertificate(tls: NonNullable<Config['tls']>): void;
}

/**
 * TLS 1.3, and 1.2 with suites that keep the past secret when a key is stolen later (RFC 9325, sections 3.1 and 4.2).
 */
const TLS: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers: [
    ...['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256'],
    ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-GCM-SHA384'],
    ...['ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
  ].join(':'),
};

/** Further ones are closed at once: each costs a descriptor and some 50 KB. */
const MOST_CONNECTIONS = 10_000;
const LEAST_CONNECTIONS = 16;
/** Of a request: its connection, and a file that it sends or is sent. */
const DESCRIPTORS_EACH = 2;

/**
 * Longer than proxies and load balancers keep a connection to us that nobody uses (nginx, AWS: 60 s): it is they who close it.
 * Closed by us, it may be taken for the next request at that very moment, which is lost; Node's own 5 s are as short as that.
 */
const IDLE_MILLISECONDS = 75_000;

/** So many that the process keeps descriptors for what else it opens. @param descriptors that it may have; null: any number */
export function mostConnections(descriptors: number | null): number {
  if (descriptors === null) return MOST_CONNECTIONS;
  const most = Math.floor((descriptors - OWN_DESCRIPTORS) / DESCRIPTORS_EACH);
  return Math.min(MOST_CONNECTIONS, Math.max(LEAST_CONNECTIONS, most));
}

export interface ListenOptions {
  /** The name of the setting, for who chose another's port; absent: PORT. */
  readonly portSetting?: string;
  /** Told of each connection that is closed at once. @param most there may be */
  readonly onRefused?: (most: number) => void;
}

/** @throws ConfigError when the address or port cannot be had */
export async function listen(
  config: Pick<Config, 'host' | 'port' | 'tls'>,
  handle: RequestListener,
  { portSetting = 'PORT', onRefused }: ListenOptions = {},
): Promise<Listener> {
  const secure = config.tls && createTlsServer({ ...TLS, ...config.tls }, handle);
  const server = secure ?? createServer(handle);
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  server.maxConnections = mostConnections(mostDescriptors());
  if (onRefused) server.on('drop', () => onRefused(server.maxConnections));
  answerProtocolErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(asConfigError(config, portSetting, error)));
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `${config.tls ? 'https' : 'http'}://${host}:${port}`,
    close: (graceMilliseconds) => close(server, graceMilliseconds),
    renewCertificate(tls) {
      if (!secure) throw new Error('there is no certificate where plain http is served');
      secure.setSecureContext({ ...TLS, ...tls });
    },
  };
}

function asConfigError(
  { host, port }: { host: string; port: number },
  portSetting: string,
  error: NodeJS.ErrnoException,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(portSetting, `${port} is in use on ${host}`);
    case 'EACCES':
      return new ConfigError(portSetting, `this user may not listen on ${port}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError('HOST', `this machine cannot listen on ${host}`);
    default:
      return error;
  }
}

const SWEEP_MILLISECONDS = 50;

async function close(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive becomes idle when its running request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
