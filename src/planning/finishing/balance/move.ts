/**
 * A change to the load of a container. It is always asked in the same order: what it would gain, whether it may be made,
 * and then it is made.
 */
import type { Arrangement } from '../../../domain/plan.js';
import type { Judge } from './judge.js';

/** What a load is the worse for; a move makes it less. */
export type Figure = (arrangements: readonly Arrangement[]) => number;

export class Move {
  readonly #judge: Judge;
  readonly #changed: readonly Arrangement[];
  #accepted: readonly Arrangement[] | null = null;

  constructor(judge: Judge, changed: readonly Arrangement[]) {
    this.#judge = judge;
    this.#changed = changed;
  }

  gain(before: number, figure: Figure): number {
    return before - figure(this.#changed);
  }

  isValid(): boolean {
    this.#accepted = this.#judge.accepted(this.#changed);
    return this.#accepted !== null;
  }

  /** After `isValid` alone. */
  apply(): readonly Arrangement[] {
    return this.#accepted!;
  }
}

/** Moves asked whether they may be made, of those that gain something. */
const MOST_ASKED = 6;

/** A gain that is more than the rounding of its figures. */
const LEAST_GAIN = 1e-9;

/**
 * The load after the move that gains most of those that may be made.
 * @returns null when none does
 */
export function bestMove(
  judge: Judge,
  load: readonly Arrangement[],
  changed: Iterable<readonly Arrangement[]>,
  figure: Figure,
): readonly Arrangement[] | null {
  const before = figure(load);
  const gaining = Array.from(changed, (arrangements) => {
    const move = new Move(judge, arrangements);
    return { move, gain: move.gain(before, figure) };
  }).filter(({ gain }) => gain > LEAST_GAIN * before);
  gaining.sort((a, b) => b.gain - a.gain);
  const found = gaining.slice(0, MOST_ASKED).find(({ move }) => move.isValid());
  return found === undefined ? null : found.move.apply();
}
