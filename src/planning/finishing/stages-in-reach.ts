/**
 * Loads of several loading ranks, in which what comes later lies behind or over what came before: the same pieces once more, by
 * searches that leave no place much further behind than can be reached, in a room that is little longer. Where there is room
 * for it no such place is needed; a fuller load has more choice with some of them.
 */
import { loadingRanks } from '../../domain/loading-ranks.js';
import { wayInto } from '../../domain/loading-way.js';
import type { LoadProblem } from '../../domain/problem.js';
import { reachLimits } from '../../domain/reach.js';
import { withRules } from '../../domain/sub-problems.js';
import { reachOf } from '../../domain/tidiness.js';
import { usableReach } from '../bounds/capacity.js';
import type { Session } from '../fills/session.js';
import { cutRoom } from '../fills/variants/cut-room.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { reachAllowed, TIDINESS } from '../goals/tidiness.js';
import type { FinishingMove } from './finishing-move.js';
import { beyondReach } from './loading-order/beyond.js';
import { merged } from './merge.js';

interface Attempt {
  /** How far behind what stands there may be places, as a multiple of the limit. */
  readonly times: number;
  /** By a search that counts what is beyond reach; else by one that ends when all is loaded, which finds more. */
  readonly isTidy: boolean;
  /** Of the effort for a load, and work units in which a load of some cargoes is found: what level 1 has is enough for two. */
  readonly share: number;
  readonly least: number;
}

const ATTEMPTS: readonly Attempt[] = [
  { times: 1, isTidy: false, share: 1 / 4, least: 5e6 },
  { times: 1.5, isTidy: false, share: 1 / 4, least: 3.5e6 },
  { times: 2, isTidy: false, share: 1 / 4, least: 3.5e6 },
  { times: 2, isTidy: true, share: 1 / 3, least: 3.5e6 },
];

export const reachingRanks: FinishingMove = {
  name: 'ranks in reach',
  serves: TIDINESS,
  mayGain: ({ session: { problem } }, { loads }) => loads.some((load) => isConcerned(problem, load)),
  apply: ({ session, shortest, effort }, draft) => stagesInReach(session, draft, shortest, effort.tidying),
};

/** @param shortest of the last loads found @param effort work units for all loads together */
function stagesInReach(session: Session, draft: Draft, shortest: number, effort: number): Draft {
  const { problem } = session;
  const concerned = draft.loads.filter((load) => isConcerned(problem, load));
  const last = draft.loads.length - 1;
  const loads = draft.loads.map((load, place) => {
    if (!concerned.includes(load)) return load;
    const longest = place === last ? reachAllowed(problem, shortest) : Number.POSITIVE_INFINITY;
    const room = Math.min(longest, Math.max(reachOf(problem, load.arrangements), usableReach(problem, load.container)));
    return stagesOfLoad(session, load, room, effort / concerned.length);
  });
  return { ...draft, loads };
}

function stagesOfLoad(session: Session, load: DraftLoad, room: number, effort: number): DraftLoad {
  const { problem, meter } = session;
  const { container, loaded } = load;
  const limit = Math.min(...reachLimits(problem));
  const until = meter.allSpent + effort;
  let best = load;
  let fewest = beyondReach(problem, container, load.arrangements);
  for (const { times, isTidy, share, least } of ATTEMPTS) {
    if (meter.stopped || fewest === 0 || meter.allSpent >= until) return best;
    // Beyond a hard limit is no place at all.
    if (times > 1 && problem.rules.maxLoadingReach !== undefined) continue;
    const ofAttempt = Math.max(share * effort, least);
    const variant = cutRoom(withRules(problem, { stageReach: Math.floor(times * limit) }), container, room);
    const again = isTidy
      ? session.loadTidily(variant, container, loaded, ofAttempt)
      : session.loadAgain(variant, container, loaded, ofAttempt);
    if (again === null) continue;
    const arrangements = merged(problem, again);
    const beyond = beyondReach(problem, container, arrangements);
    if (beyond >= fewest) continue;
    best = { ...load, arrangements };
    fewest = beyond;
  }
  return best;
}

function isConcerned(problem: LoadProblem, { container, arrangements, loaded }: DraftLoad): boolean {
  const ranks = loadingRanks(problem);
  const own = new Set(loaded.flatMap((count, cargo) => (count > 0 ? [ranks[cargo]!] : [])));
  if (own.size < 2 || wayInto(problem.containers[container]!) === 'fromAbove') return false;
  return beyondReach(problem, container, arrangements) > 0;
}
