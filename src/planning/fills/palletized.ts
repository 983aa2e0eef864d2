/**
 * Fills containers with cargo that stands on pallets: of what a container is offered pallets are built, then they are
 * loaded, as a plan of its own. Empty pallets, and the one partial pallet that a cargo of a fixed count may have, are
 * supplies that containers draw on.
 */
import type { LoadProblem, Rules } from '../../domain/problem.js';
import { inOneContainer, limitsOnCargo, withQuantities, withRules } from '../../domain/sub-problems.js';
import { contentsOf } from '../../domain/unit-loads.js';
import { MOST_CONTAINERS, stockOf } from '../bounds/capacity.js';
import type { Content, Draft } from '../goals/draft.js';
import { levelWorth } from './effort.js';
import type { Found } from './found.js';
import type { OnStep, PlanHooks } from './hooks.js';
import { Incumbent } from './incumbent.js';
import { LoadPool } from './load-pool.js';
import { Meter } from './meter.js';
import type { Pausing } from './pausing.js';
import { amountsOf, type Filled, type Fills, nothingFilled } from './port.js';
import type { Solvers } from './solvers.js';
import { type CountingEngine, counting } from './spent.js';
import { TimeLeft } from './time-left.js';

/** Plans pallets and one container of a part of the order. */
export type PlanOne = (part: LoadProblem, solvers: Solvers, hooks: PlanHooks) => Found;

export class PalletizedFills implements Fills {
  readonly problem: LoadProblem;
  readonly incumbent: Incumbent;
  readonly meter: Meter;
  readonly loads = new LoadPool();
  readonly onStep: OnStep | undefined;
  readonly isTuned = false;
  readonly areValuesUsed = false;
  /** Empty pallets of each type, then of each cargo the partial pallets that there may be. */
  readonly supplies: readonly number[];
  readonly #engine: CountingEngine;
  readonly #quiet: PlanHooks;
  readonly #time: TimeLeft;
  /** By container, pieces and supplies: what was found, with the effort of which level. */
  readonly #known = new Map<string, { readonly filled: Filled; readonly level: Rules['optimizationLevel'] }>();
  /** What was planned with the effort of which level. */
  readonly #levels = new Map<Content, Rules['optimizationLevel']>();

  constructor(
    private readonly order: LoadProblem,
    { engine }: Solvers,
    hooks: PlanHooks,
    private readonly planOne: PlanOne,
  ) {
    this.problem = limitsOnCargo(order);
    this.incumbent = new Incumbent(this.problem);
    this.meter = new Meter(order.rules.maxRunTimeSeconds, hooks, this.incumbent);
    this.supplies = [...this.#pallets.map(stockOf), ...order.cargoes.map(() => 1)];
    this.#engine = counting(engine);
    const { onProgress: _, ...quiet } = hooks;
    this.#quiet = quiet;
    this.onStep = hooks.onStep;
    this.#time = new TimeLeft(order, hooks);
  }

  get #pallets() {
    return this.order.pallets ?? [];
  }

  startRound(): void {}

  /** Pallets are built one after the other. */
  readonly others = 0;

  expect(): void {}

  // biome-ignore lint/correctness/useYield: nobody is waited for.
  *doing<Result>(_: unknown, work: () => Result): Pausing<Result> {
    return work();
  }

  /** A carton that goes into no empty container may do so on a pallet, turned. */
  anyFits(_: number, left: readonly number[]): boolean {
    return left.some((count) => count > 0);
  }

