/** What a suite of problems is, and what one run of it measures. */
import type { Uom } from '../../domain/words.js';

export type Fields = Readonly<Record<string, unknown>>;

/** One problem of a suite. */
export interface Problem {
  /** Problems of one group are alike: a class. */
  readonly group: string;
  /** Unlike that of any other problem of the suite. */
  readonly name: string;
}

/** A problem that is a load request. */
export interface RequestProblem extends Problem {
  readonly body: Fields;
  readonly uom: Uom;
}

/** Something that a run measures. */
export interface Figure {
  readonly key: string;
  /** With its unit. */
  readonly title: string;
  readonly decimals: number;
  readonly better: 'more' | 'less';
  /** Its sum over the problems is what is published. */
  readonly isSummed?: true;
}

/** Values of figures, by their keys. */
export type Figures = Readonly<Record<string, number>>;

/** One problem under one setting with one seed. */
export interface Run extends Problem {
  readonly setting: string;
  readonly seed: number;
  readonly figures: Figures;
  /** Of the plan. */
  readonly warnings?: readonly string[];
}

/** What one run measures. */
export type Measured = Pick<Run, 'figures' | 'warnings'>;

/** What the command line says of the problems; absent: as the suite has it. */
export interface SuiteOptions {
  readonly classes?: readonly number[];
  readonly problems?: readonly number[];
  readonly sizes?: readonly number[];
  readonly files: readonly string[];
  readonly uom?: string;
  readonly connections?: readonly number[];
  readonly seconds?: number;
  readonly url?: string;
  readonly key?: string;
}

/** A suite that is ready to be run. */
export interface OpenedSuite {
  readonly problems: readonly Problem[];
  /** @param label shown while it runs */
  measure(problem: number, rules: Fields, seed: number, label: string): Promise<Measured>;
  close?(): Promise<void>;
}

export interface Suite {
  readonly about: string;
  /** The first one is what settings are judged by. */
  readonly figures: readonly [Figure, ...Figure[]];
  /** Its problems may be read from files (--file). */
  readonly readsFiles?: true;
  /** Its problems say themselves how long to search; absent: at level 1, unless the command line says more. */
  readonly hasOwnLevels?: true;
  /** Lines after the table: what the figures may be held against. */
  notes?(runs: readonly Run[]): readonly string[];
  /** Which numbers --classes, --problems and --sizes may have; absent: any. */
  readonly allowed?: Readonly<
    Partial<Record<'classes' | 'problems' | 'sizes', readonly [least: number, most: number]>>
  >;
  open(options: SuiteOptions): Promise<OpenedSuite>;
}
