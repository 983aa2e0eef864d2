/** How fast work is done: by what was done last, and by what runs for longer than that took. */

/** What the newest piece of work counts in the mean. */
const NEWEST_SHARE = 0.2;

interface Running {
  /** Milliseconds of a clock that nobody sets. */
  readonly begun: number;
  readonly weight: number;
}

/** Of one piece of work in the mean. */
interface Mean {
  readonly seconds: number;
  readonly weight: number;
}

export class Pace {
  #mean: Mean;
  readonly #running = new Set<Running>();

  /** @param usualSeconds that a unit of weight takes, as long as none has ended */
  constructor(
    usualSeconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#mean = { seconds: usualSeconds, weight: 1 };
  }

  /**
   * @param weight above 0
   * @returns to be called when the work has ended; false: it was not done, and tells nothing
   */
  begin(weight = 1): (isDone: boolean) => void {
    const work: Running = { begun: this.now(), weight };
    this.#running.add(work);
    return (isDone) => {
      if (this.#running.delete(work) && isDone) this.#mean = this.#with(this.#mean, work);
    };
  }

  /** Seconds that a unit of weight takes. What is late counts as if it ended now. */
  get secondsOfOne(): number {
    let mean = this.#mean;
    for (const work of this.#running) {
      const late = this.#with(mean, work);
      if (ratio(late) > ratio(mean)) mean = late;
    }
    return ratio(mean);
  }

  #with(mean: Mean, { begun, weight }: Running): Mean {
    return {
      seconds: mean.seconds + NEWEST_SHARE * ((this.now() - begun) / 1000 - mean.seconds),
      weight: mean.weight + NEWEST_SHARE * (weight - mean.weight),
    };
  }
}

function ratio({ seconds, weight }: Mean): number {
  return seconds / weight;
}
