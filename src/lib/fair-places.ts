/**
 * A bounded number of places that users of different appetite share. Alone, one user may take all of them. While others
 * wait nobody takes more than half; and where one has taken more, whoever comes gets the place that was taken last and
 * whose work has not begun.
 */

export interface Place {
  /** Aborted when the place went to another. */
  readonly signal: AbortSignal;
  /** Its work begins: from now on the place is not taken away. */
  begin(): void;
  /** Gives the place back; again it does nothing. */
  leave(): void;
}

interface Held {
  readonly end: AbortController;
}

interface User {
  /** Those whose work has not begun, in the order in which they were taken. */
  readonly waiting: Set<Held>;
  begun: number;
}

export class FairPlaces {
  readonly #most: number;
  readonly #users = new Map<string, User>();
  #taken = 0;
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whose work has not begun. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Of one user. */
  of(name: string): { readonly begun: number; readonly waiting: number } {
    const user = this.#users.get(name);
    return { begun: user?.begun ?? 0, waiting: user?.waiting.size ?? 0 };
  }

  /** Null: there is none for this user. */
  take(name: string): Place | null {
    const own = this.#users.get(name);
    const held = own ? own.begun + own.waiting.size : 0;
    const isBelowHalf = held < this.#half();
    const doOthersWait = this.#waiting > (own?.waiting.size ?? 0);
    if (!isBelowHalf && doOthersWait) return null;
    if (this.#taken >= this.#most && !(isBelowHalf && this.#takeAway())) return null;
    return this.#given(name);
  }

  #half(): number {
    return Math.max(1, Math.floor(this.#most / 2));
  }

  /** Frees a place of whoever holds most, if that is more than half. */
  #takeAway(): boolean {
    let greediest: User | null = null;
    for (const user of this.#users.values()) if (!greediest || countOf(user) > countOf(greediest)) greediest = user;
    if (!greediest || countOf(greediest) <= this.#half()) return false;
    const newest = [...greediest.waiting].at(-1);
    if (!newest) return false;
    greediest.waiting.delete(newest);
    this.#waiting--;
    this.#taken--;
    newest.end.abort();
    return true;
  }

  #given(name: string): Place {
    const user = this.#users.get(name) ?? { waiting: new Set<Held>(), begun: 0 };
    this.#users.set(name, user);
    const held: Held = { end: new AbortController() };
    user.waiting.add(held);
    this.#waiting++;
    this.#taken++;
    let hasBegun = false;
    let isOver = false;
    return {
      signal: held.end.signal,
      begin: () => {
        if (!user.waiting.delete(held)) return;
        this.#waiting--;
        user.begun++;
        hasBegun = true;
      },
      leave: () => {
        if (isOver) return;
        isOver = true;
        if (hasBegun) {
          user.begun--;
          this.#taken--;
        } else if (user.waiting.delete(held)) {
          this.#waiting--;
          this.#taken--;
        }
        if (countOf(user) === 0 && this.#users.get(name) === user) this.#users.delete(name);
      },
    };
  }
}

function countOf({ begun, waiting }: User): number {
  return begun + waiting.size;
}
