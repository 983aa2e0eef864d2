/** Makes single fills for the sessions of one request, or takes them from who has made them: what they cost is counted alike. */
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import {
  type Engine,
  type Filler,
  type FillRequest,
  type FillResult,
  type FillTask,
  LEAST_EFFORT_OF_TASKS,
  type TasksAhead,
} from '../../engine/port.js';
import { type Ahead, type Expected, nameOfTask, type TaskPart } from './ahead.js';
import { Fillers } from './fillers.js';
import { type FillWords, KnownFills, keyOf } from './known-fills.js';
import type { Meter } from './meter.js';
import type { Variant } from './variants/variant.js';
import { type ViewName, ViewsOfProblem } from './views.js';

/** The session that asks. */
interface Asking {
  readonly isTuned: boolean;
  readonly meter: Meter;
}

/** A fill of a variant of one container type. */
export interface FillAsked {
  readonly variant: Variant;
  readonly container: number;
  readonly words: FillWords;
  readonly kept?: readonly Arrangement[];
}

export class FillMaker {
  readonly views: ViewsOfProblem;
  readonly ahead: Ahead;
  readonly #containers: number;
  readonly #seed: number;
  readonly #fillers: Fillers;
  readonly #known = new KnownFills();
  /** Work units of preparing that were counted in this round. */
  readonly #prepared = new Map<Variant, number>();
  #round: number;

  /** @param helped whose searches it uses as well, for fills that are counted when they are asked for */
  constructor(problem: LoadProblem, engine: Engine, ahead: Ahead, helped?: FillMaker) {
    this.views = helped?.views ?? new ViewsOfProblem(problem);
    this.ahead = ahead;
    this.#containers = problem.containers.length;
    this.#seed = problem.rules.seed;
    this.#fillers = helped === undefined ? new Fillers(engine) : helped.#fillers;
    this.#round = helped?.round ?? 0;
  }

  /** Work units of the round. */
  get round(): number {
    return this.#round;
  }

  startRound(effort: number): void {
    this.#round = effort;
    this.#fillers.startRound(effort / this.#containers);
    this.#known.startRound();
    this.#prepared.clear();
  }

  /** What its searches hold. */
  get memoryBytes(): number {
    return this.#fillers.memoryBytes;
  }

  /** Lets go of the memory of its searches. It makes no more fills. */
  dispose(): void {
    this.#fillers.dispose();
  }

  /** By a filler that is kept for the round. */
  make(asked: FillAsked, by: Asking): FillResult {
    const { variant, container } = asked;
    const prepared = this.#fillers.effort;
    const found = this.#foundAhead(asked, by, prepared, isDivided(asked));
    if (found === undefined) {
      const run = (filler: Filler) => {
        const result = this.#run(filler, asked, by, prepared);
        this.#countPrepared(variant, result.prepared, by.meter);
        return result;
      };
      return this.#made(asked, by, prepared, this.#fillers.use(variant, container, isOverFor(by), run));
    }
    this.#countPrepared(variant, found.prepared, by.meter);
    return this.#counted(asked, by, found);
  }

  /** By a filler that is not kept: nobody will ask it again. */
  makeOnce(asked: FillAsked, by: Asking): FillResult {
    const { variant, container, words } = asked;
    const found = this.#foundAhead(asked, by, words.effort, isDivided(asked));
    if (found === undefined) {
      const run = (filler: Filler) => {
        const result = this.#run(filler, asked, by, words.effort);
        by.meter.chargePreparing(result.prepared);
        return result;
      };
      const once = { variant, container, effort: words.effort, isAskedAgain: isDivided(asked) };
      const made = this.#fillers.useOnce(once, isOverFor(by), run);
      return this.#made(asked, by, words.effort, made);
    }
    by.meter.chargePreparing(found.prepared);
    return this.#counted(asked, by, found);
  }

  /** What the tuned session has found before it was tuned. */
  recalled({ variant, words }: FillAsked, { isTuned, meter }: Asking): FillResult | null {
    if (isTuned) return null;
    const known = this.#known.of(variant, words) ?? null;
    if (known !== null) meter.chargeKnown(known);
    return known;
  }

  /** What others have found of a fill that would be made once. */
  known(asked: FillAsked, by: Asking): FillResult | undefined {
    const name = this.#nameOf(asked, by, asked.words.effort);
    return name === null ? undefined : this.ahead.known(name);
  }

