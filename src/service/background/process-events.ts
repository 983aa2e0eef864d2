/** A process as server-sent events: its state whenever it changes, until it has ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessView } from './process-view.js';

const LOOK_MILLISECONDS = 500;
const HEARTBEAT_MILLISECONDS = 15_000;
/** How long a client that lost the stream waits before it asks again. */
const RETRY_MILLISECONDS = 3_000;

export interface EventsOptions {
  /** Null: the process is forgotten. Rejects: there are no news to be had just now. */
  readonly look: () => Promise<ProcessView | null>;
  /** The id of the event that the client had last; empty: none. */
  readonly lastEventId: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Absent: 15 s. */
  readonly heartbeatMilliseconds?: number;
}

/** The text of the stream, piece by piece. An event whose id the client has is not said again, but for the last one. */
export async function* processEvents(options: EventsOptions): AsyncGenerator<string> {
  const { look, signal, heartbeatMilliseconds = HEARTBEAT_MILLISECONDS } = options;
  let known = options.lastEventId;
  let last: ProcessView | null = null;
  let saidAt = performance.now();
  yield `retry: ${RETRY_MILLISECONDS}\n\n`;
  while (!signal.aborted) {
    const process = await look().catch(() => last);
    if (!process) return;
    last = process;
    const id = idOf(process);
    const isLast = process.finishedAt !== null;
    if (id !== known || isLast) {
      yield `id: ${id}\ndata: ${JSON.stringify(process)}\n\n`;
      known = id;
      saidAt = performance.now();
    } else if (performance.now() - saidAt >= heartbeatMilliseconds) {
      yield ': still here\n\n';
      saidAt = performance.now();
    }
    if (isLast) return;
    await sleep(LOOK_MILLISECONDS, undefined, { signal }).catch(() => {});
  }
}

/** The same on every machine and after a restart. */
function idOf({ state, progress }: ProcessView): string {
  return `${state}-${progress.toFixed(4)}`;
}
