/** The service as it is deployed, for a benchmark: a process of its own with an empty store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const KEY = 'key-of-the-benchmark';
export const HEADERS = { TokenID: KEY, 'Content-Type': 'application/json' };

export interface Service {
  readonly address: string;
  readonly process: ChildProcess;
}

/** @param settings environment variables of the service, beside the usual ones */
export async function withService<T>(
  settings: Readonly<Record<string, string>>,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stowage-bench-'));
  const child = spawn(process.execPath, [new URL('../src/main.js', import.meta.url).pathname], {
    env: {
      ...{ PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
      ...{ BOOTSTRAP_USER: 'bench@example.com', BOOTSTRAP_TOKEN: KEY },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await work({ address: await addressOf(child.stdout), process: child });
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Where a service listens that says so in its log, once it is ready. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let address = '';
  for await (const text of createInterface({ input: output })) {
    const line = JSON.parse(text) as { msg: string; address: string };
    if (line.msg === 'listening') address = line.address;
    if (line.msg === 'ready') {
      output.resume();
      return address;
    }
  }
  throw new Error('the service ended before it was ready');
}
