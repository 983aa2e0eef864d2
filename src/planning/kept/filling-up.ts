/** Kept containers filled up with the cargo that is still free, and a plan of what then is left. */

import { type Arrangement, type LoadedContainer, type LoadPlan, piecesIn } from '../../domain/plan.js';
import type { CargoCount, LoadProblem } from '../../domain/problem.js';
import { withContainers, withQuantities } from '../../domain/sub-problems.js';
import type { FillProgress } from '../../engine/port.js';
import { effortOfRounds, GREEDY_EFFORT, LEVEL_EFFORT } from '../fills/effort.js';
import type { PlanHooks } from '../fills/hooks.js';
import { Session } from '../fills/session.js';
import type { Solvers } from '../fills/solvers.js';
import { TimeLeft } from '../fills/time-left.js';
import { inShorterRooms } from '../finishing/added-nearer.js';
import { filledWithOptional } from '../finishing/balance/optional.js';
import { addedInOrder } from '../finishing/loading-order/added-in-order.js';
import { beyondLimits } from '../finishing/vehicle/limits.js';
import { draftLoadOf, draftOf, piecesByCargo, piecesLeft } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { loadsSets } from '../lots/sets.js';
import { completing, setsAround } from '../lots/sets-around.js';
import { type FillsAround, filledAround, isAdded } from './filled-around.js';
import type { KeptContainer } from './kept-containers.js';

/** Containers that get the effort of their level; with more of them each gets less. */
const MOST_CONTAINERS_PAID = 8;

/** Of the effort of a container, what a shorter load of it may cost more. */
const NEARER_SHARE = 0.2;

/** The search around kept containers: they are filled up in their order, then come those of the rest. */
export class FillingUp {
  /** Completions evaluated so far. */
  nodes = 0;
  /** The clock struck, or nobody waits any more. */
  isStopped = false;
  readonly #left: number[];
  /** Where types are not mixed, those that may still be filled; null: any. */
  #types: ReadonlySet<number> | null;
  readonly #effort: number;
  readonly #efforts: readonly number[];
  readonly #time: TimeLeft;

