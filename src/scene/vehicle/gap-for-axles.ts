/** The gap at the front wall that a load needs: a load that is pushed into it puts too much on an axle. */
import type { AxlesAnswer } from '../../schema/axles-answer.js';
import type { Step } from '../steps.js';

/**
 * How far a load stands from the front wall because its axles ask so, scaled units; 0: it may stand at the wall as well,
 * or does.
 * @param lengthOf scaled units in the unit of the answer
 */
export function gapForAxles(
  { window, stages: [departure] }: Pick<AxlesAnswer, 'window' | 'stages'>,
  steps: readonly Pick<Step, 'extent'>[],
  lengthOf: (scaled: number) => number,
): number {
  const gap = steps.reduce((least, { extent }) => Math.min(least, extent.x1), Number.POSITIVE_INFINITY);
  if (window === null || departure === undefined || departure.weightLoaded === 0 || !Number.isFinite(gap)) return 0;
  return departure.cog.length - lengthOf(gap) < window.from ? gap : 0;
}
