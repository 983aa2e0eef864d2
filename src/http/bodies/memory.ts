/** The memory of all bodies that are being read, or wait to be calculated: bounded, and for one user to half of it. */
import type { IncomingMessage } from 'node:http';
import { bodiesFull } from '../errors.js';

/** What one request has of it. */
export interface HeldMemory {
  /** @throws Problem 503 when there is no more */
  more(bytes: number): void;
  /** Gives all of it back; again it does nothing. */
  leave(): void;
}

export class BodiesMemory {
  readonly #most: number;
  readonly #users = new Map<string, number>();
  #held = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
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
    const held: HeldMemory = {
      more: (bytes) => {
        if (own + bytes > limit) return;
        this.#take(user, bytes);
        own += bytes;
      },
      leave: () => {
        this.#give(user, own);
        own = 0;
      },
    };
    held.more(Number(headers['content-length'] ?? 0) || 0);
    return held;
  }

  #take(user: string, bytes: number): void {
    const ofUser = (this.#users.get(user) ?? 0) + bytes;
    if (this.#held + bytes > this.#most || ofUser > this.#most / 2) throw bodiesFull();
    this.#held += bytes;
    this.#users.set(user, ofUser);
  }

  #give(user: string, bytes: number): void {
    if (bytes === 0) return;
    this.#held -= bytes;
    const left = this.#users.get(user)! - bytes;
    if (left > 0) this.#users.set(user, left);
    else this.#users.delete(user);
  }
}