  constructor(
    private readonly problem: LoadProblem,
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
    private readonly lots: readonly Lot[],
    private readonly kept: readonly KeptContainer[],
    share: number,
  ) {
    this.#left = piecesLeft(
      problem,
      kept.map(({ loaded }) => loaded),
    );
    this.#types = typesBeside(
      problem,
      kept.map(({ loaded }) => loaded),
    );
    const open = kept.filter(({ isLocked }) => !isLocked).length;
    const shares = Math.max(1, open / MOST_CONTAINERS_PAID) / share;
    const { algorithmType, optimizationLevel } = problem.rules;
    this.#effort = algorithmType === 'MaxVolumeFirst' ? GREEDY_EFFORT : LEVEL_EFFORT[optimizationLevel] / shares;
    this.#efforts = effortOfRounds(problem.rules, 1).map((effort) => Math.max(GREEDY_EFFORT, effort / shares));
    this.#time = new TimeLeft(problem, hooks);
  }

  filledUp({ loaded, isLocked }: KeptContainer): LoadedContainer {
    if (isLocked || this.isStopped || this.#left.every((count) => count === 0)) return loaded;
    const { container, arrangements, extra = [] } = loaded;
    if (arrangements.length === 0 && this.#types?.has(container) === false) return loaded;
    if (loadsSets(this.problem)) return this.#filledWithSets(loaded);
    const problem = withMore(this.problem, extra);
    const { cargoes } = this.problem;
    const counts = this.#left.map((count, cargo) => (cargoes[cargo]!.isOptional ? 0 : count));
    for (;;) {
      const filled = filledAround(problem, container, arrangements, counts, this.#efforts, this.#fillsOf(loaded));
      // The search loads a part of a lot, or the order of loading leaves one.
      const divided = this.#divided(piecesByCargo(this.problem, filled.filter(isAdded)), arrangements);
      if (divided.length === 0) return this.#taken(refilled(loaded, this.#nearer(loaded, filled)), arrangements);
      for (const cargo of divided) counts[cargo] = 0;
    }
  }

  #fillsOf({ container, arrangements }: LoadedContainer): FillsAround {
    const shouldStop = () => this.#hasToStop();
    const { cargoes, rules } = this.problem;
    const { seed } = rules;
    const volumeLoaded = arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.volume, 0);
    const allowed = this.#efforts.reduce((sum, effort) => sum + effort, 0);
    let spent = 0;
    const tell = (effort: number, nodes: number) => {
      const share = Math.min(1, (spent + effort) / allowed);
      this.hooks.onProgress?.({ share, nodes: this.nodes + nodes, volumeLoaded, containers: this.kept.length });
      return shouldStop();
    };
    return {
      prepare: (problem, effort) => this.solvers.engine.prepare(problem, container, effort, shouldStop),
      fill: (filler, kept, counts, effort) => {
        if (this.isStopped) return null;
        const watch = ({ share, nodes }: FillProgress) => tell(share * effort, nodes);
        const result = filler.fill({ values: null, counts, effort, seed, kept, shouldStop: watch });
        this.nodes += result.nodes;
        spent += effort;
        this.isStopped ||= result.stopped;
        return result;
      },
    };
  }

  /** What the sets begun in containers to come need is kept for them. */
  #filledWithSets(loaded: LoadedContainer): LoadedContainer {
    const { problem } = this;
    const place = this.kept.findIndex((one) => one.loaded === loaded);
    const available = [...this.#left];
    for (const later of this.kept.slice(place + 1)) {
      const needed = later.isLocked
        ? null
        : completing(problem, piecesByCargo(problem, later.loaded.arrangements), available);
      for (const [cargo, count] of needed?.entries() ?? []) available[cargo]! -= count;
    }
    const shouldStop = () => this.#hasToStop();
    const filler = this.solvers.engine.prepare(problem, loaded.container, this.#effort, shouldStop);
    const pieces = piecesByCargo(problem, loaded.arrangements);
    try {
      const filled = setsAround(problem, loaded.container, pieces, available, (counts, share) => {
        if (this.isStopped) return null;
        const effort = Math.max(1, Math.floor(this.#effort * share));
        const { seed } = problem.rules;
        const result = filler.fill({ values: null, counts, effort, seed, kept: loaded.arrangements, shouldStop });
        this.nodes += result.nodes;
        this.isStopped ||= result.stopped;
        const ordered = addedInOrder(problem, loaded.container, result.arrangements, isAdded) ?? loaded.arrangements;
        const load = refilled(loaded, ordered);
        const inside = piecesByCargo(problem, ordered);
        const added = inside.map((count, cargo) => count - pieces[cargo]!);
        return { isWhole: added.every((count, cargo) => count === counts[cargo]), loaded: added, result: load };
      });
      return filled === null ? loaded : this.#taken(filled, loaded.arrangements);
    } finally {
      filler.dispose();
    }
  }

  /** The same pieces as near to the inmost end as they go, where nothing more is to come: the room is not needed. */
  #nearer(kept: LoadedContainer, arrangements: readonly Arrangement[]): readonly Arrangement[] {
    const { problem, solvers } = this;
    const pieces = piecesByCargo(problem, arrangements.filter(isAdded));
    const isLast = this.#left.every((count, cargo) => count === pieces[cargo]);
    if (!isLast || this.isStopped || problem.rules.algorithmType === 'MaxVolumeFirst') return arrangements;
    const session = new Session(problem, solvers, { isCancelled: () => this.#hasToStop() });
    const [before, load] = [kept, { ...kept, arrangements }].map((one) => draftLoadOf(problem, one));
    const found = inShorterRooms(session, before!, { load: load!, pieces }, NEARER_SHARE * this.#effort);
    this.nodes += session.meter.allNodes;
    const isWithin = beyondLimits(problem, kept.container, found.load.arrangements) === 0;
    return isWithin ? found.load.arrangements : arrangements;
  }

  /** Counts what was added off what is left. */
  #taken(filledUp: LoadedContainer, kept: readonly Arrangement[]): LoadedContainer {
    for (const arrangement of filledUp.arrangements) this.#left[arrangement.cargo]! -= piecesIn(arrangement);
    for (const arrangement of kept) this.#left[arrangement.cargo]! += piecesIn(arrangement);
    if (kept.length === 0) this.#types ??= typesBeside(this.problem, [filledUp]);
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

  /** Null when nothing is left, or no container. @param plan of an order of which nothing is placed */
  planRest(kept: readonly KeptContainer[], plan: (rest: LoadProblem) => LoadPlan): LoadPlan | null {
    const { problem } = this;
    if (this.isStopped || this.#left.every((count) => count === 0)) return null;
    const places = problem.containers.flatMap(({ quantity }, place) => {
      const used = kept.filter(({ loaded }) => loaded.container === place).length;
      if (this.#types?.has(place) === false) return [];
      return quantity === 0 || used < quantity ? [{ place, quantity: quantity === 0 ? 0 : quantity - used }] : [];
    });
    if (places.length === 0) return null;
    const types = places.map(({ place, quantity }) => ({ ...problem.containers[place]!, quantity }));
    const found = plan(this.#time.limit(withContainers(withQuantities(problem, this.#left), types)));
    const containers = found.containers
      .filter(({ arrangements }) => arrangements.length > 0)
      .map((loaded) => ({ ...loaded, container: places[loaded.container]!.place }));
    return { ...found, containers };
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
      return refilled(loaded, arrangements);
    });
  }

  #hasToStop(): boolean {
    this.isStopped ||= this.#time.isOver || (this.hooks.isCancelled?.() ?? false);
    return this.isStopped;
  }
}

/** Types of further containers beside those; null: any. Beside a last one that was replaced with a smaller type, none. */
function typesBeside({ rules }: LoadProblem, containers: readonly LoadedContainer[]): ReadonlySet<number> | null {
  const types = new Set(
    containers.flatMap(({ container, arrangements }) => (arrangements.length > 0 ? [container] : [])),
  );
  if (rules.isMultiContainerTypesEnabled || types.size === 0) return null;
  return types.size === 1 ? types : new Set();
}

/** The problem with so many pieces more. */
function withMore(problem: LoadProblem, more: readonly CargoCount[]): LoadProblem {
  if (more.length === 0) return problem;
  const quantities = problem.cargoes.map(({ quantity }) => quantity);
  for (const { cargo, quantity } of more) quantities[cargo]! += quantity;
  return withQuantities(problem, quantities);
}

/** With pieces added it has other sections. */
function refilled(loaded: LoadedContainer, arrangements: readonly Arrangement[]): LoadedContainer {
  const { sections: _, uncut: __, ...plain } = loaded;
  return arrangements.some(isAdded) ? { ...plain, arrangements } : loaded;
}
