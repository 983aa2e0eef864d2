/**
 * UnitLoad: every cargo alone in one container of every type, in its best pattern. The solutions lie side by side, to
 * choose from; they are no sum.
 */
import { type Sentence, said } from '../../domain/coded-sentences.js';
import { NOTHING_KEPT_TOGETHER } from '../../domain/kept-together.js';
import { type LoadedContainer, type LoadPlan, piecesIn, type Unloaded } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import type { PlanHooks } from '../fills/hooks.js';
import { TimeLeft } from '../fills/time-left.js';
import { interlocked } from '../finishing/interlock.js';
import { loadsInOrder } from '../finishing/loading-order/loads-in-order.js';
import { compactness } from '../goals/compactness.js';
import { compare, Score, SOFT_GOALS } from '../goals/compare.js';
import type { Draft } from '../goals/draft.js';
import { volume } from '../goals/volume.js';
import { equalLayers } from '../layers/equal-layers.js';
import { unloadedOf } from '../reasons/reasons.js';
import type { Found, Search } from '../search/found.js';

/** So many solutions get the effort of the level each; more of them share it, as containers of other requests do. */
export const MOST_SOLUTIONS_PAID = 8;

/** Of the effort of a solution, what the pattern of one layer may cost more, for each height of it. */
const LAYER_SHARE = 0.1;

/** A cargo in a container type, each by its place in the problem. */
interface Pair {
  readonly cargo: number;
  readonly container: number;
  readonly problem: LoadProblem;
  found: Found | null;
}

export function planAlternatives(problem: LoadProblem, search: Search, hooks: PlanHooks): LoadPlan {
  const pairs = problem.cargoes.flatMap((_, cargo) =>
    problem.containers.map(
      (_, container): Pair => ({ cargo, container, problem: alone(problem, cargo, container), found: null }),
    ),
  );
  const work = new Work(problem, search, hooks, pairs);
  // All of them quickly, then with the effort of their level those that may become better.
  const { optimizationLevel: level } = problem.rules;
  for (const pair of pairs) work.improve(pair, 1, 1);
  if (level > 1) {
    const open = pairs.filter(({ found }) => found !== null && isOpen(found));
    for (const pair of open) work.improve(pair, level, Math.min(1, MOST_SOLUTIONS_PAID / open.length));
  }
  const solved = pairs.filter(({ found }) => found !== null && found.draft.loads.length > 0);
  return {
    containers: solved.map(
      ({ cargo, container, found }): LoadedContainer => ({
        container,
        arrangements: found!.draft.loads[0]!.arrangements.map((arrangement) => ({ ...arrangement, cargo })),
      }),
    ),
    alternatives: true,
    unloaded: unloaded(problem, pairs, work.isComplete),
    search: {
      nodes: work.nodes,
      complete: work.isComplete,
      volumeBound: sumOverCargo(problem, pairs, ({ found }) => found?.search.volumeBound ?? 0),
      containerBound: null,
    },
  };
}

/** The problem of one cargo in one container. */
function alone(problem: LoadProblem, cargo: number, container: number): LoadProblem {
  const { pallets: _, ...rest } = problem;
  return {
    ...rest,
    cargoes: [problem.cargoes[cargo]!],
    containers: [{ ...problem.containers[container]!, quantity: 1 }],
    rules: { ...problem.rules, ...NOTHING_KEPT_TOGETHER, calculationType: 'MixLoad' },
  };
}

class Work {
  nodes = 0;
  isComplete = true;
  readonly #time: TimeLeft;
  #done = 0;

  constructor(
    private readonly problem: LoadProblem,
    private readonly search: Search,
    private readonly hooks: PlanHooks,
    private readonly pairs: readonly Pair[],
  ) {
    this.#time = new TimeLeft(problem, hooks);
  }

