/**
 * Portions that wait for nobody any more, and which of them is loaded next: one that belongs to the step that is being
 * made; else the first in the plan, or one that stands beside it and whose family can be loaded at once.
 */
import type { Way } from '../domain/loading-way.js';
import { Queue } from '../domain/queue.js';
import { type Belonging, belongingOf, highAlong, lowAlong } from './belonging.js';
import type { Portion } from './portions.js';

const NO_STEP = -1;

export class FreePortions {
  readonly #belonging: Belonging;
  readonly #families = new Map<number, number[]>();
  /** By family: how many wait still. */
  readonly #waiting = new Map<number, number>();
  readonly #state: ('waiting' | 'free' | 'taken')[];
  /** The last step to a portion of which each belongs. */
  readonly #stepBeside: number[];
  #step = NO_STEP;
  readonly #all: Queue<number>;
  /** Of families of which nobody waits. */
  readonly #whole: Queue<number>;
  #followers: Queue<number>;

  constructor(
    private readonly portions: readonly Portion[],
    private readonly way: Way,
  ) {
    this.#belonging = belongingOf(portions, way);
    for (const [place, family] of this.#belonging.family.entries()) {
      const members = this.#families.get(family) ?? [];
      members.push(place);
      this.#families.set(family, members);
      this.#waiting.set(family, members.length);
    }
    this.#state = portions.map(() => 'waiting');
    this.#stepBeside = portions.map(() => NO_STEP);
    [this.#all, this.#whole, this.#followers] = [this.#inOrder(), this.#inOrder(), this.#inOrder()];
  }

  /** It waits for nobody any more. */
  add(place: number): void {
    this.#state[place] = 'free';
    this.#all.add(place);
    if (this.#step !== NO_STEP && this.#stepBeside[place] === this.#step) this.#followers.add(place);
    const family = this.#belonging.family[place]!;
    const waiting = this.#waiting.get(family)! - 1;
    this.#waiting.set(family, waiting);
    if (waiting > 0) return;
    for (const member of this.#families.get(family)!) if (this.#state[member] === 'free') this.#whole.add(member);
  }

  /** One that belongs to the step; null when none does. */
  takeFollower(): number | null {
    const follower = this.#firstLeft(this.#followers);
    return follower === undefined ? null : this.#take(follower);
  }

  /** The first one of the next step; null when none is left. */
  takeFirst(): number | null {
    const first = this.#firstLeft(this.#all);
    if (first === undefined) return null;
    const whole = this.#firstLeft(this.#whole);
    this.#step++;
    this.#followers = this.#inOrder();
    return this.#take(whole !== undefined && this.#isBeside(whole, first) ? whole : first);
  }

  #take(place: number): number {
    this.#state[place] = 'taken';
    for (const other of this.#belonging.near[place]!) {
      if (this.#stepBeside[other] === this.#step) continue;
      this.#stepBeside[other] = this.#step;
      if (this.#state[other] === 'free') this.#followers.add(other);
    }
    return place;
  }

  /** Whether a portion begins, along the way, before another one ends: the walls keep their order. */
  #isBeside(place: number, other: number): boolean {
    const [one, first] = [this.portions[place]!, this.portions[other]!];
    return one.rank === first.rank && lowAlong(one.extent, this.way) < highAlong(first.extent, this.way);
  }

  #firstLeft(queue: Queue<number>): number | undefined {
    while (queue.first !== undefined && this.#state[queue.first] === 'taken') queue.take();
    return queue.first;
  }

  #inOrder(): Queue<number> {
    return new Queue((a, b) => {
      const [one, other] = [this.portions[a]!, this.portions[b]!];
      return one.rank - other.rank || one.place - other.place || one.turn - other.turn;
    });
  }
}
