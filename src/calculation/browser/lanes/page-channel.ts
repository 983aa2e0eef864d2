/** The channel of a page's workers, on which each hears all that the others say. */
import type { Said } from './said.js';

export interface Channel {
  /** What others have said. */
  hear: (said: Said) => void;
  say(said: Said): void;
  /** Fulfils once all that was said before is heard. */
  listen(): Promise<void>;
}

export class PageChannel implements Channel {
  hear: (said: Said) => void = () => {};
  readonly #channel: BroadcastChannel;
  /** Of the same name: what it says comes back, after what others said before. */
  readonly #echo: BroadcastChannel;
  readonly #me: number;
  readonly #listening: (() => void)[] = [];

  /** @param me the number of the worker */
  constructor(name: string, me: number) {
    this.#me = me;
    this.#channel = new BroadcastChannel(name);
    this.#echo = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.kind !== 'echo') this.hear(data);
      else if (data.of === me) this.#listening.shift()?.();
    };
  }

  say(said: Said): void {
    this.#channel.postMessage(said);
  }

  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#listening.push(resolve);
      this.#echo.postMessage({ kind: 'echo', of: this.#me } satisfies Said);
    });
  }
}
