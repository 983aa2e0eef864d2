/** Writes what a benchmark measured to bench/results/<name>.json, with how, where and when it was measured. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** The project's folder, seen from build/bench. */
export const PROJECT = new URL('../../', import.meta.url);

/** @param benchmark by whose name it is run */
export function writeResults(name: string, options: readonly string[], results: unknown, benchmark = name): void {
  const folder = new URL('bench/results/', PROJECT);
  mkdirSync(folder, { recursive: true });
  const report = {
    command: ['npm run bench --', benchmark, ...options].join(' '),
    commit: commit(),
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    },
    date: new Date().toISOString(),
    results,
  };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
}

/** The commit measured, with `+` when there are changes on top of it, other than of results. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).trim();
  try {
    return (
      git('rev-parse', '--short=12', 'HEAD') +
      (git('status', '--porcelain', '--', ':/', ':!/bench/results') === '' ? '' : '+')
    );
  } catch {
    return 'not in a git checkout';
  }
}
