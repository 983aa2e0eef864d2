/** Which places of a plan the steps of loading are: what is told of a step is told of them. */
import type { LoadedContainer } from '../domain/plan.js';
import type { ProgressPlace } from '../domain/progress.js';
import type { Step } from './steps.js';

/**
 * By step. Of interlocked spaces, which several steps load together, each is that of the first step with its cargo.
 * @param within the container or the pallet that the steps load
 */
export function stepPlaces(
  { arrangements, sections = [] }: Pick<LoadedContainer, 'arrangements' | 'sections'>,
  steps: readonly Pick<Step, 'spaces' | 'cargo'>[],
  within: Pick<ProgressPlace, 'container' | 'pallet'>,
): readonly (readonly ProgressPlace[])[] {
  const sectionOf = sections.flatMap((section, at) => Array<number>(section.arrangements).fill(at + 1));
  const taken = new Set<number>();
  return steps.map(({ spaces, cargo }) => {
    const own: ProgressPlace[] = [];
    for (let space = spaces.first; space <= spaces.last; space++) {
      if (arrangements[space - 1]?.cargo !== cargo || taken.has(space)) continue;
      taken.add(space);
      own.push({ ...within, section: sectionOf[space - 1] ?? 1, space });
    }
    return own;
  });
}
