/** One request being planned: its fillers, what it has cost so far, its clock, and who is told of the progress. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Engine, Filler, FillResult } from '../../engine/port.js';
import { fits } from '../bounds/capacity.js';
import { isBetter, type Score, scoreOf } from '../goals/compare.js';
import type { Draft } from '../goals/draft.js';
import { consolidated, inTrueSizes } from './consolidate.js';
import { holdsEveryRule } from './every-rule.js';
import type { PlanHooks } from './hooks.js';
import { selections } from './selections.js';
import { withShorterReach } from './shorter-reach.js';

/** Work units that a fill costs outside the search, so that many small ones do not outlast their effort. */
const EFFORT_OF_CALL = 3e4;
const EFFORT_OF_CARGO = 100;

/** Where limits bind, part of a fill's effort that goes into the whole cargo, and how many selections share the rest. */
const WHOLE_SHARE = 0.5;
const MOST_SELECTIONS = 4;

/** Where a pallet's overhang is cut shorter too, part of a fill's effort for the whole of it. */
const WHOLE_REACH_SHARE = 0.5;

/** Where sizes are joined, part of a fill's effort for the joined ones. */
const CONSOLIDATED_SHARE = 0.5;

export class Session {
  readonly #engine: Engine;
  readonly #hooks: PlanHooks;
  #fillers: (Filler | null)[] = [];
  /** The problem with sizes joined; null where there is nothing to join. */
  readonly #consolidated: LoadProblem | null;
  #consolidatedFillers: (Filler | null)[] = [];
  /** By container: those of its overhang cut shorter. */
  #shorterFillers: (readonly Filler[] | null)[] = [];
  #roundEffort = 1;
  readonly #deadline: number;
  #budget = 1;
  #spent = 0;
  #nodes = 0;
  #stopped = false;
  #best: { readonly draft: Draft; readonly score: Score };

  /** [container][cargo]: one piece goes into the empty container. */
  readonly fits: readonly (readonly boolean[])[];

  constructor(
    readonly problem: LoadProblem,
    engine: Engine,
    hooks: PlanHooks,
  ) {
    this.#engine = engine;
    this.#hooks = hooks;
    this.#deadline = (hooks.now?.() ?? 0) + problem.rules.maxRunTimeSeconds * 1000;
    this.#consolidated = consolidated(problem);
    this.fits = problem.containers.map((container) => problem.cargoes.map((cargo) => fits(cargo, container, problem)));
    const empty: Draft = { loads: [], left: problem.cargoes.map((cargo) => cargo.quantity) };
    this.#best = { draft: empty, score: scoreOf(problem, empty) };
  }

  /** Completions evaluated so far. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Work units spent so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Work units that one completion has cost on average. */
  get effortOfCompletion(): number {
    return this.#nodes > 0 ? this.#spent / this.#nodes : 0;
  }

  /** The clock struck, or nobody waits any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  get best(): Draft {
    return this.#best.draft;
  }

  get bestScore(): Score {
    return this.#best.score;
  }

  /** Work units that the whole request may cost, for the share in reports. */
  set budget(effort: number) {
    this.#budget = effort;
  }

  /**
   * Begins a round of the search. Fillers are prepared anew for each, so that a round finds the same, whatever
   * rounds come after it.
   * @param effort work units that the round may cost
   */
  startRound(effort: number): void {
    this.#roundEffort = effort;
    this.#fillers = this.problem.containers.map(() => null);
    this.#consolidatedFillers = this.problem.containers.map(() => null);
    this.#shorterFillers = this.problem.containers.map(() => null);
  }

