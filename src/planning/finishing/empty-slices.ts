/**
 * Loads without empty slices: where nothing at all stands between two planes across the length, what lies behind them slides
 * to the front wall by so much. Nothing comes to rest on other cargo than before, yet axles, zones, the steps of a floor and
 * contours may ask for such a gap: so the load is judged again, and every goal (docs/rules.md, What best means) must be held.
 */
import { type Arrangement, extentOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { fillsLayers, reachOf } from '../../domain/tidiness.js';
import { compactness } from '../goals/compactness.js';
import { isNowhereWorse, Score } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { Judge } from './balance/judge.js';
import type { FinishingMove } from './finishing-move.js';
import { goalsOfLoads } from './of-finished.js';
import { beyondLimits, hasLimits } from './vehicle/limits.js';

/** Slices closed one by one, where not all of them may be closed at once. */
const MOST_SLICES = 8;

/** Of the length that nothing stands in. */
interface Slice {
  readonly from: number;
  readonly to: number;
}

export const closingSlices: FinishingMove = {
  name: 'empty slices closed',
  serves: compactness.id,
  mayGain: ({ session }) => mayBeClosed(session.problem),
  apply: ({ session }, draft) => withoutEmptySlices(session.problem, draft),
};

/** Balancing puts weight where it is to lie along the length, gaps and all: it does so after this, or did before. */
function mayBeClosed(problem: LoadProblem): boolean {
  return !fillsLayers(problem) && problem.rules.balancing === undefined;
}

export function withoutEmptySlices(problem: LoadProblem, draft: Draft): Draft {
  if (!mayBeClosed(problem)) return draft;
  const loads = draft.loads.map((load) => closedUp(problem, load));
  return loads.every((load, place) => load === draft.loads[place]) ? draft : { ...draft, loads };
}

function closedUp(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const { arrangements, container } = load;
  if (arrangements.some(({ isKept }) => isKept === true)) return load;
  const slices = emptySlices(problem, arrangements);
  if (slices.length === 0) return load;
  const judge = new Judge(problem, container);
  const mayStand = (moved: readonly Arrangement[]) =>
    !hasLimits(problem.containers[container]!) || beyondLimits(problem, container, moved) === 0;
  const closed = (before: DraftLoad, which: readonly Slice[]): DraftLoad => {
    const moved = slidOver(problem, before.arrangements, which);
    const slid = mayStand(moved) ? judge.accepted(moved) : null;
    const after = slid && { ...load, arrangements: slid };
    return after !== null && isNoWorse(problem, after, before) ? after : before;
  };
  const all = closed(load, slices);
  if (all !== load || slices.length === 1) return all;
  // From the rear, where closing one moves none of those that are left.
  return slices.slice(-MOST_SLICES).reduceRight((before, slice) => closed(before, [slice]), load);
}

/** From the front wall to the rear; what is behind the last piece is none. */
function emptySlices({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): Slice[] {
  const spans = arrangements.map((one) => extentOf(one, cargoes)).sort((a, b) => a.x1 - b.x1);
  const slices: Slice[] = [];
  let end = 0;
  for (const { x1, x2 } of spans) {
    if (x1 > end) slices.push({ from: end, to: x1 });
    end = Math.max(end, x2);
  }
  return slices;
}

/** Each piece to the front by all slices that were before it. */
function slidOver(
  { cargoes }: LoadProblem,
  arrangements: readonly Arrangement[],
  slices: readonly Slice[],
): readonly Arrangement[] {
  return arrangements.map((one) => {
    const { x1 } = extentOf(one, cargoes);
    const empty = slices.reduce((sum, { from, to }) => (to <= x1 ? sum + to - from : sum), 0);
    return empty === 0 ? one : { ...one, position: { ...one.position, x: one.position.x - empty } };
  });
}

function isNoWorse(problem: LoadProblem, after: DraftLoad, before: DraftLoad): boolean {
  const [one, other] = [after, before].map((load) => new Score(problem, { loads: [load], left: [] }));
  return isNowhereWorse(one!, other!, goalsOfLoads(reachOf(problem, before.arrangements)));
}
