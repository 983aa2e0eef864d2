/** Server-sent events of something that changes: looked at again and again, told where it is another. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MILLISECONDS = 15_000;
/** How long a client that lost the stream waits before it asks again. */
const RETRY_MILLISECONDS = 3_000;

export interface Seen {
  /** The same on every machine and after a restart, as long as nothing changes. */
  readonly id: string;
  /** Nothing follows it. */
  readonly isLast: boolean;
  /** What is told of it. */
  tell(): Promise<object> | object;
}

export interface EventsOptions {
  /** Null: it is forgotten. Rejects: there are no news to be had just now. */
  readonly look: () => Promise<Seen | null>;
  /** Between two looks. */
  readonly lookMilliseconds: number;
  /** The id of the event that the client had last; empty: none. */
  readonly lastEventId: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Absent: 15 s. */
  readonly heartbeatMilliseconds?: number | undefined;
  /** After so long it ends; absent: with its client. */
  readonly seconds?: number | undefined;
}

/**
 * The stream as a body. Whoever closes it ends it at once: a generator that sleeps, or looks at a store that is slow to answer,
 * hears of that only when it has something to say.
 */
export function eventBody(options: EventsOptions): Readable {
  const closed = new AbortController();
  const stream = Readable.from(eventStream({ ...options, signal: AbortSignal.any([options.signal, closed.signal]) }));
  const destroy = stream._destroy.bind(stream);
  stream._destroy = (error, done) => {
    closed.abort();
    destroy(error, done);
  };
  return stream;
}

/** The text of the stream, piece by piece. An event whose id the client has is not said again, but for the last one. */
export async function* eventStream(options: EventsOptions): AsyncGenerator<string> {
  const { look, lookMilliseconds, signal, heartbeatMilliseconds = HEARTBEAT_MILLISECONDS } = options;
  const endsAt = performance.now() + (options.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let known = options.lastEventId;
  let saidAt = performance.now();
  yield `retry: ${RETRY_MILLISECONDS}\n\n`;
  while (!signal.aborted) {
    const news = await newsOf(look, known).catch(() => NONE);
    if (news === null) return;
    if (news.text !== '') {
      yield news.text;
      known = news.id;
      saidAt = performance.now();
    } else if (performance.now() - saidAt >= heartbeatMilliseconds) {
      yield ': still here\n\n';
      saidAt = performance.now();
    }
    if (news.isLast || performance.now() + lookMilliseconds > endsAt) return;
    await sleep(lookMilliseconds, undefined, { signal }).catch(() => {});
  }
}

const NONE = { id: '', text: '', isLast: false };

/** Null: it is forgotten. */
async function newsOf(look: EventsOptions['look'], known: string) {
  const seen = await look();
  if (!seen) return null;
  const { id, isLast } = seen;
  if (id === known && !isLast) return NONE;
  return { id, isLast, text: `id: ${id}\ndata: ${JSON.stringify(await seen.tell())}\n\n` };
}
