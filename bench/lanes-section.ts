/** What docs/benchmarks.md says of one request in several threads, from bench/results/lanes*.json. */
import { table } from '../scripts/docs/sections.js';
import { type Run, ratiosOf } from './lanes.js';
import type { MemoryRun } from './lanes-memory.js';
import { meansOf, type SimulatedRun } from './lanes-simulated.js';

export interface LanesReport {
  readonly command: string;
  readonly commit: string;
  readonly results: { readonly runs: readonly Run[] };
}

export function lanesSection({ command, commit, results: { runs } }: LanesReport): string {
  const rows = ratiosOf(runs).map(({ kind, level, threads, seconds, busiest, all }) => {
    return `| ${kind} | ${level} | ${threads} | ${seconds.toFixed(2)} | ${busiest.toFixed(2)} | ${all.toFixed(2)} |`;
  });
  const isSame = runs.every((one) => one.isSame);
  return [
    '| against one thread | level | threads | wall time | the busiest thread | all threads |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `\`${command}\`, commit ${commit}; medians of ${new Set(runs.map(({ problem }) => problem)).size} orders of each kind. The plans are ${isSame ? 'the same' : 'NOT the same'}.`,
  ].join('\n');
}

export interface SimulatedReport {
  readonly command: string;
  readonly commit: string;
  readonly results: { readonly runs: readonly SimulatedRun[] };
}

export function simulatedSection({ command, commit, results: { runs } }: SimulatedReport): string {
  const means = meansOf(runs);
  const counts = [...new Set(means.map(({ cores }) => cores))];
  const kinds = new Map(means.map(({ kind, level }) => [`${kind} ${level}`, { kind, level }]));
  const rows = [...kinds.values()].map(({ kind, level }) => {
    const own = means.filter((one) => one.kind === kind && one.level === level);
    const cells = counts.map((count) => {
      const { time, waits, needless } = own.find(({ cores }) => cores === count)!;
      return `${time.toFixed(2)} (${percent(waits)}, ${percent(needless)})`;
    });
    return [kind, `${level}`, ...cells];
  });
  const areSame = means.every((one) => one.areSame);
  return [
    table(['against one core (waits, not needed)', 'level', ...counts.map((count) => `${count} cores`)], rows),
    '',
    `\`${command}\`, commit ${commit}; means of ${new Set(runs.map(({ problem }) => problem)).size} orders of each kind. The plans are ${areSame ? 'the same' : 'NOT the same'}.`,
  ].join('\n');
}

export interface LanesMemoryReport {
  readonly command: string;
  readonly commit: string;
  readonly results: { readonly runs: readonly MemoryRun[] };
}

export function lanesMemorySection({ command, commit, results: { runs } }: LanesMemoryReport): string {
  const row = (title: string, cells: readonly number[]) => [title, ...cells.map(String)];
  const rows = [
    row(
      'the process, MiB at most',
      runs.map(({ peakMebibytes }) => peakMebibytes),
    ),
    row(
      'of it for the request',
      runs.map(({ peakMebibytes, beforeMebibytes }) => peakMebibytes - beforeMebibytes),
    ),
  ];
  return [
    table(['threads', ...runs.map(({ threads }) => `${threads}`)], rows),
    '',
    `\`${command}\`, commit ${commit}; five containers of a hundred cargoes (BR15) at level 3.`,
  ].join('\n');
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
