/**
 * Who is next where users of different appetite share a few threads: start-time fair queueing (Goyal, Vin and Cheng,
 * "Start-time Fair Queueing: A Scheduling Algorithm for Integrated Services Packet Switching Networks", 1996). Each
 * user has a virtual time, which grows by the weight of what is begun for it; who is least far is next, and whoever
 * comes anew begins at the time of what is begun now: idle time is no credit.
 *
 * Beyond that paper, since work that has begun is not interrupted: while others wait nobody gets more than half of the
 * threads, and of two threads or more one is never given to long work.
 */

export interface Turn {
  readonly user: string;
  /** How much work it is; above 0. */
  readonly weight: number;
  /** It takes so long that one thread has to stay for what is short. */
  readonly isLong: boolean;
}

interface User<Work> {
  /** In the order in which they came. */
  readonly waiting: Set<Work>;
  running: number;
  /** Virtual time at which its next work begins. */
  next: number;
}

export class FairTurns<Work extends Turn> {
  readonly #threads: number;
  readonly #users = new Map<string, User<Work>>();
  /** Virtual time of what was begun last. */
  #now = 0;
  #running = 0;
  #longRunning = 0;
  #waiting = 0;
  #waitingWeight = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Sum over what waits. */
  get waitingWeight(): number {
    return this.#waitingWeight;
  }

  /** Whether it matters what the next work is like: else any is begun at once. */
  get isScarce(): boolean {
    const free = this.#threads - this.#running;
    return this.#waiting > 0 || free <= (this.#threads > 1 ? 1 : 0);
  }

  wait(work: Work): void {
    let user = this.#users.get(work.user);
    if (!user) {
      user = { waiting: new Set(), running: 0, next: this.#now };
      this.#users.set(work.user, user);
    }
    if (user.waiting.size === 0) user.next = Math.max(user.next, this.#now);
    user.waiting.add(work);
    this.#waiting++;
    this.#waitingWeight += work.weight;
  }

  /** False when it does not wait (any more). */
  withdraw(work: Work): boolean {
    const user = this.#users.get(work.user);
    if (!user?.waiting.delete(work)) return false;
    this.#waiting--;
    this.#waitingWeight -= work.weight;
    this.#forgetIfIdle(work.user, user);
    return true;
  }

  /** What begins now, with a thread until it has `ended`; null: nothing may. */
  begin(): Work | null {
    if (this.#running >= this.#threads) return null;
    const work = this.#first(this.#halfOfThreads()) ?? this.#first(Number.POSITIVE_INFINITY);
    if (!work) return null;
    const user = this.#users.get(work.user)!;
    user.waiting.delete(work);
    this.#waiting--;
    this.#waitingWeight -= work.weight;
    this.#now = user.next;
    user.next += work.weight;
    user.running++;
    this.#running++;
    if (work.isLong) this.#longRunning++;
    return work;
  }

  /** @param work that was begun */
  ended(work: Work): void {
    const user = this.#users.get(work.user)!;
    user.running--;
    this.#running--;
    if (work.isLong) this.#longRunning--;
    this.#forgetIfIdle(work.user, user);
  }

  #halfOfThreads(): number {
    return Math.max(1, Math.floor(this.#threads / 2));
  }

  /** The first work of the user who is least far, of those with fewer than `most` threads. */
  #first(most: number): Work | null {
    const mayBeLong = this.#longRunning < Math.max(1, this.#threads - 1);
    let best: { readonly next: number; readonly work: Work } | null = null;
    for (const { waiting, running, next } of this.#users.values()) {
      if (running >= most || (best && next >= best.next)) continue;
      const work = mayBeLong ? firstOf(waiting) : firstShort(waiting);
      if (work) best = { next, work };
    }
    return best?.work ?? null;
  }

  /** Who is idle and not ahead of the others needs no memory. */
  #forgetIfIdle(name: string, { waiting, running, next }: User<Work>): void {
    if (waiting.size > 0 || running > 0) return;
    if (this.#waiting + this.#running === 0) {
      this.#users.clear();
      this.#now = 0;
    } else if (next <= this.#now) {
      this.#users.delete(name);
    }
  }
}

function firstOf<Work>(waiting: ReadonlySet<Work>): Work | null {
  for (const work of waiting) return work;
  return null;
}

/** Of one user short work passes long work that has to wait. */
function firstShort<Work extends Turn>(waiting: ReadonlySet<Work>): Work | null {
  for (const work of waiting) if (!work.isLong) return work;
  return null;
}
