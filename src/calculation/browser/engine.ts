/**
 * The browser's end of the calculation: the planning of the service, in a Web Worker of the page. The same request gives
 * the same Load as from the service, byte for byte, as long as no clock stops the search.
 */
import type { Uom } from '../../domain/words.js';
import type { EditBufferBody } from '../../schema/edit-buffer.js';
import type { LoadResponse } from '../../schema/load.js';
import type { AccountRules } from '../asked/account-rules.js';
import type { EditOptions } from '../asked/options.js';
import type { CalculationProgress } from '../hooks.js';
import type { CalculatedLoad, Warning } from '../types.js';
import { PLANNER, type Said } from './lanes/said.js';
import type { Answer, CalculateTask, FromWorker, Setup, Timings, ToWorker } from './messages.js';

/** As MAX_RUN_TIME_SECONDS of the service is unless it is set. */
const MAX_RUN_TIME_SECONDS = 300;

export interface CalculateOptions {
  /** The unit of the request's values; absent: inches and pounds, as at the service. */
  readonly uom?: Uom;
  /** Answer with `spaces` and `placements`; absent: with neither. */
  readonly spacesCreated?: boolean;
  readonly placementsCreated?: boolean;
  /** Cargoes of spaces, and the container, by their names alone. */
  readonly cargoesShortened?: boolean;
  /** As GET /Account/Settings answers them; absent: none is set. */
  readonly account?: AccountRules;
  /** Most seconds that a request may ask for, and what it gets when it asks for none; absent: 300. */
  readonly maxRunTimeSeconds?: number;
  /** The request is an editing buffer: what it places by hand is kept. */
  readonly edit?: EditOptions;
  /**
   * A plan that the clock ends, or that takes more than three seconds to find, is answered as it can be saved: found from
   * its placements, which are in `buffer`.
   */
  readonly isEndedAsPlaced?: boolean;
  /** Aborted, the calculation ends at once and its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called up to ten times a second. */
  readonly onProgress?: (progress: CalculationProgress) => void;
}

export interface Calculated {
  /** The Load as the service answers it to POST /Loads?loadSaved=false: JSON in UTF-8, and the same parsed. */
  readonly bytes: Uint8Array;
  readonly load: Omit<LoadResponse, 'document'>;
  /** What a picture of the plan is drawn from; null: the Load is `failed`. */
  readonly plan: CalculatedLoad | null;
  /**
   * With `isEndedAsPlaced`: the body that saves a plan that the clock ended, or that took long to find, as it is here, by
   * POST /Edit/Load with fillRemaining=false. Null: POST /Loads of the request plans it alike.
   */
  readonly buffer: EditBufferBody | null;
  /** Milliseconds by phase. */
  readonly timings: Timings;
}

export interface BrowserEngine {
  /**
   * Calculations asked for while one runs wait for it.
   * @param request a load request, or its JSON
   * @throws SyntaxError when it is no JSON object; EngineFault
   */
  calculate(request: object | string, options?: CalculateOptions): Promise<Calculated>;
  /** Ends the worker; what runs or waits rejects. */
  close(): void;
}

/** A fault of ours: the search trapped, or its plan was refused by the verifier. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** A function is called when a load first needs the module: one with a very large container, or with very many cargoes. */
export interface EngineSources {
  readonly narrow: Promise<Response>;
  readonly wide: Promise<Response> | (() => Promise<Response>);
}

/** Workers at most that plan one request: more of them would find little to do, and take the page's memory. */
const MOST_THREADS = 4;

/**
 * Loads the engine and starts its worker.
 * @param sources absent: the files beside this module
 * @param threads workers that plan one request at level 2 and above, 1 to 4; absent: as many as the machine has cores, so
 *   far. They change no plan, and further ones are started when first needed
 */
export async function createEngine(
  sources: EngineSources = ownSources(),
  threads: number = navigator.hardwareConcurrency,
): Promise<BrowserEngine> {
  const { wide } = sources;
  const wideModule = () => WebAssembly.compileStreaming(typeof wide === 'function' ? wide() : wide);
  const narrow = await WebAssembly.compileStreaming(sources.narrow);
  const lanes = Math.min(MOST_THREADS, Math.max(1, Math.floor(threads))) - 1;
  const workers = new Workers(narrow, wideModule, lanes);
  await workers.ready();
  return new WorkerEngine(workers);
}

function ownSources(): EngineSources {
  return {
    narrow: fetch(new URL('../../../build/engine/search-narrow.wasm', import.meta.url)),
    wide: () => fetch(new URL('../../../build/engine/search-wide.wasm', import.meta.url)),
  };
}

/**
 * One worker that works, and after the first calculation that was cancelled one more that waits to take its place. Lanes
 * work ahead of whoever works.
 */
class Workers {
  #modules: Setup['modules'];
  #current: Promise<Worker>;
  #spare: Promise<Worker> | null = null;
  readonly #lanes: Worker[] = [];
  readonly #channel = new BroadcastChannel(`stowage engine ${crypto.randomUUID()}`);
  #started = 0;

  /**
   * @param wide compiles the other module
   * @param most lanes
   */
  constructor(
    narrow: WebAssembly.Module,
    private readonly wide: () => Promise<WebAssembly.Module>,
    private readonly most: number,
  ) {
    this.#modules = { narrow };
    this.#current = this.#start();
  }

