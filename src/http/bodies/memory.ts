/** The memory of all bodies that are being read, or wait to be calculated: bounded, and for one user to half of it. */
import type { IncomingMessage } from 'node:http';
import { secondsUntilGone } from '../../service/pace.js';
import { Pace } from '../../threads/pace.js';
import { bodiesFull } from '../errors.js';

/** What one request has of it. */
export interface HeldMemory {
  /** @throws Problem 503 when there is no more */
  more(bytes: number): void;
  /** Gives all of it back; again it does nothing. */
  leave(): void;
}

/** As long as none has left. */
const USUAL_SECONDS = 5;
/** Bytes that are worth collecting once they have gone. */
const LARGE_BYTES = 8 * 2 ** 20;

export class BodiesMemory {
  readonly #most: number;
  readonly #onGone: () => void;
  readonly #users = new Map<string, number>();
  #held = 0;
  /** Since nothing was held last. */
  #mostHeld = 0;
  /** How long bodies stay. */
  readonly #pace = new Pace(USUAL_SECONDS);

  /**
   * @param most bytes
   * @param onGone told when bodies, large ones together, have all gone
   */
  constructor(most: number, onGone: () => void = () => {}) {
    this.#most = most;
    this.#onGone = onGone;
  }

  /** Bytes. */
  get held(): number {
    return this.#held;
  }

  /**
   * Memory for the body of a request, as much as its head says; none for one that is refused for its length.
   * @param user whose half it counts in
   * @param limit bytes of one body
   * @throws Problem 503, before anything of the body is read
   */
  hold(user: string, { headers }: Pick<IncomingMessage, 'headers'>, limit: number): HeldMemory {
    let own = 0;
    let gone: ((isDone: boolean) => void) | undefined;
    const held: HeldMemory = {
      more: (bytes) => {
        if (own + bytes > limit) return;
        this.#take(user, bytes);
        gone ??= this.#pace.begin();
        own += bytes;
      },
      leave: () => {
        gone?.(true);
        this.#give(user, own);
        own = 0;
      },
    };
    held.more(Number(headers['content-length'] ?? 0) || 0);
    return held;
  }

  #take(user: string, bytes: number): void {
    const ofUser = (this.#users.get(user) ?? 0) + bytes;
    if (this.#held + bytes > this.#most || ofUser > this.#most / 2) {
      throw bodiesFull(secondsUntilGone(this.#pace.secondsOfOne));
    }
    this.#held += bytes;
    this.#mostHeld = Math.max(this.#mostHeld, this.#held);
    this.#users.set(user, ofUser);
  }

  #give(user: string, bytes: number): void {
    if (bytes === 0) return;
    this.#held -= bytes;
    const left = this.#users.get(user)! - bytes;
    if (left > 0) this.#users.set(user, left);
    else this.#users.delete(user);
    if (this.#held > 0) return;
    if (this.#mostHeld >= LARGE_BYTES) this.#onGone();
    this.#mostHeld = 0;
  }
}
