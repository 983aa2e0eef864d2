/** `npm run bench -- tables`: the tables of docs/benchmarks.md from bench/results/; `npm run format` aligns them. */
import { readFileSync } from 'node:fs';
import { table, writeSections } from '../scripts/docs/sections.js';
import { LEVEL_EFFORT } from '../src/planning/fills/effort.js';
import { type AxlesReports, axlesSection } from './axles-section.js';
import type { BrResults } from './br-results.js';
import {
  type LanesMemoryReport,
  type LanesReport,
  lanesMemorySection,
  lanesSection,
  type SimulatedReport,
  simulatedSection,
} from './lanes-section.js';
import { type RulesReports, rulesSection } from './rules-section.js';
import { type SetsReports, setsSection } from './sets-section.js';
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
  const axles = {
    trailers: [read('trailers-level1'), read('trailers')],
    ...{ alonso: read('alonso'), roadef: read('roadef') },
  };
  const sections = {
    levels: levelsTable(read('br') as BrReport),
    several: severalTable(
      (['containers', 'containers-level3', 'containers-br'] as const).map((name) => read(name) as Orders),
    ),
    br: brTable(read('br') as BrReport),
    rules: rulesSection({ cost: read('rules-cost'), means: read('rules-means') } as RulesReports),
    lanes: lanesSection(read('lanes') as LanesReport),
    'lanes-simulated': simulatedSection(read('lanes-simulated') as SimulatedReport),
    'lanes-memory': lanesMemorySection(read('lanes-memory') as LanesMemoryReport),
    sets: setsSection({ sets: read('sets'), unitLoads: read('unit-loads') } as SetsReports),
    store: storeSection(store as StoreReports),
    axles: axlesSection(axles as AxlesReports),
  };
  writeSections(PAGE, sections);
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../bench/results/${name}.json`, import.meta.url), 'utf8'));
}

/** Means over all classes and what they took, a row for each level. */
function levelsTable({ results: { runs } }: BrReport): string {
  const rows = ([1, 2, 3, 4] as const).map((level) => {
    const ofLevel = runs.filter((row) => row.effort === LEVEL_EFFORT[level]);
    const means = SUPPORTS.map(([support]) =>
      mean(ofLevel.filter((row) => row.support === support).map((row) => row.percent)).toFixed(2),
    );
    return [`level ${level}`, ...means, ...costs(ofLevel)];
  });
  return table(['% of the container', ...SUPPORTS.map(([, title]) => title), ...COSTS], rows);
}

interface Orders {
  readonly command: string;
  readonly results: readonly { readonly containers: number; readonly cpuSeconds: number }[];
}

/** What orders of several containers took. */
function severalTable(reports: readonly Orders[]): string {
  const rows = reports.map(({ command, results }) => [
    `\`${command}\``,
    `${results.length}`,
    `${median(results.map((row) => row.containers))}`,
    ...costs(results),
  ]);
  return table(['command', 'orders', 'containers, median', ...COSTS], rows);
}

const COSTS = ['CPU, median', 'CPU, longest'];

function costs(rows: readonly { readonly cpuSeconds: number }[]): string[] {
  const seconds = rows.map((row) => row.cpuSeconds);
  return [median(seconds), Math.max(...seconds)].map((one) => `${one.toFixed(2)} s`);
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
