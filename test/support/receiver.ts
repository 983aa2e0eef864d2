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

/** Whether the published library finds the signature valid. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
