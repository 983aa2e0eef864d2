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
  writeFileSync(new URL(`${name}.json`, folder), `${compactJson(report)}\n`);
}

const SHORT = 120;

/** JSON with a run, or whatever else holds plain values only, on one line each. */
export function compactJson(value: unknown, indent = ''): string {
  const onOneLine = JSON.stringify(value);
  if (!holdsNested(value) || onOneLine.length <= SHORT) return onOneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + compactJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const lines = members.map(([name, member]) => `${inner}${JSON.stringify(name)}: ${compactJson(member, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function holdsNested(value: unknown): value is object {
  const members = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return members.some((member) => typeof member === 'object' && member !== null);
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
