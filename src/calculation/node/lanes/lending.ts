/** Idle threads of the pool work ahead of calculations that run, and leave as soon as another one has its turn. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { SharedThreads } from '../../../threads/shared-threads.js';
import { Board, MOST_LANES } from './board.js';
import type { LanePlace } from './lane-loop.js';

/** What the thread that plans is given: its lanes come one by one, through the port. */
export interface Borrowing {
  readonly memory: SharedArrayBuffer;
  readonly port: MessagePort;
}

/** Through that port. */
export interface LaneLent {
  readonly port: MessagePort;
}

/** A calculation that may have lanes. */
export class Borrower {
  readonly #board = new Board();
  readonly #channel = new MessageChannel();
  readonly #lanes = new Set<number>();

  /** @param left threads that stay idle: nothing else may have them */
  constructor(readonly left: number) {}

  /** For the thread that plans; to be handed over. */
  get borrowing(): Borrowing {
    return { memory: this.#board.memory, port: this.#channel.port2 };
  }

  get lanes(): number {
    return this.#lanes.size;
  }

  get mayHaveMore(): boolean {
    return this.#lanes.size < MOST_LANES;
  }

  /** A new lane, of which the thread that plans is told. */
  place(): LanePlace {
    let lane = 0;
    while (this.#lanes.has(lane)) lane++;
    this.#lanes.add(lane);
    this.#board.admit(lane);
    const { port1, port2 } = new MessageChannel();
    this.#channel.port1.postMessage({ port: port1 } satisfies LaneLent, [port1]);
    return { lane, memory: this.#board.memory, port: port2 };
  }

  callAway(lane: number): void {
    this.#board.callAway(lane);
  }

  hasLeft(lane: number): void {
    this.#lanes.delete(lane);
  }

  /** The calculation has ended: all its lanes leave. */
  close(): void {
    this.#board.close();
    this.#channel.port1.close();
  }
}

export class Lending {
  readonly #threads: SharedThreads;
  readonly #borrowers = new Set<Borrower>();

  constructor(threads: SharedThreads) {
    this.#threads = threads;
    threads.onIdle = () => this.#lend();
  }

  /** From now on idle threads work for it. */
  begin(borrower: Borrower): void {
    this.#borrowers.add(borrower);
    this.#lend();
  }

  end(borrower: Borrower): void {
    this.#borrowers.delete(borrower);
    borrower.close();
  }

  /** Whoever has the fewest lanes is first. */
  #lend(): void {
    for (;;) {
      const { idle } = this.#threads;
      const open = [...this.#borrowers].filter(({ left, mayHaveMore }) => mayHaveMore && idle > left);
      const next = open.sort((a, b) => a.lanes - b.lanes)[0];
      if (next === undefined) return;
      this.#send(next);
    }
  }

  #send(borrower: Borrower): void {
    const place = borrower.place();
    const { lane, port } = place;
    const errand = {
      ...{ name: 'workAhead', task: place, transferList: [port] },
      callBack: () => borrower.callAway(lane),
    };
    const left = () => borrower.hasLeft(lane);
    // A thread that dies costs time: what it was at is done by others.
    this.#threads.lend(errand, left).catch(() => {});
  }
}
