/**
 * BR problems under values of rules, as requests through the whole calculation, seed by seed.
 *
 *     npm run bench -- vary [--classes 1,7,15] [--problems 1-3] [--seeds 1,2] [--vary RULE=A,B,C ...]
 *                           [--csv FILE] [--out FILE] [--against FILE]
 *
 * Every combination of the values is run. --out stores the run, --against compares with a stored one: a setting is better
 * or worse when the mean of the differences, run by run, is more than two of its standard errors from none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { present } from '../src/calculation/present/present.js';
import type { Engine } from '../src/engine/port.js';
import { brProblem } from './br-recipe.js';
import { BadOptions, numbersOf } from './options.js';
import { mean, median, printTable } from './table.js';
import { orientationsOf } from './thpack.js';

type Rules = Readonly<Record<string, unknown>>;

interface Setting {
  readonly label: string;
  readonly rules: Rules;
}

interface Run {
  readonly label: string;
  /** Of the problem and the seed. */
  readonly run: string;
  readonly percent: number;
  readonly cpuSeconds: number;
  readonly nodes: number;
}

const STANDARD_ERRORS = 2;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      classes: { type: 'string', default: '1,7,15' },
      problems: { type: 'string', default: '1-3' },
      seeds: { type: 'string', default: '1' },
      vary: { type: 'string', multiple: true, default: ['optimizationLevel=1'] },
      csv: { type: 'string' },
      out: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const before = options.against === undefined ? [] : (JSON.parse(readFileSync(options.against, 'utf8')) as Run[]);
  const engine = loadEngine();
  const settings = settingsOf(options.vary);
  const runs: Run[] = [];
  for (const brClass of numbersOf(options.classes)) {
    for (const problem of numbersOf(options.problems)) {
      for (const seed of numbersOf(options.seeds)) {
        for (const setting of settings) runs.push(measured(engine, brClass, problem, seed, setting));
      }
    }
  }
  const heads = ['setting', 'runs', 'mean %', 'median %', 'least', 'most', 'CPU s median', 'ratio', 'nodes'];
  const reference = median(
    runs.filter(({ label }) => label === settings[0]!.label).map(({ cpuSeconds }) => cpuSeconds),
  );
  printTable(
    [...heads, ...(before.length > 0 ? ['against'] : [])],
    settings.map(({ label }) => rowOf(label, runs, before, reference)),
  );
  if (options.csv !== undefined) {
    const lines = runs.map((one) => [`"${one.label}"`, one.run, one.percent, one.cpuSeconds, one.nodes].join(','));
    writeFileSync(options.csv, ['setting,run,percent,cpuSeconds,nodes', ...lines, ''].join('\r\n'));
  }
  if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(runs, null, 1)}\n`);
}

function rowOf(label: string, runs: readonly Run[], before: readonly Run[], reference: number): string[] {
  const own = runs.filter((one) => one.label === label);
  const percents = own.map(({ percent }) => percent);
  const seconds = median(own.map(({ cpuSeconds }) => cpuSeconds));
  return [
    ...[label, String(own.length), mean(percents).toFixed(3), median(percents).toFixed(3)],
    ...[Math.min(...percents).toFixed(3), Math.max(...percents).toFixed(3)],
    ...[
      seconds.toFixed(3),
      (seconds / reference).toFixed(2),
      Math.round(mean(own.map(({ nodes }) => nodes))).toString(),
    ],
    ...(before.length > 0 ? [verdict(own, before)] : []),
  ];
}

/** Run by run, so that problems do not hide what a setting does. */
function verdict(own: readonly Run[], before: readonly Run[]): string {
  const differences = own.flatMap(({ label, run, percent }) => {
    const other = before.find((one) => one.label === label && one.run === run);
    return other === undefined ? [] : [percent - other.percent];
  });
  if (differences.length === 0) return 'not stored';
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  const error = Math.sqrt(variance / Math.max(1, differences.length - 1));
  const sign = average > 0 ? '+' : '';
  if (Math.abs(average) <= STANDARD_ERRORS * error || average === 0)
    return `${sign}${average.toFixed(3)} no difference`;
  return `${sign}${average.toFixed(3)} ${average > 0 ? 'better' : 'worse'}`;
}

function measured(engine: Engine, brClass: number, problem: number, seed: number, { label, rules }: Setting): Run {
  const { container, cargoes } = brProblem(brClass, problem);
  const body = {
    title: `BR${brClass}-${problem}`,
    cargoes: cargoes.map((cargo, place) => ({
      ...{ style: 'Shipcase', name: `C${place + 1}`, ...cargo.size, qty: cargo.quantity },
      orientationsAllowed: orientationsOf(cargo),
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: 'BR', ...container, qty: 1 }],
    rules: { calculationType: 'MixLoad', seed, ...rules },
  };
  const begun = process.cpuUsage();
  const outcome = calculate(body, { uom: 'UnitHighMetric', maxRunTimeSeconds: 86_400 }, engine);
  const { user, system } = process.cpuUsage(begun);
  if (outcome.status === 'failed') throw new BadOptions(`${label}: ${outcome.error.message}`);
  const { loadSummary } = present(outcome.load, { spacesCreated: false, placementsCreated: false, uom: null });
  return {
    ...{ label, run: `BR${brClass}-${problem} seed ${seed}`, percent: loadSummary.volumeUtilization },
    ...{ cpuSeconds: (user + system) / 1e6, nodes: outcome.load.plan.search.nodes },
  };
}

/** Every combination of the values. */
function settingsOf(vary: readonly string[]): Setting[] {
  return vary.reduce<Setting[]>(
    (settings, text) => {
      const [, rule, values] = /^(\w+)=(.+)$/.exec(text) ?? [];
      if (rule === undefined) throw new BadOptions(`--vary is written RULE=A,B,C, not "${text}"`);
      return settings.flatMap(({ label, rules }) =>
        values!.split(',').map((value) => ({
          label: `${label} ${rule}=${value}`.trim(),
          rules: { ...rules, [rule]: ruleValue(value) },
        })),
      );
    },
    [{ label: '', rules: {} }],
  );
}

function ruleValue(text: string): unknown {
  return /^(true|false|-?\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}
