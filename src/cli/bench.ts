/** `stowage bench`: suites of problems under settings, measured, held side by side and against an earlier run. */
import { csvOf } from '../lib/csv.js';
import { benchPage } from './bench/page.js';
import { IN_CHECKOUT, SUITES } from './bench/registry.js';
import { LEAST_PROBLEMS } from './bench/statistics.js';
import { readStoredRun, type StoredRun, storedRun } from './bench/stored-run.js';
import type { OpenedSuite, Run, Suite, SuiteOptions } from './bench/suite.js';
import { byGroup, comparisonText, type SettingSummary, summarised } from './bench/summary.js';
import { groupTable, summaryTable, type Table } from './bench/summary-table.js';
import { writeOutput } from './files.js';
import { requestSettings, ruleFaults } from './read-requests.js';
import { type Setting, settingsOf } from './settings.js';
import { textTable } from './text-table.js';
import { commandLine, EXIT, misused, onlyFile, UsageError } from './usage.js';
import { warningLines } from './warning-lines.js';

export const BENCH_USAGE = `stowage bench SUITE [options]

${Object.entries(SUITES)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}

  --vary RULE=A,B,C    values of a rule; may be repeated, every combination is run
  --level 1..4         effort of the search; 1 when absent
  --rule NAME=VALUE    any rule, for all settings
  --seeds 1-3          each problem with each of these seeds
  --classes 1,7-9      for br 0-15, for mpv 1-8; for scale the numbers of cargoes
  --problems 1-10      numbers of problems
  --sizes 50,100       for mpv, pallets and scale: numbers of pieces
  --file FILE          problems for br, thpack9, pallets and files; may be repeated
  --uom mm|cm|in       unit of a --file without units
  --connections 1,4    for http, with --seconds N, --url ADDRESS and --key KEY
  --csv FILE           every run, for a spreadsheet; - is standard output, the tables go to standard error
  --page FILE          an HTML page with charts, which needs no other files
  --out FILE           stores the run
  --against FILE       compares with a stored run: what became better or worse

A setting is called better or worse when the mean difference, problem by problem, is on one side of zero in 95 % of 4,000
resamples of the problems (paired bootstrap). With fewer than ${LEAST_PROBLEMS} problems there is no verdict. A busy machine
changes all times: compare only times of quiet machines.

Exit codes: 0 measured; 1 the command line or a file is wrong; 2 the first figure became worse (--against).`;

const OPTIONS = {
  vary: { type: 'string', multiple: true },
  level: { type: 'string' },
  rule: { type: 'string', multiple: true },
  seeds: { type: 'string' },
  classes: { type: 'string' },
  problems: { type: 'string' },
  sizes: { type: 'string' },
  file: { type: 'string', multiple: true },
  uom: { type: 'string' },
  connections: { type: 'string' },
  seconds: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  csv: { type: 'string' },
  page: { type: 'string' },
  out: { type: 'string' },
  against: { type: 'string' },
} as const;

type Print = (line: string) => void;

export async function benchCommand(args: readonly string[], print: Print): Promise<number> {
  const line = commandLine(BENCH_USAGE, OPTIONS, args, print);
  if (line === null) return EXIT.done;
  const { values, files } = line;
  const name = onlyFile(BENCH_USAGE, `one of ${Object.keys(SUITES).join(', ')}`, files);
  const suite = Object.hasOwn(SUITES, name) ? SUITES[name]! : unknownSuite(name);
  const level = suite.hasOwnLevels ? {} : { optimizationLevel: 1 };
  const { rules } = requestSettings(values);
  const settings = settingsOf(values.vary ?? []).map(
    (setting): Setting => ({ ...setting, rules: { ...level, ...rules, ...setting.rules } }),
  );
  const seeds = numbersOf('seeds', values.seeds) ?? [1];
  const faults = new Set(seeds.flatMap((seed) => ruleFaults({ seed }, { '/rules/seed': `--seeds ${values.seeds}` })));
  if (faults.size > 0) throw new UsageError([...faults].join('\n'));
  const before = values.against === undefined ? null : await readStoredRun(values.against, name);
  const opened = await suite.open(suiteOptions(suite, values));
  const runs = await measured(opened, settings, seeds).finally(() => opened.close?.());
  const labels = settings.map(({ label }) => label);
  const summary = summarised(labels, suite.figures, runs, before?.runs ?? null);
  const own = storedRun(name, args.slice(args.indexOf(name) + 1), runs);
  const csv = csvOf(csvRows(suite, runs));
  if (values.csv === '-') process.stdout.write(csv);
  else if (values.csv !== undefined) await writeOutput(values.csv, csv);
  if (values.out !== undefined) await writeOutput(values.out, `${JSON.stringify(own, null, 1)}\n`);
  if (values.page !== undefined) await writeOutput(values.page, benchPage(suite, own, summary, before));
  const say = values.csv === '-' ? (line: string) => void process.stderr.write(`${line}\n`) : print;
  describe(suite, summary, runs, before, say);
  for (const file of [values.csv, values.out, values.page]) {
    if (file !== undefined && file !== '-') say(`written: ${file}`);
  }
  const isWorse = summary.some(({ againstStored }) => againstStored?.[0]?.word === 'worse');
  return isWorse ? EXIT.refused : EXIT.done;
}

