/** What docs/benchmarks.md says of one request in several threads, from bench/results/lanes.json. */
import { type Run, ratiosOf } from './lanes.js';

export interface LanesReport {
  readonly command: string;
  readonly commit: string;
  readonly results: { readonly runs: readonly Run[] };
}

export function lanesSection({ command, commit, results: { runs } }: LanesReport): string {
  const rows = ratiosOf(runs).map(({ kind, level, threads, busiest, all }) => {
    return `| ${kind} | ${level} | ${threads} | ${busiest.toFixed(2)} | ${all.toFixed(2)} |`;
  });
  const isSame = runs.every((one) => one.isSame);
  return [
    '| against one thread | level | threads | the busiest thread | all threads |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `\`${command}\`, commit ${commit}; medians of ${new Set(runs.map(({ problem }) => problem)).size} orders of each kind. The plans are ${isSame ? 'the same' : 'NOT the same'}.`,
  ].join('\n');
}
