/**
 * The engine behind its port. Where there are few cargoes, blocks that leave no gap are too few to build on alone:
 * a second set of blocks with small gaps is then tried beside them, and the better load is taken (docs/engine.md, Blocks).
 */
import type { LoadProblem } from '../domain/problem.js';
import { supportOf } from './encode.js';
import { alongOwnWay } from './from-side.js';
import { type EngineModules, hasEnded, PreparedSearch } from './instance.js';
import { SUPPORT_MODES } from './layout.js';
import { loadingSpace } from './loading-space.js';
import {
  type Engine,
  type Filler,
  type FillProgress,
  type FillRequest,
  type FillResult,
  isTuned,
  type ShouldStop,
} from './port.js';

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
/** The effort for which its blocks are built, as a part of that for the first set: half of what it may cost. */
const SECOND_BLOCKS = 0.3;
/** Less of it is not worth preparing the set. */
const LEAST_SECOND_SHARE = 0.05;
/** Of the effort, what the first set's blocks should cost at most; the second set pays for what they cost more. */
const BLOCKS_SHARE = 0.08;
/** Below, a fill is too short for two sets. */
const LEAST_EFFORT_OF_TWO = 2e8;
/**
 * The beam's part of the effort; improvement gets the rest (docs/engine.md, Effort). With support below 100 % it is less,
 * but not where cargo is loaded stage by stage: what is taken out there can seldom be filled better than it was.
 */
const BEAM_SHARE = 0.5;
const BEAM_SHARE_PARTIAL = 0.3;

/** How far a fill is while it prepares. */
const NOTHING_YET: FillProgress = { bestValue: 0, nodes: 0, share: 0 };

export function createEngine(modules: EngineModules): Engine {
  return alongOwnWay({
    prepare: (problem, container, effort, shouldStop) =>
      new PreparedProblem(modules, problem, container, effort, shouldStop),
  });
}

class PreparedProblem implements Filler {
  /** Of all fills to come. */
  readonly #effort: number;
  readonly #beamShare: number;
  readonly #isTuned: boolean;
  /** Of a fill's effort, for the second set. */
  readonly #secondShare: number;
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
    const prepare = (fill: number, share: number, stop?: ShouldStop) =>
      new PreparedSearch(modules, problem, container, share, fill, stop);
    const isPartial = mode === SUPPORT_MODES.PARTIAL && !problem.rules.isSequenceUsed;
    this.#effort = effort;
    this.#beamShare = isPartial ? BEAM_SHARE_PARTIAL : BEAM_SHARE;
    this.#first = prepare(cargoes < MANY_CARGOES ? PERFECT_FILL : FILL_OF_MANY, effort, shouldStop);
    this.#prepareSecond = cargoes <= two.cargoes ? (stop) => prepare(two.fill, SECOND_BLOCKS * effort, stop) : null;
    this.#isTuned = isTuned(problem);
    this.#secondShare = SECOND_SET_SHARE - Math.max(0, this.#first.effort / effort - BLOCKS_SHARE);
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
    const tunes = request.isTuned ?? this.#isTuned;
    const first = parts.run(request.effort, (part) => this.#first.fill(part, this.#beamShare, tunes));
    const mayHaveTwo = tunes && request.effort >= LEAST_EFFORT_OF_TWO && !hasEnded(first);
    if (this.#prepareSecond === null || !mayHaveTwo) return first;
    if (this.#secondShare < LEAST_SECOND_SHARE) return first;
    let stopped = false;
    this.#second ??= this.#prepareSecond(() => {
      stopped = request.shouldStop?.(NOTHING_YET) === true;
      return stopped;
    });
    if (stopped) {
      this.#second = null;
      return { ...first, stopped };
    }
    const left = this.#secondShare * request.effort - this.#partOf(this.#second.effort, request);
    if (left <= 0) return { ...first, prepared: this.effort };
    const second = parts.run(left, (part) => this.#second!.fill(part, this.#beamShare, tunes));
    const best = second.value > first.value ? second : first;
    return { ...parts.sum(best), prepared: this.effort, untuned: first.untuned };
  }

  /**
   * What a fill pays of preparing: as much of it as of the effort that the fills to come will spend in all. Whoever comes
   * first pays no more than the others, so that a fill finds the same whatever was filled before it.
   */
  #partOf(prepared: number, { effort }: FillRequest): number {
    return prepared * Math.min(1, effort / this.#effort);
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

  sum(best: FillResult): FillResult {
    return { ...best, nodes: this.#nodes, placements: this.#placements, effort: this.#effort };
  }
}
