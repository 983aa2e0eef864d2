/** Waits for work in the background: told by events, and by asking where none get through. */

import type { components } from './api.js';
import type { Api } from './api-client.js';
import { eventsOf } from './events.js';
import { answered, StowageError } from './failures.js';
import { sleep } from './retries.js';

export type Process = components['schemas']['Process'];
export type EndedProcess = components['schemas']['ProcessWithLoad'];

export interface WaitOptions {
  readonly signal?: AbortSignal;
  /** Told of each change of state and progress. */
  readonly onChange?: (process: Process) => void;
  /** False: asks instead of listening. */
  readonly hasEvents?: boolean;
  /** Between two questions; at first they come faster. Absent: 2 s. */
  readonly askEveryMilliseconds?: number;
}

const ENDED: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled'] satisfies Process['state'][]);
const FIRST_QUESTION_AFTER = 100;

/**
 * Resolves once the process has ended, with its Load where it has one.
 * @throws StowageError when there is no such process; the reason of the signal when it is aborted
 */
export async function waitForProcess(api: Api, processId: string, options: WaitOptions = {}): Promise<EndedProcess> {
  const { hasEvents = true, onChange } = options;
  const once = { ...options, ...(onChange && { onChange: newsOnly(onChange) }) };
  if (hasEvents) await listen(api, processId, once);
  return ask(api, processId, once);
}

/** What events have told is not told again by the answers that follow. */
function newsOnly(tell: NonNullable<WaitOptions['onChange']>): NonNullable<WaitOptions['onChange']> {
  let last = '';
  return (process) => {
    const news = `${process.state} ${process.progress}`;
    if (news !== last) tell(process);
    last = news;
  };
}

/** Until the process has ended, or no more events come. */
async function listen(api: Api, processId: string, { signal, onChange }: WaitOptions): Promise<void> {
  try {
    const stream = await api.GET('/Processes/{processId}/Events', {
      params: { path: { processId } },
      parseAs: 'stream',
      headers: { Accept: 'text/event-stream' },
      ...(signal && { signal }),
    });
    const body = answered(stream) as unknown as ReadableStream<Uint8Array>;
    for await (const { data } of eventsOf(body)) onChange?.(JSON.parse(data));
  } catch (error) {
    // The process is there or not, whatever became of the stream: who asks is told.
    if (signal?.aborted) throw signal.reason;
    if (error instanceof StowageError && error.response !== null) throw error;
  }
}

async function ask(
  api: Api,
  processId: string,
  { signal, onChange, askEveryMilliseconds = 2_000 }: WaitOptions,
): Promise<EndedProcess> {
  let wait = FIRST_QUESTION_AFTER;
  for (;;) {
    const process = answered(
      await api.GET('/Processes/{processId}', { params: { path: { processId } }, ...(signal && { signal }) }),
    );
    const { load: _, ...state } = process;
    onChange?.(state);
    if (ENDED.has(process.state)) return process;
    await sleep(Math.min(wait, askEveryMilliseconds), signal);
    wait *= 2;
  }
}
