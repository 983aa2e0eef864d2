/** Lanes in threads of their own, for a process that plans one request at a time. */
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Ahead, Planned } from '../../../planning/fills/ahead.js';
import type { Lanes } from '../../../planning/fills/solvers.js';
import { engineModules } from '../node-engine.js';
import { MOST_LANES } from './board.js';
import type { LaneThreadData } from './lane-thread.js';
import { NodeLanes } from './node-lanes.js';

/** Threads that may plan one request at most, with the one that plans. */
export const MOST_THREADS = MOST_LANES + 1;

/** As many as the machine runs at the same time. */
export function usualThreads(): number {
  return Math.min(MOST_THREADS, availableParallelism());
}

export class OwnLanes implements Lanes {
  readonly #lanes = new NodeLanes();
  readonly #workers: Worker[] = [];

  /** @param threads in all, with the one that plans: 1 to MOST_THREADS */
  constructor(private readonly threads: number) {}

  /** Short requests open nothing, and begin no thread. */
  open(planned: Planned): Ahead {
    while (this.#workers.length < this.threads - 1) this.#begin(this.#workers.length);
    return this.#lanes.open(planned);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    this.#lanes.close();
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #begin(lane: number): void {
    const { port1, port2 } = new MessageChannel();
    const { memory } = this.#lanes.board;
    const workerData: LaneThreadData = { modules: engineModules(), lane, memory, port: port2 };
    const worker = new Worker(new URL('lane-thread.js', import.meta.url), { workerData, transferList: [port2] });
    // A thread that dies costs time: what it was at is done by others.
    worker.on('error', () => {});
    this.#workers.push(worker);
    this.#lanes.add(port1);
  }
}
