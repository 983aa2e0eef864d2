/**
 * The Node end of the calculation: pools of threads. One searches; one thread only presents saved loads and one only
 * reads requests, so that reads wait neither behind searches nor behind large bodies. While all that search are busy a plan
 * that is sent has a thread of its own, too: whoever saves what is shown waits for nobody's search. The main thread neither
 * searches nor touches a large load.
 */

import type { PlanOutline } from '../../domain/progress.js';
import { FairPlaces, type Place } from '../../lib/fair-places.js';
import type { LoadResponse } from '../../schema/load.js';
import { giveBackMemory } from '../../threads/give-back-memory.js';
import { Pace } from '../../threads/pace.js';
import { SharedThreads } from '../../threads/shared-threads.js';
import { ThreadPool } from '../../threads/thread-pool.js';
import { type EffortAsked, effortAsked, USUAL_EFFORT } from '../asked/effort-asked.js';
import type { BuildOptions } from '../asked/options.js';
import type { NamesToLookUp } from '../asked/stored-records.js';
import type { CalculationProgress } from '../hooks.js';
import { UnreadableLoad } from '../saved/unreadable-load.js';
import { type Control, cancel, hasBegun, newControl, progressOf } from './control.js';
import { Borrower, Lending } from './lanes/lending.js';
import type { LinkMaker } from './picture-links.js';
import type {
  CalculateAnswer,
  CalculateTask,
  CheckAnswer,
  CheckTask,
  ComparedTask,
  ComparisonAnswer,
  EditOfLoadAnswer,
  EditOfLoadTask,
  LettersTask,
  OutlineAnswer,
  OutlineTask,
  PresentAnswer,
  PresentTask,
  PresentThreadAnswer,
  SentEditAnswer,
  ShownEditTask,
  StoredEditAnswer,
  SummaryAnswer,
  SummaryTask,
  WorkerSetup,
} from './tasks.js';

/** How long a cancelled search may take to notice, before its thread is ended. */
const CANCEL_GRACE_MILLISECONDS = 1_000;
/** Between two reports of progress. */
const PROGRESS_MILLISECONDS = 250;
/** How long the thread that reads requests stays when there is none. */
const READING_IDLE_MILLISECONDS = 30_000;

export interface PoolOptions extends WorkerSetup {
  readonly threads: number;
  /** Calculations that may wait for a thread. */
  readonly queueLimit: number;
}

/** What whoever waits for a calculation may do meanwhile. */
export interface Waiting {
  /**
   * Aborted when nobody wants the answer any more: a waiting calculation is dropped, a running one stops at the next
   * look of its search.
   */
  readonly signal: AbortSignal;
  /** Called four times a second from the moment the calculation has a thread; it must not throw. */
  readonly onProgress?: (progress: CalculationProgress) => void;
  /** What makes addresses of pictures; absent: there are none. */
  readonly links?: LinkMaker | null;
  /** Whose turn it takes where threads are scarce; absent: nobody's in particular. */
  readonly user?: string;
  /** Nobody waits for its answer. */
  readonly isJob?: boolean;
  /** Told when the calculation has a thread. */
  readonly onBegin?: () => void;
}

export class QueueIsFull extends Error {
  constructor(
    /** Calculations that wait for a thread. */
    readonly waiting: number,
    /** Until all of it is done, judged by its weight, by the last ones and by those that run. */
    readonly seconds: number,
  ) {
    super('all places are taken');
    this.name = 'QueueIsFull';
  }
}

/** What a container at level 1 takes (planning/fills/effort.ts). */
const USUAL_SECONDS = 0.03;
/** A body of so many bytes is read here in less time than it takes to hand it to a thread. */
const READ_HERE_BYTES = 64 * 1024;

export class CalculationPool {
  readonly #searching: SharedThreads;
  readonly #placing: SharedThreads;
  readonly #lending: Lending;
  readonly #presenting: ThreadPool;
  readonly #reading: ThreadPool;
  /** Of the calculations that run or wait for whoever waits for their answer. */
  readonly #places: FairPlaces;
  readonly #threads: number;
  readonly #pace = new Pace(USUAL_SECONDS);

