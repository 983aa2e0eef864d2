/**
 * SetLoad and MultipleSetLoad of palletized cargo: container by container as many whole sets as go in together with their
 * pallets. What fills one container fills the next ones like it, as long as there is enough.
 */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { volumeBound } from './bounds/bounds.js';
import { stockOf, volumeCapacity } from './bounds/capacity.js';
import type { PlanHooks } from './filling/hooks.js';
import type { Solvers } from './filling/solvers.js';
import { TimeLeft } from './filling/time-left.js';
import { isLess } from './goals/goal.js';
import { largestWhole } from './lots/largest-whole.js';
import { addCopies, type CargoSet, copiesIn, mostCopies, setsOf } from './lots/sets.js';
import { KnownPallets, planMixed } from './palletized-order.js';
import { asMixLoad, draftOfCartons, type Level, levelFor, withMisfitsNamed, withSteps } from './palletized-steps.js';
import { JoinedPlans } from './pallets/joined-plans.js';
import { unloadedOfSets } from './reasons/of-sets.js';

/** Kinds of sets tried for a container that holds one kind, those of most volume. */
const MOST_KINDS_TRIED = 8;

type Copies = ReadonlyMap<CargoSet, number>;

export function planPalletizedSets(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  const { containers } = problem;
  const room = (type: number) => volumeCapacity(containers[type]!, problem);
  const byPriority = containers
    .map((_, type) => type)
    .sort((a, b) => containers[a]!.priority - containers[b]!.priority || room(b) - room(a) || a - b);
  const orders = problem.rules.isMultiContainerTypesEnabled ? [byPriority] : byPriority.map((type) => [type]);
  const fills = new Fills(problem, solvers, hooks);
  const plans = orders.map((types) => new Sequence(problem, fills, types).plan());
  const best = plans.reduce((one, other) => (isLess(other.figures, one.figures) ? other : one));
  return withSteps(problem, withMisfitsNamed(problem, best.plan, solvers, hooks), solvers, hooks, begun);
}

interface Planned {
  readonly plan: LoadPlan;
  /** Volume left, price, containers, their volume: less is better, in this order. */
  readonly figures: readonly number[];
}

/** One container, filled. */
interface Filled {
  readonly container: number;
  readonly plan: LoadPlan;
  /** Pieces of each cargo in it. */
  readonly counts: readonly number[];
  readonly volume: number;
}

/** What is left while one container after the other is filled, of the types in their order. */
class Sequence {
  readonly #left: number[];
  readonly #stock: number[];
  /** Empty pallets. */
  readonly #pallets: number[];
  readonly #joined: JoinedPlans;

  constructor(
    private readonly problem: LoadProblem,
    private readonly fills: Fills,
    private readonly types: readonly number[],
  ) {
    this.#left = problem.cargoes.map(({ quantity }) => quantity);
    this.#stock = problem.containers.map(stockOf);
    this.#pallets = problem.pallets!.map(stockOf);
    this.#joined = new JoinedPlans(problem.cargoes.length);
  }

