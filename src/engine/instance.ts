/**
 * Runs the compiled search. Two modules of one source: coordinates in 16-bit lanes where the container allows, else
 * in 32-bit lanes. A fresh instance for every prepared problem, in a memory that another may have had before, and in which
 * it takes nothing for granted: nothing leaks from one request to the next. After a trap both are thrown away.
 */
import type { LoadProblem } from '../domain/problem.js';
import { decodeResult } from './decode.js';
import { encodeProblem } from './encode.js';
import { encodeRequest } from './encode-request.js';
import { FAILURES } from './layout.js';
import { type LoadingSpace, loadingSpace } from './loading-space.js';
import { Memories } from './memories.js';
import {
  type Descent,
  EngineFailure,
  type FillRequest,
  type FillResult,
  type LoadFound,
  type ShouldStop,
} from './port.js';

/** Compiled modules of the build: `search-narrow.wasm`, `search-wide.wasm`. They can be posted to worker threads. */
export interface EngineModules {
  readonly narrow: WebAssembly.Module;
  readonly wide: WebAssembly.Module;
}

/** Where the records of a load are, how many there are, and what it is worth. */
type LoadWritten = [at: number, records: number, value: number];

/** Exports of assembly/index.ts. */
interface Search {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  prepare(words: number): number;
  request(bytes: number): number;
  fill(words: number): number;
  blockCount(): number;
  improve(): number;
  begin(words: number): void;
  takeOver(...load: LoadWritten): void;
  goOn(...descent: [...load: LoadWritten, withoutGain: number, effort: number, sinceGain: number]): void;
  beam(share: number, contactPower: number): number;
  descentRecords(): number;
  readonly descentCount: WebAssembly.Global;
  readonly descentValue: WebAssembly.Global;
  readonly trialsWithoutGain: WebAssembly.Global;
  readonly effortOfDescent: WebAssembly.Global;
  readonly effortWithoutGain: WebAssembly.Global;
  loadRecords(): number;
  loadCount(): number;
  loadValue(): number;
  recordBytes(): number;
  failureCode(): number;
  memoryTaken(): number;
  ownBytes(): number;
}

/** Largest coordinate in a 16-bit lane, one left over for a neighbour beyond the wall. */
const NARROW_EXTENT = 32_766;
/** Distances fill an unsigned 16-bit lane. */
const NARROW_DISTANCE = 65_535;
/** Above, block numbers may not fit an unsigned 16-bit lane (13 uniform blocks for each of 6 orientations). */
const NARROW_CARGOES = 700;

/** Memory for rows of counts, bytes; a search that would need more keeps lists, slower and much smaller. */
const COUNT_ROW_BYTES = 64 << 20;

/** Of memory that the arena hands out, bytes. */
const ALIGNMENT = 16;

/** Of this thread: a thread searches one thing at a time. */
const memories = new Memories();

/** One instance with the blocks of one problem at one least fill. */
export class PreparedSearch {
  /** Null once disposed. */
  #instance: Search | null;
  readonly #problem: LoadProblem;
  readonly #space: LoadingSpace;
  #shouldStop: ShouldStop | undefined;
  /** Work units that preparing has cost. */
  readonly effort: number;

