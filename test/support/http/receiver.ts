/** A real HTTP receiver of webhooks that behaves as told and notes what it gets. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

export interface Receiver {
  /** Without a slash at the end. */
  readonly address: string;
  readonly received: readonly Received[];
  close(): void;
}

const MOST_SECONDS_UNDER_WAY = 12;

export const accept: Behaviour = (_request, response) => response.writeHead(204).end();

export async function startReceiver(behave: Behaviour = accept): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers, url = '' } = request;
    const one = { path: url, headers, body: Buffer.concat(chunks).toString(), at: Date.now() };
    received.push(one);
    behave(request, response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, received, close };
}

/** Whether the published library signs so, and the time that is signed was that of the arrival. */
export function isSigned({ headers, body, at }: Received, secret: string): boolean {
  const seconds = Number(headers['webhook-timestamp']);
  // Its own check of the time goes by today's clock: what arrived minutes ago would be too old.
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), new Date(1000 * seconds), body);
  return headers['webhook-signature'] === expected && Math.abs(at / 1000 - seconds) < MOST_SECONDS_UNDER_WAY;
}
