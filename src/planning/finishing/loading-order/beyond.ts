/** How many pieces of a load are beyond reach when it is loaded section by section. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { reachFigures } from '../../../domain/reach.js';
import { inSections, turnsIn } from './in-sections.js';

/** By a load's arrangements: goals ask again for loads that were compared before. */
const KNOWN = new WeakMap<readonly Arrangement[], { problem: LoadProblem; container: number; beyond: number }>();

export function beyondReach(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  const known = KNOWN.get(arrangements);
  if (known?.problem === problem && known.container === container) return known.beyond;
  // The run of a roll goes by the ground under its arrangement: of rolls only those of the finished load will do.
  const hasRolls = arrangements.some(({ cargo }) => problem.cargoes[cargo]!.style === 'Roll');
  const inTurn = hasRolls
    ? inSections(problem, { container, arrangements })
    : { container, arrangements: turnsIn(problem, container, arrangements) };
  const { beyond } = reachFigures(problem, inTurn);
  KNOWN.set(arrangements, { problem, container, beyond });
  return beyond;
}
