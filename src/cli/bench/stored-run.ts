/** Runs of a suite as they are kept in a file, with how, where and when they were measured. */
import { cpus } from 'node:os';
import { ENGINE_VERSION } from '../../calculation/version.js';
import { readInput } from '../files.js';
import { UsageError } from '../usage.js';
import type { Run } from './suite.js';

export interface StoredRun {
  readonly form: typeof FORM;
  readonly suite: string;
  readonly command: string;
  readonly engineVersion: string;
  readonly machine: string;
  readonly node: string;
  readonly date: string;
  readonly runs: readonly Run[];
}

const FORM = 'stowage-bench-1';

export function storedRun(suite: string, args: readonly string[], runs: readonly Run[]): StoredRun {
  const [first] = cpus();
  return {
    form: FORM,
    suite,
    command: ['stowage bench', suite, ...args].join(' '),
    engineVersion: ENGINE_VERSION,
    machine: `${first?.model ?? 'unknown'}, ${cpus().length} cores`,
    node: process.version,
    date: new Date().toISOString(),
    runs: runs.map(({ warnings: _, ...run }) => run),
  };
}

/** @throws UsageError */
export async function readStoredRun(file: string, suite: string): Promise<StoredRun> {
  const text = new TextDecoder().decode(await readInput(file));
  let read: Partial<StoredRun> | null = null;
  try {
    read = JSON.parse(text) as Partial<StoredRun> | null;
  } catch {
    // Said below.
  }
  if (read?.form !== FORM) throw new UsageError(`${file} is not a run that stowage bench --out wrote`);
  if (read.suite !== suite) throw new UsageError(`${file} holds a run of the suite ${read.suite}, not of ${suite}`);
  return read as StoredRun;
}
