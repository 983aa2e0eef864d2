/** The verdict on the plan as it is: judged in a worker of the session's own after each change. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type EditSource, Judge, type OpenedEdit } from '../../../calculation/browser/index.js';
import { session } from '../../shell/session.js';
import { type EditedPlan, givenOf } from '../edited-plan.js';
import { type Verdict, verdictOf } from '../verdict.js';

export class Judging {
  readonly isOpening = signal(false);
  readonly verdict = signal<Verdict | null>(null);
  /** How long the last verdict took in the worker, milliseconds. */
  readonly milliseconds = signal(0);
  /** Of the plan that is there now. */
  readonly isDone = computed(() => this.verdict.value !== null && this.verdict.value.plan === this.plan.value);
  readonly canBeBuilt = computed(() => this.isDone.value && this.verdict.value?.canBeBuilt === true);
  /** A rule is broken. */
  readonly isFaulty = computed(() => this.isDone.value && this.verdict.value?.canBeBuilt === false);
  #judge: Judge | null = null;
  #isJudging = false;
  #isDisposed = false;

  /** @param fault why it cannot be opened, or judged; empty: it can */
  constructor(
    private readonly plan: ReadonlySignal<EditedPlan | null>,
    private readonly fault: Signal<string>,
  ) {}

  /** The judge knows the problem of what it opened last: nothing else is judged meanwhile. */
  async open(source: EditSource, onOpened: (opened: OpenedEdit) => void): Promise<void> {
    if (this.#isDisposed) return;
    this.#judge ??= new Judge();
    this.isOpening.value = true;
    this.fault.value = '';
    try {
      const opened = await this.#judge.open(source, session.peek().settings ?? undefined);
      if (!this.#isDisposed) onOpened(opened);
    } catch (error) {
      this.fault.value = (error as Error).message;
    } finally {
      this.isOpening.value = false;
      void this.judge();
    }
  }

  /** What changes meanwhile is judged when that is done. */
  async judge(): Promise<void> {
    const judge = this.#judge;
    if (this.#isJudging || this.isOpening.peek() || judge === null) return;
    this.#isJudging = true;
    try {
      for (let now = this.#unjudged(); now !== null; now = this.#unjudged()) {
        const plan = now;
        const { milliseconds, ...judged } = await judge.judge(givenOf(plan));
        if (this.isOpening.peek()) break;
        batch(() => {
          this.verdict.value = verdictOf(plan, judged);
          this.milliseconds.value = milliseconds;
        });
      }
    } catch (error) {
      this.fault.value = (error as Error).message;
    } finally {
      this.#isJudging = false;
    }
  }

  /** What the verdict would be on a plan that is not made yet; null: nothing is judged now. */
  async wouldBe(plan: EditedPlan): Promise<Verdict | null> {
    const judge = this.#judge;
    if (judge === null || this.isOpening.peek()) return null;
    return verdictOf(plan, await judge.judge(givenOf(plan)));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#judge?.close();
    this.#judge = null;
  }

  #unjudged(): EditedPlan | null {
    const now = this.plan.peek();
    return this.#isDisposed || this.isOpening.peek() || now === this.verdict.peek()?.plan ? null : now;
  }
}
