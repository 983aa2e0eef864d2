/** What every scenario of `npm run bench -- faults` is, and the service that it harms. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceProcess, startProcess } from '../../test/support/service/service-process.js';
import { PROJECT } from '../results.js';

/** One thing that is asked of the service in a fault. */
export interface Finding {
  readonly asked: string;
  readonly seen: string;
  readonly holds: boolean;
}

/** Null: this machine does not let it be tried. */
export type Scenario = (scene: Scene) => Promise<readonly Finding[] | null>;

export const KEY = 'key-of-the-benchmark';
export const USER = 'bench@example.com';

/** What a scenario has begun and made, ended and removed after it. */
export class Scene {
  readonly #ends: (() => unknown)[] = [];

  teardown(end: () => unknown): void {
    this.#ends.unshift(end);
  }

  async end(): Promise<void> {
    for (const end of this.#ends) await end();
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'stowage-faults-'));
    this.teardown(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Ready to be harmed. @param settings beside the usual ones */
  async service(settings: Readonly<Record<string, string>> = {}): Promise<Victim> {
    const service = this.start({ DATA_DIR: this.folder(), ...settings });
    await service.ready;
    return new Victim(service, await service.address);
  }

  /** Whatever becomes of it. @param files descriptors that it may have */
  start(settings: Readonly<Record<string, string>>, files?: number): ServiceProcess {
    return startProcess(this, usual(settings), 'main', files);
  }
}

function usual(settings: Readonly<Record<string, string>>) {
  return { ...DEPLOYED, PORT: '0', WORKERS: '2', BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY, ...settings };
}

/** What deploy/stowage.service sets for the allocator. */
const DEPLOYED = Object.fromEntries(
  Array.from(
    readFileSync(new URL('deploy/stowage.service', PROJECT), 'utf8').matchAll(/\b(MALLOC_\w+)=(\S+)/g),
    ([, name, value]) => [name!, value!],
  ),
);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** A running service and its first user. */
export class Victim {
  constructor(
    readonly service: ServiceProcess,
    readonly address: string,
  ) {}

  async call(path: string, init: RequestInit = {}, key = KEY): Promise<Answer> {
    const begun = performance.now();
    const response = await fetch(this.address + path, { ...init, headers: { TokenID: key, ...init.headers } });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, milliseconds: performance.now() - begun };
  }

  post(path: string, body: unknown, { key = KEY, signal }: { key?: string; signal?: AbortSignal } = {}) {
    const headers = { 'Content-Type': 'application/json' };
    return this.call(path, { method: 'POST', headers, body: JSON.stringify(body), signal }, key);
  }

  /** @throws Error unless it is answered 200 */
  async json<T>(path: string): Promise<T> {
    const { status, text } = await this.call(path);
    if (status !== 200) throw new Error(`${path} is answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** Of the process (Linux: /proc). */
  residentMebibytes(): number {
    const status = readFileSync(`/proc/${this.service.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  }

  get lives(): boolean {
    const { exitCode, signalCode } = this.service.process;
    return exitCode === null && signalCode === null;
  }

  async kill(): Promise<void> {
    this.service.process.kill('SIGKILL');
    await this.service.ended;
  }

  async stop(): Promise<number | null> {
    this.service.process.kill('SIGTERM');
    return await this.service.ended;
  }
}

export interface Ended {
  readonly code: number | string;
  readonly out: string;
  readonly errors: string;
}

const COMMAND = fileURLToPath(new URL('../../src/cli.js', import.meta.url));

/** A command of the command line. */
export function stowage(settings: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, [COMMAND, ...args], { env, maxBuffer: 2 ** 26 }, (error, out, errors) => {
      resolve({ code: error?.code ?? error?.signal ?? 0, out, errors });
    });
  });
}

/** A key of a user of another company. */
export async function keyOfAnother(dataDir: string): Promise<string> {
  const who = ['--user', 'other@other.example', '--company', 'Other'];
  const { out } = await stowage({ DATA_DIR: dataDir }, 'keys', 'create', ...who);
  return out.trim().split('\n').at(-1)!;
}

/** What another user sees meanwhile: the longest of the answers that it waits for, one after the other. */
export async function beside<T>(
  victim: Victim,
  path: string,
  key: string,
  work: Promise<T>,
): Promise<{ readonly result: T; readonly longest: number; readonly statuses: string }> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  const answers: Answer[] = [];
  while (!isOver) {
    answers.push(await victim.call(path, {}, key));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  return { result: await over, longest, statuses: counted(answers) };
}

/** The longest that the event loop of the service was held since this was asked last. */
export async function heldMilliseconds(victim: Victim): Promise<number> {
  const { text } = await victim.call('/metrics');
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]);
}

/** `200 x 8, 503 x 52` */
export function counted(answers: readonly { readonly status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} x ${count}`)
    .join(', ');
}
