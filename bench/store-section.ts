/** What docs/benchmarks.md says of the store, from the files in bench/results/. */

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

const LINE_LENGTH = 120;
/** Of the operations on the store itself, those that search nothing. */
const NO_SEARCH = /^(read|save) /;

export function storeSection({ store, soak, crash, keys }: StoreReports): string {
  const paragraphs = [searches(store), soaked(soak), crashed(crash), refused(keys)];
  return paragraphs.map((paragraph) => wrapped(`- ${paragraph}`)).join('\n');
}

function searches({ commit, results: { records, loads, results } }: StoreReports['store']): string {
  const slowest = (table: Table) => {
    const rows = table.slice(1).filter(([label]) => !NO_SEARCH.test(label!));
    const worst = rows.sort((a, b) => Number(b[3]) - Number(a[3])).slice(0, 2);
    return worst.map(([label, , , p95]) => `${Math.ceil(Number(p95))} ms (${label})`).join(' and ');
  };
  const each = (table: 'operations' | 'overHttp') =>
    results.map((one) => `${slowest(one[table])} on ${one.store}`).join(', ');
  return `Searches over ${grouped(records)} cargo records and ${grouped(loads)} loads (\`npm run bench -- store\`, commit ${commit}, a machine of two cores busy with other work), the two slowest of each kind at the 95th percentile: over HTTP ${each('overHttp')}; on the store itself ${each('operations')}.`;
}

function soaked({ commit, results: { seconds, workers, soaks } }: StoreReports['soak']): string {
  const rows = soaks.slice(1);
  const each = rows.map(
    ([name, calls, , , away]) => `${name} ${grouped(Number(calls))} calls, 503 for ${Number(away)} s`,
  );
  return `${workers} writers and ${workers} readers for ${seconds} s over HTTP (\`-- soak\`, commit ${commit}): ${each.join('; ')}. Calls that lost or mixed something or were answered in another way: ${sum(rows, 5)}.`;
}

function crashed({ commit, results }: StoreReports['crash']): string {
  const rows = results.slice(1);
  const each = rows.map(([name, kills, acknowledged]) => `${name} ${kills} times with ${acknowledged} saves answered`);
  return `The service ended by kill -9 between and during saves (\`-- crash\`, commit ${commit}): ${each.join(', ')}. Answered and lost: ${sum(rows, 4)}.`;
}

function refused({ commit, results: { refused: table } }: StoreReports['keys']): string {
  const rows = table.slice(1).filter(([, label]) => label!.endsWith('right'));
  const stores = [...new Set(rows.map(([name]) => name!))];
  const each = stores.map((store) => {
    const medians = rows.filter(([name]) => name === store).map(([, , median]) => median);
    return `${store} ${medians.join(', ')} us`;
  });
  return `A wrong key of which nothing, half and all but one character is right is refused (\`-- keys\`, commit ${commit}, medians) after: ${each.join('; ')}.`;
}

function sum(rows: Table, column: number): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function wrapped(paragraph: string): string {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
