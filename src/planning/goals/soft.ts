/** What the soft rules hold against a plan: figures that decide between plans equally good otherwise, 0 is the best. */
import { type Arrangement, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Draft } from './draft.js';
import { closedFaces } from './faces.js';
import { volumeElsewhere } from './favourites.js';

/** In the order in which they count (docs/rules.md, What best means). */
export interface SoftFigures {
  /** Volume of cargo outside the containers that it names; cubic scaled units. */
  readonly elsewhere: number;
  /** Placements with no free face of those that faceOpen names. */
  readonly closed: number;
  /** Places in orientationPriority of all pieces together. */
  readonly disliked: number;
}

export function softFigures(problem: LoadProblem, draft: Draft): SoftFigures {
  const over = (figure: (container: number, arrangements: readonly Arrangement[]) => number) =>
    draft.loads.reduce((sum, { container, arrangements, times }) => sum + times * figure(container, arrangements), 0);
  return {
    elsewhere: volumeElsewhere(problem, draft),
    closed: over((container, arrangements) => closedFaces(problem, container, arrangements)),
    disliked: over((_, arrangements) => dislikes(problem, arrangements)),
  };
}

/** Below 0 when `a` is the better one. */
export function compareSoft(a: SoftFigures, b: SoftFigures): number {
  return a.elsewhere - b.elsewhere || a.closed - b.closed || a.disliked - b.disliked;
}

function dislikes({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((sum, arrangement) => {
    const { orientationPriority } = cargoes[arrangement.cargo]!;
    const place = orientationPriority.indexOf(arrangement.orientation);
    return sum + piecesIn(arrangement) * (place < 0 ? orientationPriority.length : place);
  }, 0);
}
