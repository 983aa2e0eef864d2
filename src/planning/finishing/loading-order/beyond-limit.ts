/**
 * What of a load its sections cannot take: pieces that cannot be reached while it is loaded, where that is a hard limit
 * (maxLoadingReach), and rolls that wait for each other inside a section.
 */
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { reachesIn } from '../../../domain/reach.js';
import { elementsOf } from './elements.js';
import { partsOf } from './grid-parts.js';
import { crookedInSections, inSections } from './in-sections.js';
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
  return { ...circleOf(problem, container, arrangements, beyond), isBeyondReach: true };
}

/** The same of rolls that have no order inside their section. */
export function crookedRolls(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): Circle | null {
  const { cargoes } = problem;
  if (!arrangements.some(({ cargo }) => cargoes[cargo]!.style === 'Roll')) return null;
  const crooked = crookedInSections(problem, container, arrangements).flatMap((one) =>
    Array.from(placementsOf(one, cargoes), ({ position: { x, y, z } }) => cornerOf(x, y, z)),
  );
  return crooked.length === 0 ? null : circleOf(problem, container, arrangements, new Set(crooked));
}

/** @param corners of the pieces that are to be elements of their own, members of the circle */
function circleOf(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
  corners: ReadonlySet<string>,
): Circle {
  const out: Arrangement[] = [];
  const stays: Arrangement[] = [];
  // The load's own arrangements are cut: those of sections are other ones.
  for (const one of arrangements) {
    const own = Array.from(placementsOf(one, problem.cargoes), ({ position: { x, y, z } }) => cornerOf(x, y, z));
    const isOut = (piece: number) => corners.has(own[piece]!);
    out.push(...partsOf(problem, one, isOut));
    stays.push(...partsOf(problem, one, (piece) => !isOut(piece)));
  }
  const parts = [...out, ...stays];
  const grounds = groundsOf(problem.containers[container]!);
  const elements = elementsOf(problem, grounds, parts, loadingRanks(problem));
  const { carried } = precedenceOf(elements, 'x', problem.rules.maxDepthToSupport);
  const isOut = new Set(out);
  const members = elements.flatMap(({ parts: own }, place) =>
    own.some(({ arrangement }) => isOut.has(arrangement)) ? [place] : [],
  );
  return { elements, carried, members };
}

function cornerOf(x: number, y: number, z: number): string {
  return `${x} ${y} ${z}`;
}
