/** How many pieces of a load are beyond reach when it is loaded section by section. */
import { wayInto } from '../../../domain/loading-way.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { reachFigures } from '../../../domain/reach.js';
import { sideFrame } from '../../../domain/side-frame.js';
import { inSections, turnsForReach } from './in-sections.js';
import { KnownLoads } from './known-loads.js';

const known = new KnownLoads<number>();

export function beyondReach(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  return known.of(arrangements, [problem, container], () => countBeyond(problem, container, arrangements));
}

function countBeyond(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  if (wayInto(problem.containers[container]!) === 'fromAbove') return 0;
  const frame = sideFrame(problem, container);
  if (frame !== null) return beyondReach(frame.problem, container, frame.seen(arrangements));
  // The run of a roll goes by the ground under its arrangement: of rolls only those of the finished load will do.
  const hasRolls = arrangements.some(({ cargo }) => problem.cargoes[cargo]!.style === 'Roll');
  const inTurn = hasRolls
    ? inSections(problem, { container, arrangements })
    : { container, arrangements: turnsForReach(problem, container, arrangements) };
  return reachFigures(problem, inTurn).beyond;
}
