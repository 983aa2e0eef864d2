/**
 * The engine behind its port. Where there are few cargoes, blocks that leave no gap are too few to build on alone:
 * a second set of blocks with small gaps is then tried beside them, and the better load is taken (docs/engine.md, Blocks).
 */
import type { LoadProblem } from '../domain/problem.js';
import { supportOf } from './encode.js';
import { type EngineModules, PreparedSearch } from './instance.js';
import { SUPPORT_MODES } from './layout.js';
import { loadingSpace } from './loading-space.js';
import type { Engine, Filler, FillProgress, FillRequest, FillResult, ShouldStop } from './port.js';

/** Least fill of blocks (docs/engine.md, Blocks): perfect ones only below 40 cargoes, small gaps from there. */
const PERFECT_FILL = 1;
const MANY_CARGOES = 40;
const FILL_OF_MANY = 0.98;
/** Up to so many cargoes a second set of blocks is tried: without and with support, and at what least fill. */
const TWO_SETS = { none: { cargoes: 12, fill: 0.98 }, support: { cargoes: 20, fill: 0.96 } };
/**
 * What the second set may cost beside the whole effort of a fill, preparing it included: what the first set finds with
 * that effort is kept, so that a tuned search never loads less than one that is not.
 */
const SECOND_SET_SHARE = 0.15;
/** Below, a fill is too short for two sets. */
const LEAST_EFFORT_OF_TWO = 2e8;
/** The beam's part of the effort; improvement gets the rest (docs/engine.md, Effort). */
const BEAM_SHARE = 0.5;
const BEAM_SHARE_PARTIAL = 0.3;

/** How far a fill is while it prepares. */
const NOTHING_YET: FillProgress = { bestValue: 0, nodes: 0, share: 0 };

export function createEngine(modules: EngineModules): Engine {
  return {
    prepare: (problem, container, effort, shouldStop) =>
      new PreparedProblem(modules, problem, container, effort, shouldStop),
  };
}

class PreparedProblem implements Filler {
  readonly #beamShare: number;
  readonly #first: PreparedSearch;
  /** The second set of blocks, made when first needed. */
  #second: PreparedSearch | null = null;
  readonly #prepareSecond: ((shouldStop?: ShouldStop) => PreparedSearch) | null;

  constructor(
    modules: EngineModules,
    problem: LoadProblem,
    container: number,
    effort: number,
    shouldStop: ShouldStop | undefined,
  ) {
    const type = problem.containers[container]!;
    const { mode } = supportOf(problem, type, loadingSpace(type));
    const cargoes = problem.cargoes.length;
    const two = mode === SUPPORT_MODES.NONE ? TWO_SETS.none : TWO_SETS.support;
    const prepare = (fill: number, stop?: ShouldStop) =>
      new PreparedSearch(modules, problem, container, effort, fill, stop);
    this.#beamShare = mode === SUPPORT_MODES.PARTIAL ? BEAM_SHARE_PARTIAL : BEAM_SHARE;
    this.#first = prepare(cargoes < MANY_CARGOES ? PERFECT_FILL : FILL_OF_MANY, shouldStop);
    const hasTwo = cargoes <= two.cargoes && problem.rules.isTuned;
    this.#prepareSecond = hasTwo ? (stop) => prepare(two.fill, stop) : null;
  }

  get effort(): number {
    return this.#first.effort + (this.#second?.effort ?? 0);
  }

  get memoryBytes(): number {
    return this.#first.memoryBytes + (this.#second?.memoryBytes ?? 0);
  }

  dispose(): void {
    this.#first.dispose();
    this.#second?.dispose();
  }

  fill(request: FillRequest): FillResult {
    const parts = new Parts(request);
    const first = parts.run(request.effort, (part) => this.#first.fill(part, this.#beamShare));
    if (this.#prepareSecond === null || request.effort < LEAST_EFFORT_OF_TWO || parts.ended(first)) return first;
    const effort = SECOND_SET_SHARE * request.effort;
    let stopped = false;
    const prepared = this.#second?.effort ?? 0;
    this.#second ??= this.#prepareSecond(() => {
      stopped = request.shouldStop?.(NOTHING_YET) === true;
      return stopped;
    });
    if (stopped) {
      this.#second = null;
      return { ...first, stopped };
    }
    const left = effort - (this.#second.effort - prepared);
    if (left <= 0) return first;
    const second = parts.run(left, (part) => this.#second!.fill(part, this.#beamShare));
    return parts.sum(second.value > first.value ? second : first);
  }
}

/** Several runs that share the effort of one request and look like one to the caller. */
class Parts {
  readonly #request: FillRequest;
  #nodes = 0;
  #placements = 0;
  #effort = 0;
  #best = 0;

  constructor(request: FillRequest) {
    this.#request = request;
  }

  /** Runs one part. */
  run(effort: number, call: (part: FillRequest) => FillResult): FillResult {
    const { shouldStop } = this.#request;
    const before = { nodes: this.#nodes, effort: this.#effort };
    const result = call({
      ...this.#request,
      effort,
      ...(shouldStop && {
        shouldStop: ({ bestValue, nodes, share }: FillProgress) =>
          shouldStop({
            bestValue: Math.max(bestValue, this.#best),
            nodes: before.nodes + nodes,
            share: (before.effort + share * effort) / this.#request.effort,
          }),
      }),
    });
    this.#nodes += result.nodes;
    this.#placements += result.placements;
    this.#effort += result.effort;
    this.#best = Math.max(this.#best, result.value);
    return result;
  }

  ended({ stopped, value, bound }: FillResult): boolean {
    return stopped || value >= bound * (1 - 1e-12);
  }

  sum(best: FillResult): FillResult {
    return { ...best, nodes: this.#nodes, placements: this.#placements, effort: this.#effort };
  }
}