  /** Keeps the better plan. */
  offer(draft: Draft): Score {
    const score = scoreOf(this.problem, draft);
    if (isBetter(score, this.#best.score)) this.#best = { draft, score };
    return score;
  }

  /** True when at least one piece left goes into an empty container of that type. */
  anyFits(container: number, left: readonly number[]): boolean {
    return left.some((count, cargo) => count > 0 && this.fits[container]![cargo]!);
  }

  /** The best load of the container as it is and, where that makes sense, with its overhang cut shorter. */
  fill(container: number, left: readonly number[], values: readonly number[] | null, effort: number): FillResult {
    const counts = left.map((count, cargo) => (this.fits[container]![cargo] ? count : 0));
    const shorter = this.#shorterFillersFor(container);
    const share = shorter.length === 0 ? effort : effort * WHOLE_REACH_SHARE;
    let best = this.#fillSelections(container, counts, values, share);
    let spent = best.effort;
    for (const filler of shorter) {
      const other = this.#run(filler, counts, values, (effort - share) / shorter.length);
      spent += other.effort;
      if (other.value > best.value) best = other;
    }
    return { ...best, effort: spent };
  }

  /** The better load of the whole cargo left and of what the container's limits favour (selections.ts). */
  #fillSelections(
    container: number,
    counts: readonly number[],
    values: readonly number[] | null,
    effort: number,
  ): FillResult {
    const filler = this.#fillerFor(container);
    const favoured = selections(this.problem, container, counts);
    const share = favoured.length === 0 ? effort : effort * WHOLE_SHARE;
    const { best: first, spent: spentFirst } = this.#fillConsolidated(container, counts, values, share, filler);
    let best = first;
    let spent = spentFirst;
    for (let trial = 0; trial < favoured.length && trial < MOST_SELECTIONS; trial++) {
      const other = this.#run(filler, favoured[trial]!, values, (effort - share) / MOST_SELECTIONS);
      spent += other.effort;
      if (other.value > best.value) best = other;
      // What found no place must not keep others out of the next selection.
      const placed = counts.map((count, cargo) =>
        other.loaded[cargo]! < favoured[trial]![cargo]! ? other.loaded[cargo]! : count,
      );
      favoured.push(...selections(this.problem, container, placed).filter((one) => isNew(one, favoured)));
    }
    return { ...best, effort: spent };
  }

  /** The better load of the true sizes and, where there are any, of the consolidated ones. */
  #fillConsolidated(
    container: number,
    counts: readonly number[],
    values: readonly number[] | null,
    effort: number,
    filler: Filler,
  ): { best: FillResult; spent: number } {
    const { problem } = this;
    const searched = this.#consolidated;
    if (searched === null) {
      const best = this.#run(filler, counts, values, effort);
      return { best, spent: best.effort };
    }
    const share = effort * CONSOLIDATED_SHARE;
    this.#consolidatedFillers[container] ??= this.#engine.prepare(searched, container, this.#effortOfFillers());
    const joint = this.#run(this.#consolidatedFillers[container], counts, values, share);
    const arrangements = inTrueSizes(problem, searched, joint.arrangements);
    const plain = this.#run(filler, counts, values, effort - share);
    const isBetter = joint.value > plain.value && holdsEveryRule(problem, { container, arrangements });
    const best = isBetter ? { ...plain, arrangements, loaded: joint.loaded, value: joint.value } : plain;
    return { best, spent: joint.effort + plain.effort };
  }

  /** Fills a container of the problem changed: a room cut smaller, fewer orientations. */
  fillAs(problem: LoadProblem, container: number, left: readonly number[], effort: number): FillResult {
    const counts = left.map((count, cargo) => (this.fits[container]![cargo] ? count : 0));
    const share = Math.max(1, Math.floor(effort));
    return this.#run(this.#engine.prepare(problem, container, share), counts, null, share);
  }

  #run(filler: Filler, counts: readonly number[], values: readonly number[] | null, effort: number): FillResult {
    const result = filler.fill({
      values,
      counts,
      effort: Math.max(1, Math.floor(effort)),
      seed: this.problem.rules.seed,
      shouldStop: ({ nodes, share }) => {
        this.#report(this.#nodes + nodes, this.#spent + share * effort);
        return this.#hasToStop();
      },
    });
    this.#nodes += result.nodes;
    this.#spent += result.effort + EFFORT_OF_CALL + EFFORT_OF_CARGO * counts.length;
    this.#stopped ||= result.stopped || this.#hasToStop();
    this.#report(this.#nodes, this.#spent);
    return result;
  }

  #fillerFor(container: number): Filler {
    this.#fillers[container] ??= this.#engine.prepare(this.problem, container, this.#effortOfFillers());
    return this.#fillers[container];
  }

  #shorterFillersFor(container: number): readonly Filler[] {
    this.#shorterFillers[container] ??= withShorterReach(this.problem, container).map((problem) =>
      this.#engine.prepare(problem, container, this.#effortOfFillers()),
    );
    return this.#shorterFillers[container];
  }

  #effortOfFillers(): number {
    return Math.max(1, Math.floor(this.#roundEffort / this.problem.containers.length));
  }

  #hasToStop(): boolean {
    return this.#hooks.isCancelled?.() === true || (this.#hooks.now?.() ?? 0) >= this.#deadline;
  }

  #report(nodes: number, spent: number): void {
    this.#hooks.onProgress?.({
      share: Math.min(1, spent / this.#budget),
      nodes,
      volumeLoaded: this.bestScore.volume,
      containers: this.bestScore.containers,
    });
  }
}

function isNew(counts: readonly number[], among: readonly (readonly number[])[]): boolean {
  return !among.some((other) => other.every((count, cargo) => count === counts[cargo]));
}
