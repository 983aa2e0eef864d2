/** Loads with closed faces (faceOpen) are filled once more, with the trays turned, or with gaps beside them. */
import type { Session } from '../fills/session.js';
import { openTrays } from '../fills/variants/trays.js';
import { compare, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { closedFaces, faces } from '../goals/faces.js';
import type { FinishingMove } from './finishing-move.js';

/** Each is a search with blocks of its own, some milliseconds whatever the effort. */
const MOST_LOADS = 4;
const MOST_VARIANTS = 6;

const GOALS_UP_TO_FACES = SOFT_GOALS.slice(0, SOFT_GOALS.indexOf(faces) + 1);

export const openingFaces: FinishingMove = {
  name: 'open faces',
  serves: faces.id,
  mayGain: ({ session }) => session.problem.cargoes.some(({ faceOpen }) => faceOpen !== 'NeitherSide'),
  apply: ({ session, effort }, draft) => openFaces(session, draft, effort.step),
};

/** @param effort work units for all loads together */
function openFaces(session: Session, draft: Draft, effort: number): Draft {
  const share = effort / Math.min(draft.loads.length, MOST_LOADS);
  const loads = draft.loads.map((load, place) => (place < MOST_LOADS ? opened(session, load, share) : load));
  return { ...draft, loads };
}

function opened(session: Session, load: DraftLoad, effort: number): DraftLoad {
  const { problem } = session;
  const { container } = load;
  let best = load;
  const isClosed = () => closedFaces(problem, container, best.arrangements) > 0;
  const scoreOf = (one: DraftLoad) => new Score(problem, { loads: [one], left: [] });
  const variants = isClosed() ? openTrays(problem, container).slice(0, MOST_VARIANTS) : [];
  for (const variant of variants) {
    if (!isClosed() || session.meter.stopped) break;
    const arrangements = session.loadAgain(variant, container, load.loaded, effort / variants.length);
    if (arrangements === null) continue;
    // What counts before open faces is not given up for them.
    const opened = { ...load, arrangements };
    if (compare(scoreOf(opened), scoreOf(best), GOALS_UP_TO_FACES) < 0) best = opened;
  }
  return best;
}