  /** Ahead of who plans. */
  doTask({ view, prepared, words, task, fill }: TaskPart, by: Asking): void {
    const asked: FillAsked = { variant: this.views.named(view), container: view.container, words };
    const doTask = (filler: Filler) => filler.doTask(this.#requestOf(asked, by), task);
    const { variant, container } = asked;
    const result =
      prepared === this.#fillers.effort
        ? this.#fillers.use(variant, container, isOverFor(by), doTask)
        : this.#fillers.useOnce({ variant, container, effort: prepared, isAskedAgain: true }, isOverFor(by), doTask);
    // Not charged: a look whether it was stopped.
    if (result !== null && !by.meter.hasToStop) this.ahead.made(nameOfTask(fill, task), result);
  }

  /** @param prepared the effort for which the filler is prepared */
  #run(filler: Filler, asked: FillAsked, by: Asking, prepared: number): FillResult {
    const ahead = this.#tasksAhead(asked, by, prepared);
    const result = filler.fill({ ...this.#requestOf(asked, by), ...(ahead && { ahead }) });
    if (ahead !== undefined) ahead.expect([]);
    return this.#counted(asked, by, result);
  }

  #requestOf({ words, kept = [] }: FillAsked, { isTuned, meter }: Asking): FillRequest {
    const shouldStop: FillRequest['shouldStop'] = (progress) => {
      this.ahead.look();
      return meter.watch(progress, words.effort);
    };
    return { ...words, seed: this.#seed, ...(kept.length > 0 ? { kept } : {}), isTuned, shouldStop };
  }

  /** Absent: nobody else can do its tasks, or is there to do any. */
  #tasksAhead(asked: FillAsked, by: Asking, prepared: number): TasksAhead | undefined {
    const fill = isDivided(asked) ? this.#nameOf(asked, by, prepared) : null;
    if (fill === null) return undefined;
    const view = this.views.nameOf(asked.variant)!;
    const expected = (task: FillTask): Expected => {
      const part: TaskPart = { what: 'task', view, prepared, words: asked.words, task, fill };
      return { part, isTuned: by.isTuned, round: this.#round };
    };
    const made = (task: FillTask, result: FillResult | null) => {
      if (result !== null && !result.stopped && !by.meter.hasToStop) this.ahead.made(nameOfTask(fill, task), result);
      return result;
    };
    return {
      expect: (tasks) => this.ahead.expect(fill, tasks.map(expected)),
      doing: (task, work) =>
        this.ahead.doing(
          expected(task),
          () => this.ahead.found(nameOfTask(fill, task), isOverFor(by)) ?? made(task, work()),
        ),
    };
  }

  #counted({ variant, words, kept = [] }: FillAsked, { isTuned, meter }: Asking, result: FillResult): FillResult {
    meter.charge(result);
    if (isTuned && kept.length === 0) this.#known.add(variant, words, result.untuned ?? result);
    return result;
  }

  /**
   * Once a round, whoever has prepared it, and however often to save memory.
   * @param effort of the blocks that a fill has needed: a filler may have more of them, for tasks that were done ahead
   */
  #countPrepared(variant: Variant, effort: number, meter: Meter): void {
    const counted = this.#prepared.get(variant) ?? 0;
    this.#prepared.set(variant, Math.max(counted, effort));
    meter.chargePreparing(Math.max(0, effort - counted));
  }

  #foundAhead(asked: FillAsked, by: Asking, prepared: number, isOfTasks = false): FillResult | undefined {
    const name = this.#nameOf(asked, by, prepared);
    return name === null ? undefined : this.ahead.found(name, isOverFor(by), isOfTasks);
  }

  #made(asked: FillAsked, by: Asking, prepared: number, result: FillResult): FillResult {
    // A search that was stopped while it was prepared may have ended by itself: it had fewer blocks.
    const name = by.meter.stopped ? null : this.#nameOf(asked, by, prepared);
    if (name !== null) this.ahead.made(name, result);
    return result;
  }

  /**
   * All on which it depends what a fill finds; null: nobody else can make it, or is there to make any.
   * @param prepared the effort for which its filler is prepared
   */
  #nameOf({ variant, words, kept = [] }: FillAsked, { isTuned }: Asking, prepared: number): string | null {
    const view = this.views.nameOf(variant);
    if (this.ahead.isNobody || view === undefined || kept.length > 0) return null;
    return `${isTuned ? 'tuned' : 'plain'} ${nameOfView(view)} ${prepared} ${words.effort} ${keyOf(words)}`;
  }
}

function isDivided({ words }: FillAsked): boolean {
  return words.effort >= LEAST_EFFORT_OF_TASKS;
}

function nameOfView(view: ViewName): string {
  return 'reach' in view ? `${view.container} room ${view.reach}` : `${view.container} view ${view.place}`;
}

function isOverFor({ meter }: Asking): () => boolean {
  return () => meter.watchPreparing();
}
