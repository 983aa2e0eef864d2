/**
 * `stowage mcp` and `npm run mcp`: the MCP server beside a running service, on standard input and output, or over HTTP.
 * STOWAGE_URL names the service. On standard input the key is STOWAGE_KEY; over HTTP each client sends its own TokenID.
 */
import { parseArgs } from 'node:util';
import { createClient } from '../client/index.js';
import { serveHttp } from './http.js';
import { createMcpServer } from './server.js';

export const USAGE = `stowage mcp [options]

Connects assistants to a running service by the Model Context Protocol, on standard input and output or over HTTP.

  --http PORT          serves HTTP at /mcp; each client sends its own TokenID
  --host ADDRESS       address on which to listen. Absent: 127.0.0.1

STOWAGE_URL is the address of the service. Absent: http://127.0.0.1:8080. STOWAGE_KEY is the API key, on standard input and
output. STOWAGE_USER is the caller's e-mail; verify_plan needs it.`;

export const OPTIONS = {
  http: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const MISTAKE = 1;

/** @returns the exit code; undefined: it goes on until it is told to stop */
export async function mcpCommand(args: readonly string[], print: (line: string) => void): Promise<number | undefined> {
  try {
    return await begun(args, print);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
    return MISTAKE;
  }
}

async function begun(args: readonly string[], print: (line: string) => void): Promise<number | undefined> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { STOWAGE_URL: baseUrl = 'http://127.0.0.1:8080', STOWAGE_KEY: token = '', STOWAGE_USER } = process.env;
  if (values.help) {
    print(USAGE);
    return 0;
  }
  if (values.http !== undefined) {
    const { address } = await serveHttp({ port: portOf(values.http), host: values.host ?? '127.0.0.1', baseUrl });
    process.stderr.write(`MCP at ${address}/mcp for the service at ${baseUrl}\n`);
    return undefined;
  }
  if (token === '') throw new Error('STOWAGE_KEY: the API key is needed');
  const { serveStdio } = await import('./sdk.js');
  serveStdio(() => createMcpServer(createClient({ baseUrl, token }), STOWAGE_USER ?? null));
  return undefined;
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--http: a port from 0 to 65535 is needed, not "${text}"`);
  return port;
}
