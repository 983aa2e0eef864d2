/**
 * Loads of several loading ranks, in which what comes later lies behind or over what came before: the same pieces once more, by a
 * search that leaves no place further behind than can be reached (maxLoadingReach), in a room that is little longer.
 */
import { loadingRanks } from '../../domain/loading-ranks.js';
import { wayInto } from '../../domain/loading-way.js';
import type { LoadProblem } from '../../domain/problem.js';
import { reachLimits } from '../../domain/reach.js';
import { reachOf } from '../../domain/tidiness.js';
import type { Session } from '../fills/session.js';
import { cutRoom } from '../fills/variants/cut-room.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { reachAllowed } from '../goals/tidiness.js';
import { beyondReach } from './loading-order/beyond.js';
import { merged } from './merge.js';

/** @param shortest of the last loads found @param effort work units for all loads together */
export function stagesInReach(session: Session, draft: Draft, shortest: number, effort: number): Draft {
  const { problem } = session;
  const concerned = draft.loads.filter((load) => isConcerned(problem, load));
  if (concerned.length === 0) return draft;
  const last = draft.loads.length - 1;
  const loads = draft.loads.map((load, place) => {
    if (session.meter.stopped || !concerned.includes(load)) return load;
    const longest = place === last ? reachAllowed(problem, shortest) : Number.POSITIVE_INFINITY;
    const room = Math.min(longest, Math.max(reachOf(problem, load.arrangements), sizeAlong(problem, load)));
    const again = session.loadAgain(
      cutRoom(withLimit(problem), load.container, room),
      load.container,
      load.loaded,
      effort / concerned.length,
    );
    if (again === null) return load;
    const arrangements = merged(problem, again);
    const fewer = beyondReach(problem, load.container, arrangements);
    return fewer < beyondReach(problem, load.container, load.arrangements) ? { ...load, arrangements } : load;
  });
  return { ...draft, loads };
}

function isConcerned(problem: LoadProblem, { container, arrangements, loaded }: DraftLoad): boolean {
  const ranks = loadingRanks(problem);
  const own = new Set(loaded.flatMap((count, cargo) => (count > 0 ? [ranks[cargo]!] : [])));
  if (own.size < 2 || wayInto(problem.containers[container]!) === 'fromAbove') return false;
  return beyondReach(problem, container, arrangements) > 0;
}

/** The limit of the cargo that can be reached the least far as one that binds the search. */
function withLimit(problem: LoadProblem): LoadProblem {
  return { ...problem, rules: { ...problem.rules, maxLoadingReach: Math.min(...reachLimits(problem)) } };
}

function sizeAlong({ containers, rules }: LoadProblem, { container }: DraftLoad): number {
  const { size } = containers[container]!;
  return rules.fillDirection === 'BottomToTop' ? size.height : size.length;
}
