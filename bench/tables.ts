/** `npm run bench -- tables`: docs/benchmarks.md from the files of bench/results/; `npm run format` aligns its tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LEVEL_EFFORT } from '../src/planning/filling/effort.js';
import type { BrResults } from './br.js';
import { type RulesReports, rulesSection } from './rules-section.js';
import { type StoreReports, storeSection } from './store-section.js';
import { mean, median } from './table.js';

interface BrReport {
  readonly command: string;
  readonly commit: string;
  readonly date: string;
  readonly results: BrResults;
}

const PAGE = new URL('../../docs/benchmarks.md', import.meta.url);

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
  const sections = {
    br: brTable(read('br') as BrReport),
    rules: rulesSection({ cost: read('rules-cost'), means: read('rules-means') } as RulesReports),
    store: storeSection(store as StoreReports),
  };
  writeFileSync(PAGE, Object.entries(sections).reduce(withSection, readFileSync(PAGE, 'utf8')));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../bench/results/${name}.json`, import.meta.url), 'utf8'));
}

function withSection(page: string, [name, text]: [name: string, text: string]): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const before = page.indexOf(begin);
  const after = page.indexOf(end);
  if (before < 0 || after < before) throw new Error(`docs/benchmarks.md has no ${begin} ... ${end}`);
  return `${page.slice(0, before + begin.length)}\n\n${text}\n\n${page.slice(after)}`;
}

function brTable({ command, commit, date, results: { runs } }: BrReport): string {
  const classes = classesOf(runs);
  const columns = ([1, 2, 3, 4] as const)
    .flatMap((level) =>
      SUPPORTS.map(([support, title]) => ({
        title: `level ${level}, ${title}`,
        rows: runs.filter((row) => row.support === support && row.effort === LEVEL_EFFORT[level]),
      })),
    )
    // A mean over some of the classes would stand beside means over all.
    .filter(({ rows }) => classesOf(rows).length === classes.length);
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
  const beside = runs.some((row) => row.yardstickPercent !== null);
  const yardstick = line([
    'BR1-15, the yardstick in the same CPU time',
    ...columns.map(({ rows }) =>
      rows.some((row) => row.yardstickPercent === null)
        ? ''
        : mean(rows.map((row) => row.yardstickPercent ?? Number.NaN)).toFixed(2),
    ),
  ]);
  const problems = line(['problems of a class', ...columns.map(({ rows }) => problemsOf(rows))]);
  const seconds = line([
    'CPU s, median',
    ...columns.map(({ rows }) => median(rows.map((row) => row.cpuSeconds)).toFixed(2)),
  ]);
  const verified = runs.every((row) => row.fault === null);
  return [
    line(['% of the container', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...body,
    ...(beside ? [yardstick] : []),
    seconds,
    problems,
    '',
    `\`${command}\`, commit ${commit}, ${date.slice(0, 10)}, two shared cores; every plan ${verified ? 'verified' : 'NOT verified'}.`,
  ].join('\n');
}

interface OfProblem {
  readonly brClass: number;
}

function classesOf(rows: readonly OfProblem[]): number[] {
  return [...new Set(rows.map((row) => row.brClass))];
}

/** Of the class with fewest. */
function problemsOf(rows: readonly OfProblem[]): string {
  const counts = classesOf(rows).map((brClass) => rows.filter((row) => row.brClass === brClass).length);
  return `${Math.min(...counts)}`;
}
