/**
 * Orders that limit what cargo is reached over (maxLoadingReach). A limit is no better way to search: the plan that the same
 * order gets without it is kept where it meets the limit. Else it is searched with the limit, and where that takes more
 * containers, or leaves cargo behind, loads that are filled stop by stop compete with what is found.
 */
import { wayInto } from '../domain/loading-way.js';
import type { LoadProblem } from '../domain/problem.js';
import type { Found, PlanOfLevel } from './fills/found.js';
import type { PlanHooks } from './fills/hooks.js';
import { ProgressInParts } from './fills/progress-in-parts.js';
import type { Solvers } from './fills/solvers.js';
import { TimeLeft } from './fills/time-left.js';
import { loadsInOrder } from './finishing/loading-order/loads-in-order.js';
import { bestFinished } from './finishing/of-finished.js';
import { stopByStop } from './finishing/stop-by-stop.js';
import { containersIn, type Draft, unfold } from './goals/draft.js';
import type { Lot } from './lots/lot.js';

/** Of the effort that the order is allowed, what the search with the limit gets where the one without it does not meet it. */
const SHARE_WITH_LIMIT = 0.5;

/** Work units in which a container of some cargoes is filled stop by stop, at any level: more makes longer loads of them. */
const EFFORT_OF_STOPS = 2e7;

/** The search without a limit and that with one, for reports of the progress. */
const PARTS = 2;

export type SearchWhole = (problem: LoadProblem, lots: readonly Lot[], hooks: PlanHooks, share: number) => Found;

export function withinHardReach(
  problem: LoadProblem,
  lots: readonly Lot[],
  solvers: Solvers,
  hooks: PlanHooks,
  share: number,
  search: SearchWhole,
): Found {
  const { maxLoadingReach: limit, ...rules } = problem.rules;
  const isReached = problem.containers.some((container) => wayInto(container) !== 'fromAbove');
  if (limit === undefined || !isReached) return search(problem, lots, hooks, share);
  const time = new TimeLeft(problem, hooks);
  let known = { nodes: 0, volumeLoaded: 0, containers: 0 };
  const progress = new ProgressInParts(hooks, PARTS, (part) => {
    known = part ?? known;
    return known;
  });
  const freely = { ...problem, rules: { ...rules, maxRunTimeSeconds: rules.maxRunTimeSeconds / PARTS } };
  const free = search(freely, lots, progress.hooksFor(1), share);
  progress.done(1);
  // What is beyond the limit is taken out.
  const limited = ({ draft }: Pick<Found, 'draft'>) => loadsInOrder(problem, lots, draft);
  const freePlans = plansOf(problem, free).map((plan) => ({ ...plan, draft: limited(plan) }));
  const asFree = limited(free);
  if (loadsAsMuch(asFree, free.draft)) return { ...free, draft: asFree, levels: freePlans };
  if (time.isOver || hooks.isCancelled?.() === true) {
    return { ...free, draft: bestFinished(problem, freePlans).draft, levels: freePlans };
  }
  const searched = search(time.limit(problem), lots, progress.hooksFor(1), SHARE_WITH_LIMIT * share);
  progress.done(1);
  const plans = [...freePlans, ...plansOf(problem, searched)];
  let nodes = free.search.nodes + searched.search.nodes;
  let best = bestFinished(problem, plans).draft;
  if (!loadsAsMuch(best, free.draft) && rules.algorithmType !== 'MaxVolumeFirst' && !time.isOver) {
    const types = typesOf(free.draft, best);
    const { onProgress: _, ...quiet } = hooks;
    const stops = stopByStop(time.limit(problem), lots, types, solvers, quiet, EFFORT_OF_STOPS);
    nodes += stops.nodes;
    for (const draft of stops.drafts) plans.push({ level: rules.optimizationLevel, draft });
    best = bestFinished(problem, plans).draft;
  }
  const complete = free.search.complete && searched.search.complete;
  return { draft: best, levels: plans, search: { ...searched.search, nodes, complete } };
}

function plansOf({ rules }: LoadProblem, { draft, levels }: Found): readonly PlanOfLevel[] {
  return levels ?? [{ level: rules.optimizationLevel, draft }];
}

/** In no more containers, nothing stays behind that the other plan loads. */
function loadsAsMuch(one: Draft, other: Draft): boolean {
  return one.left.every((count, cargo) => count <= other.left[cargo]!) && containersIn(one) <= containersIn(other);
}

/** Of the containers of the plan without the limit, and of what more the other one takes. */
function typesOf(free: Draft, limited: Draft): number[] {
  const types = [free, limited].map((draft) => unfold(draft).map(({ container }) => container));
  return [...types[0]!, ...types[1]!.slice(types[0]!.length)];
}
