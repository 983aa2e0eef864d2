/** Fills of one container with whole sets of palletized cargo: as many as go in together with their pallets. */
import type { FinishedPallet, LoadPlan } from '../domain/plan.js';
import type { Cargo, LoadProblem } from '../domain/problem.js';
import { contentsOf } from '../domain/unit-loads.js';
import { volumeCapacity } from './bounds/capacity.js';
import { levelsUpTo } from './fills/effort.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import { TimeLeft } from './fills/time-left.js';
import { largestWhole } from './lots/largest-whole.js';
import { addCopies, type CargoSet, copiesIn, mostCopies } from './lots/sets.js';
import { KnownPallets, planMixed } from './palletized-order.js';
import { asMixLoad, type Level, levelFor } from './palletized-steps.js';

/** Kinds of sets tried for a container that holds one kind, those of most volume. */
const MOST_KINDS_TRIED = 8;

type Copies = ReadonlyMap<CargoSet, number>;

/** One container, filled. */
export interface Filled {
  readonly container: number;
  readonly plan: LoadPlan;
  /** Pieces of each cargo in it. */
  readonly counts: readonly number[];
  readonly volume: number;
  /** With that of its pallets. */
  readonly weight: number;
  /** Cargo with a fixed count a pallet of which one pallet here carries less: in the whole plan one may. */
  readonly partial: readonly number[];
}

/** What is left for the containers to come. */
export interface Rest {
  /** Pieces of each cargo. */
  readonly left: readonly number[];
  /** Empty pallets of each type. */
  readonly pallets: readonly number[];
  /** Cargo of which another container has the one partial pallet that there may be. */
  readonly mustBeFull: ReadonlySet<number>;
}

/** What was tried before is known. */
export class Fills {
  nodes = 0;
  isStopped = false;
  /** Called after each try. */
  onTried: () => void = () => {};
  readonly #time: TimeLeft;
  readonly #pallets = new KnownPallets();
  readonly #known = new Map<string, LoadPlan>();
  /** Limits count pallets, of which there are fewer than cartons. */
  readonly #ofCartons: LoadProblem;

