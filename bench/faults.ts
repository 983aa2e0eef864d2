/**
 * `npm run bench -- faults`: runs the tests of what goes wrong at an operator's, one file after the other, and writes what
 * each has shown, with the day, into docs/runbook.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROJECT, writeResults } from './results.js';
import { printTable } from './table.js';

/** Tests, each file under the heading of the runbook to which it belongs. */
const FAULTS: readonly (readonly [fault: string, test: string])[] = [
  ['full disk', 'store/full-disk'],
  ['damaged store', 'store/embedded/damage'],
  ['check, backup, repair', 'cli/care'],
  ['store of an earlier version', 'store/earlier-stores'],
  ['clock set back', 'jobs/silence-watch'],
  ['clock set back, dead holders', 'http/background-pace'],
  ['killed in the middle of jobs', 'service/background/jobs-crash'],
  ['killed in the middle of saves', 'store/crash'],
  ['database away', 'store/outage'],
  ['greedy key', 'http/fair-share'],
  ['many large bodies', 'http/bodies-memory'],
];
const HEAD = ['fault', 'tried', 'held', 'failed', 'not possible here', 'seconds', 'day'];
const [BEGIN, END] = ['<!-- faults: begin -->', '<!-- faults: end -->'];

export async function run(options: string[]): Promise<void> {
  const rows: string[][] = [];
  for (const [fault, test] of FAULTS) {
    const begun = performance.now();
    const { held, failed, skipped } = await outcomesOf(test);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const counts = [held + failed + skipped, held, failed, skipped].map(String);
    rows.push([fault, ...counts, seconds, new Date().toISOString().slice(0, 10)]);
  }
  printTable(HEAD, rows);
  writeResults('faults', options, [HEAD, ...rows]);
  writeTable(rows);
}

/** The outcomes of the tests of a file, as it reports them in TAP; one that ends without any counts as failed. */
async function outcomesOf(test: string) {
  const file = fileURLToPath(new URL(`../test/${test}.test.js`, import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let report = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    report += text;
  });
  const [code] = await once(child, 'close');
  const lines = report.split('\n');
  const count = (begins: RegExp) => lines.filter((line) => begins.test(line)).length;
  const skipped = count(/^ok .*# SKIP/i);
  const held = count(/^ok /) - skipped;
  const failed = count(/^not ok /);
  return { held, skipped, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function writeTable(rows: readonly (readonly string[])[]): void {
  const page = new URL('docs/runbook.md', PROJECT);
  const text = readFileSync(page, 'utf8');
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const table = [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(page, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