  fill(
    container: number,
    counts: readonly number[],
    _values: readonly number[] | null,
    effort: number,
    supplies = this.supplies,
  ): Filled {
    const offered = counts.map((count, cargo) => (this.#arePalletsLeft(cargo, supplies) ? count : 0));
    const key = JSON.stringify([container, offered, supplies]);
    const known = this.#known.get(key);
    const isWhole = known?.filled.loaded.every((count, cargo) => count === offered[cargo]);
    const level = levelWorth(effort, this.order.rules.optimizationLevel);
    if (known !== undefined && (isWhole || known.level >= level)) return { ...known.filled, effort: 0 };
    const filled = this.#filled(container, offered, level, effort, supplies);
    this.#known.set(key, { filled, level });
    return filled;
  }

  /** The last load planned once more, where so much effort is worth a higher level: of its pieces the shortest load counts. */
  withLastRefined(draft: Draft, effort: number): Draft {
    const last = draft.loads.at(-1);
    const level = levelWorth(effort, this.order.rules.optimizationLevel);
    if (last?.content === undefined || last.times > 1 || this.meter.stopped) return draft;
    if (this.#levels.get(last.content)! >= level) return draft;
    const { container, loaded } = last;
    const before = draft.loads.slice(0, -1);
    const supplies = [...this.supplies];
    for (const { content, times } of before) {
      for (const [place, count] of this.#taken(content!).entries()) supplies[place]! -= times * count;
    }
    if (loaded.some((count, cargo) => count > 0 && !this.#arePalletsLeft(cargo, supplies))) return draft;
    const again = this.#filled(container, loaded, level, effort, supplies);
    const isWhole = again.content !== undefined && again.loaded.every((count, cargo) => count === loaded[cargo]);
    return isWhole ? { ...draft, loads: [...before, { ...last, content: again.content! }] } : draft;
  }

  #filled(
    container: number,
    counts: readonly number[],
    optimizationLevel: Rules['optimizationLevel'],
    allowed: number,
    supplies: readonly number[],
  ): Filled {
    const before = this.#engine.spent;
    const part = withRules(this.#part(container, counts, supplies), { optimizationLevel });
    const found = this.planOne(this.#time.limit(part), { engine: this.#engine }, this.#quiet);
    const [load] = found.draft.loads;
    // A plan may take the effort of its level, which is more than was allowed: who shares out the effort does not count that.
    const effort = Math.min(allowed, this.#engine.spent - before);
    const cost = { effort, nodes: found.search.nodes, stopped: !found.search.complete };
    const loaded = load?.loaded ?? counts.map(() => 0);
    this.meter.charge({ ...cost, loaded });
    if (load?.content === undefined) return { ...nothingFilled(counts), ...cost };
    const { volume, weight } = amountsOf(this.order, loaded);
    const taken = this.#taken(load.content);
    const emptyWeight = (place: number) => this.#pallets[place]!.emptyWeight;
    const empty = load.content.pallets.reduce((sum, one) => sum + one.quantity * emptyWeight(one.container), 0);
    const { content, arrangements } = load;
    this.#levels.set(content, optimizationLevel);
    return { arrangements, content, loaded, volume, weight: weight + empty, supplies: taken, ...cost };
  }

  /** What one container is offered, with as many pallets as there are left. */
  #part(container: number, counts: readonly number[], supplies: readonly number[]): LoadProblem {
    const part = withQuantities(inOneContainer(this.order, container), counts);
    return {
      ...part,
      cargoes: part.cargoes.map((cargo, place) =>
        cargo.palletizing === undefined || supplies[this.#pallets.length + place]! > 0
          ? cargo
          : { ...cargo, palletizing: { ...cargo.palletizing, isPartialAllowed: false } },
      ),
      pallets: this.#pallets.map((pallet, place) =>
        this.#isEndless(place) ? pallet : { ...pallet, quantity: supplies[place]! },
      ),
    };
  }

  /** Of every type on which the cargo may have to stand: no pallet in stock would be as many as are needed. */
  #arePalletsLeft(cargo: number, supplies: readonly number[]): boolean {
    const { palletizing } = this.order.cargoes[cargo]!;
    if (palletizing === undefined) return true;
    const mixed = this.order.rules.palletizing?.mixedPallet ?? null;
    const others = palletizing.goesToMixedPallets && mixed !== null ? [mixed] : [];
    return [palletizing.pallet, ...others].every((pallet) => supplies[pallet]! > 0);
  }

  /** Of pallets of which there are as many as are needed nothing. */
  #taken({ pallets }: Content): number[] {
    const taken = this.supplies.map(() => 0);
    for (const { container, arrangements, quantity } of pallets) {
      if (!this.#isEndless(container)) taken[container]! += quantity;
      for (const { cargo, quantity: pieces } of contentsOf(arrangements)) {
        const { fixedCount, goesToMixedPallets } = this.order.cargoes[cargo]!.palletizing!;
        const isPartial = fixedCount > 0 && !goesToMixedPallets && pieces < fixedCount;
        if (isPartial) taken[this.#pallets.length + cargo] = 1;
      }
    }
    return taken;
  }

  #isEndless(supply: number): boolean {
    return this.supplies[supply]! >= MOST_CONTAINERS;
  }
}
