/**
 * One container less. Where a plan takes more containers of one type than all cargo needs at least, the order is planned again
 * with so many less one, as if there were no more: near the limit one search finds what another of the same length misses, and
 * whoever says how many there are would see all cargo load into fewer than the plan without a number has.
 */
import { volumeOf } from '../domain/geometry.js';
import { type LoadedContainer, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { Cargo, LoadProblem } from '../domain/problem.js';
import { withContainer } from '../domain/sub-problems.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import { containersAvailable, quickContainerBound, tightContainerBound } from './bounds/bounds.js';
import type { PlanHooks, PlanProgress } from './fills/hooks.js';
import { ProgressInParts } from './fills/progress-in-parts.js';
import { TimeLeft } from './fills/time-left.js';

/**
 * The mean load of the fewer ones may hold so much more than the fullest that was found; more is never reached. Up to this
 * share of the room the fullest says nothing: what a door or the order of loading keeps out may find another place.
 */
const MORE_THAN_FULLEST = 1.02;
const SURELY_OPEN = 0.85;

/** The plan, and the one in fewer containers, for reports of the progress. */
const PARTS = 2;

type Planned = (problem: LoadProblem, hooks: PlanHooks) => LoadPlan;

export function planInFewer(problem: LoadProblem, planned: Planned, hooks: PlanHooks): LoadPlan {
  if (!isPlentiful(problem)) return planned(problem, hooks);
  const time = new TimeLeft(problem, hooks);
  let known: Omit<PlanProgress, 'share'> = { nodes: 0, volumeLoaded: 0, containers: 0 };
  const progress = new ProgressInParts(hooks, PARTS, (part) => {
    known = part ?? known;
    return known;
  });
  let plan = planned(problem, progress.hooksFor(1));
  while (mayBeFewer(problem, plan) && !time.isOver && hooks.isCancelled?.() !== true) {
    progress.done(1);
    const quantity = plan.containers.length - 1;
    const fewer = planned(
      time.limit(withContainer(problem, 0, (type) => ({ ...type, quantity }))),
      progress.hooksFor(1),
    );
    const nodes = plan.search.nodes + fewer.search.nodes;
    const { complete } = fewer.search;
    const isAll = isNoMore(leftIn(problem, fewer), leftIn(problem, plan));
    const { search, ...best } = isAll ? fewer : plan;
    plan = { ...best, search: { ...plan.search, nodes, complete } };
    if (!isAll) break;
  }
  return plan;
}

/** There are more of one type than all cargo surely needs. */
function isPlentiful(problem: LoadProblem): boolean {
  return problem.containers.length === 1 && containersAvailable(problem) > quickContainerBound(problem);
}

function mayBeFewer(problem: LoadProblem, plan: LoadPlan): boolean {
  const { containers, search } = plan;
  const fewer = containers.length - 1;
  if (fewer < 1 || plan.alternatives === true || !search.complete) return false;
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const volumes = containers.map((one) => volumeIn(cargoes, one));
  const sum = volumes.reduce((total, volume) => total + volume, 0);
  const most = Math.max(MORE_THAN_FULLEST * Math.max(...volumes), SURELY_OPEN * volumeOf(problem.containers[0]!.size));
  return sum <= fewer * most && fewer >= tightContainerBound(problem);
}

function volumeIn(cargoes: readonly Cargo[], { arrangements }: LoadedContainer): number {
  return arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.volume, 0);
}

/** Pieces of each cargo. */
function leftIn({ cargoes }: LoadProblem, { unloaded }: LoadPlan): number[] {
  const left = cargoes.map(() => 0);
  for (const { cargo, quantity } of unloaded) left[cargo]! += quantity;
  return left;
}

function isNoMore(counts: readonly number[], others: readonly number[]): boolean {
  return counts.every((count, cargo) => count <= others[cargo]!);
}
