/** The summary of a suite as a table, for the terminal and for the page. */
import type { Cell, Column } from '../text-table.js';
import type { Suite } from './suite.js';
import { comparisonText, type SettingSummary } from './summary.js';

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export function summaryTable({ figures: [main, ...others] }: Suite, summary: readonly SettingSummary[]): Table {
  const { title, decimals } = main;
  const isTimed = summary.some(({ timeRatio }) => timeRatio !== null);
  const isCompared = summary.length > 1;
  const spread = ['median', '25 %', '75 %', 'least', 'most'];
  return {
    columns: [
      ...[{ title: 'setting' }, { title: 'runs' }, { title: `${title}: mean`, decimals: decimals + 1 }],
      ...(isCompared ? [{ title: 'against the first' }] : []),
      ...[...spread, ...(main.isSummed ? ['total'] : [])].map((title) => ({ title, decimals })),
      ...others.map(({ title, decimals }) => ({ title, decimals })),
      ...(isCompared && isTimed ? [{ title: 'CPU ratio', decimals: 2 }] : []),
    ],
    rows: summary.map(({ label, runs, figures, timeRatio, againstFirst }) => {
      const [own, ...rest] = figures;
      return [
        ...[label, runs, own!.mean],
        ...(isCompared ? [againstFirst === null ? '' : comparisonText(againstFirst)] : []),
        ...[own!.median, own!.quarter, own!.threeQuarters, own!.least, own!.most],
        ...(main.isSummed ? [own!.total] : []),
        ...rest.map(({ mean }) => mean),
        ...(isCompared && timeRatio !== null ? [timeRatio] : []),
      ];
    }),
  };
}

/** Settings side by side, a row a group. @param groups means by setting */
export function groupTable(
  { figures: [main] }: Suite,
  labels: readonly string[],
  groups: readonly (readonly [string, readonly number[]])[],
): Table {
  const { title, decimals } = main;
  return {
    columns: [{ title: `${title}, mean` }, ...labels.map((label) => ({ title: label, decimals }))],
    rows: groups.map(([group, means]) => [group, ...means]),
  };
}
