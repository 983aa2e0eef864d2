/** A measured suite as one page that needs nothing beside itself: charts, tables, every run. */
import { escaped } from '../../report/page/html.js';
import { cellText } from '../text-table.js';
import { boxChart, dotChart, type Row } from './charts.js';
import { STYLE } from './page-style.js';
import type { StoredRun } from './stored-run.js';
import type { Run, Suite } from './suite.js';
import { byGroup, comparisonText, type SettingSummary } from './summary.js';
import { groupTable, summaryTable, type Table } from './summary-table.js';

/** Colours that are told apart; later settings begin again. */
const COLOURS = 8;

export function benchPage(
  suite: Suite,
  run: StoredRun,
  summary: readonly SettingSummary[],
  before: StoredRun | null,
): string {
  const title = `Bench ${run.suite}: ${run.date.slice(0, 10)}`;
  const labels = summary.map(({ label }) => label);
  const [main] = suite.figures;
  const groups = byGroup(labels, main, run.runs);
  const parts = [
    `<h1>Bench <code>${escaped(run.suite)}</code></h1><p>The suite ${escaped(suite.about)}.</p>`,
    `<p class="about"><code>${escaped(run.command)}</code><br>engine ${escaped(run.engineVersion)}, ${escaped(run.machine)}, Node ${escaped(run.node)}, ${escaped(run.date)}</p>`,
    section('Settings', tableHtml(summaryTable(suite, summary))),
    ...suite.figures
      .filter(({ key }, place) => place === 0 || key === 'cpuSeconds' || key === 'perSecond')
      .map((figure) => {
        const rows = labels.map(
          (label, place): Row => ({ label, series: [series(run.runs, label, place, figure.key)] }),
        );
        return section(`${figure.title}, run by run`, boxChart(figure, rows));
      }),
    groups.length > 1 ? section(`${main.title}, group by group`, groupsShown(suite, groups, labels)) : '',
    before === null ? '' : section('Against a stored run', against(summary, before)),
    ...(suite.notes?.(run.runs) ?? []).map((note) => `<p>${escaped(note)}.</p>`),
    `<p class="about">Better or worse: the mean difference, problem by problem, with where 95 % of the means of samples drawn again from the problems lie (paired bootstrap).</p>`,
    `<details><summary>All ${run.runs.length} runs</summary>${runsTable(suite, run.runs)}</details>`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${parts.join('\n')}</main></body></html>
`;
}

function section(title: string, content: string): string {
  return `<section><h2>${escaped(title)}</h2><div class="wide">${content}</div></section>`;
}

function tableHtml({ columns, rows }: Table): string {
  const cells = (tag: 'td' | 'th', row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${cells(
        'td',
        row.map((cell, place) => cellText(cell, columns[place]!)),
      )}</tr>`,
  );
  const head = cells(
    'th',
    columns.map(({ title }) => title),
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function series(runs: readonly Run[], label: string, place: number, key: string) {
  const points = runs
    .filter(({ setting }) => setting === label)
    .map(({ name, seed, figures }) => ({ value: figures[key]!, says: `${name}, seed ${seed}: ${figures[key]}` }));
  return { colour: place % COLOURS, points };
}

function groupsShown(suite: Suite, groups: readonly [string, number[]][], labels: readonly string[]): string {
  const [main] = suite.figures;
  const chart = dotChart(main, groupRows(groups, labels, main.decimals));
  return legend(labels) + chart + tableHtml(groupTable(suite, labels, groups));
}

function groupRows(groups: readonly [string, number[]][], labels: readonly string[], decimals: number): Row[] {
  return groups.map(([group, means]) => ({
    label: group,
    series: means.map((value, place) => ({
      colour: place % COLOURS,
      points: [{ value, says: `${group}, ${labels[place]}: ${value.toFixed(decimals + 1)}` }],
    })),
  }));
}

function legend(labels: readonly string[]): string {
  const entries = labels.map((label, place) => `<li><span class="s${place % COLOURS}"></span>${escaped(label)}</li>`);
  return `<ul class="legend">${entries.join('')}</ul>`;
}

function against(summary: readonly SettingSummary[], { command, engineVersion, date }: StoredRun): string {
  const rows = summary.flatMap(({ label, againstStored }) =>
    (againstStored ?? []).map((one) => [label, one.figure.title, comparisonText(one)]),
  );
  const stored = `<p class="about"><code>${escaped(command)}</code>, engine ${escaped(engineVersion)}, ${escaped(date)}</p>`;
  const columns = ['setting', 'figure', 'difference'].map((title) => ({ title }));
  return stored + tableHtml({ columns, rows });
}

function runsTable({ figures }: Suite, runs: readonly Run[]): string {
  const columns = [...['problem', 'setting', 'seed'].map((title) => ({ title })), ...figures];
  const rows = runs.map(({ name, setting, seed, figures: own }) => [
    ...[name, setting, seed],
    ...figures.map(({ key }) => own[key]!),
  ]);
  return `<div class="wide">${tableHtml({ columns, rows })}</div>`;
}
