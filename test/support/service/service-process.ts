/** The built service as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Test } from 'tap';

const programme = (name: string) => fileURLToPath(new URL(`../../../src/${name}.js`, import.meta.url));

export interface ServiceProcess {
  readonly process: ChildProcess;
  /** Lines of standard output so far. */
  readonly lines: readonly string[];
  /** Lines of standard error so far. */
  readonly errors: readonly string[];
  /** Resolves with the exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Where it listens; rejects when it ends before. */
  readonly address: Promise<string>;
  /** Resolves when it can plan and save; rejects when it ends before. */
  readonly ready: Promise<void>;
}

/**
 * @param name `worker`: without an address
 * @param files descriptors that it may have; absent: as many as we
 */
export function startProcess(
  t: Pick<Test, 'teardown'>,
  env: Readonly<Record<string, string>>,
  name: 'main' | 'worker' = 'main',
  files?: number,
): ServiceProcess {
  const command = [process.execPath, programme(name)] as const;
  const [first, ...rest] =
    files === undefined ? command : ['sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`, ...command];
  const child = spawn(first!, rest, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const errors: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const notify of waiting) notify(line);
  });
  const logged = (message: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      waiting.push((line) => line.includes(`"msg":"${message}"`) && resolve(JSON.parse(line)));
      void ended.then((code) => reject(new Error(`ended with ${code} before "${message}": ${errors.join('\n')}`)));
    });
  const address = logged('listening').then((line) => line['address'] as string);
  const ready = logged('ready').then(() => undefined);
  address.catch(() => {});
  ready.catch(() => {});
  return { process: child, lines, errors, ended, address, ready };
}
