/** A process as something that changes until it has ended. */
import type { Seen } from '../event-stream.js';
import type { ProcessView } from './process-view.js';

export const PROCESS_LOOK_MILLISECONDS = 500;

export function seenProcess(process: ProcessView): Seen {
  const { state, progress, finishedAt } = process;
  return { id: `${state}-${progress.toFixed(4)}`, isLast: finishedAt !== null, tell: () => process };
}
