/** What the calculation types of palletized orders have in common: cartons in a plan of pallets, and the steps of balancing. */
import { said } from '../domain/coded-sentences.js';
import { NOTHING_KEPT_TOGETHER } from '../domain/kept-together.js';
import type { FinishedPallet, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { UnloadedReason } from '../domain/reasons.js';
import { contentsOf, palletsOpened, vehicleLevel } from '../domain/unit-loads.js';
import { afterSteps } from './after-steps.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import { isAnyStepAsked } from './finishing/balance/balance.js';
import { type Draft, unfold } from './goals/draft.js';
import { draftOf } from './kept-containers.js';
import type { Lot } from './lots/lot.js';
import { planMixed } from './palletized-order.js';
import { withExtraLimited } from './pallets/extra-pallets.js';
import type { BuiltPallet } from './pallets/finished-pallets.js';
import { planOfOrder } from './pallets/plan-of-order.js';

/** Reasons for which a finished pallet stays behind, or for which nobody knows. */
const OF_VEHICLES: readonly UnloadedReason[] = ['NoContainerLeft', 'NoSpaceLeft', 'TimeLimit'];

export type Level = LoadProblem['rules']['optimizationLevel'];

/** Of the effort of a level, from where on a try gets it. */
const WORTH_THE_LEVEL = 1 / 4;

/** The level of a try that gets a share of the effort; with a small one it is the level below. */
export function levelFor(level: Level, share: number): Level {
  return share < WORTH_THE_LEVEL ? (Math.max(1, level - 1) as Level) : level;
}

/** The order as a MixLoad, for a part of it that is planned by itself; steps of balancing are taken at the end. */
export function asMixLoad(problem: LoadProblem): LoadProblem {
  const { balancing: _, isExtraCargoAllowed: __, ...rules } = problem.rules;
  return { ...problem, rules: { ...rules, ...NOTHING_KEPT_TOGETHER, calculationType: 'MixLoad' } };
}

/** What lies where is not told: pieces of each cargo in each container, pallets opened. */
export function draftOfCartons(problem: LoadProblem, plan: LoadPlan): Draft {
  const opened = palletsOpened(problem, plan);
  const left = problem.cargoes.map(({ quantity }) => quantity);
  const loads = plan.containers.map(({ container, arrangements }) => {
    const loaded = problem.cargoes.map(() => 0);
    for (const [cargo, pieces] of opened(contentsOf(arrangements))) {
      loaded[cargo] = pieces;
      left[cargo]! -= pieces;
    }
    return { container, arrangements: [], loaded, times: 1 };
  });
  return { loads, left };
}

/** The steps of balancing that the rules ask for, on what stands in the vehicles. */
export function withSteps(
  problem: LoadProblem,
  plan: LoadPlan,
  solvers: Solvers,
  hooks: PlanHooks,
  begun: number,
): LoadPlan {
  const level = vehicleLevel({ ...problem, rules: { ...problem.rules, calculationType: 'MixLoad' } }, plan);
  if (!isAnyStepAsked(level.problem)) return plan;
  const pallets = withPartials(problem, plan.pallets ?? []);
  const behind = new Map(plan.unloaded.map(({ cargo, quantity }) => [cargo, quantity]));
  const cargoes = withExtraLimited(problem, level.problem.cargoes, { pallets, left: plan.unloaded }).map(
    (cargo, place) => ({ ...cargo, quantity: cargo.quantity - (behind.get(place) ?? 0) }),
  );
  const rules = { ...level.problem.rules, ...NOTHING_KEPT_TOGETHER };
  const vehicles = { ...level.problem, cargoes, rules };
  const found = { draft: draftOf(vehicles, level.plan.containers), search: plan.search };
  const lots = keptApart(problem, vehicles);
  const { draft, search, whyLeft } = afterSteps(vehicles, lots, found, solvers, hooks, begun);
  const unloaded = draft.left.flatMap((quantity, cargo) => {
    const why = whyLeft.get(cargo);
    return quantity > 0 && why !== undefined ? [{ cargo, quantity, ...why }] : [];
  });
  return planOfOrder(
    problem,
    { pallets, left: plan.unloaded, loose: [] },
    {
      containers: unfold(draft),
      unloaded,
      search,
    },
  );
}

/** Where sets of different groups lie apart, a container gets more of what is in it, and of nothing else. */
function keptApart({ rules }: LoadProblem, vehicles: LoadProblem): Lot[] {
  if (rules.calculationType !== 'MultipleSetLoad' || rules.areSetsMixed === true) return [];
  const places = [...vehicles.cargoes.keys()];
  const quantities = vehicles.cargoes.map(({ quantity }) => quantity);
  return [{ places, quantities, reason: 'SetIncomplete', detail: said('NoWholeSet') }];
}

/** A pallet of one cargo is partial where another one carries more of it, or more are fixed. */
function withPartials({ cargoes }: LoadProblem, pallets: readonly FinishedPallet[]): BuiltPallet[] {
  const contents = pallets.map(({ arrangements }) => contentsOf(arrangements));
  const most = new Map<number, number>();
  for (const rows of contents) {
    const [{ cargo, quantity }] = rows as [(typeof rows)[number]];
    if (rows.length === 1) most.set(cargo, Math.max(quantity, most.get(cargo) ?? 0));
  }
  return pallets.map((pallet, place) => {
    const [{ cargo, quantity }] = contents[place] as [(typeof contents)[number][number]];
    const full = Math.max(most.get(cargo) ?? 0, cargoes[cargo]!.palletizing!.fixedCount);
    return { ...pallet, isPartial: contents[place]!.length > 1 || quantity < full };
  });
}

/** Where nothing is loaded: of what can stand on no pallet, or in no vehicle, why not. */
export function withMisfitsNamed(problem: LoadProblem, plan: LoadPlan, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  if (plan.containers.length > 0) return plan;
  const { onProgress: _, ...quiet } = hooks;
  const rules = { ...problem.rules, optimizationLevel: 1 as const };
  const { unloaded } = planMixed(asMixLoad({ ...problem, rules }), [], solvers, quiet);
  const misfits = new Map(
    unloaded.filter(({ reason }) => !OF_VEHICLES.includes(reason)).map((row) => [row.cargo, row]),
  );
  const named = plan.unloaded.map((row) => {
    const { reason, detail } = misfits.get(row.cargo) ?? row;
    return { ...row, reason, detail };
  });
  return { ...plan, unloaded: named };
}
