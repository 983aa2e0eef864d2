/**
 * What a thread that plans and those that work ahead of it look at while both are busy, in shared memory: nobody handles
 * messages in the middle of a search.
 *
 *     words    0  goes up when there is something new to be done
 *              1  goes up when a lane has said something
 *              2  1 once nothing will be asked any more
 *              3 +      2 n  beats of lane n: it goes up as long as the lane is alive and works
 *              3 + 1 +  2 n  1 once lane n is wanted elsewhere
 *     slots    the state of part k at k mod SLOTS:  k << 8 | state, so that no part is taken for an earlier one
 */
const WORK = 0;
const NEWS = 1;
const CLOSED = 2;
const LANES = 3;
const WORDS_OF_LANE = 2;

/** Lanes at most. */
export const MOST_LANES = 32;

/** Parts that may be open at a time, by far. */
const SLOTS = 4096;
const SLOTS_AT = LANES + MOST_LANES * WORDS_OF_LANE;

const STATE_BITS = 8;
/** Of the number of a part, what a word holds beside its state. */
const NUMBER_MASK = 2 ** (32 - STATE_BITS) - 1;

/** Not begun, done, not wanted any more, or begun by who plans; 1 to MOST_LANES: begun by that lane, counted from 1. */
const OPEN = 0;
const DONE = 253;
const DROPPED = 254;
const OF_PLANNER = 255;

export class Board {
  readonly #words: Int32Array<SharedArrayBuffer>;

  constructor(readonly memory: SharedArrayBuffer = new SharedArrayBuffer(4 * (SLOTS_AT + SLOTS))) {
    this.#words = new Int32Array(memory);
  }

  /** By who plans. */
  open(part: number): void {
    Atomics.store(this.#words, slotOf(part), wordOf(part, OPEN));
  }

  /** By who plans, for itself. @returns whether nobody has begun it */
  take(part: number): boolean {
    return this.#replace(part, OPEN, OF_PLANNER);
  }

  /** By who plans: whoever is at it may stop. */
  drop(part: number): void {
    Atomics.store(this.#words, slotOf(part), wordOf(part, DROPPED));
  }

  /** By a lane. @returns whether it is the one that does it */
  claim(part: number, lane: number): boolean {
    return this.#replace(part, OPEN, lane + 1);
  }

  /** By the lane that has claimed it. @param isDone else anybody may do it */
  settle(part: number, lane: number, isDone: boolean): void {
    this.#replace(part, lane + 1, isDone ? DONE : OPEN);
  }

  /** The lane that does it; null: it is open, done or dropped. */
  laneAt(part: number): number | null {
    const word = Atomics.load(this.#words, slotOf(part));
    const state = word & (2 ** STATE_BITS - 1);
    return (word | 0) === wordOf(part, state) && state > OPEN && state <= MOST_LANES ? state - 1 : null;
  }

  isOpen(part: number): boolean {
    return Atomics.load(this.#words, slotOf(part)) === wordOf(part, OPEN);
  }

  /** Tells the lanes that there is more to do. */
  tellWork(): void {
    this.#tell(WORK);
  }

  /** Tells who plans that there is something to read. */
  tellNews(): void {
    this.#tell(NEWS);
  }

  get workTold(): number {
    return Atomics.load(this.#words, WORK);
  }

  get newsTold(): number {
    return Atomics.load(this.#words, NEWS);
  }

  /** Sleeps until there is more work than at a look before, or so many milliseconds. */
  awaitWork(seen: number, milliseconds: number): void {
    Atomics.wait(this.#words, WORK, seen, milliseconds);
  }

  awaitNews(seen: number, milliseconds: number): void {
    Atomics.wait(this.#words, NEWS, seen, milliseconds);
  }

  beat(lane: number): void {
    Atomics.add(this.#words, LANES + WORDS_OF_LANE * lane, 1);
  }

  beatsOf(lane: number): number {
    return Atomics.load(this.#words, LANES + WORDS_OF_LANE * lane);
  }

  /** A lane that is new, where there may have been one before. */
  admit(lane: number): void {
    Atomics.store(this.#words, LANES + WORDS_OF_LANE * lane + 1, 0);
  }

  /** Wants a lane elsewhere: it leaves soon, and its part is open again. */
  callAway(lane: number): void {
    Atomics.store(this.#words, LANES + WORDS_OF_LANE * lane + 1, 1);
    this.tellWork();
  }

  /** Nothing will be asked any more: all lanes leave. */
  close(): void {
    Atomics.store(this.#words, CLOSED, 1);
    this.tellWork();
  }

  hasToLeave(lane: number): boolean {
    const words = [CLOSED, LANES + WORDS_OF_LANE * lane + 1];
    return words.some((word) => Atomics.load(this.#words, word) === 1);
  }

  #replace(part: number, from: number, to: number): boolean {
    const before = wordOf(part, from);
    return Atomics.compareExchange(this.#words, slotOf(part), before, wordOf(part, to)) === before;
  }

  #tell(word: number): void {
    Atomics.add(this.#words, word, 1);
    Atomics.notify(this.#words, word);
  }
}

function slotOf(part: number): number {
  return SLOTS_AT + (part % SLOTS);
}

function wordOf(part: number, state: number): number {
  return ((part & NUMBER_MASK) << STATE_BITS) | state;
}
