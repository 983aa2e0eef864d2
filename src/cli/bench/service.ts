/** The service as it is deployed, to be measured: a process of its own with an empty store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const KEY = 'key-of-the-benchmark';
export const HEADERS = { TokenID: KEY, 'Content-Type': 'application/json' };

export interface Service {
  readonly address: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** @param settings environment variables of the service, beside the usual ones */
export async function startService(settings: Readonly<Record<string, string>>): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stowage-bench-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.js', import.meta.url))], {
    env: {
      ...{ PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
      ...{ BOOTSTRAP_USER: 'bench@example.com', BOOTSTRAP_TOKEN: KEY },
      ...settings,
      // Where it listens stands there.
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child.stdout), process: child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns what the work does, once the service has ended */
export async function withService<T>(
  settings: Readonly<Record<string, string>>,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const service = await startService(settings);
  try {
    return await work(service);
  } finally {
    await service.stop();
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
