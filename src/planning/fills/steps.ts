/** Tells of the steps of the planner what came of them. */
import { decidedBy, type Score } from '../goals/compare.js';
import { containers } from '../goals/containers.js';
import type { Goal } from '../goals/goal.js';
import { volume } from '../goals/volume.js';
import type { OnStep, Step } from './hooks.js';
import type { Incumbent } from './incumbent.js';
import type { Meter } from './meter.js';
import type { Pausing } from './pausing.js';

/** Lets the search try something, and tells what came of it. */
export function* tried<Result>(
  {
    incumbent,
    meter,
    onStep,
  }: { readonly incumbent: Incumbent; readonly meter: Meter; readonly onStep?: OnStep | undefined },
  name: string,
  effort: number,
  search: () => Pausing<Result>,
): Pausing<Result> {
  if (onStep === undefined) return yield* search();
  const [before, searched] = [incumbent.score, meter.searched];
  const result = yield* search();
  onStep({ what: 'search', name, effort, spent: meter.searched - searched, ...compared(incumbent.score, before) });
  return result;
}

/** The figures of a plan, and why it is better than the one before. */
export function compared(
  after: Score,
  before: Score,
  goals?: readonly Goal<unknown>[],
): Pick<Step, 'containers' | 'volume' | 'decidedBy'> {
  return { containers: after.of(containers), volume: after.of(volume), decidedBy: decidedBy(after, before, goals) };
}
