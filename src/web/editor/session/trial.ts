/** What the check would say if what is in hand were dropped: of the newest place, one after the other. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { faultsWith, type Verdict } from '../verdict.js';
import type { EditedLoad } from './edited-load.js';
import type { Hand, Taken } from './hand.js';

/** What takes no longer is no burden on who drags. */
const SHORT_MILLISECONDS = 10;

interface Tried {
  readonly taken: Taken;
  readonly verdict: Verdict | null;
}

export class Trial {
  readonly #last = signal<Tried | null>(null);
  /** Null: it is not known. While a place is judged that is as good at first sight, that of the one before. */
  readonly verdict = computed((): Verdict | null => {
    const taken = this.hand.taken.value;
    const last = this.#last.value;
    if (taken?.held == null || last?.taken.grab !== taken.grab) return null;
    return last.taken.held?.state === taken.held.state ? last.verdict : null;
  });
  /** What is in hand would break a rule that is not seen at first sight. */
  readonly isWrong = computed(() => {
    const verdict = this.verdict.value;
    const ids = new Set((this.hand.taken.value?.held?.pieces ?? []).map(({ id }) => id));
    return verdict !== null && faultsWith(verdict, ids).length > 0;
  });
  readonly #stop: () => void;
  #isBusy = false;

  constructor(
    private readonly load: EditedLoad,
    private readonly hand: Hand,
  ) {
    this.#stop = effect(() => {
      if (hand.taken.value?.held != null) untracked(() => void this.#judge());
    });
  }

  async #judge(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let taken = this.#untried(); taken !== null; taken = this.#untried()) {
        const begun = performance.now();
        const plan = this.hand.droppedPlan(taken);
        this.#last.value = { taken, verdict: plan && (await this.load.judging.wouldBe(plan)) };
        // Of thousands of pieces: what is in hand moves on between two judgements.
        const pause = performance.now() - begun;
        if (pause > SHORT_MILLISECONDS) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch {
      // The judge says what is wrong with it when it is asked for what was dropped.
    } finally {
      this.#isBusy = false;
    }
  }

  /** Null: the newest place is known. */
  #untried(): Taken | null {
    const taken = this.hand.taken.peek();
    const last = this.#last.peek();
    if (taken?.held == null || taken === last?.taken) return null;
    const isSame = last?.taken.grab === taken.grab && isSamePlace(taken, last.taken);
    if (!isSame) return taken;
    this.#last.value = { taken, verdict: last.verdict };
    return null;
  }

  dispose(): void {
    this.#stop();
  }
}

function isSamePlace(a: Taken, b: Taken): boolean {
  const [one, other] = [a.held?.pieces[0]?.position, b.held?.pieces[0]?.position];
  return one?.x === other?.x && one?.y === other?.y && one?.z === other?.z;
}
