/**
 * Fills the containers of one plan, one at a time, and keeps what that has cost and found. What the search asks it is the
 * same for cargo that is loaded as it is (session.ts) and for cargo that is stacked on something first (palletized.ts).
 */
import type { LoadProblem } from '../../domain/problem.js';
import type { DraftLoad } from '../goals/draft.js';
import type { Part } from './ahead.js';
import type { OnStep } from './hooks.js';
import type { Incumbent } from './incumbent.js';
import type { LoadPool } from './load-pool.js';
import type { Meter } from './meter.js';
import type { Pausing } from './pausing.js';

/** One container, filled. */
export interface Filled extends Pick<DraftLoad, 'arrangements' | 'content' | 'loaded'> {
  readonly volume: number;
  /** With what the cargo stands on. */
  readonly weight: number;
  /** Of each supply, what one such container takes; absent: there are none. */
  readonly supplies?: readonly number[];
  /** Work units spent. */
  readonly effort: number;
  /** The clock struck, or nobody waits any more. */
  readonly stopped: boolean;
}

export interface Fills {
  readonly problem: LoadProblem;
  readonly incumbent: Incumbent;
  readonly meter: Meter;
  /** Who is told of the steps of the search; undefined: nobody. */
  readonly onStep: OnStep | undefined;
  /** What fills have found so far. */
  readonly loads: LoadPool;
  /** Fills are improved after the search. */
  readonly isTuned: boolean;
  /** Whether it loads other pieces where they are worth more; else what they are worth makes no difference. */
  readonly areValuesUsed: boolean;
  /** What containers draw on beside the cargo, each a number of things of which there are only so many. */
  readonly supplies: readonly number[];

  /** @param effort work units that the round may cost */
  startRound(effort: number): void;

  /** True when at least one piece left goes into an empty container of that type. */
  anyFits(container: number, left: readonly number[]): boolean;

  /** How many parts are worth naming ahead; 0: nobody makes any. */
  readonly others: number;

  /**
   * @param parts to which the search will come next: who has time may begin them (ahead.ts)
   * @param round work units of the round in which it does; absent: of the one that runs
   */
  expect(parts: readonly Part[], round?: number): void;

  /**
   * Comes to a part.
   * @param after what it comes to next in place of what was expected before; absent: that
   */
  doing<Result>(part: Part, work: () => Result, after?: () => readonly Part[]): Pausing<Result>;

  /**
   * @param counts pieces of each cargo that may be loaded
   * @param values of one piece of each cargo; null: its volume
   * @param supplies that are left
   */
  fill(
    container: number,
    counts: readonly number[],
    values: readonly number[] | null,
    effort: number,
    supplies?: readonly number[],
  ): Filled;
}

/** Volume and weight of so many pieces of each cargo. */
export function amountsOf({ cargoes }: LoadProblem, loaded: readonly number[]): { volume: number; weight: number } {
  return {
    volume: loaded.reduce((sum, count, cargo) => sum + count * cargoes[cargo]!.volume, 0),
    weight: loaded.reduce((sum, count, cargo) => sum + count * cargoes[cargo]!.weight, 0),
  };
}

/** @param counts pieces of each cargo, for how many there are */
export function nothingFilled(counts: readonly number[]): Filled {
  return { arrangements: [], loaded: counts.map(() => 0), volume: 0, weight: 0, effort: 0, stopped: false };
}
