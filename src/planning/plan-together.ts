/**
 * Cargo that had better lie together (isGroupUsed, and the rules of aliases). The order is planned as if nobody had asked for
 * it; then its loads are laid together, rule by rule, and the finished plan competes with the one before. So a rule never
 * costs what it must not, whatever steps the plan goes through. The plan of the level below competes as well: laid together, a
 * longer plan may come out better.
 */

import { keptTogether } from '../domain/kept-together.js';
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem, Rules } from '../domain/problem.js';
import { withRules } from '../domain/sub-problems.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import { usableReach } from './bounds/capacity.js';
import { effortOfRounds } from './fills/effort.js';
import type { PlanHooks, PlanProgress } from './fills/hooks.js';
import { ProgressInParts } from './fills/progress-in-parts.js';
import { Session } from './fills/session.js';
import type { Solvers } from './fills/solvers.js';
import { counting } from './fills/spent.js';
import { TimeLeft } from './fills/time-left.js';
import { isAnyStepAsked, movedLoads } from './finishing/balance/balance.js';
import { withoutEmptySlices } from './finishing/empty-slices.js';
import { nearer } from './finishing/nearer.js';
import { compareFinished } from './finishing/of-finished.js';
import { laidTogether } from './finishing/together/lay-load.js';
import { isBetterAsPromised, reachPromised } from './finishing/together/promise.js';
import { regrouped } from './finishing/together/regrouped.js';
import { Score } from './goals/compare.js';
import { containersIn, type Draft, type DraftLoad, draftOf, unfold } from './goals/draft.js';
import { TOGETHER_RULES, type TogetherRule, withTogetherRules } from './goals/together.js';
import { unloadedOf } from './reasons/reasons.js';

/**
 * Of what the plan without any of the rules has cost, what the first of them may cost, and each other one: together they
 * hardly double it. Filling containers once more may cost more than laying loads together, of which many small searches cost
 * more than their work units.
 */
const SHARE_OF_FIRST = 0.75;
const SHARE_OF_OTHERS = 0.05;
const MORE_FOR_REGROUPING = 1.45;

/** Some milliseconds: an order so small that its plan costs nothing is laid together all the same. */
const LEAST_EFFORT = 1e6;

/** Different loads that are laid together, the last one among them: each is searched in ways of its own. */
const MOST_LOADS = 32;

/** The first rule about as much as the plan without it, for reports of the progress. */
const PARTS = 2;

/** Plans an order of which nothing lies together. */
export type PlanPlain = (problem: LoadProblem, solvers: Solvers, hooks: PlanHooks) => LoadPlan;

/** Of an order that asks for one of the rules at least. */
export function planTogether(problem: LoadProblem, planPlain: PlanPlain, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  const time = new TimeLeft(problem, hooks);
  const own = plannedAtLevel(problem, planPlain, solvers, hooks, time);
  const { optimizationLevel } = problem.rules;
  // Plans on other pallets are no loads of the same pieces.
  const mayBeBeaten = own.isLaid && problem.pallets === undefined && own.plan.search.complete;
  if (optimizationLevel === 1 || !mayBeBeaten || time.isOver) return own.plan;
  const level = (optimizationLevel - 1) as Rules['optimizationLevel'];
  const { onProgress: _, ...quiet } = hooks;
  const below = planTogether(time.limit(withRules(problem, { optimizationLevel: level })), planPlain, solvers, quiet);
  const { search } = own.plan;
  const best = isBetterFromBelow(problem, below, own) ? below : own.plan;
  const nodes = search.nodes + below.search.nodes;
  return { ...best, search: { ...search, nodes, complete: below.search.complete } };
}

interface AtLevel {
  readonly plan: LoadPlan;
  /** As it was before any of its loads was laid together. */
  readonly plain: LoadPlan;
  readonly isLaid: boolean;
}

/** Whether a plan of the level below is better, and costs nothing beside the one of this level without the rules. */
function isBetterFromBelow(problem: LoadProblem, below: LoadPlan, { plan, plain }: AtLevel): boolean {
  const [lower, own, without] = [below, plan, plain].map((one) => draftOf(problem, one.containers));
  const [a, b] = [lower!, own!].map((draft) => new Score(problem, draft));
  return compareFinished(a!, b!) < 0 && isBetterAsPromised(problem, lower!, without!);
}

function plannedAtLevel(
  problem: LoadProblem,
  planPlain: PlanPlain,
  solvers: Solvers,
  hooks: PlanHooks,
  time: TimeLeft,
): AtLevel {
  const levels = TOGETHER_RULES.filter((level) => level.isUsed(problem.rules));
  const engine = counting(solvers.engine);
  let known: Omit<PlanProgress, 'share'> = { nodes: 0, volumeLoaded: 0, containers: 0 };
  const progress = new ProgressInParts(hooks, PARTS, (part) => {
    known = part ?? known;
    return known;
  });
  const plain = planPlain(withTogetherRules(problem, []), { engine }, progress.hooksFor(1));
  progress.done(1);
  if (!mayBeMoved(problem, plain)) return { plan: plain, plain, isLaid: false };
  let plan = plain;
  const plainCost = engine.spent;
  for (const [place, level] of levels.entries()) {
    if (time.isOver || hooks.isCancelled?.() === true) break;
    const used = [...levels.slice(0, place), level];
    const effort = Math.max(LEAST_EFFORT, plainCost * (place === 0 ? SHARE_OF_FIRST : SHARE_OF_OTHERS));
    plan = laid(time.limit(withTogetherRules(problem, used)), plan, used, effort, { engine: solvers.engine }, hooks);
  }
  return { plan, plain, isLaid: true };
}