  /**
   * @param blockFill least fill of its blocks, 0..1
   * @param shouldStop true leaves the rest of the blocks unbuilt
   * @param countRowBytes changes no plan
   */
  constructor(
    modules: EngineModules,
    problem: LoadProblem,
    container: number,
    effort: number,
    blockFill: number,
    shouldStop?: ShouldStop,
    countRowBytes = COUNT_ROW_BYTES,
  ) {
    const type = problem.containers[container]!;
    this.#problem = problem;
    this.#space = loadingSpace(type);
    const module = fitsNarrowLanes(problem, this.#space) ? modules.narrow : modules.wide;
    const memory = memories.lend();
    const { exports } = new WebAssembly.Instance(module, {
      env: { memory },
      host: {
        progress: (bestValue: number, nodes: number, share: number): number =>
          this.#shouldStop?.({ bestValue, nodes, share }) === true ? 1 : 0,
      },
    });
    this.#instance = { ...exports, memory } as unknown as Search;
    const words = encodeProblem(problem, type, effort, blockFill, countRowBytes);
    this.effort = this.#guarded(shouldStop, (search) => {
      const at = search.reserve(words.length);
      write(search, at, words);
      return search.prepare(at);
    });
  }

  /**
   * @param beamShare part of the effort for the beam
   * @param isTuned the rest improves the load, which is only replaced by a better one
   */
  fill(request: FillRequest, beamShare: number, isTuned: boolean): FillResult {
    const words = encodeRequest(request, this.#problem.cargoes, this.#space, beamShare);
    const untuned = this.#run(request, (search) => fillOf(search, words));
    if (!isTuned || hasEnded(untuned)) return untuned;
    return { ...this.#run(request, (search) => search.improve()), untuned };
  }

  /** The beam of a fill. @param share part of the effort for it @param contactPower of its evaluation */
  beam(request: FillRequest, share: number, contactPower: number): FillResult {
    return this.#part(request, [], (search) => search.beam(share, contactPower));
  }

  /** A stretch of improvement. @param request its effort and seed are those of the stretch @param left where one was left */
  improveFrom(request: FillRequest, from: LoadFound, left: Descent | null): FillResult {
    let descent: Descent | undefined;
    const found = this.#part(request, left === null ? [from] : [from, left.load], (search, [best, own]) => {
      search.takeOver(...best!);
      if (left !== null) search.goOn(...own!, left.withoutGain, left.effort, left.sinceGain);
      const result = search.improve();
      descent = {
        load: loadAt(search, search.descentRecords(), search.descentCount.value, search.descentValue.value),
        withoutGain: search.trialsWithoutGain.value,
        effort: search.effortOfDescent.value,
        sinceGain: search.effortWithoutGain.value,
      };
      return result;
    });
    return { ...found, descent: descent! };
  }

  /** A part of a fill, with the load in the words of the search. @param loads that it goes on from, found with the same blocks */
  #part(
    request: FillRequest,
    loads: readonly LoadFound[],
    call: (search: Search, loads: readonly LoadWritten[]) => number,
  ): FillResult {
    const words = encodeRequest(request, this.#problem.cargoes, this.#space, 0);
    let load: LoadFound | undefined;
    const found = this.#run(request, (search) => {
      const bytes = loads.reduce((sum, { records }) => aligned(sum) + records.length, words.length);
      const begun = search.request(bytes);
      write(search, begun, words);
      let at = begun + words.length;
      const written = loads.map(({ records, blocks, value }): LoadWritten => {
        if (search.blockCount() !== blocks)
          throw new Error(`a load of ${blocks} blocks, not of ${search.blockCount()}`);
        const recordsAt = begun + aligned(at - begun);
        write(search, recordsAt, records);
        at = recordsAt + records.length;
        return [recordsAt, records.length / search.recordBytes(), value];
      });
      search.begin(begun);
      const result = call(search, written);
      load = loadAt(search, search.loadRecords(), search.loadCount(), search.loadValue());
      return result;
    });
    return { ...found, load: load! };
  }

  /** Linear memory that the instance has asked for, bytes; it grows in steps and never shrinks. */
  get memoryBytes(): number {
    return this.#instance?.memoryTaken() ?? 0;
  }

  dispose(): void {
    if (this.#instance !== null) memories.giveBack(this.#instance.memory, this.#instance.ownBytes());
    this.#instance = null;
  }

  #run(request: FillRequest, call: (search: Search) => number): FillResult {
    return this.#guarded(request.shouldStop, (search) => {
      const result = call(search);
      // The view is made after the call: memory that grew has left earlier views empty.
      const view = new DataView(search.memory.buffer);
      const found = decodeResult(view, result, this.#problem, this.#space, request.kept ?? []);
      return { ...found, prepared: this.effort };
    });
  }

  #guarded<T>(shouldStop: ShouldStop | undefined, call: (search: Search) => T): T {
    const search = this.#instance;
    if (search === null) throw new Error('a filler that was disposed of fills no more');
    this.#shouldStop = shouldStop;
    try {
      return call(search);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#instance = null;
      if (search.failureCode() === FAILURES.MEMORY) {
        throw new EngineFailure('too-large', 'the request needs more memory than a search may take (512 MiB)');
      }
      throw new EngineFailure('trap', `the search trapped: ${error.message}`);
    } finally {
      this.#shouldStop = undefined;
    }
  }
}

/** True when nothing can be found any more. */
export function hasEnded({ stopped, value, bound }: FillResult): boolean {
  return stopped || value >= bound * (1 - 1e-12);
}

/** The beam's part of a fill. @returns where its result is */
function fillOf(search: Search, words: Uint8Array): number {
  const at = search.request(words.length);
  write(search, at, words);
  return search.fill(at);
}

function loadAt(search: Search, at: number, count: number, value: number): LoadFound {
  const records = new Uint8Array(search.memory.buffer.slice(at, at + count * search.recordBytes()));
  return { records, blocks: search.blockCount(), value };
}

function aligned(bytes: number): number {
  return ALIGNMENT * Math.ceil(bytes / ALIGNMENT);
}

function write(search: Search, at: number, words: Uint8Array): void {
  new Uint8Array(search.memory.buffer).set(words, at);
}

function fitsNarrowLanes({ cargoes }: LoadProblem, { size }: LoadingSpace): boolean {
  const { length, width, height } = size;
  return (
    Math.max(length, width, height) <= NARROW_EXTENT &&
    // The largest distance that spaces/maximal writes: length counts three times in a sequence, height four times
    // when layers are filled.
    3 * length + width + 4 * height <= NARROW_DISTANCE &&
    cargoes.length <= NARROW_CARGOES
  );
}
