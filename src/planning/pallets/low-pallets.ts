/**
 * Cargo that makes low pallets by itself, as nothing may stand on it, say, though what fills no pallet may go to mixed ones: on
 * top of other cargo it needs none of its own.
 */
import type { LoadPlan } from '../../domain/plan.js';
import type { LoadProblem, Rules } from '../../domain/problem.js';
import { compare, FIRM_GOALS, Score } from '../goals/compare.js';
import { type Palletized, palletsIn } from './palletize.js';
import type { SingleCargo } from './single-cargo.js';
import { draftOfCargo } from './standing.js';

/** Of the height that a pallet may have. */
const LOW = 0.5;

/** @param singles by cargo; null: it is not palletized */
export function lowCargoes({ cargoes }: LoadProblem, singles: readonly (SingleCargo | null)[]): boolean[] {
  return singles.map((single, cargo) => {
    const { goesToMixedPallets, fixedCount } = cargoes[cargo]!.palletizing ?? {
      goesToMixedPallets: false,
      fixedCount: 0,
    };
    if (single === null || !goesToMixedPallets || fixedCount > 0) return false;
    const { pieces, height } = single.full();
    return pieces > 0 && height < LOW * single.height;
  });
}

/**
 * Low pallets stand on each other where high ones do not: so the vehicles decide. A quick plan of them says whether mixed ones
 * leave no more behind.
 * @param load pallets built in one way, with the effort of a level
 */
export function withFewerPallets(
  problem: LoadProblem,
  own: Palletized,
  mixed: Palletized,
  load: (palletized: Palletized, level: Rules['optimizationLevel']) => LoadPlan,
  isOver: () => boolean,
): LoadPlan {
  const { optimizationLevel: level } = problem.rules;
  if (palletsIn(mixed) >= palletsIn(own) || isOver()) return load(own, level);
  const loadsAsMuch = (one: LoadPlan, other: LoadPlan) => {
    const [a, b] = [one, other].map((plan) => new Score(problem, draftOfCargo(problem, plan)));
    return compare(a!, b!, FIRM_GOALS) <= 0;
  };
  const quick = level === 1 ? null : [load(mixed, 1), load(own, 1)];
  const plan = load(own, level);
  if (isOver() || (quick !== null && !loadsAsMuch(quick[0]!, quick[1]!))) return plan;
  const other = load(mixed, level);
  return loadsAsMuch(other, plan) ? other : plan;
}
