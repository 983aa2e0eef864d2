/** The whole service in this process, on a free port, with a temporary embedded store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Test } from 'tap';
import type { EngineSource } from '../../../src/calculation/node/engine-source.js';
import { readConfig } from '../../../src/config.js';
import type { ServicePace } from '../../../src/service/services.js';
import { type RunningService, startService } from '../../../src/start/start-service.js';
import { checkAnswer, holdToDefinition, plainFetch } from '../http/held.js';

export const USER = 'ann@example.com';
export const KEY = 'key-of-ann';

export interface TestService extends RunningService {
  readonly dataDir: string;
  /** Log lines so far. */
  readonly lines: readonly string[];
  /** Calls with the key of `USER`. */
  call(path: string, init?: RequestInit): Promise<TestAnswer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly body: any;
}

export interface TestServiceOptions {
  /** Settings over those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** A module whose `createEngine` makes the engine, beside this file; absent: the real one. */
  readonly engine?: string;
  readonly pace?: ServicePace;
  /** Of an earlier service; absent: a new, empty folder. */
  readonly dataDir?: string;
}

export async function startTestService(t: Test, options: TestServiceOptions = {}): Promise<TestService> {
  const dataDir = options.dataDir ?? temporaryFolder(t);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    WORKERS: '1',
    BOOTSTRAP_USER: USER,
    BOOTSTRAP_TOKEN: KEY,
    BOOTSTRAP_COMPANY: 'Example',
    ...options.env,
  });
  const engine: EngineSource | undefined =
    options.engine === undefined
      ? undefined
      : { engineModule: new URL(options.engine, import.meta.url).href, engineParts: null };
  const service = await startService(config, log, { engine, pace: options.pace });
  let isStopped = false;
  const stop = async (grace: number) => {
    if (isStopped) return;
    isStopped = true;
    await service.stop(grace);
  };
  t.teardown(() => stop(0));
  await service.whenReady;
  holdToDefinition(service.address);
  const call = (path: string, init: RequestInit = {}) => callService(service.address, KEY, path, init);
  return {
    ...service,
    stop,
    dataDir,
    lines,
    call,
    post: (path, body, headers = {}) => call(path, postInit(body, headers)),
  };
}

export function temporaryFolder(t: Pick<Test, 'teardown'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function postInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** @throws when the answer is not as the interface definition says */
export async function callService(address: string, key: string, path: string, init: RequestInit): Promise<TestAnswer> {
  const response = await plainFetch(address + path, { ...init, headers: { TokenID: key, ...init.headers } });
  const { status, headers } = response;
  const { method = 'GET' } = init;
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  // A workbook or a picture is a string to its schema.
  const body = /\bjson\b/.test(type) ? await response.json() : await response.text();
  checkAnswer(method, path, { status, type, body });
  return { status, headers, body };
}