  constructor(
    private readonly problem: LoadProblem,
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
  ) {
    this.#time = new TimeLeft(problem, hooks);
    this.#ofCartons = {
      ...problem,
      containers: problem.containers.map((type) => ({ ...type, maxCargoTypes: 0 })),
      rules: { ...problem.rules, maxFillQuantityPerContainer: 0 },
    };
  }

  /** By its limits. */
  mayTake(type: number, copies: Copies): boolean {
    const capacity = volumeCapacity(this.problem.containers[type]!, this.problem) * (1 + 1e-9);
    const sets = [...copies];
    return (
      sets.reduce((sum, [set, count]) => sum + count * set.volume, 0) <= capacity &&
      sets.every(([set, count]) => count <= mostCopies(this.#ofCartons, type, set))
    );
  }

  whole(type: number, copies: Copies, rest: Rest): Filled | null {
    const { optimizationLevel } = this.problem.rules;
    const tried = this.#tried(type, copies, rest, optimizationLevel);
    return tried?.isWhole ? tried.filled : null;
  }

  /** The most volume of whole sets; null: not one goes in. */
  best(type: number, kinds: readonly CargoSet[], rest: Rest): Filled | null {
    const byVolume = kinds
      .map((set) => ({ set, most: Math.min(copiesIn(set, rest.left), mostCopies(this.#ofCartons, type, set)) }))
      .filter(({ most }) => most > 0)
      .sort((a, b) => b.most * b.set.volume - a.most * a.set.volume);
    if (this.problem.rules.areSetsMixed === true) return this.#ofSeveralKinds(type, byVolume, rest);
    let best: Filled | null = null;
    for (const { set, most } of byVolume.slice(0, MOST_KINDS_TRIED)) {
      if (best !== null && best.volume >= most * set.volume) break;
      const found = this.#most(type, new Map(), set, most, rest);
      if (found !== null && found.filled.volume > (best?.volume ?? 0)) best = found.filled;
    }
    return best;
  }

  /** Kind by kind as many more as go in. */
  #ofSeveralKinds(
    type: number,
    kinds: readonly { readonly set: CargoSet; readonly most: number }[],
    rest: Rest,
  ): Filled | null {
    let held: Copies = new Map();
    let best: Filled | null = null;
    for (const { set, most } of kinds) {
      const found = this.#most(type, held, set, most, rest);
      if (found === null) continue;
      held = new Map([...held, [set, found.count]]);
      best = found.filled;
    }
    return best;
  }

  /** The most copies of a set beside those of others, quickly first. */
  #most(
    type: number,
    others: Copies,
    set: CargoSet,
    most: number,
    rest: Rest,
  ): { readonly count: number; readonly filled: Filled } | null {
    let best: { readonly count: number; readonly filled: Filled } | null = null;
    const levels = levelsUpTo(this.problem.rules.optimizationLevel);
    for (const level of levels) {
      const held: number = best?.count ?? 0;
      const found = largestWhole<Filled | null>(held, most, (count, share) => {
        const copies = new Map([...others, [set, count]]);
        if (!this.mayTake(type, copies)) return { isWhole: false, likely: count - 1, safe: count - 1, result: null };
        const tried = this.#tried(type, copies, rest, levelFor(level, share));
        if (tried === null) return null;
        const safe = copiesIn(set, tried.loaded);
        return { isWhole: tried.isWhole, likely: safe, safe, result: tried.filled };
      });
      if (found !== null && found.result !== null) best = { count: found.count, filled: found.result };
    }
    return best;
  }

  /** Null: the time is over. */
  #tried(type: number, copies: Copies, rest: Rest, level: Level) {
    this.isStopped ||= this.#time.isOver || this.hooks.isCancelled?.() === true;
    if (this.isStopped) return null;
    const { problem } = this;
    const counts = problem.cargoes.map(() => 0);
    for (const [set, count] of copies) addCopies(counts, set, count, rest.left);
    const key = JSON.stringify([type, counts, level, rest.pallets, ...rest.mustBeFull]);
    const plan = this.#known.get(key) ?? this.#planned(type, counts, rest, level);
    this.#known.set(key, plan);
    const loaded = [...counts];
    for (const { cargo, quantity } of plan.unloaded) loaded[cargo]! -= quantity;
    const volume = counts.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
    const cartons = counts.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.weight, 0);
    const empty = ({ container, quantity }: FinishedPallet) => quantity * problem.pallets![container]!.emptyWeight;
    const weight = (plan.pallets ?? []).reduce((sum, pallet) => sum + empty(pallet), cartons);
    const filled = { container: type, plan, counts, volume, weight, partial: partialOf(problem, plan) };
    this.onTried();
    return { isWhole: plan.unloaded.length === 0, loaded, filled };
  }

  #planned(type: number, counts: readonly number[], { pallets, mustBeFull }: Rest, level: Level): LoadPlan {
    const { problem } = this;
    const { onProgress: _, ...quiet } = this.hooks;
    const one = this.#time.limit({
      ...problem,
      cargoes: problem.cargoes.map((cargo, place) => ({
        ...(mustBeFull.has(place) ? withoutPartial(cargo) : cargo),
        quantity: counts[place]!,
      })),
      containers: [{ ...problem.containers[type]!, quantity: 1 }],
      pallets: problem.pallets!.map((pallet, place) =>
        pallet.quantity === 0 ? pallet : { ...pallet, quantity: pallets[place]! },
      ),
      rules: { ...problem.rules, optimizationLevel: level },
    });
    const plan = planMixed(asMixLoad(one), [], this.solvers, quiet, this.#pallets);
    this.nodes += plan.search.nodes;
    return plan;
  }
}

function withoutPartial({ palletizing, ...cargo }: Cargo): Cargo {
  return { ...cargo, palletizing: { ...palletizing!, isPartialAllowed: false } };
}

function partialOf({ cargoes }: LoadProblem, { pallets = [] }: LoadPlan): number[] {
  const rows = pallets.flatMap(({ arrangements }) => contentsOf(arrangements));
  const isPartial = ({ cargo, quantity }: (typeof rows)[number]) => {
    const { fixedCount, goesToMixedPallets } = cargoes[cargo]!.palletizing!;
    return fixedCount > 0 && !goesToMixedPallets && quantity < fixedCount;
  };
  return rows.filter(isPartial).map(({ cargo }) => cargo);
}