  constructor({ threads, queueLimit, engineModule, engineParts }: PoolOptions) {
    const workerData: WorkerSetup = { engineModule, engineParts };
    this.#threads = threads;
    this.#places = new FairPlaces(threads + queueLimit);
    // As built, each in a few files (scripts/threads.mjs).
    const searching = new URL('../../../threads/search-worker.js', import.meta.url);
    const shortWork = new URL('../../../threads/present-worker.js', import.meta.url);
    this.#searching = new SharedThreads({ module: searching, workerData, threads, isKept: true, givesWay: true });
    this.#placing = new SharedThreads({ module: searching, workerData, threads: 1 });
    this.#lending = new Lending(this.#searching);
    this.#presenting = new ThreadPool({ module: shortWork, isKept: true });
    this.#reading = new ThreadPool({ module: shortWork, idleMilliseconds: READING_IDLE_MILLISECONDS });
  }

  /** Resolves when a thread has started and planned a small load with the real engine. */
  async warmUp(): Promise<void> {
    await this.#searching.runOwn('warmUp');
  }

  /**
   * A place among the calculations that run or wait, to be taken before anything large is done for one. It may go to
   * another user as long as nothing is calculated with it.
   * @throws QueueIsFull
   */
  admit(user: string): Place {
    const place = this.#places.take(user);
    if (!place) throw this.fullness();
    return place;
  }

