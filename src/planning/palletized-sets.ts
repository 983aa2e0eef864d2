/**
 * SetLoad and MultipleSetLoad of palletized cargo: container by container as many whole sets as go in together with their
 * pallets. What fills one container fills the next ones like it, as long as there is enough. Several ways to choose the
 * containers are tried against each other.
 */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { volumeBound } from './bounds/bounds.js';
import { stockOf, volumeCapacity } from './bounds/capacity.js';
import type { PlanHooks } from './fills/hooks.js';
import type { Solvers } from './fills/solvers.js';
import { compare, FIRM_GOALS, Score } from './goals/compare.js';
import type { Draft } from './goals/draft.js';
import { favourites } from './goals/favourites.js';
import { groupFavourites } from './goals/group-favourites.js';
import { type CargoSet, copiesIn, setsOf } from './lots/sets.js';
import { type Filled, Fills } from './palletized-set-fills.js';
import { type Way, waysOf } from './palletized-set-ways.js';
import { draftOfCartons, withMisfitsNamed, withSteps } from './palletized-steps.js';
import { JoinedPlans } from './pallets/joined-plans.js';
import { unloadedOfSets } from './reasons/of-sets.js';
import { figureOf, isGoodEnough } from './search/figures.js';

/** What lies where in a container is not told. */
const GOALS = [...FIRM_GOALS, favourites, groupFavourites];

export function planPalletizedSets(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  const fills = new Fills(problem, solvers, hooks);
  const ways = waysOf(problem);
  const plans = ways.map((way, place) => {
    const sequence = new Sequence(problem, fills, way);
    fills.onTried = () =>
      hooks.onProgress?.({
        share: (place + sequence.share) / ways.length,
        nodes: fills.nodes,
        volumeLoaded: sequence.volumeLoaded,
        containers: sequence.containers,
      });
    return sequence.plan();
  });
  const best = plans.reduce((one, other) => (compare(other.score, one.score, GOALS) < 0 ? other : one));
  const named = withMisfitsNamed(problem, withReasons(problem, best, fills), solvers, hooks);
  return withSteps(problem, named, solvers, hooks, begun);
}

interface Planned {
  readonly plan: LoadPlan;
  readonly draft: Draft;
  readonly score: Score;
}

function withReasons(problem: LoadProblem, { plan, draft }: Planned, { nodes, isStopped }: Fills): LoadPlan {
  const search = { nodes, complete: !isStopped, volumeBound: volumeBound(problem), containerBound: null };
  return { ...plan, unloaded: unloadedOfSets(problem, draft, isStopped), search };
}

/** What is left while one container after the other is filled. */
class Sequence {
  volumeLoaded = 0;
  readonly #stock: number[];
  readonly #rest: { readonly left: number[]; readonly pallets: number[]; readonly mustBeFull: Set<number> };
  readonly #joined: JoinedPlans;

  constructor(
    private readonly problem: LoadProblem,
    private readonly fills: Fills,
    private readonly way: Way,
  ) {
    this.#stock = problem.containers.map(stockOf);
    this.#rest = {
      left: problem.cargoes.map(({ quantity }) => quantity),
      pallets: problem.pallets!.map(stockOf),
      mustBeFull: new Set(),
    };
    this.#joined = new JoinedPlans(problem.cargoes.length);
  }

  /** Of what may be loaded at most. */
  get share(): number {
    return Math.min(1, this.volumeLoaded / Math.max(1, volumeBound(this.problem)));
  }

  get containers(): number {
    return this.#joined.containers.length;
  }

  plan(): Planned {
    for (let next = this.#next(); next !== null; next = this.#next()) this.#take(next);
    const { problem } = this;
    const { containers, pallets } = this.#joined;
    const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
    const plan = { containers, pallets, unloaded: [], search };
    const draft = draftOfCartons(problem, plan);
    return { plan, draft, score: new Score(problem, draft) };
  }

  #next(): Filled | null {
    const kinds = setsOf(this.problem).filter((set) => copiesIn(set, this.#rest.left) > 0 && this.#arePalletsLeft(set));
    const open = this.way.types.filter((type) => this.#stock[type]! > 0);
    if (kinds.length === 0) return null;
    for (const type of open) {
      const wished = kinds.filter((set) => this.way.isWished(type, set));
      const filled = wished.length > 0 ? this.#best(type, wished) : null;
      if (filled !== null) return filled;
    }
    const whole = this.way.endsWithOne ? this.#cheapestForAll(kinds, open) : null;
    return whole ?? this.#bestByFigure(kinds, open) ?? this.#first(kinds, open);
  }

  /** The type that costs least, else the smallest, of those that take all that is left. */
  #cheapestForAll(kinds: readonly CargoSet[], open: readonly number[]): Filled | null {
    const { problem } = this;
    if (kinds.length > 1 && problem.rules.areSetsMixed !== true) return null;
    const all = new Map(kinds.map((set) => [set, copiesIn(set, this.#rest.left)]));
    const price = (type: number) => problem.containers[type]!.price;
    const room = (type: number) => volumeCapacity(problem.containers[type]!, problem);
    for (const type of open.toSorted((a, b) => price(a) - price(b) || room(a) - room(b))) {
      if (!this.fills.mayTake(type, all)) continue;
      const whole = this.fills.whole(type, all, this.#rest);
      if (whole !== null) return whole;
    }
    return null;
  }

  /** With bestFitContainersSelectionType the type with the best figure. */
  #bestByFigure(kinds: readonly CargoSet[], open: readonly number[]): Filled | null {
    const { problem } = this;
    const figure = figureOf(problem);
    if (figure === undefined) return null;
    let best: Filled | null = null;
    for (const type of open) {
      const filled = this.#best(type, kinds);
      if (filled === null) continue;
      if (isGoodEnough(problem, filled)) return filled;
      if (best === null || figure(problem, filled) > figure(problem, best)) best = filled;
    }
    return best;
  }

  /** The first type that takes a set. */
  #first(kinds: readonly CargoSet[], open: readonly number[]): Filled | null {
    for (const type of open) {
      const filled = this.#best(type, kinds);
      if (filled !== null) return filled;
    }
    return null;
  }

  #best(type: number, kinds: readonly CargoSet[]): Filled | null {
    return this.fills.best(type, kinds, this.#rest);
  }

  /** As often as there is enough of everything, and once where a pallet is partial. */
  #take({ container, plan, counts, volume, partial }: Filled): void {
    const used = this.problem.pallets!.map(() => 0);
    for (const pallet of plan.pallets ?? []) used[pallet.container]! += pallet.quantity;
    const often = (there: readonly number[], needed: readonly number[]) =>
      needed.reduce(
        (least, count, i) => (count > 0 ? Math.min(least, Math.floor(there[i]! / count)) : least),
        Infinity,
      );
    const { left, pallets, mustBeFull } = this.#rest;
    const most = partial.length > 0 ? 1 : this.#stock[container]!;
    const times = Math.min(most, often(left, counts), often(pallets, used));
    for (const cargo of partial) mustBeFull.add(cargo);
    this.#joined.add(plan, container, times);
    this.volumeLoaded += times * volume;
    this.#stock[container]! -= times;
    for (const [cargo, count] of counts.entries()) left[cargo]! -= times * count;
    for (const [pallet, count] of used.entries()) pallets[pallet]! -= times * count;
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
        return [palletizing.pallet, ...others].every((pallet) => this.#rest.pallets[pallet]! > 0);
      });
  }
}
