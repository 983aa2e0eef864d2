/** The searches of a palletized order: each is one of its parts, of which pallets are built and loaded then. */
import type { LoadPlan, Unloaded } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { UnloadedReason } from '../domain/reasons.js';
import { asMixLoad, withoutSteps, withRules } from '../domain/sub-problems.js';
import { LEVEL_EFFORT, levelWorth } from './fills/effort.js';
import type { Found } from './fills/found.js';
import type { PlanHooks } from './fills/hooks.js';
import { PalletizedFills } from './fills/palletized.js';
import { straightOn } from './fills/pausing.js';
import type { Solvers } from './fills/solvers.js';
import type { KeptContainer } from './kept/kept-containers.js';
import { KnownPallets, planInAdvance } from './pallets/in-advance.js';
import { draftOfCargo } from './pallets/standing.js';
import { looseSearches, searchedIn } from './searches.js';
import type { Searches } from './types/type.js';

/** Plans a part of an order, by itself. */
export type PlanPart = (
  part: LoadProblem,
  kept: readonly KeptContainer[],
  hooks: PlanHooks,
  share?: number,
  solvers?: Solvers,
) => LoadPlan;

/** Reasons for which a finished pallet stays behind, or for which nobody knows. */
const OF_VEHICLES: readonly UnloadedReason[] = ['NoContainerLeft', 'NoSpaceLeft', 'TimeLimit'];

/** @param planPart for what is loaded once pallets are built */
export function palletizedSearches(solvers: Solvers, planPart: PlanPart): Searches {
  const loose = looseSearches(solvers);
  const known = new KnownPallets();
  const inAdvance = (part: LoadProblem, by: Solvers, { onProgress: _, ...quiet }: PlanHooks, share = 1): Found => {
    const planLevel: PlanPart = (level, kept, hooks) => planPart(level, kept, hooks, share, by);
    const plan = planInAdvance(asMixLoad(withoutSteps(part)), [], by, quiet, planLevel, known);
    return { draft: draftOfCargo(part, plan), unloaded: plan.unloaded, search: plan.search };
  };
  const mix: Searches['mix'] = (part, hooks, share) => {
    const { optimizationLevel: level } = part.rules;
    const optimizationLevel = levelWorth(share * LEVEL_EFFORT[level], level);
    return inAdvance(withRules(part, { optimizationLevel }), solvers, hooks);
  };
  return {
    mix,
    alone: (part, hooks, share) =>
      part.pallets === undefined ? loose.alone(part, hooks, share) : inAdvance(part, solvers, hooks, share),
    whole: (part, lots, hooks, share) => {
      const fills = new PalletizedFills(part, solvers, hooks, inAdvance);
      // biome-ignore lint/correctness/useYield: pallets are refined without a pause.
      const search = searchedIn([fills], lots, share, function* ({ shortening, tidying }) {
        return fills.withLastRefined(fills.incumbent.draft, shortening + tidying);
      });
      const found = straightOn(search);
      // The bound is one of cargo, which may be turned on its pallets as it may not be in the vehicles.
      return { ...found, search: { ...found.search, containerBound: null } };
    },
    whyNone: (problem, unloaded, hooks) => {
      const misfits = mix(withRules(problem, { optimizationLevel: 1 }), hooks, 1).unloaded ?? [];
      const rows = new Map(
        misfits.filter(({ reason }) => !OF_VEHICLES.includes(reason)).map((row) => [row.cargo, row]),
      );
      return unloaded.map((row): Unloaded => {
        const { reason, detail } = rows.get(row.cargo) ?? row;
        return { ...row, reason, detail };
      });
    },
  };
}
