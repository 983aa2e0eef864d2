/**
 * Fewer containers, or cheaper ones. Where a plan takes more containers of one type than all cargo needs at least, the order is
 * planned again with so many less one, as if there were no more: near the limit one search finds what another of the same length
 * misses, and whoever says how many there are would see all cargo load into fewer than the plan without a number has. Of
 * priced types the cheapest mixes that surely have the room are planned in the same way: what a door or the order of loading
 * keeps out of a load gets containers that cost more than another way to lay it.
 */
import { volumeOf } from '../domain/geometry.js';
import { type LoadedContainer, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { Cargo, LoadProblem } from '../domain/problem.js';
import { withContainer, withContainers } from '../domain/sub-problems.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import { containersAvailable, quickContainerBound, tightContainerBound } from './bounds/bounds.js';
import { isEnough, isPriceBelow, mixesOf } from './bounds/mixes.js';
import type { PlanHooks, PlanProgress } from './fills/hooks.js';
import { ProgressInParts } from './fills/progress-in-parts.js';
import { TimeLeft } from './fills/time-left.js';
import { hasPrices } from './goals/cost.js';
import { draftOf } from './goals/draft.js';

/**
 * The mean load of the fewer ones may hold so much more than the fullest that was found; more is never reached. Up to this
 * share of the room the fullest says nothing: what a door or the order of loading keeps out may find another place.
 */
const MORE_THAN_FULLEST = 1.02;
const SURELY_OPEN = 0.85;

/** Mixes that are planned in vain at most. */
const MOST_MIXES = 2;

/** The plan, and those in less, for reports of the progress. */
const PARTS = 2;

type Planned = (problem: LoadProblem, hooks: PlanHooks) => LoadPlan;

/** The order with containers so few, or so cheap, that a plan of it in which all loads is the better one. */
interface Less {
  readonly problem: LoadProblem;
  /** Which type of the order each of its own is. */
  readonly types: readonly number[];
}

export function planInFewer(problem: LoadProblem, planned: Planned, hooks: PlanHooks): LoadPlan {
  const isOfPrice = mayBeCheaper(problem);
  if (!isOfPrice && !isPlentiful(problem)) return planned(problem, hooks);
  const time = new TimeLeft(problem, hooks);
  let known: Omit<PlanProgress, 'share'> = { nodes: 0, volumeLoaded: 0, containers: 0 };
  const progress = new ProgressInParts(hooks, PARTS, (part) => {
    known = part ?? known;
    return known;
  });
  let plan = planned(problem, progress.hooksFor(1));
  const tried = new Set<string>();
  let inVain = 0;
  while (inVain < (isOfPrice ? MOST_MIXES : 1) && plan.search.complete && plan.alternatives !== true) {
    if (time.isOver || hooks.isCancelled?.() === true) break;
    const less = isOfPrice ? cheaperMix(problem, plan, tried) : oneLess(problem, plan);
    if (less === null) break;
    progress.done(1);
    const { search, ...found } = planned(time.limit(less.problem), progress.hooksFor(1));
    const isAll = isNoMore(leftIn(problem, found), leftIn(problem, plan));
    if (!isAll) inVain++;
    const nodes = plan.search.nodes + search.nodes;
    plan = { ...(isAll ? ofOrder(found, less) : plan), search: { ...plan.search, nodes, complete: search.complete } };
  }
  return plan;
}

/** There are more of one type than all cargo surely needs. */
function isPlentiful(problem: LoadProblem): boolean {
  return problem.containers.length === 1 && containersAvailable(problem) > quickContainerBound(problem);
}

function mayBeCheaper(problem: LoadProblem): boolean {
  return problem.containers.length > 1 && problem.pallets === undefined && hasPrices(problem);
}

/** Null: so few have no room. */
function oneLess(problem: LoadProblem, plan: LoadPlan): Less | null {
  const { containers } = plan;
  const quantity = containers.length - 1;
  if (quantity < 1) return null;
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const volumes = containers.map((one) => volumeIn(cargoes, one));
  const sum = volumes.reduce((total, volume) => total + volume, 0);
  const most = Math.max(MORE_THAN_FULLEST * Math.max(...volumes), SURELY_OPEN * volumeOf(problem.containers[0]!.size));
  const bound = Math.max(tightContainerBound(problem), plan.search.containerBound ?? 0);
  if (sum > quantity * most || quantity < bound) return null;
  return { problem: withContainer(problem, 0, (type) => ({ ...type, quantity })), types: [0] };
}

/** The cheapest that was not tried, and costs less than the plan; null: there is none that surely has the room. */
function cheaperMix(problem: LoadProblem, plan: LoadPlan, tried: Set<string>): Less | null {
  const { cargoes, containers } = problem;
  const price = plan.containers.reduce((sum, { container }) => sum + containers[container]!.price, 0);
  const volume = plan.containers.reduce((sum, one) => sum + volumeIn(cargoes, one), 0);
  const { mixes } = mixesOf(problem, draftOf(problem, plan.containers), price);
  const [mix] = mixes
    .filter((one) => isPriceBelow(one.price, price) && isEnough(SURELY_OPEN * one.volume, volume))
    .filter(({ counts }) => !tried.has(counts.join()))
    .sort((a, b) => a.price - b.price);
  if (mix === undefined) return null;
  tried.add(mix.counts.join());
  const types = [...containers.keys()].filter((type) => mix.counts[type]! > 0);
  const stock = types.map((type) => ({ ...containers[type]!, quantity: mix.counts[type]! }));
  return { problem: withContainers(problem, stock), types };
}

function ofOrder(plan: Omit<LoadPlan, 'search'>, { types }: Less): Omit<LoadPlan, 'search'> {
  return { ...plan, containers: plan.containers.map((one) => ({ ...one, container: types[one.container]! })) };
}

function volumeIn(cargoes: readonly Cargo[], { arrangements }: LoadedContainer): number {
  return arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.volume, 0);
}

/** Pieces of each cargo. */
function leftIn({ cargoes }: LoadProblem, { unloaded }: Pick<LoadPlan, 'unloaded'>): number[] {
  const left = cargoes.map(() => 0);
  for (const { cargo, quantity } of unloaded) left[cargo]! += quantity;
  return left;
}

function isNoMore(counts: readonly number[], others: readonly number[]): boolean {
  return counts.every((count, cargo) => count <= others[cargo]!);
}
