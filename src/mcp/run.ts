/**
 * `npm run mcp [-- --http [PORT]]`: the MCP server beside a running service, on standard input and output, or over HTTP.
 * STOWAGE_URL names the service. On standard input the key is STOWAGE_KEY; over HTTP each client sends its own TokenID.
 */
import { parseArgs } from 'node:util';
import { createClient } from '../client/index.js';
import { serveHttp } from './http.js';
import { createMcpServer } from './server.js';

const USAGE = `mcp                    on standard input and output, with the key STOWAGE_KEY
mcp --http PORT        over HTTP at /mcp; each client sends its own TokenID
    --host ADDRESS     where to listen; 127.0.0.1 when absent
STOWAGE_URL names the service (http://127.0.0.1:8080), STOWAGE_USER the caller's e-mail for verify_plan.`;

async function run(): Promise<void> {
  const options = { http: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const { STOWAGE_URL: baseUrl = 'http://127.0.0.1:8080', STOWAGE_KEY: token = '', STOWAGE_USER } = process.env;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (values.http !== undefined) {
    const { address } = await serveHttp({ port: portOf(values.http), host: values.host ?? '127.0.0.1', baseUrl });
    process.stderr.write(`MCP at ${address}/mcp for the service at ${baseUrl}\n`);
    return;
  }
  if (token === '') throw new Error('STOWAGE_KEY: the API key is needed');
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  serveStdio(() => createMcpServer(createClient({ baseUrl, token }), STOWAGE_USER ?? null));
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--http: a port from 0 to 65535 is needed, not "${text}"`);
  return port;
}

await run().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
  process.exitCode = 1;
});
