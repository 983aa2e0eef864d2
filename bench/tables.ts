/** `npm run bench -- tables`: writes the README's figures from the files in bench/results/, and nothing by hand; `npm run format` aligns them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LEVEL_EFFORT } from '../src/planning/effort.js';
import { type StoreReports, storeSection } from './store-section.js';
import { mean, median } from './table.js';

/** The fields of a row of bench/results/br.json that the table shows. */
interface BrRow {
  readonly brClass: number;
  readonly support: string;
  readonly effort: number;
  readonly percent: number;
  readonly cpuSeconds: number;
  readonly fault: string | null;
}

interface BrResults {
  readonly command: string;
  readonly commit: string;
  readonly date: string;
  readonly results: readonly BrRow[];
}

const README = new URL('../../README.md', import.meta.url);

const SUPPORTS: readonly (readonly [support: string, title: string])[] = [
  ['none', 'no support'],
  ['0.8', 'support 0.8'],
  ['full', 'full support'],
];
const GROUPS: readonly (readonly [title: string, least: number, most: number])[] = [
  ...Array.from({ length: 15 }, (_, i): [string, number, number] => [`BR${i + 1}`, i + 1, i + 1]),
  ['BR1-7', 1, 7],
  ['BR8-15', 8, 15],
  ['BR1-15', 1, 15],
];

export async function run(): Promise<void> {
  const store = { store: read('store'), soak: read('soak'), crash: read('crash'), keys: read('keys') };
  const sections = { br: brTable(read('br') as BrResults), store: storeSection(store as StoreReports) };
  const readme = Object.entries(sections).reduce(withSection, readFileSync(README, 'utf8'));
  writeFileSync(README, readme);
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../bench/results/${name}.json`, import.meta.url), 'utf8'));
}

function withSection(readme: string, [name, text]: [name: string, text: string]): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const before = readme.indexOf(begin);
  const after = readme.indexOf(end);
  if (before < 0 || after < before) throw new Error(`README.md has no ${begin} ... ${end}`);
  return `${readme.slice(0, before + begin.length)}\n\n${text}\n\n${readme.slice(after)}`;
}

function brTable({ command, commit, date, results }: BrResults): string {
  const levels = ([1, 2, 3, 4] as const).filter((level) => results.some((row) => row.effort === LEVEL_EFFORT[level]));
  const columns = levels.flatMap((level) =>
    SUPPORTS.filter(([support]) => results.some((row) => row.support === support)).map(([support, title]) => ({
      title: `level ${level}, ${title}`,
      rows: results.filter((row) => row.support === support && row.effort === LEVEL_EFFORT[level]),
    })),
  );
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const body = GROUPS.map(([title, least, most]) =>
    line([
      title,
      ...columns.map(({ rows }) => {
        const within = rows.filter((row) => row.brClass >= least && row.brClass <= most);
        return within.length === 0 ? '' : mean(within.map((row) => row.percent)).toFixed(2);
      }),
    ]),
  );
  const seconds = line([
    'CPU s, median',
    ...columns.map(({ rows }) => median(rows.map((row) => row.cpuSeconds)).toFixed(2)),
  ]);
  const verified = results.every((row) => row.fault === null);
  return [
    line(['% of the container', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...body,
    seconds,
    '',
    `\`${command}\`, commit ${commit}, ${date.slice(0, 10)}, two shared cores; every plan ${verified ? 'verified' : 'NOT verified'}.`,
  ].join('\n');
}