/** Not of alternatives, each of one cargo, nor where one greedy pass is asked for, nor when the clock has struck. */
function mayBeMoved({ rules }: LoadProblem, plan: LoadPlan): boolean {
  return plan.alternatives !== true && rules.algorithmType !== 'MaxVolumeFirst' && plan.search.complete;
}

/** The plan with its cargo laid together, where that is better and costs nothing else; the plan itself otherwise. */
function laid(
  problem: LoadProblem,
  plan: LoadPlan,
  levels: readonly TogetherRule[],
  effort: number,
  solvers: Solvers,
  { now, isCancelled }: PlanHooks,
): LoadPlan {
  const vehicles = vehicleLevel(problem, plan).problem;
  const session = new Session(vehicles, solvers, { ...(now && { now }), ...(isCancelled && { isCancelled }) });
  try {
    const before = foldedDraft(vehicles, plan);
    const refilled =
      levels.length === 1 && mayBeRegrouped(vehicles, plan)
        ? regrouped(session, before, offeredTo(vehicles, plan, before), levels.at(-1)!, MORE_FOR_REGROUPING * effort)
        : before;
    const reach = reachPromised(vehicles, before);
    const together = withoutEmptySlices(vehicles, loadsLaid(session, refilled, levels, reach, effort));
    const after = balancedAgain(session, withinReach(session, together));
    const { allNodes, stopped } = session.meter;
    const nodes = plan.search.nodes + allNodes;
    const search = { ...plan.search, nodes, complete: plan.search.complete && !stopped };
    if (!isBetterAsPromised(vehicles, after, before)) return { ...plan, search };
    const isSame = after.left.every((count, cargo) => count === before.left[cargo]);
    const unloaded = isSame ? plan.unloaded : unloadedOf(vehicles, [], after, !search.complete);
    // What stays as it was stays the same object: others know it by that.
    const containers = unfold(after).map((loaded, place) => {
      const known = plan.containers[place];
      return known?.arrangements === loaded.arrangements ? known : loaded;
    });
    return { ...plan, containers, unloaded, search };
  } finally {
    session.dispose();
  }
}

/** Whether other pieces may lie in its containers: nothing is kept where it is, whole, or was chosen by another step. */
function mayBeRegrouped(problem: LoadProblem, plan: LoadPlan): boolean {
  const { containers } = plan;
  const isFree = containers.every(({ arrangements }) => arrangements.every(({ isKept }) => isKept !== true));
  return (
    isFree &&
    (containers.length > 1 || plan.unloaded.length > 0) &&
    problem.rules.calculationType === 'MixLoad' &&
    keptTogether(problem).length === 0 &&
    !isAnyStepAsked(problem)
  );
}

/** Pieces of each cargo; pallets were chosen with the cargo that goes in loose, and stay those that go in. */
function offeredTo({ cargoes }: LoadProblem, { pallets }: LoadPlan, { left }: Draft): number[] {
  return cargoes.map(({ quantity }, cargo) => (pallets === undefined ? quantity : quantity - left[cargo]!));
}

/** Equal loads that follow each other once, the last container by itself. */
function foldedDraft(problem: LoadProblem, { containers }: LoadPlan): Draft {
  const { loads, left } = draftOf(problem, containers);
  const folded: DraftLoad[] = [];
  for (const [place, load] of loads.entries()) {
    const { extra } = containers[place]!;
    const before = folded.at(-1);
    const isAgain =
      before !== undefined &&
      place < loads.length - 1 &&
      extra === undefined &&
      before.extra === undefined &&
      before.container === load.container &&
      before.arrangements === load.arrangements;
    if (isAgain) folded[folded.length - 1] = { ...before, times: before.times + 1 };
    else folded.push(extra === undefined ? load : { ...load, extra });
  }
  return { loads: folded, left };
}

/** What is placed by hand stays as it is, and all that lies beside it. */
function loadsLaid(
  session: Session,
  draft: Draft,
  levels: readonly TogetherRule[],
  reachOfLast: number,
  effort: number,
): Draft {
  const { meter, problem } = session;
  const last = draft.loads.at(-1);
  let remaining = Math.min(MOST_LOADS, draft.loads.length);
  const loads = draft.loads.map((load, place) => {
    if (place >= MOST_LOADS - 1 && load !== last) return load;
    const share = Math.max(0, effort - meter.allSpent) / remaining--;
    if (meter.stopped || load.arrangements.some(({ isKept }) => isKept === true)) return load;
    const room = usableReach(problem, load.container);
    const reach = load === last ? Math.min(room, reachOfLast) : room;
    return laidTogether(session, load, levels, reach, share);
  });
  return { ...draft, loads };
}

/** Turned round for fewer pieces beyond reach, where what lies together stays as close. */
function withinReach(session: Session, draft: Draft): Draft {
  const { problem } = session;
  const turned = nearer(session, draft);
  const [one, other] = [new Score(problem, turned), new Score(problem, draft)];
  return turned !== draft && compareFinished(one, other) < 0 ? turned : draft;
}

function balancedAgain(session: Session, draft: Draft): Draft {
  const effort = effortOfRounds(session.problem.rules, containersIn(draft)).at(-1) ?? 0;
  return movedLoads(session, draft, effort);
}
