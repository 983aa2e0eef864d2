/**
 * Balance (balanceConfiguration): the weights left and right, and front and rear, of the middle differ by no more than
 * the request allows. The load is shifted, slices are mirrored, shifted and reordered, stacks change places, in this
 * order, until it holds; where that is not enough the same pieces are loaded once more, into a container whose halves
 * may carry only so much. What gains nothing, or breaks a rule, is not done.
 */

import type { Arrangement } from '../../../domain/plan.js';
import type { Container, LoadProblem, Zone } from '../../../domain/problem.js';
import { withContainer } from '../../../domain/sub-problems.js';
import { acrossDifference, imbalance, weightHalves } from '../../../domain/weight-halves.js';
import type { Session } from '../../fills/session.js';
import { stricter, type Variant } from '../../fills/variants/variant.js';
import type { DraftLoad } from '../../goals/draft.js';
import { type Difference, mirroredSlices, shiftedAcross } from './across.js';
import { reordered, shiftedAlong } from './along.js';
import { Judge } from './judge.js';
import { bestMove, type Figure } from './move.js';
import { slicesOf } from './parts.js';
import { swappedStacks } from './swap.js';

/** Of what the halves may differ by, what shifts and new loads aim at: rounding must not miss it. */
const AIM = 0.999;

/** Moves made one after the other; each gains something. */
const MOST_MOVES = 24;

/** @param effort work units that loading the pieces again may cost */
export function withBalancedHalves(session: Session, load: DraftLoad, mostPercent: number, effort: number): DraftLoad {
  const { problem } = session;
  const type = problem.containers[load.container]!;
  const figure: Figure = (arrangements) => imbalance(weightHalves(problem, type, arrangements), mostPercent);
  let best = afterMoves(problem, load.container, load.arrangements, mostPercent, figure);
  const variants = figure(best) > 0 ? withLimitedHalves(problem, load, mostPercent) : [];
  for (const variant of variants) {
    if (figure(best) === 0 || session.meter.stopped) break;
    const again = session.loadAgain(variant, load.container, load.loaded, effort / variants.length);
    if (again === null) continue;
    const sound = new Judge(problem, load.container).accepted(again);
    if (sound === null) continue;
    const moved = afterMoves(problem, load.container, sound, mostPercent, figure);
    if (figure(moved) < figure(best)) best = moved;
  }
  return { ...load, arrangements: best };
}

function afterMoves(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
  mostPercent: number,
  figure: Figure,
): readonly Arrangement[] {
  const judge = new Judge(problem, container);
  let load = arrangements;
  for (let moves = 0; moves < MOST_MOVES && figure(load) > 0; moves++) {
    const next = nextMove(judge, load, mostPercent, figure);
    if (next === null) break;
    load = next;
  }
  return load;
}

/** Of the first kind of which one gains something and may be made. */
function nextMove(
  judge: Judge,
  load: readonly Arrangement[],
  mostPercent: number,
  figure: Figure,
): readonly Arrangement[] | null {
  const { problem, container } = judge;
  const type = problem.containers[container]!;
  const { total } = weightHalves(problem, type, load);
  const within = (AIM * total * mostPercent) / 100;
  const across: Difference = (part) => acrossDifference(weightHalves(problem, type, part));
  const slices = slicesOf(problem, load);
  const kinds: readonly (() => (readonly Arrangement[])[])[] = [
    () => [shiftedAlong(problem, container, load, within)],
    () => mirroredSlices(problem, container, slices, across, within),
    () => shiftedAcross(problem, container, slices, across, within),
    () => reordered(problem, container, slices, within),
    () => swappedStacks(problem, container, load, mostPercent * AIM),
  ];
  for (const kind of kinds) {
    const next = bestMove(judge, load, kind(), figure);
    if (next !== null) return next;
  }
  return null;
}

/** The container with halves that carry no more than they may: left and right, then front and rear too. */
function withLimitedHalves(problem: LoadProblem, load: DraftLoad, mostPercent: number): Variant[] {
  const type = problem.containers[load.container]!;
  const { total } = weightHalves(problem, type, load.arrangements);
  const across = halvesAcross(type);
  return [across, [...across, ...halvesAlong(type)]].map((halves) => {
    const maxWeight = (total / 2) * (1 + (AIM * mostPercent) / 100);
    const zones = [...type.zones, ...halves.map((half) => ({ ...half, maxWeight, allowedGroups: null }))];
    return stricter(withContainer(problem, load.container, (one) => ({ ...one, zones })));
  });
}

type Half = Pick<Zone, 'name' | 'position' | 'size'>;

/** Cargo over the edges of a deck belongs to the half at that edge. */
export function halvesAcross({ size, deckReach }: Container): Half[] {
  const reach = Math.max(0, deckReach.width);
  const width = Math.ceil(size.width / 2);
  const along = { x: -Math.max(0, deckReach.length), length: size.length + 2 * Math.max(0, deckReach.length) };
  const half = (name: string, y: number, to: number): Half => ({
    name,
    position: { x: along.x, y, z: 0 },
    size: { length: along.length, width: to - y, height: size.height },
  });
  return [half('left', -reach, width), half('right', size.width - width, size.width + reach)];
}

function halvesAlong({ size, deckReach }: Container): Half[] {
  const reach = Math.max(0, deckReach.length);
  const length = Math.ceil(size.length / 2);
  const across = { y: -Math.max(0, deckReach.width), width: size.width + 2 * Math.max(0, deckReach.width) };
  const half = (name: string, x: number, to: number): Half => ({
    name,
    position: { x, y: across.y, z: 0 },
    size: { length: to - x, width: across.width, height: size.height },
  });
  return [half('front', -reach, length), half('rear', size.length - length, size.length + reach)];
}
