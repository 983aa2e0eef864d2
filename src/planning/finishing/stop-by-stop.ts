/**
 * Loads that are filled stop by stop, where what is reached over other cargo is limited (maxLoadingReach): what comes later
 * begins in each corridor where the load ends. So no later stop is reached over an earlier one at all, which uses more of the
 * length than the search would, and leaves nothing behind while there is length left.
 */
import { loadingRanks } from '../../domain/loading-ranks.js';
import { wayInto } from '../../domain/loading-way.js';
import type { LoadProblem } from '../../domain/problem.js';
import { withRules } from '../../domain/sub-problems.js';
import { stockOf } from '../bounds/capacity.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import type { PlanHooks } from '../fills/hooks.js';
import { Session } from '../fills/session.js';
import type { Solvers } from '../fills/solvers.js';
import { inOrderOf } from '../fills/variants/in-order.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { addedNearer } from './added-nearer.js';
import { interlocked } from './interlock.js';
import { loadsInOrder } from './loading-order/loads-in-order.js';
import { merged } from './merge.js';

/** Containers that are filled, each as often as its load repeats. */
const MOST_WALKS = 8;

/** What of a stop found no place within reach is offered once more, behind what did. */
const TIMES_OFFERED = 2;

export interface StopByStop {
  /** One for each way that was tried. */
  readonly drafts: readonly Draft[];
  readonly nodes: number;
}

/**
 * First with no reach at all, so that whatever limit is asked for gets the same loads; where something stays behind, within
 * the limit of the problem too.
 * @param types of the containers, in the order in which they are filled
 * @param effort work units that each container may cost, in each way
 */
export function stopByStop(
  problem: LoadProblem,
  lots: readonly Lot[],
  types: readonly number[],
  solvers: Solvers,
  hooks: PlanHooks,
  effort: number,
): StopByStop {
  const drafts: Draft[] = [];
  let nodes = 0;
  for (const maxLoadingReach of [0, problem.rules.maxLoadingReach!]) {
    for (const way of waysFor(problem, maxLoadingReach)) {
      const found = ofWay(problem, way, lots, types, solvers, hooks, effort);
      drafts.push(found.draft);
      nodes += found.nodes;
    }
    if (drafts.some(({ left }) => left.every((count) => count === 0))) break;
  }
  return { drafts, nodes };
}

/** Each stop as one, and cargo by cargo with the largest or the smallest first. */
function waysFor(problem: LoadProblem, maxLoadingReach: number): LoadProblem[] {
  const bySize = [...problem.cargoes.keys()].sort((a, b) => problem.cargoes[b]!.volume - problem.cargoes[a]!.volume);
  const places = problem.cargoes.map((_, cargo) => bySize.indexOf(cargo));
  const orders = [places, places.map((place) => -place), places.map(() => 0)];
  return orders.map((order) => withRules(inOrderOf(problem, 0, order).problem, { maxLoadingReach, stageReach: 0 }));
}

function ofWay(
  problem: LoadProblem,
  way: LoadProblem,
  lots: readonly Lot[],
  types: readonly number[],
  solvers: Solvers,
  hooks: PlanHooks,
  effort: number,
): { readonly draft: Draft; readonly nodes: number } {
  const session = new Session(way, solvers, hooks);
  try {
    const filled = filledInTurn(session, types, effort);
    const draft = legal(problem, loadsInOrder(problem, lots, interlocked(problem, filled)));
    return { draft, nodes: session.meter.allNodes };
  } finally {
    session.dispose();
  }
}

function filledInTurn(session: Session, types: readonly number[], effort: number): Draft {
  const { problem, meter } = session;
  const left = problem.cargoes.map(({ quantity }) => quantity);
  const stock = problem.containers.map(stockOf);
  const loads: DraftLoad[] = [];
  for (const container of types.slice(0, MOST_WALKS)) {
    if (meter.stopped || left.every((count) => count === 0)) break;
    if (stock[container]! <= 0 || wayInto(problem.containers[container]!) === 'fromAbove') continue;
    const load = filledOne(session, container, left, effort);
    if (load.arrangements.length === 0) continue;
    const repeats = load.loaded.map((count, cargo) => (count > 0 ? Math.floor(left[cargo]! / count) : Infinity));
    const times = Math.min(stock[container]!, ...repeats);
    stock[container]! -= times;
    for (const [cargo, count] of load.loaded.entries()) left[cargo]! -= times * count;
    loads.push({ ...load, times });
  }
  return { loads, left };
}

function filledOne(session: Session, container: number, left: readonly number[], effort: number): DraftLoad {
  const { problem } = session;
  const ranks = loadingRanks(problem);
  const stages = [...new Set(ranks)].sort((a, b) => a - b);
  let load: DraftLoad = { container, arrangements: [], loaded: left.map(() => 0), times: 1 };
  for (const stage of stages) {
    for (let time = 0; time < TIMES_OFFERED; time++) {
      const offered = left.map((count, cargo) => (ranks[cargo] === stage ? count - load.loaded[cargo]! : 0));
      if (offered.every((count) => count === 0)) break;
      const added = addedNearer(session, [], load, offered, effort / stages.length);
      if (added === null) break;
      load = { ...added.load, arrangements: merged(problem, added.load.arrangements) };
    }
  }
  return load;
}

/** Without loads that break a rule, as only the way in which they were filled allows. */
function legal(problem: LoadProblem, { loads, left }: Draft): Draft {
  const kept = loads.filter(({ container, arrangements }) => holdsEveryRule(problem, { container, arrangements }));
  const counts = [...left];
  for (const { loaded, times } of loads.filter((load) => !kept.includes(load))) {
    for (const [cargo, count] of loaded.entries()) counts[cargo]! += times * count;
  }
  return { loads: kept, left: counts };
}
