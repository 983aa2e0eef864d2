/** Loads with closed faces (faceOpen) are filled once more, with the trays turned, or with gaps beside them. */
import type { Session } from '../filling/session.js';
import { openTrays } from '../filling/variants/trays.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { closedFaces } from '../goals/faces.js';

/** Each is a search with blocks of its own, some milliseconds whatever the effort. */
const MOST_LOADS = 4;
const MOST_VARIANTS = 6;

/** @param effort work units for all loads together */
export function openFaces(session: Session, draft: Draft, effort: number): Draft {
  const { problem } = session;
  if (!problem.cargoes.some(({ faceOpen }) => faceOpen !== 'NeitherSide')) return draft;
  const share = effort / Math.min(draft.loads.length, MOST_LOADS);
  const loads = draft.loads.map((load, place) => (place < MOST_LOADS ? opened(session, load, share) : load));
  return { ...draft, loads };
}

function opened(session: Session, load: DraftLoad, effort: number): DraftLoad {
  const { problem } = session;
  const { container } = load;
  let best = load;
  let closed = closedFaces(problem, container, load.arrangements);
  const variants = closed === 0 ? [] : openTrays(problem, container).slice(0, MOST_VARIANTS);
  for (const variant of variants) {
    if (closed === 0 || session.meter.stopped) break;
    const arrangements = session.loadAgain(variant, container, load.loaded, effort / variants.length);
    if (arrangements === null) continue;
    const left = closedFaces(problem, container, arrangements);
    if (left >= closed) continue;
    closed = left;
    best = { ...load, arrangements };
  }
  return best;
}
