/**
 * The door to the search: fills ONE container. Planning sees nothing of the engine but this file.
 * `prepare` builds blocks and bit sets once; `fill` may then be called as often as one likes.
 */
import type { Arrangement } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';

export interface Engine {
  /**
   * @param container place of the container type in `problem.containers`
   * @param effort work units that the fills to come will spend in all; a fixed share of it may go into blocks
   * @param shouldStop asked while blocks are built, as `FillRequest.shouldStop` is (`share` is that of what they may
   *   cost); true leaves the rest of them unbuilt. The filler works, on fewer blocks: for one last load
   */
  prepare(problem: LoadProblem, container: number, effort: number, shouldStop?: ShouldStop): Filler;
}

export interface Filler {
  /** Work units that preparing has cost so far: a fill that needs more blocks builds them, and adds to it. */
  readonly effort: number;
  /** Bytes that it holds; they grow from fill to fill. */
  readonly memoryBytes: number;
  fill(request: FillRequest): FillResult;
  /** A part of such a fill; null: it is not worth it. Who has prepared the same finds the same. */
  doTask(request: FillRequest, task: FillTask): FillResult | null;
  /** Lets go of its memory. It fills no more: a call afterwards is a fault of the caller. */
  dispose(): void;
}

/** A load as a search goes on from it. */
export interface LoadFound {
  /** Records of what is placed, in the search's own words: any search with the same blocks knows them. */
  readonly records: Uint8Array;
  /** How many blocks the search has. */
  readonly blocks: number;
  readonly value: number;
}

/** Where a descent of improvement was left. */
export interface Descent {
  readonly load: LoadFound;
  /** Trials since its last gain. */
  readonly withoutGain: number;
  /** What it has cost, and since its last gain: work units. */
  readonly effort: number;
  readonly sinceGain: number;
}

/** A part of a fill, which depends on nothing but the fill and what is named here. */
export type FillTask =
  /** The beam in one of its lanes, each with an evaluation of its own. */
  | { readonly what: 'beam'; readonly lane: number }
  /** A stretch of improvement from the best load of the last meeting, in one of several lanes. */
  | {
      readonly what: 'improve';
      readonly meeting: number;
      readonly lane: number;
      /** Work units. */
      readonly effort: number;
      readonly from: LoadFound;
      /** Where the lane was at the last meeting; null: at the first it begins with `from`. */
      readonly left: Descent | null;
    }
  /** The whole fill with the first set of blocks, or with the second. */
  | { readonly what: 'first' }
  | { readonly what: 'second' };

/** Fills of less effort, work units, are not divided into tasks. */
export const LEAST_EFFORT_OF_TASKS = 2e8;

/** Who may do tasks of a fill before it comes to them. */
export interface TasksAhead {
  /** To which it comes next. */
  expect(tasks: readonly FillTask[]): void;
  /** Comes to a task. @param work does it */
  doing(task: FillTask, work: () => FillResult | null): FillResult | null;
}

export type ShouldStop = (progress: FillProgress) => boolean;

export interface FillRequest {
  /** What loading one piece of each cargo is worth; null: its volume. Never negative. */
  readonly values: readonly number[] | null;
  /** Pieces of each cargo that may be loaded, beside those kept; with them never more than the cargo's quantity. */
  readonly counts: readonly number[];
  /**
   * What lies in the container already and stays as it is, wherever somebody put it: beside walls, in the air, past
   * them. Whether it keeps the rules itself is not asked; what is added keeps them with it and leaves no place of it worse. Each
   * an object of its own.
   */
  readonly kept?: readonly Arrangement[];
  /** Search effort in work units: about a nanosecond each on the machine of the benchmarks, counted, never timed. */
  readonly effort: number;
  readonly seed: number;
  /** Loads of all the counts are told apart by how tidy they are: it goes on when one is found. The value is no sum then. */
  readonly isTidy?: boolean;
  /** Whether the load is improved after the beam; absent: as the problem's rules say. */
  readonly isTuned?: boolean;
  /** Absent: it does all its tasks itself. They are the same either way. */
  readonly ahead?: TasksAhead;
  /** Called at least five times a second while searching; true ends the search with the best load so far. */
  readonly shouldStop?: ShouldStop;
}

export interface FillProgress {
  readonly bestValue: number;
  /** Completions evaluated so far. */
  readonly nodes: number;
  /** Share of the effort spent, 0..1. */
  readonly share: number;
}

export interface FillResult {
  /** In loading order, what was kept among them. */
  readonly arrangements: readonly Arrangement[];
  /** Where in `arrangements` each of the kept ones is, in the order of the request. */
  readonly kept: readonly number[];
  /** Pieces added of each cargo, without those kept. */
  readonly loaded: readonly number[];
  /** Of the whole load, with what was kept. */
  readonly value: number;
  /** Completions evaluated. */
  readonly nodes: number;
  /** Blocks placed, in completions and between them. */
  readonly placements: number;
  /** Work units spent. */
  readonly effort: number;
  /** Work units of the preparing that it makes use of, beside its own: as much of its filler's as it needs. */
  readonly prepared: number;
  /** Upper bound on the value that any load of these counts, with what is kept, can reach. */
  readonly bound: number;
  /** True when `shouldStop` ended the search. */
  readonly stopped: boolean;
  /** Of a task alone: the load, to go on from. */
  readonly load?: LoadFound;
  /** Of a stretch of improvement alone. */
  readonly descent?: Descent;
  /** What the same request finds where it is not tuned; absent: this. */
  readonly untuned?: FillResult;
}

/** Whether fills are tuned where they do not say. */
export function isTuned({ rules }: LoadProblem): boolean {
  return rules.isTuned && rules.algorithmType !== 'MaxVolumeFirst';
}

/** The engine gave up on an input: too large for its memory, or a fault of ours (`trap`). */
export class EngineFailure extends Error {
  constructor(
    readonly code: 'too-large' | 'trap',
    message: string,
  ) {
    super(message);
    this.name = 'EngineFailure';
  }

  /** By its name: an engine that was loaded by itself has a class of its own. */
  static is(error: unknown): error is EngineFailure {
    return error instanceof Error && error.name === 'EngineFailure';
  }
}
