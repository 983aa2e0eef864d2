/** What the runs of a suite come to: setting by setting, group by group, and against others. */
import { type Difference, mean, pairedDifference, quantile } from './statistics.js';
import type { Figure, Run } from './suite.js';

export interface SettingSummary {
  readonly label: string;
  readonly runs: number;
  readonly figures: readonly FigureSummary[];
  /** Against the first setting, in the first figure; null: it is the first. */
  readonly againstFirst: Comparison | null;
  /** Against the stored run, in the first figure and in time; null: none is given. */
  readonly againstStored: readonly Comparison[] | null;
  /** CPU time over that of the first setting, geometric mean over the problems; null: it is not measured. */
  readonly timeRatio: number | null;
}

export interface FigureSummary {
  readonly figure: Figure;
  readonly mean: number;
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
  readonly total: number;
}

/** A difference in words: `better`, `worse`, `the same`, `no difference beyond noise`, `too few problems`. */
export interface Comparison {
  readonly figure: Figure;
  readonly difference: Difference;
  readonly word: 'better' | 'worse' | 'the same' | 'no difference beyond noise' | 'too few problems' | 'not stored';
}

const TIME = 'cpuSeconds';

export function summarised(
  labels: readonly string[],
  figures: readonly [Figure, ...Figure[]],
  runs: readonly Run[],
  stored: readonly Run[] | null,
): SettingSummary[] {
  const [main] = figures;
  const time = figures.find(({ key }) => key === TIME);
  const judged = time === undefined || time === main ? [main] : [main, time];
  const first = of(runs, labels[0]!);
  return labels.map((label, place) => {
    const own = of(runs, label);
    const kept = stored === null ? null : of(stored, label);
    return {
      label,
      runs: own.length,
      figures: figures.map((figure) => figureSummary(figure, own)),
      againstFirst: place === 0 ? null : comparison(main, own, first),
      againstStored: kept === null ? null : judged.map((figure) => comparison(figure, own, kept)),
      timeRatio: time === undefined ? null : ratio(byProblem(own, TIME), byProblem(first, TIME)),
    };
  });
}

/** Mean of a figure in each group under each setting. */
export function byGroup(labels: readonly string[], { key }: Figure, runs: readonly Run[]): [string, number[]][] {
  const groups = [...new Set(runs.map(({ group }) => group))];
  return groups.map((group) => {
    const own = runs.filter((run) => run.group === group);
    return [group, labels.map((label) => mean(of(own, label).map(({ figures }) => figures[key]!)))];
  });
}

/** `+0.123 (0.050 to 0.190), better`. */
export function comparisonText({ figure, difference, word }: Comparison): string {
  if (word === 'not stored' || word === 'the same') return word;
  const shown = (value: number) => value.toFixed(figure.decimals + 1);
  const [least, most] = difference.interval;
  const sign = difference.mean > 0 ? '+' : '';
  return `${sign}${shown(difference.mean)} (${shown(least)} to ${shown(most)}), ${word}`;
}

function comparison(figure: Figure, own: readonly Run[], other: readonly Run[]): Comparison {
  const difference = pairedDifference(byProblem(own, figure.key), byProblem(other, figure.key));
  return { figure, difference, word: wordOf(figure, difference) };
}

function wordOf({ better }: Figure, { verdict, problems }: Difference): Comparison['word'] {
  if (problems === 0) return 'not stored';
  if (verdict === 'same') return 'the same';
  if (verdict === 'noise') return 'no difference beyond noise';
  if (verdict === 'tooFew') return 'too few problems';
  return verdict === better ? 'better' : 'worse';
}

function of(runs: readonly Run[], label: string): Run[] {
  return runs.filter(({ setting }) => setting === label);
}

/** Seeds of a problem are no further evidence: their mean counts once. */
function byProblem(runs: readonly Run[], key: string): Map<string, number> {
  const values = new Map<string, number[]>();
  for (const { name, figures } of runs) values.set(name, [...(values.get(name) ?? []), figures[key]!]);
  return new Map([...values].map(([name, own]) => [name, mean(own)]));
}

function ratio(own: ReadonlyMap<string, number>, first: ReadonlyMap<string, number>): number {
  const logarithms = [...own].flatMap(([name, value]) => {
    const reference = first.get(name);
    return reference === undefined || reference <= 0 || value <= 0 ? [] : [Math.log(value / reference)];
  });
  return Math.exp(mean(logarithms));
}

function figureSummary(figure: Figure, runs: readonly Run[]): FigureSummary {
  const values = runs.map(({ figures }) => figures[figure.key]!);
  return {
    figure,
    ...{ mean: mean(values), total: values.reduce((sum, value) => sum + value, 0) },
    ...{ least: quantile(values, 0), quarter: quantile(values, 0.25), median: quantile(values, 0.5) },
    ...{ threeQuarters: quantile(values, 0.75), most: quantile(values, 1) },
  };
}