  plan(): Planned {
    for (let next = this.#next(); next !== null; next = this.#next()) this.#take(next);
    const { problem } = this;
    const { containers } = this.#joined;
    const plan: LoadPlan = {
      containers,
      pallets: this.#joined.pallets,
      unloaded: [],
      search: {
        nodes: this.fills.nodes,
        complete: !this.fills.isStopped,
        volumeBound: volumeBound(problem),
        containerBound: null,
      },
    };
    const draft = draftOfCartons(problem, plan);
    const sum = (figure: (type: LoadProblem['containers'][number]) => number) =>
      containers.reduce((total, { container }) => total + figure(problem.containers[container]!), 0);
    const left = draft.left.reduce((total, count, cargo) => total + count * problem.cargoes[cargo]!.volume, 0);
    return {
      plan: { ...plan, unloaded: unloadedOfSets(problem, draft, this.fills.isStopped) },
      figures: [left, sum(({ price }) => price), containers.length, sum((type) => volumeCapacity(type, problem))],
    };
  }

  /** The smallest type that takes all that is left, where there is one; else the first that takes a set. */
  #next(): Filled | null {
    const kinds = setsOf(this.problem).filter((set) => copiesIn(set, this.#left) > 0 && this.#arePalletsLeft(set));
    const open = this.types.filter((type) => this.#stock[type]! > 0);
    if (kinds.length === 0) return null;
    const room = (type: number) => volumeCapacity(this.problem.containers[type]!, this.problem);
    const all = new Map(kinds.map((set) => [set, copiesIn(set, this.#left)]));
    const mayShare = kinds.length === 1 || this.problem.rules.areSetsMixed === true;
    for (const type of mayShare ? open.toSorted((a, b) => room(a) - room(b)) : []) {
      if (!this.fills.mayTake(type, all)) continue;
      const whole = this.fills.whole(type, all, this.#left, this.#pallets);
      if (whole !== null) return whole;
    }
    for (const type of open) {
      const filled = this.fills.best(type, kinds, this.#left, this.#pallets);
      if (filled !== null) return filled;
    }
    return null;
  }

  /** As often as there is enough of everything. */
  #take({ container, plan, counts }: Filled): void {
    const used = this.problem.pallets!.map(() => 0);
    for (const pallet of plan.pallets ?? []) used[pallet.container]! += pallet.quantity;
    const often = (left: readonly number[], needed: readonly number[]) =>
      needed.reduce((least, count, i) => (count > 0 ? Math.min(least, Math.floor(left[i]! / count)) : least), Infinity);
    const times = Math.min(this.#stock[container]!, often(this.#left, counts), often(this.#pallets, used));
    this.#joined.add(plan, container, times);
    this.#stock[container]! -= times;
    for (const [cargo, count] of counts.entries()) this.#left[cargo]! -= times * count;
    for (const [pallet, count] of used.entries()) this.#pallets[pallet]! -= times * count;
  }

  /** Of every type on which its cargo may have to stand. */
  #arePalletsLeft({ parts }: CargoSet): boolean {
    const mixed = this.problem.rules.palletizing?.mixedPallet ?? null;
    return parts
      .flatMap(({ places }) => places)
      .every((place) => {
        const { palletizing } = this.problem.cargoes[place]!;
        if (palletizing === undefined) return true;
        const others = palletizing.goesToMixedPallets && mixed !== null ? [mixed] : [];
        return [palletizing.pallet, ...others].every((pallet) => this.#pallets[pallet]! > 0);
      });
  }
}

/** Fills of one container with whole sets; what was tried before is known. */
class Fills {
  nodes = 0;
  isStopped = false;
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

  whole(type: number, copies: Copies, left: readonly number[], pallets: readonly number[]): Filled | null {
    const { optimizationLevel } = this.problem.rules;
    const tried = this.#tried(type, copies, left, pallets, optimizationLevel);
    return tried?.isWhole ? tried.filled : null;
  }

  /** The most volume of whole sets; null: not one goes in. */
  best(type: number, kinds: readonly CargoSet[], left: readonly number[], pallets: readonly number[]): Filled | null {
    const byVolume = kinds
      .map((set) => ({ set, most: Math.min(copiesIn(set, left), mostCopies(this.#ofCartons, type, set)) }))
      .filter(({ most }) => most > 0)
      .sort((a, b) => b.most * b.set.volume - a.most * a.set.volume);
    if (this.problem.rules.areSetsMixed === true) return this.#ofSeveralKinds(type, byVolume, left, pallets);
    let best: Filled | null = null;
    for (const { set, most } of byVolume.slice(0, MOST_KINDS_TRIED)) {
      if (best !== null && best.volume >= most * set.volume) break;
      const found = this.#most(type, new Map(), set, most, left, pallets);
      if (found !== null && found.filled.volume > (best?.volume ?? 0)) best = found.filled;
    }
    return best;
  }

  /** Kind by kind as many more as go in. */
  #ofSeveralKinds(
    type: number,
    kinds: readonly { readonly set: CargoSet; readonly most: number }[],
    left: readonly number[],
    pallets: readonly number[],
  ): Filled | null {
    let held: Copies = new Map();
    let best: Filled | null = null;
    for (const { set, most } of kinds) {
      const found = this.#most(type, held, set, most, left, pallets);
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
    left: readonly number[],
    pallets: readonly number[],
  ): { readonly count: number; readonly filled: Filled } | null {
    let best: { readonly count: number; readonly filled: Filled } | null = null;
    const levels = ([1, 2, 3, 4] as const).filter((level) => level <= this.problem.rules.optimizationLevel);
    for (const level of levels) {
      const held: number = best?.count ?? 0;
      const found = largestWhole<Filled | null>(held, most, (count, share) => {
        const copies = new Map([...others, [set, count]]);
        if (!this.mayTake(type, copies)) return { isWhole: false, likely: count - 1, safe: count - 1, result: null };
        const tried = this.#tried(type, copies, left, pallets, levelFor(level, share));
        if (tried === null) return null;
        const safe = copiesIn(set, tried.loaded);
        return { isWhole: tried.isWhole, likely: safe, safe, result: tried.filled };
      });
      if (found !== null && found.result !== null) best = { count: found.count, filled: found.result };
    }
    return best;
  }

  /** Null: the time is over. */
  #tried(type: number, copies: Copies, left: readonly number[], pallets: readonly number[], level: Level) {
    this.isStopped ||= this.#time.isOver || this.hooks.isCancelled?.() === true;
    if (this.isStopped) return null;
    const { problem } = this;
    const counts = problem.cargoes.map(() => 0);
    for (const [set, count] of copies) addCopies(counts, set, count, left);
    const key = JSON.stringify([type, counts, level, pallets]);
    const plan = this.#known.get(key) ?? this.#planned(type, counts, pallets, level);
    this.#known.set(key, plan);
    const loaded = [...counts];
    for (const { cargo, quantity } of plan.unloaded) loaded[cargo]! -= quantity;
    const volume = counts.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
    return { isWhole: plan.unloaded.length === 0, loaded, filled: { container: type, plan, counts, volume } };
  }

  #planned(type: number, counts: readonly number[], pallets: readonly number[], level: Level): LoadPlan {
    const { problem } = this;
    const { onProgress: _, ...quiet } = this.hooks;
    const one = this.#time.limit({
      ...problem,
      cargoes: problem.cargoes.map((cargo, place) => ({ ...cargo, quantity: counts[place]! })),
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
