/** SetLoadByVolume of palletized cargo: each step of a common t planned as an order of its own, from cartons to vehicles. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import type { Draft } from './goals/draft.js';
import { KnownPallets, planMixed } from './palletized-order.js';
import { asMixLoad, draftOfCartons, levelFor, withMisfitsNamed, withSteps } from './palletized-steps.js';
import { unloadedOfVolumes } from './reasons/of-sets.js';
import type { Search } from './search/found.js';
import { planSetsByVolume } from './types/sets-by-volume.js';

export function planPalletizedVolumes(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  const known = new KnownPallets();
  const plans = new Map<Draft['loads'], LoadPlan>();
  const search: Search = (one, told, share) => {
    const optimizationLevel = levelFor(one.rules.optimizationLevel, share);
    const { onProgress: _, ...quiet } = told;
    const asked = asMixLoad({ ...one, rules: { ...one.rules, optimizationLevel } });
    const plan = planMixed(asked, [], solvers, quiet, known);
    const draft = draftOfCartons(one, plan);
    plans.set(draft.loads, plan);
    return { draft, search: plan.search };
  };
  const { draft, search: report } = planSetsByVolume(problem, search, hooks);
  const plan = plans.get(draft.loads);
  const found: LoadPlan = {
    containers: plan?.containers ?? [],
    pallets: plan?.pallets ?? [],
    unloaded: unloadedOfVolumes(problem, draft, !report.complete),
    search: report,
  };
  // Without one of the containers the others hold parts of sets.
  const { balancing, ...rules } = problem.rules;
  const steps = balancing === undefined ? rules : { ...rules, balancing: { ...balancing, poorUtilization: 0 } };
  const named = withMisfitsNamed(problem, found, solvers, hooks);
  return withSteps({ ...problem, rules: steps }, named, solvers, hooks, begun);
}