function unknownSuite(name: string): never {
  if (Object.hasOwn(IN_CHECKOUT, name)) {
    throw new UsageError(`the package has no benchmark ${name}. In a checkout: npm run bench -- ${name}`);
  }
  throw misused(BENCH_USAGE, `There is no suite "${name}": it is one of ${Object.keys(SUITES).join(', ')}.`);
}

/** Problem by problem, so that a machine that becomes busier does not favour a setting. */
async function measured(opened: OpenedSuite, settings: readonly Setting[], seeds: readonly number[]): Promise<Run[]> {
  const runs: Run[] = [];
  const all = opened.problems.length * settings.length * seeds.length;
  for (const [place, { group, name }] of opened.problems.entries()) {
    for (const seed of seeds) {
      for (const { label, rules } of settings) {
        const measured = await opened.measure(place, rules, seed, `${name}, ${label} (${runs.length + 1} of ${all})`);
        runs.push({ group, name, setting: label, seed, ...measured });
      }
    }
  }
  return runs;
}

function suiteOptions(suite: Suite, values: Readonly<Record<string, unknown>>): SuiteOptions {
  const { allowed = {}, readsFiles = false } = suite;
  if (values['file'] !== undefined && !readsFiles) {
    const reading = Object.entries(SUITES).filter(([, { readsFiles }]) => readsFiles);
    const names = reading.map(([name]) => name).join(', ');
    throw new UsageError(`--file has no meaning for this suite: ${names} read files`);
  }
  const text = (name: string) => values[name] as string | undefined;
  const list = (name: 'classes' | 'problems' | 'sizes') => {
    const numbers = numbersOf(name, text(name));
    const [least, most] = allowed[name] ?? [0, Number.MAX_SAFE_INTEGER];
    const wrong = numbers?.find((number) => number < least || number > most);
    if (wrong !== undefined) throw new UsageError(`--${name} of this suite: from ${least} to ${most}, not ${wrong}`);
    return numbers;
  };
  const seconds = text('seconds') === undefined ? undefined : Number(text('seconds'));
  if (seconds !== undefined && !(seconds > 0)) throw new UsageError('--seconds is a number above 0');
  const [classes, problems, sizes] = [list('classes'), list('problems'), list('sizes')];
  const connections = numbersOf('connections', text('connections'));
  const [uom, url, key] = [text('uom'), text('url'), text('key')];
  return {
    files: (values['file'] as string[] | undefined) ?? [],
    ...(classes && { classes }),
    ...(problems && { problems }),
    ...(sizes && { sizes }),
    ...(connections && { connections }),
    ...(seconds && { seconds }),
    ...(uom !== undefined && { uom }),
    ...(url !== undefined && { url }),
    ...(key !== undefined && { key }),
  };
}

/** `1-5`, `3` or `1,4,7-9`. @throws UsageError */
function numbersOf(option: string, text: string | undefined): number[] | undefined {
  return text?.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === undefined || Number(last) < Number(first)) {
      throw new UsageError(`--${option} is written 1-5, 3 or 1,4,7-9, not "${text}"`);
    }
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
  });
}

function describe(
  suite: Suite,
  summary: readonly SettingSummary[],
  runs: readonly Run[],
  before: StoredRun | null,
  print: Print,
): void {
  const show = ({ columns, rows }: Table) => {
    for (const line of textTable(columns, rows)) print(line);
  };
  show(summaryTable(suite, summary));
  const labels = summary.map(({ label }) => label);
  const groups = byGroup(labels, suite.figures[0], runs);
  if (groups.length > 1) {
    print('');
    show(groupTable(suite, labels, groups));
  }
  if (before !== null) {
    print('');
    print(`Against ${before.command} (engine ${before.engineVersion}, ${before.date}):`);
    for (const { label, againstStored } of summary) {
      for (const one of againstStored ?? []) print(`  ${label}: ${one.figure.title} ${comparisonText(one)}`);
    }
  }
  for (const note of suite.notes?.(runs) ?? []) print(note);
  const warned = runs.map(({ name, setting, warnings = [] }) => ({ title: name, label: setting, warnings }));
  for (const warning of warningLines(warned)) print(warning);
}

function csvRows({ figures }: Suite, runs: readonly Run[]) {
  return [
    ['group', 'problem', 'setting', 'seed', ...figures.map(({ key }) => key)],
    ...runs.map(({ group, name, setting, seed, figures: own }) => [
      ...[group, name, setting, seed],
      ...figures.map(({ key }) => own[key]!),
    ]),
  ];
}
