/** Sends one webhook: a POST to an address that may be reached, whose redirects are not followed. */
import { createRequire } from 'node:module';
import type { Agent, buildConnector } from 'undici';
import { type AddressGuard, AddressRefused } from './guard.js';
import { signedHeaders } from './signature.js';

export interface Webhook {
  /** The `webhook-id`. */
  readonly id: string;
  readonly url: string;
  /** `whsec_` and base64. */
  readonly secret: string;
  /** JSON. */
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SendResult {
  readonly isSuccess: boolean;
  /** The receiver wants nothing more: 410. */
  readonly isGone: boolean;
  /** Null: no answer came. */
  readonly status: number | null;
  /** A sentence; null on success. */
  readonly error: string | null;
}

export interface SenderOptions {
  readonly guard: AddressGuard;
  readonly userAgent: string;
  /** Absent: 10 s. */
  readonly timeoutMilliseconds?: number;
}

const TIMEOUT = 10_000;
const MOST_READ = 64 * 1024;
const GONE = 410;

/** Its 10 MB are needed by whoever sends webhooks. An import that has failed once, for want of a descriptor, fails for ever. */
const undici = () => createRequire(import.meta.url)('undici') as typeof import('undici');

export class WebhookSender {
  readonly #guard: AddressGuard;
  #agent: Agent | null = null;
  readonly #userAgent: string;
  readonly #timeout: number;

  constructor({ guard, userAgent, timeoutMilliseconds = TIMEOUT }: SenderOptions) {
    this.#userAgent = userAgent;
    this.#timeout = timeoutMilliseconds;
    this.#guard = guard;
  }

  /** Never rejects: whatever happens is a result. */
  async send({ id, url, secret, body, headers }: Webhook): Promise<SendResult> {
    let signal: AbortSignal | null = null;
    try {
      const { Agent, buildConnector, request } = undici();
      // Loading it is not the receiver's delay.
      signal = AbortSignal.timeout(this.#timeout);
      const { origin, pathname, search, username, password } = new URL(url);
      this.#agent ??= new Agent({ connect: guardedConnector(this.#guard, buildConnector, this.#timeout) });
      const answer = await request(`${origin}${pathname}${search}`, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': this.#userAgent,
          ...(username || password ? { Authorization: basic(username, password) } : {}),
          ...signedHeaders(id, secret, body, Date.now()),
          ...headers,
        },
        dispatcher: this.#agent,
        signal,
        // A connection that was kept open may be closed by its other end just when it is used again.
        reset: true,
      });
      await readSome(answer.body).catch(() => {});
      return resultOf(answer.statusCode);
    } catch (error) {
      const sentence = signal?.aborted ? `No answer came within ${this.#timeout / 1000} s.` : sentenceOf(error);
      return { isSuccess: false, isGone: false, status: null, error: sentence };
    }
  }

  async close(): Promise<void> {
    await this.#agent?.destroy();
  }
}

/** A socket asks nobody about a host that is an address already, so that is looked at first. */
function guardedConnector(
  guard: AddressGuard,
  build: typeof buildConnector,
  timeout: number,
): buildConnector.connector {
  const connect = build({ lookup: guard.lookup, timeout });
  return (options, callback) => {
    guard.addressesOf(options.hostname).then(
      () => connect(options, callback),
      (error: Error) => callback(error, null),
    );
  };
}

async function readSome(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    if (read >= MOST_READ) break;
  }
  body.destroy();
}

function resultOf(status: number): SendResult {
  const isSuccess = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  const error = isSuccess ? null : `It answered ${status}${isRedirect ? '; redirects are not followed' : ''}.`;
  return { isSuccess, isGone: status === GONE, status, error };
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the host cannot be resolved.',
  EAI_AGAIN: 'The name of the host cannot be resolved at the moment.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer came.',
  EPIPE: 'The connection was closed before an answer came.',
  UND_ERR_SOCKET: 'The connection was closed before an answer came.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection could be made in time.',
};

/** Without what an error's own message may repeat of the address. */
function sentenceOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  const { code = 'no code' } = error as { code?: string };
  return SENTENCES[code] ?? `The connection failed (${code}).`;
}

function basic(username: string, password: string): string {
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
