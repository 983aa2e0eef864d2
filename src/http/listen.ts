/** The HTTP or HTTPS server around the app: listening, and closing without cutting running requests. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Config, ConfigError } from '../config.js';
import { answerProtocolErrors } from './protocol-errors.js';

export interface Listener {
  /** With scheme and port, without a slash at the end. */
  readonly address: string;
  /** Takes no new connections and waits for the running ones; those left after the grace are cut. */
  close(graceMilliseconds: number): Promise<void>;
}

/** @param portSetting its name, for who chose another's port; @throws ConfigError when the address or port cannot be had */
export async function listen(
  config: Pick<Config, 'host' | 'port' | 'tls'>,
  handle: RequestListener,
  portSetting = 'PORT',
): Promise<Listener> {
  const server = config.tls ? createTlsServer({ ...config.tls }, handle) : createServer(handle);
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
