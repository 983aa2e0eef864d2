/** A load in which pieces change their places, so that a figure of it gets less. */
import type { Arrangement } from '../../../domain/plan.js';
import type { Move } from '../../goals/move.js';
import type { Judge } from './judge.js';

/** What a load is the worse for; a move makes it less. */
export type Figure = (arrangements: readonly Arrangement[]) => number;

class OtherPlaces implements Move<readonly Arrangement[]> {
  #accepted: readonly Arrangement[] | null = null;

  constructor(
    private readonly judge: Judge,
    private readonly changed: readonly Arrangement[],
    private readonly before: number,
    private readonly figure: Figure,
  ) {}

  gain(): number {
    return this.before - this.figure(this.changed);
  }

  isValid(): boolean {
    const accepted = this.judge.accepted(this.changed);
    // In the order in which it can be loaded it may be as bad as before: what stands before a door depends on it.
    const gains = accepted !== null && isGain(this.before - this.figure(accepted), this.before);
    this.#accepted = gains ? accepted : null;
    return gains;
  }

  apply(): readonly Arrangement[] {
    return this.#accepted!;
  }
}

/** Moves asked whether they may be made, of those that gain something. */
const MOST_ASKED = 6;

/** A gain that is more than the rounding of its figures. */
const LEAST_GAIN = 1e-9;

const isGain = (gain: number, before: number) => gain > LEAST_GAIN * before;

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
    const move = new OtherPlaces(judge, arrangements, before, figure);
    return { move, gain: move.gain() };
  }).filter(({ gain }) => isGain(gain, before));
  gaining.sort((a, b) => b.gain - a.gain);
  const found = gaining.slice(0, MOST_ASKED).find(({ move }) => move.isValid());
  return found === undefined ? null : found.move.apply();
}
