/** What docs/benchmarks.md says of the store, from the files in bench/results/. */
import { table } from '../scripts/docs/sections.js';

/** A head and its rows, as the benchmarks of the store write them. */
type Table = readonly (readonly string[])[];

interface Report<Results> {
  readonly commit: string;
  readonly results: Results;
}

interface StoreResults {
  readonly records: number;
  readonly loads: number;
  readonly results: readonly { readonly store: string; readonly operations: Table; readonly overHttp: Table }[];
}

export interface StoreReports {
  readonly store: Report<StoreResults>;
  readonly soak: Report<{ readonly seconds: number; readonly workers: number; readonly soaks: Table }>;
  readonly crash: Report<Table>;
  readonly keys: Report<{ readonly refused: Table }>;
}

/** Of the operations on the store itself, those that search nothing. */
const NO_SEARCH = /^(read|save) /;

export function storeSection({ store, soak, crash, keys }: StoreReports): string {
  return [searches(store), soaked(soak), crashed(crash), refused(keys)].join('\n\n');
}

function searches({ commit, results: { records, loads, results } }: StoreReports['store']): string {
  const slowest = (rows: Table) => {
    const searching = rows.slice(1).filter(([label]) => !NO_SEARCH.test(label!));
    const worst = searching.sort((a, b) => Number(b[3]) - Number(a[3])).slice(0, 2);
    return worst.map(([label, , , p95]) => `${Math.ceil(Number(p95))} ms (${label})`).join(', ');
  };
  const row = (title: string, measured: 'operations' | 'overHttp') => [
    title,
    ...results.map((one) => slowest(one[measured])),
  ];
  return [
    `**Searches** over ${grouped(records)} cargo records and ${grouped(loads)} loads: the two slowest, 95th percentile.`,
    '',
    table(
      ['', ...results.map((one) => one.store)],
      [row('over HTTP', 'overHttp'), row('on the store itself', 'operations')],
    ),
    '',
    `\`npm run bench -- store\`, commit ${commit}, a machine of two cores busy with other work.`,
  ].join('\n');
}

function soaked({ commit, results: { seconds, workers, soaks } }: StoreReports['soak']): string {
  const rows = soaks.slice(1);
  return [
    `**Load and failures.** ${workers} writers and ${workers} readers call the service over HTTP for ${seconds} s.`,
    '',
    table(
      ['store', 'calls', 'seconds with answers 503'],
      rows.map(([name, calls, , , away]) => [name!, grouped(Number(calls)), `${Number(away)}`]),
    ),
    '',
    `Calls that lost or mixed something, or were answered in another way: ${sum(rows, 5)}. \`npm run bench -- soak\`, commit ${commit}.`,
  ].join('\n');
}

function crashed({ commit, results }: StoreReports['crash']): string {
  const rows = results.slice(1);
  return [
    '**Crashes.** The service is ended by `kill -9` between and during saves.',
    '',
    table(
      ['store', 'kills', 'saves answered', 'answered and lost'],
      rows.map(([name, kills, acknowledged, , lost]) => [name!, kills!, acknowledged!, lost!]),
    ),
    '',
    `\`npm run bench -- crash\`, commit ${commit}.`,
  ].join('\n');
}

function refused({ commit, results: { refused: measured } }: StoreReports['keys']): string {
  const rows = measured.slice(1).filter(([, label]) => label!.endsWith('right'));
  const labels = [...new Set(rows.map(([, label]) => label!))];
  const stores = [...new Set(rows.map(([name]) => name!))];
  const median = (store: string, label: string) => rows.find(([name, wrong]) => name === store && wrong === label)![2]!;
  return [
    '**Wrong keys.** The median time in microseconds to refuse a wrong key, by how much of it is right.',
    '',
    table(
      ['store', ...labels],
      stores.map((store) => [store, ...labels.map((label) => median(store, label))]),
    ),
    '',
    `\`npm run bench -- keys\`, commit ${commit}.`,
  ].join('\n');
}

function sum(rows: Table, column: number): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
