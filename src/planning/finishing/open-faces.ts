/** Loads with closed faces (faceOpen) are filled once more, with the trays turned, or with gaps beside them. */
import { maskAllows, ORIENTATIONS } from '../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { inTrueSizes } from '../filling/consolidate.js';
import { holdsEveryRule } from '../filling/every-rule.js';
import type { Session } from '../filling/session.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { closedFaces, NORMALS } from '../goals/faces.js';

/** Gaps tried beside a named face: a tenth of the tray, then none. */
const GAP_SHARES = [0.1, 0];

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
  const variants = closed === 0 ? [] : variantsOf(problem).slice(0, MOST_VARIANTS);
  for (const variant of variants) {
    if (closed === 0 || session.stopped) break;
    const result = session.fillAs(variant, container, load.loaded, effort / variants.length);
    if (result.loaded.some((count, cargo) => count !== load.loaded[cargo])) continue;
    const arrangements = inTrueSizes(problem, variant, result.arrangements);
    const left = closedFaces(problem, container, arrangements);
    if (left >= closed || !holdsEveryRule(problem, { container, arrangements })) continue;
    closed = left;
    best = { ...load, arrangements };
  }
  return best;
}

function isTray({ faceOpen }: Cargo): boolean {
  return faceOpen !== 'NeitherSide';
}

/** The trays as they may lie and in each of their orientations alone, each with gaps and without. */
function variantsOf(problem: LoadProblem): LoadProblem[] {
  const turned = ORIENTATIONS.flatMap((orientation) => {
    const turns = (cargo: Cargo) => isTray(cargo) && maskAllows(cargo.orientations, orientation);
    if (!problem.cargoes.some(turns)) return [];
    const only = (cargo: Cargo) => (turns(cargo) ? { ...cargo, orientations: 1 << (orientation - 1) } : cargo);
    return [{ ...problem, cargoes: problem.cargoes.map(only) }];
  });
  return GAP_SHARES.flatMap((share) => [problem, ...turned].map((variant) => withGaps(variant, share)));
}

function withGaps(problem: LoadProblem, share: number): LoadProblem {
  const wider = (cargo: Cargo): Cargo => {
    const size = { ...cargo.size };
    for (const side of NORMALS[cargo.faceOpen]) size[side] += Math.ceil(share * size[side]);
    return { ...cargo, size };
  };
  if (share === 0) return problem;
  return { ...problem, cargoes: problem.cargoes.map((cargo) => (isTray(cargo) ? wider(cargo) : cargo)) };
}
