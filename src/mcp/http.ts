/** MCP over streamable HTTP: each client with its own API key, pages of other origins refused. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createClient } from '../client/index.js';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from './sdk.js';
import { createMcpServer } from './server.js';

export interface HttpTerms {
  readonly port: number;
  readonly host: string;
  /** Of the service. */
  readonly baseUrl: string;
}

export interface McpListener {
  readonly address: string;
  close(): Promise<void>;
}

/** Requests of a load with 10,000 cargoes. */
const MOST_BYTES = 16 * 1024 * 1024;

export async function serveHttp({ port, host, baseUrl }: HttpTerms): Promise<McpListener> {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const { token, user } = callerOf(requestInfo!.headers);
      return createMcpServer(createClient({ baseUrl, token }), user);
    },
    { maxRequestBodySize: MOST_BYTES },
  );
  const hosts = [...new Set([...localhostAllowedHostnames(), host])];
  const server = createServer((incoming, outgoing) => {
    const request = requestOf(incoming);
    const refused = refusal(request, hosts);
    const answering = refused === null ? handler.fetch(request) : Promise.resolve(refused);
    answering.then(
      (response) => send(response, outgoing),
      () => send(new Response('A fault of the MCP server.', { status: 500 }), outgoing),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Null: it may go on. */
function refusal(request: Request, hosts: string[]): Response | null {
  if (new URL(request.url).pathname !== '/mcp') return new Response('MCP is at /mcp.', { status: 404 });
  const foreign =
    hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, localhostAllowedOrigins());
  if (foreign) return foreign;
  if (callerOf(request.headers).token !== '') return null;
  const message = 'Send the API key as "TokenID: <key>" or "Authorization: TokenID <key>".';
  return new Response(message, { status: 401, headers: { 'WWW-Authenticate': 'TokenID' } });
}

function callerOf(headers: Headers): { readonly token: string; readonly user: string | null } {
  const [, authorized = ''] = /^TokenID\s+(\S+)$/i.exec(headers.get('Authorization')?.trim() ?? '') ?? [];
  return { token: headers.get('TokenID')?.trim() || authorized, user: headers.get('X-Stowage-User') };
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const gone = new AbortController();
  incoming.once('close', () => {
    if (!incoming.complete) gone.abort();
  });
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  } as RequestInit);
}

function send(response: Response, outgoing: ServerResponse): void {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else Readable.fromWeb(response.body as WebStream).pipe(outgoing);
}
