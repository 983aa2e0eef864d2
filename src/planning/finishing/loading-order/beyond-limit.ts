/** What of a load cannot be reached while it is loaded, where that is a hard limit (maxLoadingReach). */
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { reachesIn } from '../../../domain/reach.js';
import { elementsOf } from './elements.js';
import { partsOf } from './grid-parts.js';
import { inSections } from './in-sections.js';
import type { Circle } from './ordered.js';
import { precedenceOf } from './precedence.js';

/** The load with those pieces as elements of their own; null: there are none, or no limit. */
export function beyondLimit(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): Circle | null {
  if (problem.rules.maxLoadingReach === undefined) return null;
  const inTurn = inSections(problem, { container, arrangements });
  const beyond = new Set(
    reachesIn(problem, inTurn).flatMap(({ isBeyond, body }) => (isBeyond ? [cornerOf(body.x1, body.y1, body.z1)] : [])),
  );
  if (beyond.size === 0) return null;
  const out: Arrangement[] = [];
  const stays: Arrangement[] = [];
  // The load's own arrangements are cut: those of sections are other ones.
  for (const one of arrangements) {
    const corners = Array.from(placementsOf(one, problem.cargoes), ({ position: { x, y, z } }) => cornerOf(x, y, z));
    const isBeyond = (piece: number) => beyond.has(corners[piece]!);
    out.push(...partsOf(problem, one, isBeyond));
    stays.push(...partsOf(problem, one, (piece) => !isBeyond(piece)));
  }
  const parts = [...out, ...stays];
  const grounds = groundsOf(problem.containers[container]!);
  const elements = elementsOf(problem, grounds, parts, loadingRanks(problem));
  const { carried } = precedenceOf(elements, 'x', problem.rules.maxDepthToSupport);
  const isOut = new Set(out);
  const members = elements.flatMap(({ parts: own }, place) =>
    own.some(({ arrangement }) => isOut.has(arrangement)) ? [place] : [],
  );
  return { elements, carried, members, isBeyondReach: true };
}

function cornerOf(x: number, y: number, z: number): string {
  return `${x} ${y} ${z}`;
}