  /** Later workers begin with it. @throws when it cannot be loaded, and may be asked for again */
  async handWide(worker: Worker): Promise<void> {
    const { narrow, wide = await this.wide() } = this.#modules;
    this.#modules = { narrow, wide };
    for (const one of [worker, ...this.#lanes]) one.postMessage({ kind: 'wide', wide } satisfies ToWorker);
  }

  ready(): Promise<Worker> {
    return this.#current;
  }

  /** A search looks at nothing while it runs: to cancel it, its worker is ended. */
  async replace(): Promise<void> {
    const ended = this.#current;
    this.#channel.postMessage({ kind: 'over' } satisfies Said);
    this.#current = this.#spare ?? this.#start();
    this.#spare = this.#start();
    (await ended).terminate();
  }

  async end(): Promise<void> {
    const all = [this.#current, ...(this.#spare ? [this.#spare] : [])];
    for (const lane of this.#lanes.splice(0)) lane.terminate();
    this.#channel.close();
    for (const worker of await Promise.allSettled(all)) {
      if (worker.status === 'fulfilled') worker.value.terminate();
    }
  }

  /** Those that are not there yet. One that cannot be loaded, or ends, costs time alone. */
  startLanes(): void {
    while (this.#lanes.length < this.most) this.#lanes.push(this.#begin(this.#lanes.length + 1));
  }

  /** @param me PLANNER, or the number of a lane */
  #begin(me: number): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'stowage engine' });
    const place = { channel: this.#channel.name, me, name: `${this.#started++}`, lanes: this.most };
    worker.postMessage({ kind: 'setup', modules: this.#modules, place } satisfies ToWorker);
    return worker;
  }

  #start(): Promise<Worker> {
    const worker = this.#begin(PLANNER);
    const started = new Promise<Worker>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') resolve(worker);
        else reject(new EngineFault(data.kind === 'fault' ? data.message : `the worker said ${data.kind}`));
      };
      worker.onerror = ({ message }) => reject(new EngineFault(message || 'the worker cannot be loaded'));
    });
    // Whoever waits for it hears of a fault.
    started.catch(() => {});
    return started;
  }
}

class WorkerEngine implements BrowserEngine {
  readonly #workers: Workers;
  readonly #closing = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(workers: Workers) {
    this.#workers = workers;
  }

  async calculate(request: object | string, options: CalculateOptions = {}): Promise<Calculated> {
    const body = new TextEncoder().encode(typeof request === 'string' ? request : JSON.stringify(request));
    const signals = [this.#closing.signal, ...(options.signal ? [options.signal] : [])];
    const signal = AbortSignal.any(signals);
    const before = this.#last;
    const answer = (async () => {
      await before.catch(() => {});
      return this.#run(taskOf(body, options), signal, options.onProgress);
    })();
    this.#last = answer;
    return calculatedOf(await answer);
  }

  close(): void {
    this.#closing.abort(new EngineFault('the engine was closed'));
    void this.#workers.end();
  }

  async #run(
    task: CalculateTask,
    signal: AbortSignal,
    onProgress: CalculateOptions['onProgress'] = () => {},
  ): Promise<Answer> {
    signal.throwIfAborted();
    const worker = await this.#workers.ready();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const cancel = () => {
        reject(signal.reason);
        if (!this.#closing.signal.aborted) void this.#workers.replace();
      };
      signal.addEventListener('abort', cancel, { once: true });
      const end = () => signal.removeEventListener('abort', cancel);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'progress') onProgress(data.progress);
        else if (data.kind === 'wantsLanes') this.#workers.startLanes();
        else if (data.kind === 'needsWide') {
          this.#workers.handWide(worker).catch((error: unknown) => {
            end();
            reject(new EngineFault(`the module for large containers cannot be loaded: ${(error as Error).message}`));
          });
        } else {
          end();
          if (data.kind === 'answer') resolve(data.answer);
          else reject(new EngineFault(data.kind === 'fault' ? data.message : `the worker said ${data.kind}`));
        }
      };
      worker.onerror = ({ message }) => {
        end();
        reject(new EngineFault(message || 'the worker ended'));
        void this.#workers.replace();
      };
      worker.postMessage(task, [task.body.buffer as ArrayBuffer]);
    });
  }
}

function taskOf(body: Uint8Array, options: CalculateOptions): CalculateTask {
  const { uom = 'UnitEnglish', maxRunTimeSeconds = MAX_RUN_TIME_SECONDS, account, edit } = options;
  const { placementsCreated = false, spacesCreated = placementsCreated, cargoesShortened = false } = options;
  const output = { spacesCreated, placementsCreated, areCargoesShortened: cargoesShortened, uom: null };
  const warnings: readonly Warning[] = [];
  const { isEndedAsPlaced = false } = options;
  return {
    kind: 'calculate',
    body,
    options: { uom, maxRunTimeSeconds, account, edit, output, warnings },
    isEndedAsPlaced,
  };
}

/** @throws SyntaxError */
function calculatedOf(answer: Answer): Calculated {
  if (answer.kind === 'malformed') throw new SyntaxError(answer.message);
  if (answer.kind === 'notAnObject') throw new SyntaxError(`it must be a JSON object; ${answer.sent} was given`);
  const { response: bytes, load: plan, buffer, timings } = answer;
  return { bytes, load: JSON.parse(new TextDecoder().decode(bytes)), plan, buffer, timings };
}
