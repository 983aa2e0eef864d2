/**
 * Reports while they are written, and afterwards as long as there is room. One address is written once at a time,
 * whoever asks for it: the others wait for the same bytes. Nobody waits any more: it is given up.
 */
import { Readable } from 'node:stream';
import { deferred } from '../../lib/deferred.js';
import { Pace } from '../../threads/pace.js';
import { LineIsFull, Turns } from '../../threads/turns.js';
import { ServiceFailure } from '../failures.js';
import { queueFull } from '../pace.js';

export interface Order {
  /** Equal for two orders only when their bytes are. */
  readonly identity: string;
  /** Orders of one line are written one after the other; null: it takes no turn. */
  readonly line: string | null;
  /** Fails before the first bytes, or gives them as they come. */
  write(signal: AbortSignal): Promise<Readable | Uint8Array>;
}

/** Bytes of reports that are kept at most. */
const MOST_KEPT = 64 * 2 ** 20;
/** Orders of one line that wait. */
const MOST_IN_LINE = 8;
/** What a report takes as long as none has ended. */
const USUAL_SECONDS = 1;

export class Renderings {
  readonly #underWay = new Map<string, Rendering>();
  /** In the order in which they were last asked for. */
  readonly #kept = new Map<string, Uint8Array>();
  #keptBytes = 0;
  readonly #lines = new Map<string, Turns>();

  constructor(
    private readonly mostKept = MOST_KEPT,
    private readonly pace = new Pace(USUAL_SECONDS),
  ) {}

  /** @throws ServiceFailure Cancelled: the signal came first; QueueFull; and what writing throws */
  async bytes(order: Order, signal: AbortSignal): Promise<Uint8Array> {
    const kept = this.#find(order.identity);
    return kept ?? (await this.#join(order).bytes(signal));
  }

  /** As they come; whoever destroys the stream waits no more. @throws as `bytes`, before the first ones */
  async stream(order: Order, signal: AbortSignal): Promise<Readable> {
    const kept = this.#find(order.identity);
    return kept ? Readable.from([kept]) : await this.#join(order).stream(signal);
  }

  #find(identity: string): Uint8Array | null {
    const kept = this.#kept.get(identity);
    if (kept === undefined) return null;
    this.#kept.delete(identity);
    this.#kept.set(identity, kept);
    return kept;
  }

  #join(order: Order): Rendering {
    const known = this.#underWay.get(order.identity);
    if (known !== undefined && !known.isGivenUp) return known;
    const rendering = new Rendering((signal) => this.#inTurn(order, signal));
    this.#underWay.set(order.identity, rendering);
    rendering.whole
      .then(
        (bytes) => this.#keep(order.identity, bytes),
        () => {},
      )
      .finally(() => {
        if (this.#underWay.get(order.identity) === rendering) this.#underWay.delete(order.identity);
      });
    return rendering;
  }

  #keep(identity: string, bytes: Uint8Array): void {
    if (bytes.byteLength > this.mostKept) return;
    this.#kept.set(identity, bytes);
    this.#keptBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#keptBytes <= this.mostKept) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= byteLength;
    }
  }

  /** Begins when the order before it in its line has ended. */
  async *#inTurn(order: Order, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const leave = await this.#lineUp(order.line, signal);
    let isDone = false;
    try {
      const written = await order.write(signal);
      if (written instanceof Uint8Array) yield written;
      else yield* written;
      isDone = true;
    } finally {
      leave(isDone);
    }
  }

  async #lineUp(name: string | null, signal: AbortSignal): Promise<(isDone: boolean) => void> {
    if (name === null) return this.pace.begin();
    const line = this.#lines.get(name) ?? new Turns({ atOnce: 1, mostWaiting: MOST_IN_LINE, pace: this.pace });
    this.#lines.set(name, line);
    try {
      const leave = await line.begin(signal);
      return (isDone) => {
        leave(isDone);
        if (line.isIdle) this.#lines.delete(name);
      };
    } catch (error) {
      throw error instanceof LineIsFull ? queueFull(BUSY, error.seconds) : error;
    }
  }
}

const BUSY = 'Too many reports of this load are waiting to be written.';

/** One report while it is written. */
class Rendering {
  /** Rejected when it was given up. */
  readonly whole: Promise<Uint8Array>;
  readonly #unwanted = new AbortController();
  readonly #begun = deferred<void>();
  readonly #chunks: Uint8Array[] = [];
  readonly #readers = new Set<Readable>();
  #waiting = 0;
  #hasEnded = false;

  constructor(write: (signal: AbortSignal) => AsyncIterable<Uint8Array>) {
    this.#begun.promise.catch(() => {});
    this.whole = this.#run(write(this.#unwanted.signal));
    this.whole.catch(() => {});
  }

  get isGivenUp(): boolean {
    return this.#unwanted.signal.aborted;
  }

  async bytes(signal: AbortSignal): Promise<Uint8Array> {
    return await this.#awaited(this.whole, signal, () => this.#leave());
  }

  async stream(signal: AbortSignal): Promise<Readable> {
    const reader = new Readable({
      read() {},
      destroy: (error, done) => {
        this.#readers.delete(reader);
        this.#leave();
        done(error);
      },
    });
    try {
      await this.#awaited(this.#begun.promise, signal, () => {});
    } catch (error) {
      reader.destroy();
      throw error;
    }
    for (const chunk of this.#chunks) reader.push(chunk);
    if (this.#hasEnded) reader.push(null);
    else this.#readers.add(reader);
    return reader;
  }

  async #run(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
    try {
      for await (const chunk of chunks) {
        this.#chunks.push(chunk);
        for (const reader of this.#readers) reader.push(chunk);
        this.#begun.resolve();
      }
      this.#hasEnded = true;
      for (const reader of this.#readers) reader.push(null);
      return Buffer.concat(this.#chunks);
    } catch (error) {
      const told = this.isGivenUp ? givenUp() : (error as Error);
      this.#begun.reject(told);
      for (const reader of [...this.#readers]) reader.destroy(told);
      throw told;
    }
  }

  /** @param leave called once, when it need not be waited for any more */
  async #awaited<Result>(result: Promise<Result>, signal: AbortSignal, leave: () => void): Promise<Result> {
    this.#waiting++;
    const gone = deferred<never>();
    const goAway = () => gone.reject(givenUp());
    if (signal.aborted) goAway();
    signal.addEventListener('abort', goAway);
    try {
      return await Promise.race([result, gone.promise]);
    } finally {
      signal.removeEventListener('abort', goAway);
      leave();
    }
  }

  #leave(): void {
    if (--this.#waiting === 0 && !this.#hasEnded) this.#unwanted.abort();
  }
}

function givenUp(): ServiceFailure {
  return new ServiceFailure('Cancelled', 'Nobody waited for the report any more.');
}
