/** `stowage bench`: what it draws, what it says of differences, and what it writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { brProblem } from '../../src/cli/bench/br-recipe.js';
import { mpvProblem } from '../../src/cli/bench/mpv-recipe.js';
import { pairedDifference } from '../../src/cli/bench/statistics.js';
import type { StoredRun } from '../../src/cli/bench/stored-run.js';
import { formatThpack } from '../../src/cli/bench/thpack-format.js';
import { benchCommand } from '../../src/cli/bench.js';
import { UsageError } from '../../src/cli/usage.js';
import { deepOnly } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { temporaryFolder } from '../support/service/running-service.js';

async function bench(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await benchCommand(args, (line) => lines.push(line));
  return { code, lines };
}

const BRIEF = ['br', '--classes', '1', '--problems', '1,2'];

t.test('the problems of Martello, Pisinger and Vigo are drawn as they were published', async (t) => {
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((mpvClass) => Object.values(mpvProblem(mpvClass, 50, 1).pieces[0]!));
  const published = [
    ...[
      [39, 85, 72],
      [94, 25, 72],
      [94, 85, 27],
      [84, 65, 70],
      [39, 25, 27],
    ],
    ...[
      [6, 9, 5],
      [1, 29, 20],
      [46, 39, 75],
    ],
  ];
  t.same(firsts, published);
  t.same(mpvProblem(7, 200, 5).container, { length: 40, width: 40, height: 40 });
  t.equal(mpvProblem(7, 200, 5).pieces.length, 200);
});

t.test('a difference is said beyond noise only, and the same the other way round', async (t) => {
  const series = (values: readonly number[]) => new Map(values.map((value, place) => [`problem ${place}`, value]));
  const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 6, maxLength: 12 });
  const opposite = { more: 'less', less: 'more', same: 'same', noise: 'noise', tooFew: 'tooFew' };
  const holds = fc.property(values, fc.integer({ min: 1, max: 50 }), (own, shift) => {
    const moved = own.map((value) => value + shift);
    t.equal(pairedDifference(series(own), series(own)).verdict, 'same');
    const { verdict, mean, interval } = pairedDifference(series(moved), series(own));
    t.same([verdict, mean, interval], ['more', shift, [shift, shift]]);
    t.equal(pairedDifference(series(own), series(moved)).verdict, opposite[verdict]);
  });
  fc.assert(holds, { numRuns: 5 });
  const restless = series([0, 9, 0, 9, 0, 9, 0, 9]);
  t.equal(pairedDifference(restless, series([9, 0, 9, 0, 9, 0, 9, 0])).verdict, 'noise');
  t.equal(pairedDifference(series([1, 2]), series([0, 0])).verdict, 'tooFew');
  t.equal(pairedDifference(series([1]), new Map()).problems, 0);
});

t.test('every combination of values is run and written', async (t) => {
  const folder = temporaryFolder(t);
  const [csv, page, out] = ['runs.csv', 'page.html', 'run.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const varied = ['--vary', 'minSupportRate=0,1', '--vary', 'fillDirection=FrontToRear,BottomToTop', '--seeds', '1,2'];
  const { code, lines } = await bench(...BRIEF, ...varied, '--csv', csv, '--page', page, '--out', out);
  t.equal(code, 0);
  t.match(lines.join('\n'), /minSupportRate=1 fillDirection=BottomToTop +4 .*too few problems/);
  t.equal(lines.filter((line) => line.startsWith('warning: ')).length, 1, lines.join('\n'));
  t.match(
    lines.find((line) => line.startsWith('warning: ')),
    /support.* \(8 of 16\)$/i,
  );
  const rows = readFileSync(csv, 'utf8').trim().split('\r\n');
  t.equal(rows.length, 1 + 2 * 2 * 4, 'a row for each problem, seed and setting');
  t.equal(rows[0], 'group,problem,setting,seed,volumePercent,left,cpuSeconds,searchNodes');
  const stored = JSON.parse(readFileSync(out, 'utf8')) as StoredRun;
  t.equal(stored.runs.length, 16);
  isWholePage(t, readFileSync(page, 'utf8'));
});

t.test('a stored run is compared with, and worse ends with a code of its own', async (t) => {
  const folder = temporaryFolder(t);
  const out = join(folder, 'run.json');
  const six = ['br', '--classes', '1', '--problems', '1-6'];
  await bench(...six, '--out', out);
  const same = await bench(...six, '--against', out, '--page', join(folder, 'same.html'));
  t.match(same.lines.join('\n'), /as sent: volume % the same/);
  t.match(readFileSync(join(folder, 'same.html'), 'utf8'), /Against a stored run/);
  const stored = JSON.parse(readFileSync(out, 'utf8')) as StoredRun;
  const better = stored.runs.map((run) => ({ ...run, figures: { ...run.figures, volumePercent: 99 } }));
  writeFileSync(out, JSON.stringify({ ...stored, runs: better }));
  const worse = await bench(...six, '--against', out);
  t.match(worse.lines.join('\n'), /volume % -\d.*, worse/);
  t.equal(worse.code, 2);
  await t.rejects(bench('mpv', '--against', out), /holds a run of the suite br, not of mpv/);
});

t.test('the other suites run as well', deepOnly, async (t) => {
  const folder = temporaryFolder(t);
  const thpack = join(folder, 'thpack9.txt');
  writeFileSync(thpack, formatThpack([{ ...brProblem(1, 1), seed: null }]));
  const shown = async (...args: string[]) => (await bench(...args)).lines.join('\n');
  t.match(await shown('mpv', '--classes', '6,7', '--problems', '1'), /class 7 +\d/);
  t.match(await shown('thpack9', '--file', thpack, '--problems', '1'), /as sent +1 +\d/);
  t.match(await shown('pallets', '--sizes', '20', '--problems', '1,2'), /as sent +2 +\d/);
  t.match(await shown('scale', '--sizes', '20', '--vary', 'optimizationLevel=1,2'), /optimizationLevel=2 +1 /);
  const order = join(folder, 'order.txt');
  writeFileSync(order, 'Carton: 60 x 40 x 40 cm, 14 kg, qty 20\ninto Van: 300 x 170 x 170 cm, max 900 kg, qty 1\n');
  t.match(await shown('files', '--file', order), /as sent +1 +\d/);
  const http = await shown('http', '--connections', '1', '--seconds', '0.2');
  t.match(http, /POST \/Loads +\d/);
});

t.test('what is wrong with the line is said before anything runs', async (t) => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /stowage bench SUITE/],
    [['nothing'], /^There is no suite "nothing": it is one of br, /],
    [['storm'], /In a checkout: npm run bench -- storm/],
    [[...BRIEF, '--vary', 'minSupportRate=7'], /^--vary minSupportRate=7: `minSupportRate` must be from 0 to 1/],
    [[...BRIEF, '--vary', 'minSuportRate=0,1'], /no rule minSuportRate; .*`minSupportRate`/],
    [[...BRIEF, '--rule', 'minSuportRate=0'], /no rule minSuportRate; .*`minSupportRate`/],
    [[...BRIEF, '--vary', 'minSupportRate'], /--vary is written RULE=A,B,C/],
    [[...BRIEF, '--seeds', 'x'], /--seeds is written 1-5/],
    [['br', '--classes', '16'], /--classes of this suite: from 0 to 15, not 16/],
    [['thpack9'], /--file thpack9\.txt/],
    [['http', '--seconds', '0'], /--seconds is a number above 0/],
    [['http', '--url', 'http://127.0.0.1:1', '--seconds', '0.1'], /cannot be reached/],
  ];
  for (const [args, said] of cases) {
    const error = await bench(...args).catch((error: unknown) => error);
    t.ok(error instanceof UsageError, args.join(' '));
    t.match((error as Error).message, said);
  }
});

/** It asks for nothing from anywhere, runs nothing, and every element that it opens it closes. */
function isWholePage(t: Test, html: string): void {
  t.notMatch(html, /<script|<link|<img|https?:|url\(/);
  t.match(html, /<svg[^>]+role="img"/);
  const open: string[] = [];
  for (const [, closing, name, empty] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*?(\/?)>/g)) {
    if (empty === '/' || ['meta', 'br'].includes(name!)) continue;
    if (closing === '') open.push(name!);
    else t.equal(open.pop(), name, `closes <${name}>`);
  }
  t.same(open, []);
}

t.test('br reads files of the OR-Library, and other suites say that they read none', async (t) => {
  const file = join(temporaryFolder(t), 'thpack1.txt');
  writeFileSync(file, formatThpack([brProblem(1, 1), { ...brProblem(1, 2), seed: null }]));
  const { lines } = await bench('br', '--file', file, '--problems', '2');
  t.match(lines[1], /^as sent +1 /);
  const { lines: drawn } = await bench('br', '--classes', '1', '--problems', '2');
  const volume = (line: string | undefined) => line?.trim().split(/\s{2,}/)[2];
  t.equal(volume(lines[1]), volume(drawn[1]), 'the same as drawn');
  await t.rejects(bench('mpv', '--file', file), {
    name: 'UsageError',
    message: /--file has no meaning for this suite: br,/,
  });
  await t.rejects(bench('br', '--file', file, '--classes', '1'), { message: /--classes has no meaning beside --file/ });
  writeFileSync(file, 'a letter\nto somebody\n');
  await t.rejects(bench('br', '--file', file), {
    name: 'UsageError',
    message: /is not a file of OR-Library problems/,
  });
});
