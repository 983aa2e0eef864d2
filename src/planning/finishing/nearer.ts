/**
 * Loads of the same pieces in which fewer are beyond reach (docs/rules.md, Grouping and sequence), where order alone cannot
 * help: what rests on the inmost part of something long would be reached over the rest of it. Slices and stacks are turned
 * round along the length, so that it lies at the outer end.
 */
import { wayInto } from '../../domain/loading-way.js';
import { type Arrangement, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { reachesIn } from '../../domain/reach.js';
import { sideFrame } from '../../domain/side-frame.js';
import type { Session } from '../fills/session.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { TIDINESS } from '../goals/tidiness.js';
import { Judge } from './balance/judge.js';
import { bestMove, type Figure } from './balance/move.js';
import { type Part, slicesOf, stacksOf, turnedPart } from './balance/parts.js';
import type { FinishingMove } from './finishing-move.js';
import { beyondReach } from './loading-order/beyond.js';
import { inSections } from './loading-order/in-sections.js';

/** Pieces put in sections for one load: some tenths of a second. */
const PATIENCE = 30_000;

/** Changed loads looked at in one round, and rounds. */
const MOST_TRIED = 12;
const MOST_MOVES = 4;

export const bringingNearer: FinishingMove = {
  name: 'parts turned round for reach',
  serves: TIDINESS,
  mayGain: ({ session }) => isWorthIt(session.problem),
  apply: ({ session }, draft) => nearer(session, draft),
};

/** At level 1 only a hard limit is. */
function isWorthIt({ rules }: LoadProblem): boolean {
  return rules.optimizationLevel > 1 || rules.maxLoadingReach !== undefined;
}

export function nearer({ problem, meter }: Session, draft: Draft): Draft {
  if (!isWorthIt(problem)) return draft;
  const loads = draft.loads.map((load) => (meter.hasToStop ? load : nearerLoad(problem, load)));
  return loads.every((load, place) => load === draft.loads[place]) ? draft : { ...draft, loads };
}

function nearerLoad(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const frame = sideFrame(problem, load.container);
  if (frame === null) return nearerAlong(problem, load);
  const { container, arrangements } = load;
  const seen = { ...load, arrangements: frame.seen(arrangements) };
  const moved = nearerAlong(frame.problem, seen);
  if (moved === seen) return load;
  const sound = new Judge(problem, container).accepted(frame.inRows(moved.arrangements));
  const isNearer =
    sound !== null && beyondReach(problem, container, sound) < beyondReach(problem, container, arrangements);
  return isNearer ? { ...load, arrangements: sound } : load;
}

function nearerAlong(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const { container, arrangements } = load;
  if (wayInto(problem.containers[container]!) === 'fromAbove') return load;
  if (arrangements.some(({ isKept }) => isKept === true)) return load;
  const pieces = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  let patience = PATIENCE;
  const figure: Figure = (changed) => {
    patience -= pieces;
    return beyondReach(problem, container, changed);
  };
  // A limit that is hard takes pieces out of orders: here they are moved first.
  const { maxLoadingReach: _, ...rules } = problem.rules;
  const judge = new Judge({ ...problem, rules }, container);
  let best = arrangements;
  for (let moves = 0; moves < MOST_MOVES && patience > pieces && figure(best) > 0; moves++) {
    const most = Math.min(MOST_TRIED, Math.floor(patience / Math.max(1, pieces)));
    const next = nextMove(problem, judge, best, most, figure);
    if (next === null) break;
    best = next;
  }
  return best === arrangements ? load : { ...load, arrangements: best };
}

/** Slices leave more of what lies together than stacks do: these are turned round where slices gain nothing. */
function nextMove(
  problem: LoadProblem,
  judge: Judge,
  load: readonly Arrangement[],
  most: number,
  figure: Figure,
): readonly Arrangement[] | null {
  for (const partsOf of [slicesOf, stacksOf]) {
    const changed = turnedRound(problem, judge.container, load, partsOf(problem, load));
    const next = bestMove(judge, load, changed.slice(0, most), figure);
    if (next !== null) return next;
  }
  return null;
}

/** The load with parts turned round in which pieces are beyond reach: all of them, then each. */
function turnedRound(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
  parts: readonly Part[],
): (readonly Arrangement[])[] {
  const inTurn = inSections(problem, { container, arrangements });
  const beyond = reachesIn(problem, inTurn).filter(({ isBeyond }) => isBeyond);
  const concerned = parts.filter((part) =>
    beyond.some(
      ({ body: { x1, x2, y1, y2 } }) =>
        x1 < part.x2 && x2 > part.x1 && y1 < part.y2 && y2 > part.y1 && part.arrangements.length > 1,
    ),
  );
  const turned = (which: ReadonlySet<Part>) =>
    parts.flatMap((part) => (which.has(part) ? turnedPart(problem, part) : part.arrangements));
  const each = concerned.map((part) => turned(new Set([part])));
  return concerned.length > 1 ? [turned(new Set(concerned)), ...each] : each;
}
