/**
 * The engine behind its port. Where there are few cargoes, blocks that leave no gap are too few to build on alone:
 * a second set of blocks with small gaps is then tried beside them, and the better load is taken (docs/engine.md, Blocks).
 */
import type { LoadProblem } from '../domain/problem.js';
import { beamInLanes, CONTACT_POWERS } from './beam-lanes.js';
import { supportOf } from './encode.js';
import { Parts } from './fill-parts.js';
import { alongOwnWay } from './from-side.js';
import { areLanesWorthIt, improvedInLanes, seedOf } from './improvement-lanes.js';
import { type EngineModules, hasEnded, PreparedSearch } from './instance.js';
import { SUPPORT_MODES } from './layout.js';
import { loadingSpace } from './loading-space.js';
import {
  type Engine,
  type Filler,
  type FillProgress,
  type FillRequest,
  type FillResult,
  type FillTask,
  isTuned,
  LEAST_EFFORT_OF_TASKS,
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
/**
 * The beam's part of the effort; improvement gets the rest (docs/engine.md, Effort). With support below 100 % it is less,
 * but not where cargo is loaded stage by stage: what is taken out there can seldom be filled better than it was.
 */
const BEAM_SHARE = 0.5;
const BEAM_SHARE_PARTIAL = 0.3;

const FIRST: FillTask = { what: 'first' };
const SECOND: FillTask = { what: 'second' };

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
    const parts = new Parts(request, (part, task) => this.doTask(part, task));
    const tunes = this.#tunes(request);
    const mayHaveTwo = tunes && request.effort >= LEAST_EFFORT_OF_TASKS && this.#secondShare >= LEAST_SECOND_SHARE;
    const two: FillTask[] = this.#prepareSecond !== null && mayHaveTwo ? [SECOND] : [];
    const first = areLanesWorthIt(request) ? this.#inLanes(parts, request, two) : this.#inOneGo(parts, request, two);
    if (two.length === 0 || hasEnded(first)) return first;
    const second = parts.do(SECOND, SECOND_SET_SHARE * request.effort);
    if (second === null) return { ...first, prepared: this.effort };
    if (second.stopped && second.nodes === 0) return { ...first, stopped: true };
    const best = second.value > first.value ? second : first;
    return { ...parts.sum(best), prepared: second.prepared, untuned: first.untuned };
  }

  doTask(request: FillRequest, task: FillTask): FillResult | null {
    if (task.what === 'beam') {
      return this.#first.beam(request, this.#beamShare / CONTACT_POWERS.length, CONTACT_POWERS[task.lane]!);
    }
    if (task.what === 'first') return this.#first.fill(request, this.#beamShare, this.#tunes(request));
    if (task.what === 'second') return this.#fillSecond(request);
    const { effort, from, left } = task;
    return this.#first.improveFrom({ ...request, effort, seed: seedOf(request, task) }, from, left);
  }

  #inOneGo(parts: Parts, request: FillRequest, after: readonly FillTask[]): FillResult {
    request.ahead?.expect(after);
    return parts.do(FIRST, request.effort)!;
  }

  #inLanes(parts: Parts, request: FillRequest, after: readonly FillTask[]): FillResult {
    const untuned = beamInLanes(parts, request, this.#beamShare, after);
    if (!this.#tunes(request) || hasEnded(untuned)) return parts.sum(untuned);
    return improvedInLanes(parts, request, untuned, after);
  }

  /** Null: what its blocks cost leaves it nothing. */
  #fillSecond(request: FillRequest): FillResult | null {
    let stopped = false;
    const second =
      this.#second ??
      this.#prepareSecond!(() => {
        stopped = request.shouldStop?.(NOTHING_YET) === true;
        return stopped;
      });
    if (stopped) return nothingFound(request);
    this.#second = second;
    const effort = this.#secondShare * request.effort - this.#partOf(second.effort, request);
    if (effort <= 0) return null;
    return { ...second.fill({ ...request, effort }, this.#beamShare, this.#tunes(request)), prepared: this.effort };
  }

  #tunes({ isTuned }: FillRequest): boolean {
    return isTuned ?? this.#isTuned;
  }

  /**
   * What a fill pays of preparing: as much of it as of the effort that the fills to come will spend in all. Whoever comes
   * first pays no more than the others, so that a fill finds the same whatever was filled before it.
   */
  #partOf(prepared: number, { effort }: FillRequest): number {
    return prepared * Math.min(1, effort / this.#effort);
  }
}

/** Of a second set that was stopped while its blocks were built. */
function nothingFound({ counts }: FillRequest): FillResult {
  const loaded = counts.map(() => 0);
  const spent = { nodes: 0, placements: 0, effort: 0, prepared: 0 };
  return { arrangements: [], kept: [], loaded, value: 0, bound: Number.POSITIVE_INFINITY, ...spent, stopped: true };
}
