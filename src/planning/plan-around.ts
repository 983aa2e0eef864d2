/**
 * A plan around what is placed by hand: kept containers are filled up first, in their order, then the cargo that is
 * still free goes into containers of its own as in any plan. What is kept is never moved.
 */
import { loadingRanks } from '../domain/loading-ranks.js';
import { type Arrangement, type LoadedContainer, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { CargoCount, LoadProblem } from '../domain/problem.js';
import { volumeBound } from './bounds/bounds.js';
import { GREEDY_EFFORT, LEVEL_EFFORT } from './filling/effort.js';
import type { PlanHooks } from './filling/hooks.js';
import { Session } from './filling/session.js';
import type { Solvers } from './filling/solvers.js';
import { filledWithOptional } from './finishing/balance/optional.js';
import { type Emptied, withoutPoor } from './finishing/balance/unload-poor.js';
import { addedInOrder } from './finishing/loading-order/added-in-order.js';
import { inOrder } from './finishing/loading-order/in-order.js';
import type { Search } from './found.js';
import type { Draft, DraftLoad } from './goals/draft.js';
import { lotsOf } from './lots/every-lot.js';
import type { Lot } from './lots/lot.js';
import { loadsSets } from './lots/sets.js';
import { completing, setsAround } from './lots/sets-around.js';
import { tooLarge } from './lots/too-large.js';
import { planLoad } from './plan-load.js';
import { unloadedOfSets, unloadedOfVolumes } from './reasons/of-sets.js';
import { unloadedOf } from './reasons/reasons.js';
import { planSetsByVolume } from './sets-by-volume.js';

export interface GivenLoad {
  readonly loaded: LoadedContainer;
  /** Nothing is added to it. */
  readonly isLocked: boolean;
}

export interface KeptContainer extends GivenLoad {
  /** It can be loaded in the order of its arrangements; false: in none, and nothing is added to it. */
  readonly hasOrder: boolean;
}

/** Pieces placed beyond the order are extra ones, where such are allowed. */
function withExtra({ cargoes, rules }: LoadProblem, given: readonly GivenLoad[]): readonly GivenLoad[] {
  if (rules.isExtraCargoAllowed !== true) return given;
  const left = cargoes.map(({ quantity }) => quantity);
  return given.map((one) => {
    const placed = cargoes.map(() => 0);
    for (const arrangement of one.loaded.arrangements) placed[arrangement.cargo]! += piecesIn(arrangement);
    const extra = placed.flatMap((count, cargo) => {
      const quantity = Math.max(0, count - left[cargo]!);
      left[cargo]! -= count - quantity;
      return quantity > 0 ? [{ cargo, quantity }] : [];
    });
    return extra.length === 0 ? one : { ...one, loaded: { ...one.loaded, extra } };
  });
}

/** What is placed by hand in an order of loading; where there is none, from below. */
export function keptInOrder(problem: LoadProblem, given: readonly GivenLoad[]): KeptContainer[] {
  const ranks = loadingRanks(problem);
  return withExtra(problem, given).map(({ loaded, isLocked }) => {
    const { arrangements, circle } = inOrder(problem, loaded.container, loaded.arrangements);
    if (circle === null) {
      const kept = arrangements.map((arrangement) => ({ ...arrangement, isKept: true as const }));
      return { isLocked, loaded: { ...loaded, arrangements: kept }, hasOrder: true };
    }
    const fromBelow = loaded.arrangements.toSorted(
      (a, b) => ranks[a.cargo]! - ranks[b.cargo]! || a.position.z - b.position.z,
    );
    return { isLocked: true, loaded: { ...loaded, arrangements: fromBelow }, hasOrder: false };
  });
}

const isAdded = (arrangement: Arrangement) => arrangement.isKept !== true;

/** Containers that get the effort of their level; with more of them each gets less. */
const MOST_CONTAINERS_PAID = 8;

/**
 * @param kept accepted by the verifier
 * @throws EngineFailure when the engine gives up on the problem
 */
export function planAround(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  if (kept.length === 0) return planLoad(problem, solvers, hooks);
  if (problem.rules.calculationType === 'SetLoadByVolume') return byVolumeAround(problem, kept, solvers, hooks);
  const lots = loadsSets(problem) ? [] : lotsOf(problem, tooLarge(problem, solvers, hooks));
  const work = new Work(problem, solvers, hooks, lots, kept);
  const filledUp = kept.map((one) => work.filledUp(one));
  const rest = work.planRest(kept);
  const { others, whyLeft } = withoutPoorOnes(problem, filledUp, rest?.containers ?? []);
  const containers = [...work.withOptional(kept, filledUp, others), ...others];
  const nodes = work.nodes + (rest?.search.nodes ?? 0);
  const complete = !work.isStopped && (rest?.search.complete ?? true);
  const draft = draftOf(problem, containers);
  return {
    containers,
    unloaded: (loadsSets(problem)
      ? unloadedOfSets(problem, draft, !complete)
      : unloadedOf(problem, lots, draft, !complete)
    ).map((row) => ({ ...row, ...whyLeft.get(row.cargo) })),
    search: { nodes, complete, volumeBound: volumeBound(problem), containerBound: null },
  };
}

/** Each step of a common t planned around what is placed, from the first that has all of it. */
function byVolumeAround(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
): LoadPlan {
  const search: Search = (one, told) => {
    const { containers, search: report } = planAround(one, kept, solvers, told);
    return { draft: draftOf(one, containers), search: report };
  };
  const given = kept.map(({ loaded }) => loaded);
  const left = piecesLeft(problem, given);
  const placed = problem.cargoes.map(({ quantity }, cargo) => quantity - left[cargo]!);
  const found = planSetsByVolume(problem, search, hooks, placed);
  const loaded = found.draft.loads.map(
    ({ container, arrangements }) =>
      given.find((one) => one.arrangements === arrangements) ?? { container, arrangements },
  );
  const containers = loaded.length > 0 ? loaded : given;
  const draft = draftOf(problem, containers);
  return { containers, unloaded: unloadedOfVolumes(problem, draft, !found.search.complete), search: found.search };
}

/** What is placed by hand, and nothing else. */
export function planOfKept(problem: LoadProblem, kept: readonly KeptContainer[]): LoadPlan {
  const containers = kept.map(({ loaded }) => loaded).filter(({ arrangements }) => arrangements.length > 0);
  const detail = 'It is not placed, and nothing was to be added (fillRemaining=false).';
  const unloaded = piecesLeft(problem, containers).flatMap((quantity, cargo) =>
    quantity > 0 ? [{ cargo, quantity, reason: 'NoSpaceLeft' as const, detail }] : [],
  );
  const search = { nodes: 0, complete: true, volumeBound: volumeBound(problem), containerBound: null };
  const alternatives = problem.rules.calculationType === 'UnitLoad' ? { alternatives: true as const } : {};
  return { containers, ...alternatives, unloaded, search };
}

class Work {
  /** Completions evaluated so far. */
  nodes = 0;
  /** The clock struck, or nobody waits any more. */
  isStopped = false;
  readonly #left: number[];
  readonly #effort: number;
  readonly #begun: number;

  constructor(
    private readonly problem: LoadProblem,
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
    private readonly lots: readonly Lot[],
    private readonly kept: readonly KeptContainer[],
  ) {
    this.#left = piecesLeft(
      problem,
      kept.map(({ loaded }) => loaded),
    );
    const open = kept.filter(({ isLocked }) => !isLocked).length;
    const shares = Math.max(1, open / MOST_CONTAINERS_PAID);
    const { algorithmType, optimizationLevel } = problem.rules;
    this.#effort = algorithmType === 'MaxVolumeFirst' ? GREEDY_EFFORT : LEVEL_EFFORT[optimizationLevel] / shares;
    this.#begun = hooks.now?.() ?? 0;
  }

  filledUp({ loaded, isLocked }: KeptContainer): LoadedContainer {
    if (isLocked || this.isStopped || this.#left.every((count) => count === 0)) return loaded;
    const { container, arrangements, extra = [] } = loaded;
    if (loadsSets(this.problem)) return this.#filledWithSets(loaded);
    const shouldStop = () => this.#hasToStop();
    const problem = withMore(this.problem, extra);
    const filler = this.solvers.engine.prepare(problem, container, this.#effort, shouldStop);
    try {
      const { cargoes } = this.problem;
      const counts = this.#left.map((count, cargo) => (cargoes[cargo]!.isOptional ? 0 : count));
      for (;;) {
        const { seed } = this.problem.rules;
        const result = filler.fill({
          values: null,
          counts,
          effort: this.#effort,
          seed,
          kept: arrangements,
          shouldStop,
        });
        this.nodes += result.nodes;
        this.isStopped ||= result.stopped;
        const divided = this.#divided(result.loaded, arrangements);
        if (divided.length === 0) {
          const ordered = addedInOrder(this.problem, container, result.arrangements, isAdded) ?? arrangements;
          return this.#taken({ ...loaded, arrangements: ordered }, arrangements);
        }
        for (const cargo of divided) counts[cargo] = 0;
      }
    } finally {
      filler.dispose();
    }
  }

  /** What the sets begun in containers to come need is kept for them. */
  #filledWithSets(loaded: LoadedContainer): LoadedContainer {
    const { problem } = this;
    const place = this.kept.findIndex((one) => one.loaded === loaded);
    const available = [...this.#left];
    for (const later of this.kept.slice(place + 1)) {
      const needed = later.isLocked ? null : completing(problem, piecesInOne(problem, later.loaded), available);
      for (const [cargo, count] of needed?.entries() ?? []) available[cargo]! -= count;
    }
    const shouldStop = () => this.#hasToStop();
    const filler = this.solvers.engine.prepare(problem, loaded.container, this.#effort, shouldStop);
    const pieces = piecesInOne(problem, loaded);
    try {
      const filled = setsAround(problem, loaded.container, pieces, available, (counts, share) => {
        if (this.isStopped) return null;
        const effort = Math.max(1, Math.floor(this.#effort * share));
        const { seed } = problem.rules;
        const result = filler.fill({ values: null, counts, effort, seed, kept: loaded.arrangements, shouldStop });
        this.nodes += result.nodes;
        this.isStopped ||= result.stopped;
        const ordered = addedInOrder(problem, loaded.container, result.arrangements, isAdded) ?? loaded.arrangements;
        const load = { ...loaded, arrangements: ordered };
        const inside = piecesInOne(problem, load);
        const added = inside.map((count, cargo) => count - pieces[cargo]!);
        return { isWhole: added.every((count, cargo) => count === counts[cargo]), loaded: added, result: load };
      });
      return filled === null ? loaded : this.#taken(filled, loaded.arrangements);
    } finally {
      filler.dispose();
    }
  }

  /** Counts what was added off what is left. */
  #taken(filledUp: LoadedContainer, kept: readonly Arrangement[]): LoadedContainer {
    for (const arrangement of filledUp.arrangements) this.#left[arrangement.cargo]! -= piecesIn(arrangement);
    for (const arrangement of kept) this.#left[arrangement.cargo]! += piecesIn(arrangement);
    return filledUp;
  }

  /** Cargo of lots of which only a part would be added, unless some of it lies there already. */
  #divided(loaded: readonly number[], kept: readonly Arrangement[]): number[] {
    const here = new Set(kept.map(({ cargo }) => cargo));
    const isDivided = ({ places, quantities }: Lot) =>
      places.some((cargo) => loaded[cargo]! > 0) &&
      places.some((cargo, i) => loaded[cargo] !== quantities[i]) &&
      !places.some((cargo) => here.has(cargo));
    return this.lots.filter(isDivided).flatMap(({ places }) => places);
  }

  /** Null when nothing is left, or no container. */
  planRest(kept: readonly KeptContainer[]): LoadPlan | null {
    const { problem } = this;
    if (this.isStopped || this.#left.every((count) => count === 0)) return null;
    const places = problem.containers.flatMap(({ quantity }, place) => {
      const used = kept.filter(({ loaded }) => loaded.container === place).length;
      return quantity === 0 || used < quantity ? [{ place, quantity: quantity === 0 ? 0 : quantity - used }] : [];
    });
    if (places.length === 0) return null;
    const seconds = ((this.hooks.now?.() ?? 0) - this.#begun) / 1000;
    const rest: LoadProblem = {
      ...problem,
      cargoes: problem.cargoes.map((cargo, place) => ({ ...cargo, quantity: this.#left[place]! })),
      containers: places.map(({ place, quantity }) => ({ ...problem.containers[place]!, quantity })),
      rules: { ...problem.rules, maxRunTimeSeconds: Math.max(0, problem.rules.maxRunTimeSeconds - seconds) },
    };
    const plan = planLoad(rest, this.solvers, this.hooks);
    const containers = plan.containers
      .filter(({ arrangements }) => arrangements.length > 0)
      .map((loaded) => ({ ...loaded, container: places[loaded.container]!.place }));
    return { ...plan, containers };
  }

  /** What the other cargo leaves of the kept containers, filled with optional cargo where they are to be. */
  withOptional(
    kept: readonly KeptContainer[],
    filledUp: readonly LoadedContainer[],
    others: readonly LoadedContainer[],
  ): readonly LoadedContainer[] {
    const { problem } = this;
    const isLastOnly = problem.rules.optionalFilling === 'FillLastContainer' || problem.rules.balancing?.isLastOnly;
    const mayBeFilled = filledUp.map(({ arrangements }, place) => {
      const isLast = others.length === 0 && place === filledUp.length - 1;
      return !kept[place]!.isLocked && arrangements.length > 0 && (isLast || !isLastOnly);
    });
    const loads = draftOf(problem, filledUp).loads.filter((_, place) => mayBeFilled[place]);
    if (this.isStopped || loads.length === 0) return filledUp;
    const session = new Session(problem, this.solvers, { isCancelled: () => this.#hasToStop() });
    const left = piecesLeft(problem, [...filledUp, ...others]);
    const filled = filledWithOptional(session, this.lots, { loads, left }, this.#effort).loads;
    this.nodes += session.meter.allNodes;
    let next = 0;
    return filledUp.map((loaded, place) => {
      if (!mayBeFilled[place]) return loaded;
      const { arrangements } = filled[next++]!;
      return { ...loaded, arrangements };
    });
  }

  #hasToStop(): boolean {
    const { now, isCancelled } = this.hooks;
    const isLate = now !== undefined && now() - this.#begun > this.problem.rules.maxRunTimeSeconds * 1000;
    this.isStopped ||= isLate || (isCancelled?.() ?? false);
    return this.isStopped;
  }
}

/** Pieces of each cargo that no container holds. */
export function piecesLeft({ cargoes }: LoadProblem, containers: readonly LoadedContainer[]): number[] {
  const left = cargoes.map(({ quantity }) => quantity);
  for (const { arrangements, extra = [] } of containers) {
    for (const arrangement of arrangements) left[arrangement.cargo]! -= piecesIn(arrangement);
    for (const { cargo, quantity } of extra) left[cargo]! += quantity;
  }
  return left;
}

function draftOf(problem: LoadProblem, containers: readonly LoadedContainer[]): Draft {
  const loads = containers.map((load): DraftLoad => {
    const { container, arrangements } = load;
    return { container, arrangements, loaded: piecesInOne(problem, load), times: 1 };
  });
  return { loads, left: piecesLeft(problem, containers) };
}

/** Pieces of each cargo in one container. */
function piecesInOne({ cargoes }: LoadProblem, { arrangements }: LoadedContainer): number[] {
  const pieces = cargoes.map(() => 0);
  for (const arrangement of arrangements) pieces[arrangement.cargo]! += piecesIn(arrangement);
  return pieces;
}

/** The problem with so many pieces more. */
function withMore(problem: LoadProblem, more: readonly CargoCount[]): LoadProblem {
  if (more.length === 0) return problem;
  const cargoes = [...problem.cargoes];
  for (const { cargo, quantity } of more) {
    cargoes[cargo] = { ...cargoes[cargo]!, quantity: cargoes[cargo]!.quantity + quantity };
  }
  return { ...problem, cargoes };
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
