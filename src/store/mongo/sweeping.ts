/** Work that is done now and then for as long as the store is open, and again soon when it fails. */

/** Where failures are told; a `Logger` of pino is one. */
export interface StoreLog {
  warn(
    details: { readonly err: unknown; readonly failures: number; readonly nextInMinutes: number },
    message: string,
  ): void;
}

export interface Rhythm {
  readonly everyMilliseconds: number;
  /** After a failure; doubled with each one that follows, up to `everyMilliseconds`. */
  readonly againMilliseconds: number;
}

const HOUR = 60 * 60 * 1000;
export const SIX_HOURS: Rhythm = { everyMilliseconds: 6 * HOUR, againMilliseconds: HOUR / 12 };

/**
 * A failure stops nothing that anybody asks for, so the service stays ready; it is told each time.
 * @returns what ends it
 */
export function sweepRegularly(
  sweep: () => Promise<void>,
  log: StoreLog | null,
  rhythm: Rhythm = SIX_HOURS,
): () => void {
  let failures = 0;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const after = (milliseconds: number) => {
    if (!isOver) timer = setTimeout(turn, milliseconds).unref();
  };
  const turn = async () => {
    try {
      await sweep();
      failures = 0;
      after(rhythm.everyMilliseconds);
    } catch (err) {
      if (isOver) return;
      const wait = Math.min(rhythm.everyMilliseconds, rhythm.againMilliseconds * 2 ** failures);
      failures++;
      log?.warn({ err, failures, nextInMinutes: wait / 60_000 }, 'bodies that nothing names could not be swept');
      after(wait);
    }
  };
  after(rhythm.everyMilliseconds);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
