/**
 * UnitLoad: every cargo alone in one container of every type, in its best pattern. The solutions lie side by side, to
 * choose from; they are no sum.
 */
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem, Rules } from '../../domain/problem.js';
import { alone, type Part, withRules } from '../../domain/sub-problems.js';
import type { Found } from '../fills/found.js';
import type { PlanHooks } from '../fills/hooks.js';
import { ProgressInParts } from '../fills/progress-in-parts.js';
import { TimeLeft } from '../fills/time-left.js';
import { isBetterAlone } from '../goals/alone.js';
import { type DraftLoad, piecesByCargo } from '../goals/draft.js';
import { leftByMost } from '../reasons/of-alternatives.js';
import { unloadedOf } from '../reasons/reasons.js';
import type { CalculationType, FoundOfType, Order } from './type.js';

/** So many solutions get the effort of the level each; more of them share it, as containers of other requests do. */
const MOST_SOLUTIONS_PAID = 8;

/** A cargo in a container type, each by its place in the order. */
interface Solution {
  readonly cargo: number;
  readonly container: number;
  readonly part: Part;
  found: Found | null;
}

export const alternatives: CalculationType = {
  find: (order) => new Alternatives(order).find(),
  unloaded: (_problem, _draft, _isStopped, { unloaded = [] }) => unloaded,
  areAlternatives: true,
};

class Alternatives {
  readonly #problem: LoadProblem;
  readonly #time: TimeLeft;
  readonly #solutions: readonly Solution[];
  readonly #progress: ProgressInParts;
  #nodes = 0;
  #isComplete = true;

  constructor(private readonly order: Order) {
    const { problem, hooks } = order;
    this.#problem = problem;
    this.#time = new TimeLeft(problem, hooks);
    this.#solutions = problem.cargoes.flatMap((_, cargo) =>
      problem.containers.map(
        (_, container): Solution => ({ cargo, container, part: alone(problem, cargo, container), found: null }),
      ),
    );
    const passes = problem.rules.optimizationLevel > 1 ? 2 : 1;
    this.#progress = new ProgressInParts(hooks, passes * this.#solutions.length, (part) => ({
      nodes: this.#nodes + (part?.nodes ?? 0),
      volumeLoaded: this.#sumOverCargo((one) => volumeLoaded(this.#problem, one)),
      containers: this.#solutions.filter(isAny).length,
    }));
  }

  /** All of them quickly, then with the effort of their level those that may become better. */
  find(): FoundOfType {
    const { optimizationLevel: level } = this.#problem.rules;
    for (const solution of this.#solutions) this.#improve(solution, 1, 1);
    if (level > 1) {
      const open = this.#solutions.filter(mayBeMore);
      for (const solution of open) this.#improve(solution, level, Math.min(1, MOST_SOLUTIONS_PAID / open.length));
    }
    return {
      draft: {
        loads: this.#solutions.filter(isAny).map((one) => this.#loadOf(one)),
        left: this.#problem.cargoes.map(() => 0),
      },
      unloaded: this.#problem.cargoes.flatMap((_, cargo) => this.#unloaded(cargo)),
      search: {
        nodes: this.#nodes,
        complete: this.#isComplete,
        volumeBound: this.#sumOverCargo(({ found }) => found?.search.volumeBound ?? 0),
        containerBound: null,
      },
      lots: [],
    };
  }

  /** Searches once more; what is known is kept where it is better. */
  #improve(solution: Solution, level: Rules['optimizationLevel'], share: number): void {
    const { isCancelled } = this.order.hooks;
    if (isCancelled?.() === true || (solution.found !== null && this.#time.isOver)) {
      this.#isComplete = false;
      return;
    }
    const { problem } = solution.part;
    const asked = this.#time.limit(withRules(problem, { optimizationLevel: level }));
    const found = this.order.search.alone(asked, this.#hooks(), share * this.order.share);
    this.#nodes += found.search.nodes;
    this.#isComplete &&= found.search.complete;
    if (solution.found === null || isBetterAlone(problem, found.draft, solution.found.draft)) solution.found = found;
    this.#progress.done(1);
  }

  /** What a part tells is told of the whole. */
  #hooks(): PlanHooks {
    return this.order.hooks.onProgress === undefined ? this.order.hooks : this.#progress.hooksFor(1);
  }

  /** Its pieces of each cargo are counted when somebody asks: of thousands of solutions they are as many times thousands. */
  #loadOf({ container, part, found }: Solution): DraftLoad {
    const problem = this.#problem;
    const [{ arrangements, content, loaded }] = found!.draft.loads as [DraftLoad];
    const placed = arrangements.map((one) => ({ ...one, cargo: part.places[one.cargo]! }));
    return {
      container,
      arrangements: placed,
      ...(content !== undefined && { content }),
      get loaded() {
        return content === undefined ? piecesByCargo(problem, placed) : loaded;
      },
      times: 1,
    };
  }

  /** Of each cargo the solution with the highest figure counts. */
  #sumOverCargo(figureOf: (solution: Solution) => number): number {
    const most = this.#problem.cargoes.map(() => 0);
    for (const one of this.#solutions) most[one.cargo] = Math.max(most[one.cargo]!, figureOf(one));
    return most.reduce((sum, one) => sum + one, 0);
  }

  /** What the solution with most pieces leaves of a cargo. */
  #unloaded(cargo: number): Unloaded[] {
    const { cargoes, containers } = this.#problem;
    const own = this.#solutions.slice(cargo * containers.length, (cargo + 1) * containers.length);
    const best = own.reduce((most, one) => (piecesLoaded(one) > piecesLoaded(most) ? one : most));
    const pieces = piecesLoaded(best);
    if (pieces === 0 && cargoes[cargo]!.quantity > 0) return this.#whyNone(best);
    return leftByMost(this.#problem, cargo, best.container, pieces);
  }

  #whyNone({ part, found }: Solution): Unloaded[] {
    const ofCargo = { ...part.problem, containers: this.#problem.containers };
    const draft = { loads: [], left: ofCargo.cargoes.map(({ quantity }) => quantity) };
    const rows = found?.unloaded ?? unloadedOf(ofCargo, [], draft, !this.#isComplete);
    return rows.map((row) => ({ ...row, cargo: part.places[row.cargo]! }));
  }
}

function isAny({ found }: Solution): boolean {
  return found !== null && found.draft.loads.length > 0;
}

/** More may be loaded. */
function mayBeMore({ found }: Solution): boolean {
  return found?.search.complete === true && found.draft.left.some((count) => count > 0);
}

function piecesLoaded({ found }: Solution): number {
  return found?.draft.loads[0]?.loaded.reduce((sum, count) => sum + count, 0) ?? 0;
}

function volumeLoaded({ cargoes }: LoadProblem, solution: Solution): number {
  return piecesLoaded(solution) * cargoes[solution.cargo]!.volume;
}