  /** Searches a pair once more; what it has is kept where that is better. */
  improve(pair: Pair, level: LoadProblem['rules']['optimizationLevel'], share: number): void {
    if (this.hooks.isCancelled?.() === true || (pair.found !== null && this.#time.isOver)) {
      this.isComplete = false;
      return;
    }
    const leveled = (one: LoadProblem) =>
      this.#time.limit({ ...one, rules: { ...one.rules, optimizationLevel: level } });
    const plain = this.#searched(leveled(pair.problem), share);
    const layers = equalLayers(
      pair.problem,
      (one) => this.#searched(leveled(one), share * LAYER_SHARE).draft.loads[0]?.arrangements ?? [],
    );
    const drafts = layers.map((arrangements) => draftOf(pair.problem, arrangements));
    const found = [...drafts.map((draft) => ({ draft, search: plain.search })), plain];
    pair.found = found.reduce(
      (best, one) => (isBetter(pair.problem, one.draft, best.draft) ? one : best),
      pair.found ?? found[0]!,
    );
    this.#done++;
  }

  #searched(problem: LoadProblem, share: number): Found {
    const found = this.search(problem, this.#hooksOf(), share);
    this.nodes += found.search.nodes;
    this.isComplete &&= found.search.complete;
    return found;
  }

  #hooksOf(): PlanHooks {
    const { onProgress, ...rest } = this.hooks;
    if (onProgress === undefined) return rest;
    const passes = this.problem.rules.optimizationLevel > 1 ? 2 : 1;
    return {
      ...rest,
      onProgress: ({ share, nodes }) =>
        onProgress({
          share: Math.min(1, (this.#done + share) / (passes * this.pairs.length)),
          nodes: this.nodes + nodes,
          volumeLoaded: sumOverCargo(this.problem, this.pairs, volumeLoaded),
          containers: this.pairs.filter(({ found }) => found !== null && found.draft.loads.length > 0).length,
        }),
    };
  }
}

/** A load of the one container, in an order of loading. */
function draftOf(problem: LoadProblem, arrangements: LoadedContainer['arrangements']): Draft {
  const pieces = arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
  const load = { container: 0, arrangements, loaded: [pieces], times: 1 };
  const draft = { loads: [load], left: [problem.cargoes[0]!.quantity - pieces] };
  return loadsInOrder(problem, [], interlocked(problem, draft));
}

/** More pieces, then the soft rules; then on a pallet or in a carton equal layers, in a vehicle the shorter load. */
function isBetter(problem: LoadProblem, one: Draft, other: Draft): boolean {
  const [a, b] = [new Score(problem, one), new Score(problem, other)];
  const isVehicle = !['Pallet', 'Carton'].includes(problem.containers[0]!.containerType);
  return compare(a, b, [volume, ...SOFT_GOALS, ...(isVehicle ? [compactness] : [])]) < 0;
}

/** More may be loaded. */
function isOpen({ draft, search }: Found): boolean {
  return draft.left[0]! > 0 && search.complete;
}

function piecesLoaded({ found }: Pair): number {
  return found?.draft.loads[0]?.loaded[0] ?? 0;
}

function volumeLoaded(pair: Pair): number {
  return piecesLoaded(pair) * pair.problem.cargoes[0]!.volume;
}

/** Of each cargo the solution with the highest figure counts. */
function sumOverCargo({ cargoes }: LoadProblem, pairs: readonly Pair[], figureOf: (pair: Pair) => number): number {
  const most = cargoes.map(() => 0);
  for (const pair of pairs) most[pair.cargo] = Math.max(most[pair.cargo]!, figureOf(pair));
  return most.reduce((sum, one) => sum + one, 0);
}

/** What the solution with most pieces leaves of each cargo. */
function unloaded(problem: LoadProblem, pairs: readonly Pair[], isComplete: boolean): Unloaded[] {
  const types = problem.containers.length;
  return problem.cargoes.flatMap((kind, cargo): Unloaded[] => {
    const own = pairs.slice(cargo * types, (cargo + 1) * types);
    const best = own.reduce((most, pair) => (piecesLoaded(pair) > piecesLoaded(most) ? pair : most));
    const pieces = piecesLoaded(best);
    const quantity = kind.quantity - pieces;
    if (quantity === 0) return [];
    if (pieces === 0) {
      const ofCargo = { ...best.problem, containers: problem.containers };
      const draft = { loads: [], left: [quantity] };
      return unloadedOf(ofCargo, [], draft, !isComplete).map((row) => ({ ...row, cargo }));
    }
    const detail = detailOfMost(problem.containers[best.container]!, pieces, kind.quantity);
    return [{ cargo, quantity, reason: 'NoContainerLeft', detail }];
  });
}

/** Why some of a cargo stays behind, of which so many pieces are loaded. */
export function detailOfMost({ name }: Container, pieces: number, quantity: number): Sentence {
  return said('OtherAlternative', {
    containers: { names: [name] },
    pieces: { count: pieces },
    ordered: { count: quantity },
  });
}
