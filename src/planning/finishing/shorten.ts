/**
 * The shortest last load (docs/rules.md, What best means): its pieces are loaded again into a room that is cut
 * shorter (layer on layer: lower), halving the interval between what they filled and what their volume needs.
 */
import { orientedSize } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Session } from '../filling/session.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { compareSoft, type SoftFigures, softFigures } from '../goals/soft.js';

/**
 * Rooms tried; the interval is then a 64th of what it was. Each gets half of the effort that is left, as it can gain
 * half of what the one before could.
 */
const ROOMS_TRIED = 6;

/** @param effort work units for all rooms together; in a large load one room may take more, and is the only one then */
export function compactLastLoad(session: Session, draft: Draft, effort: number): Draft {
  const last = draft.loads.at(-1);
  if (last === undefined || last.times > 1) return draft;
  const { problem } = session;
  let best = last;
  let shortest = leastReach(problem, last);
  const until = session.spent + effort;
  for (let room = 0; room < ROOMS_TRIED && session.spent < until && !session.stopped; room++) {
    const reach = reachOf(problem, best.arrangements);
    const tried = Math.floor((shortest + reach) / 2);
    if (tried <= 0 || tried >= reach) break;
    const cut = cutTo(problem, last.container, tried);
    const { arrangements, loaded } = session.fillAs(cut, last.container, last.loaded, (until - session.spent) / 2);
    const isWhole = loaded.every((count, cargo) => count === last.loaded[cargo]);
    const shorter = { ...last, arrangements };
    if (isWhole && compareSoft(softOf(problem, shorter), softOf(problem, best)) <= 0) best = shorter;
    else shortest = tried;
  }
  return { ...draft, loads: [...draft.loads.slice(0, -1), best] };
}

/** The soft rules count before a short load. */
function softOf(problem: LoadProblem, load: DraftLoad): SoftFigures {
  return softFigures(problem, { loads: [load], left: [] });
}

function fillsLayers({ rules }: LoadProblem): boolean {
  return rules.fillDirection === 'BottomToTop';
}

/** How far the pieces reach from the front wall, or from the floor; scaled units. */
function reachOf(problem: LoadProblem, arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((reach, { cargo, orientation, position, counts }) => {
    const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const end = fillsLayers(problem)
      ? position.z + counts.height * size.height
      : position.x + counts.length * size.length;
    return Math.max(reach, end);
  }, 0);
}

/** What the volume alone needs. */
function leastReach(problem: LoadProblem, load: DraftLoad): number {
  const { size } = problem.containers[load.container]!;
  const volume = load.loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return Math.floor(volume / (size.width * (fillsLayers(problem) ? size.length : size.height)));
}

function cutTo(problem: LoadProblem, container: number, reach: number): LoadProblem {
  const extent = fillsLayers(problem) ? { height: reach } : { length: reach };
  const containers = problem.containers.map((type, place) =>
    place === container ? { ...type, maxExtent: { ...type.maxExtent, ...extent } } : type,
  );
  return { ...problem, containers };
}
