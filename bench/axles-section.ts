/** What docs/benchmarks.md says of limits of axles, from the files in bench/results/. */
import { table } from '../scripts/docs/sections.js';
import type { AlonsoRow } from './alonso-trucks.js';
import type { RoadefRow } from './roadef.js';
import { mean } from './table.js';
import type { TrailerRow } from './trailers.js';

interface Report<Results> {
  readonly command: string;
  readonly commit: string;
  readonly results: Results;
}

export interface AxlesReports {
  readonly trailers: readonly Report<readonly TrailerRow[]>[];
  readonly alonso: Report<readonly AlonsoRow[]>;
  readonly roadef: Report<readonly RoadefRow[]>;
}

export function axlesSection({ trailers, alonso, roadef }: AxlesReports): string {
  return [ofTrailers(trailers), ofAlonso(alonso), ofRoadef(roadef)].join('\n\n');
}

function measuredBy({ command, commit }: Report<unknown>): string {
  return `\`${command}\`, commit ${commit}.`;
}

function ofTrailers(reports: AxlesReports['trailers']): string {
  const rows = reports.map(({ command, results }) => {
    const possible = results.filter(({ isPossible }) => isPossible);
    const cost = (of: readonly TrailerRow[]) => {
      const [without, withAxles] = ([0, 1] as const).map((side) => mean(of.map(({ cpuSeconds }) => cpuSeconds[side])));
      return (withAxles! / without!).toFixed(2);
    };
    return [
      `\`${command}\``,
      `${results.length}`,
      `${possible.length}`,
      `${possible.filter(({ left }) => left === 0).length}`,
      `${results.filter(({ isIllegal }) => isIllegal).length}`,
      cost(possible),
      cost(results),
    ];
  });
  return table(
    [
      'trailers',
      'drawn',
      'with a legal order of rows',
      'of them loaded whole',
      'illegal',
      'CPU beside none',
      'of all drawn',
    ],
    rows,
  );
}

function ofAlonso(report: AxlesReports['alonso']): string {
  const { results } = report;
  const rows = [...new Set(results.map(({ set }) => set))].map((set) => {
    const ofSet = results.filter((row) => row.set === set);
    const sum = (of: (row: AlonsoRow) => number) => `${ofSet.reduce((all, row) => all + of(row), 0)}`;
    return [
      set.replace('alonso_', ''),
      `${ofSet.length}`,
      sum(({ trucks }) => trucks),
      sum(({ trucksWithoutAxles }) => trucksWithoutAxles),
      sum(({ bound }) => bound),
      sum(({ left }) => left),
      `${mean(ofSet.map(({ cpuSeconds: [, seconds] }) => seconds)).toFixed(2)} s`,
    ];
  });
  const head = ['orders of', 'orders', 'trucks', 'without axles', 'bound', 'layers left', 'CPU, mean'];
  return `${table(head, rows)}\n\n${measuredBy(report)}${faultsOf(results)}`;
}

function faultsOf(rows: readonly AlonsoRow[]): string {
  return rows.every(({ fault }) => fault === null) ? ' Every plan verified.' : ' Plans NOT verified.';
}

function ofRoadef(report: AxlesReports['roadef']): string {
  const rows = report.results.map((row) => [
    row.times === 1 ? row.instance : `${row.instance}, ${row.times} times`,
    ...[row.items, row.trucks, row.trucksWithoutAxles, row.bound, row.left].map(String),
    ...[...row.cpuSeconds].reverse().map((seconds) => `${seconds.toFixed(1)} s`),
  ]);
  const head = ['instance', 'items', 'trucks', 'without axles', 'bound', 'left', 'CPU', 'without axles'];
  return `${table(head, rows)}\n\n${measuredBy(report)}`;
}
