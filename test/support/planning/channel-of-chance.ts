/** Ends of a channel between workers of a page, in one thread: by chance messages arrive soon or later, in order. */
import type { Channel } from '../../../src/calculation/browser/lanes/page-channel.js';
import type { Said } from '../../../src/calculation/browser/lanes/said.js';

export class ChannelOfChance {
  readonly said: Said[] = [];
  readonly #ends: Channel[] = [];
  readonly #onWay: (() => void)[] = [];

  /** @param random 0..1 */
  constructor(private readonly random: () => number) {}

  /** One more who speaks and hears. */
  end(): Channel {
    const end: Channel = {
      hear: () => {},
      say: (said) => {
        this.said.push(said);
        for (const other of this.#ends) {
          if (other === end) continue;
          const heard = structuredClone(said);
          this.#onWay.push(() => other.hear(heard));
        }
        if (this.random() < 0.7) queueMicrotask(() => this.#deliver());
        else setTimeout(() => this.#deliver());
      },
      listen: () => new Promise((resolve) => setImmediate(resolve)),
    };
    this.#ends.push(end);
    return end;
  }

  #deliver(): void {
    for (let next = this.#onWay.shift(); next !== undefined; next = this.#onWay.shift()) next();
  }
}
