/**
 * A plan around what is placed by hand: kept containers are filled up first, in their order, then the cargo that is
 * still free goes into containers of its own as in any plan. What is kept is never moved.
 */
import { type LoadedContainer, type LoadPlan, piecesIn, type SearchReport } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { volumeBound } from '../bounds/bounds.js';
import type { Search } from '../fills/found.js';
import type { PlanHooks } from '../fills/hooks.js';
import type { Solvers } from '../fills/solvers.js';
import { type Emptied, withoutPoor } from '../finishing/balance/unload-poor.js';
import { draftOf, piecesPlaced } from '../goals/draft.js';
import { lotsOf } from '../lots/every-lot.js';
import { tooLarge } from '../lots/too-large.js';
import type { CalculationType } from '../types/type.js';
import { FillingUp } from './filling-up.js';
import type { KeptContainer } from './kept-containers.js';

/** Plans an order around what is kept of it, which may be nothing. */
export type PlanAround = (problem: LoadProblem, kept: readonly KeptContainer[], hooks: PlanHooks) => LoadPlan;

/**
 * @param kept accepted by the verifier
 * @param plan for parts of the order, and what is left of it
 * @param share of the effort that the rules allow
 * @param type that the rules ask for
 * @throws EngineFailure when the engine gives up on the problem
 */
export function planAround(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
  plan: PlanAround,
  share: number,
  type: CalculationType,
): LoadPlan {
  if (type.findAround !== undefined) return foundAround(problem, kept, hooks, plan, type, type.findAround);
  const divided = tooLarge(problem, solvers, hooks);
  const lots = lotsOf(problem, divided);
  const work = new FillingUp(problem, solvers, hooks, lots, kept, share);
  const filledUp = kept.map((one) => work.filledUp(one));
  const rest = work.planRest(kept, (one) => plan({ ...one, knownTooLarge: divided }, [], hooks));
  const { others, whyLeft } = withoutPoorOnes(problem, filledUp, rest?.containers ?? []);
  const containers = [...work.withOptional(kept, filledUp, others), ...others];
  const nodes = work.nodes + (rest?.search.nodes ?? 0);
  const complete = !work.isStopped && (rest?.search.complete ?? true);
  const draft = draftOf(problem, containers);
  const search: SearchReport = {
    nodes,
    complete,
    // Extra pieces are beyond what was ordered.
    volumeBound: Math.max(volumeBound(problem), volumeIn(problem, containers)),
    containerBound: null,
  };
  const unloaded = type
    .unloaded(problem, draft, !complete, { draft, search, lots })
    .map((row) => ({ ...row, ...whyLeft.get(row.cargo) }));
  return { containers, unloaded, search };
}

/** As the type finds it by plans of parts, each around what is placed. */
function foundAround(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  hooks: PlanHooks,
  plan: PlanAround,
  type: CalculationType,
  find: NonNullable<CalculationType['findAround']>,
): LoadPlan {
  const search: Search = (one, hooksOfPart) => {
    const { containers, search: report } = plan(one, kept, hooksOfPart);
    return { draft: draftOf(one, containers), search: report };
  };
  const given = kept.map(({ loaded }) => loaded);
  const found = find(problem, search, hooks, piecesPlaced(problem, given));
  const loaded = found.draft.loads.map(
    ({ container, arrangements }) =>
      given.find((one) => one.arrangements === arrangements) ?? { container, arrangements },
  );
  const containers = loaded.length > 0 ? loaded : given;
  const draft = draftOf(problem, containers);
  const unloaded = type.unloaded(problem, draft, !found.search.complete, { ...found, lots: [] });
  return { containers, unloaded, search: found.search };
}

function volumeIn({ cargoes }: LoadProblem, containers: readonly LoadedContainer[]): number {
  return containers
    .flatMap(({ arrangements }) => arrangements)
    .reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.volume, 0);
}

/** Beside what is kept no container is the only one. */
function withoutPoorOnes(
  problem: LoadProblem,
  kept: readonly LoadedContainer[],
  others: readonly LoadedContainer[],
): Pick<Emptied, 'whyLeft'> & { readonly others: readonly LoadedContainer[] } {
  const all = [...kept.filter(({ arrangements }) => arrangements.length > 0), ...others];
  const { draft, whyLeft } = withoutPoor(problem, draftOf(problem, all));
  const stays = new Set(draft.loads.map(({ arrangements }) => arrangements));
  return { others: others.filter(({ arrangements }) => stays.has(arrangements)), whyLeft };
}