  /** What is told to whoever gets no place, or has lost it. */
  fullness(): QueueIsFull {
    const { waitingWeight } = this.#searching.turns;
    return new QueueIsFull(this.#places.waiting, (waitingWeight * this.#pace.secondsOfOne) / this.#threads);
  }

  /** Whoever must not be kept waiting by others is admitted first. */
  async calculate(
    body: Uint8Array,
    options: BuildOptions,
    { signal, onProgress, links = null, user = '', isJob = false, onBegin }: Waiting,
  ): Promise<CalculateAnswer> {
    if (signal.aborted) return { kind: 'cancelled' };
    const control = newControl();
    const end = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const onAbort = () => {
      cancel(control);
      if (hasBegun(control)) grace = setTimeout(() => end.abort(), CANCEL_GRACE_MILLISECONDS);
      else end.abort();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const reporting = onProgress && reportRegularly(control, onProgress);
    let leavePace: ((isDone: boolean) => void) | undefined;
    let isDone = false;
    let borrower: Borrower | null = null;
    try {
      const effort = await this.#effortOf(body, options);
      const turn = { user, ...effort };
      // Nothing is searched for, so it is over in no time.
      const isPlaced = options.edit?.fillRemaining === false && this.#searching.turns.running >= this.#threads;
      borrower = isPlaced ? null : this.#borrowerOf(effort, isJob);
      const borrowing = borrower?.borrowing ?? null;
      const task: CalculateTask = { body, options, links, control, borrowing };
      const answer: CalculateAnswer = await (isPlaced ? this.#placing : this.#searching).run(task, {
        ...{ name: 'calculateLoad', signal: end.signal, turn },
        ...(borrowing && { transferList: [borrowing.port] }),
        onBegin: () => {
          if (!isPlaced) leavePace = this.#pace.begin(effort.weight);
          if (borrower !== null) this.#lending.begin(borrower);
          onBegin?.();
        },
      });
      isDone = 'timings' in answer;
      return answer;
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled' };
      throw error;
    } finally {
      leavePace?.(isDone);
      if (borrower !== null) this.#lending.end(borrower);
      clearTimeout(grace);
      clearInterval(reporting);
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Null: it is over before others could help. @param isJob leaves a thread to those who wait for their answer */
  #borrowerOf({ weight }: EffortAsked, isJob: boolean): Borrower | null {
    return this.#threads > 1 && weight >= USUAL_EFFORT.weight ? new Borrower(isJob ? 1 : 0) : null;
  }

  /** A large body is not read twice where threads are plenty: it may be long work. */
  async #effortOf(body: Uint8Array, { storedRules }: Pick<BuildOptions, 'storedRules'>): Promise<EffortAsked> {
    if (body.length <= READ_HERE_BYTES) return effortAsked(body, storedRules);
    if (!this.#searching.turns.isScarce) return { ...USUAL_EFFORT, isLong: true };
    return this.#reading.run(body, { name: 'readEffort' });
  }

  /**
   * A saved load, or one of its containers, as the bytes of a response without `document`.
   * @throws UnreadableLoad
   */
  async present(task: PresentTask): Promise<PresentAnswer> {
    const answer: PresentThreadAnswer = await this.#presenting.run(task);
    if (answer !== null && 'unreadable' in answer) throw new UnreadableLoad(answer.unreadable);
    return answer;
  }

  /** The rule profile, the cargoes and the containers that a raw load request names. */
  async namesToLookUp(body: Uint8Array): Promise<NamesToLookUp> {
    return await this.#reading.run(body, { name: 'readNames' });
  }

  /** Title of a raw load request; empty: it has none. */
  async titleIn(body: Uint8Array): Promise<string> {
    return await this.#reading.run(body, { name: 'readTitle' });
  }

  /** Letters of the rows of a raw load request that is saved over a load. */
  async keptLetters(task: LettersTask): Promise<string[]> {
    return await this.#reading.run(task, { name: 'keptLettersOf' });
  }

  async readComparison(body: Uint8Array): Promise<ComparisonAnswer> {
    return await this.#reading.run(body, { name: 'readCompared' });
  }

  /** A load request of a comparison, as bytes. */
  async comparedRequest(task: ComparedTask): Promise<Uint8Array> {
    return await this.#reading.run(task, { name: 'comparedRequest' });
  }

  /** Calculations that have a thread. */
  get running(): number {
    return this.#searching.turns.running + this.#placing.turns.running;
  }

  /** Threads that work ahead of calculations which run in others. */
  get lent(): number {
    return this.#searching.lent;
  }

  /** Calculations that wait for a thread. */
  get waiting(): number {
    return this.#searching.turns.waiting + this.#placing.turns.waiting;
  }

  /** That search. */
  get threads(): number {
    return this.#threads;
  }

  /** Of this thread and of those that stay, soon: what large work leaves stays as long as a thread has nothing to do. */
  giveBackMemory(): void {
    const given = [giveBackMemory(), this.#searching.giveBackMemory(), this.#presenting.giveBackMemory()];
    // A thread that ends meanwhile keeps nothing.
    for (const one of given) one.catch(() => {});
  }

  /** What the calculation of a raw load request would find at once. */
  async check(task: CheckTask): Promise<CheckAnswer> {
    return await this.#reading.run(task, { name: 'checkLoad' });
  }

  /** A raw editing buffer, judged by its shape. */
  async readEdit(body: Uint8Array): Promise<SentEditAnswer> {
    return await this.#reading.run(body, { name: 'readEdit' });
  }

  /** An editing buffer for a client, as the bytes of an answer. */
  async showEdit(task: ShownEditTask): Promise<Uint8Array> {
    return await this.#presenting.run(task, { name: 'showEdit' });
  }

  /** The totals of a saved load. @throws UnreadableLoad */
  async summaryOf(task: SummaryTask): Promise<LoadResponse['loadSummary']> {
    const answer: SummaryAnswer = await this.#presenting.run(task, { name: 'summaryOfLoad' });
    if ('unreadable' in answer) throw new UnreadableLoad(answer.unreadable);
    return answer;
  }

  /** As much of a saved load as progress is about. @throws UnreadableLoad */
  async outlineOf(task: OutlineTask): Promise<PlanOutline> {
    const answer: OutlineAnswer = await this.#presenting.run(task, { name: 'outlineOfLoad' });
    if ('unreadable' in answer) throw new UnreadableLoad(answer.unreadable);
    return answer;
  }

  /** A saved load as an editing buffer. @throws UnreadableLoad */
  async editOfLoad(task: EditOfLoadTask): Promise<Exclude<EditOfLoadAnswer, { unreadable: string }>> {
    const answer: EditOfLoadAnswer = await this.#presenting.run(task, { name: 'editOfLoad' });
    if ('unreadable' in answer) throw new UnreadableLoad(answer.unreadable);
    return answer;
  }

  /** An editing buffer as it stands, in the form of a saved load, to be presented. */
  async storedEdit(task: CheckTask): Promise<StoredEditAnswer> {
    return await this.#presenting.run(task, { name: 'storedEdit' });
  }

  /** Ends all threads, with whatever they do. */
  async close(): Promise<void> {
    await Promise.all([this.#searching, this.#placing, this.#presenting, this.#reading].map((pool) => pool.close()));
  }
}

/** Says nothing while the calculation waits for a thread. */
function reportRegularly(control: Control, onProgress: (progress: CalculationProgress) => void): NodeJS.Timeout {
  return setInterval(() => {
    if (hasBegun(control)) onProgress(progressOf(control));
  }, PROGRESS_MILLISECONDS);
}
