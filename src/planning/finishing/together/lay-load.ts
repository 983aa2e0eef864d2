/** The pieces of one container laid together: in rooms or walls of their own, in several orders, as far as it helps. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { Session } from '../../fills/session.js';
import { inRoomsApart } from '../../fills/variants/rooms-apart.js';
import { Score } from '../../goals/compare.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { TogetherRule } from '../../goals/together.js';
import { Judge } from '../balance/judge.js';
import { interlocked } from '../interlock.js';
import { merged } from '../merge.js';
import { compareLoads } from '../of-finished.js';
import { type Classes, classOrders, inPairs } from './classes.js';
import { equalPieces, handedOut } from './equal-pieces.js';
import { type Allowance, laidInTurn } from './in-turn.js';
import { inOwnWalls } from './own-walls.js';
import { roomsOf, type Way, waysOf } from './rooms.js';

/** Work units of a search in the first pass: of a load of some cargoes a shorter one finds nothing. */
const QUICK_SEARCH = 1.5e6;

/** Each pass searches so much longer than the one before. */
const LONGER_SEARCH = 4;

/** Of what a load may cost, a search costs so much at most. */
const MOST_OF_SEARCH = 0.1;

/** Of a search, what the fill of one wall costs. */
const SHARE_OF_WALL = 0.5;

/** Of what a load may cost, the walls of every class by itself. */
const SHARE_OF_OWN_WALLS = 0.8;

/** Of its room, what a load fills that is laid in walls of its own, and at all: what is fuller has no second way. */
const FULLEST_IN_WALLS = 0.88;
const FULLEST = 0.9;
/** So few fit exactly as often as not, and are tried in no time. */
const FEW_PIECES = 64;

/**
 * @param levels by which cargo belongs together, the outermost first
 * @param reach how far the load may go along the fill direction, scaled units
 * @param effort work units that it may cost
 * @returns the load itself where nothing brings it closer together
 */
export function laidTogether(
  session: Session,
  load: DraftLoad,
  levels: readonly TogetherRule[],
  reach: number,
  effort: number,
): DraftLoad {
  const { meter, problem } = session;
  const until = meter.allSpent + effort;
  const orders = classOrders(problem, load, levels);
  const filled = shareFilled(problem, load, reach);
  if (orders.length === 0) return load;
  const ways = waysOf(problem);
  let best = load;
  const isOver = () => meter.stopped || meter.allSpent >= until;
  const offer = (laid: readonly Arrangement[] | null) => {
    // Most are no better: that is asked first, as whether it can be loaded takes longer to find out.
    if (laid === null || !isBetter(problem, { ...load, arrangements: laid }, best)) return;
    const sound = inOrder(problem, load, laid);
    if (sound !== null && isBetter(problem, sound, best)) best = sound;
  };
  const equal = equalPieces(problem, load, orders[0]!);
  if (equal !== null) for (const order of orders) offer(handedOut(equal, load, order));
  const isSmall = load.loaded.reduce((sum, count) => sum + count, 0) <= FEW_PIECES;
  if (filled > FULLEST && !isSmall) return best;
  if (levels.length === 1 && !fillsLayers(problem) && (filled <= FULLEST_IN_WALLS || isSmall)) {
    const before = best;
    offer(inOwnWalls(session, load, orders[0]!, levels[0]!, reach, SHARE_OF_OWN_WALLS * effort));
    // Pushed together they are as close as they get.
    if (best !== before) return best;
  }
  const most = MOST_OF_SEARCH * effort;
  for (let search = Math.min(QUICK_SEARCH, most); search <= most; search *= LONGER_SEARCH) {
    for (const way of ways) {
      for (const order of orders) {
        if (isOver()) return best;
        offer(inFewerRooms(session, load, order, reach, way, { ofFill: search, until }));
      }
    }
    for (const order of orders) {
      if (isOver()) return best;
      offer(laidInTurn(session, load, order, reach, { ofFill: SHARE_OF_WALL * search, until }));
    }
  }
  return best;
}

/** Where not every class gets a room of its own, two of them share one, then four. */
function inFewerRooms(
  session: Session,
  load: DraftLoad,
  order: Classes,
  reach: number,
  { slack, isInOrder, isOpenInFront }: Way,
  { ofFill, until }: Allowance,
): readonly Arrangement[] | null {
  const { meter, problem } = session;
  for (let classes = order; classes.length > 1; classes = inPairs(classes)) {
    const rooms = roomsOf(problem, load, classes, reach, slack);
    const open = isOpenInFront ? rooms.map(({ to }) => ({ from: 0, to })) : rooms;
    const variant = inRoomsApart(problem, load.container, classes, open, isInOrder);
    const laid = session.loadAgain(variant, load.container, load.loaded, Math.min(ofFill, until - meter.allSpent));
    if (laid !== null || meter.stopped || meter.allSpent >= until) return laid;
  }
  return null;
}

/** As it can be loaded; null: it breaks a rule, or has no order of loading. */
function inOrder(problem: LoadProblem, load: DraftLoad, laid: readonly Arrangement[]): DraftLoad | null {
  const judge = new Judge(problem, load.container);
  const tidy = { ...load, arrangements: merged(problem, laid) };
  const [turned] = interlocked(problem, { loads: [tidy], left: [] }).loads;
  const accepted = judge.accepted(turned!.arrangements) ?? judge.accepted(tidy.arrangements);
  return accepted && { ...load, arrangements: accepted };
}

function isBetter(problem: LoadProblem, one: DraftLoad, other: DraftLoad): boolean {
  const [a, b] = [one, other].map((load) => new Score(problem, { loads: [load], left: [] }));
  return compareLoads(a!, b!) < 0;
}

/** Of the room up to there, by volume. */
function shareFilled(problem: LoadProblem, load: DraftLoad, reach: number): number {
  const { length, width, height } = problem.containers[load.container]!.size;
  const room = fillsLayers(problem) ? length * width * reach : reach * width * height;
  return load.loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0) / room;
}
