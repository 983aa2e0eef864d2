/** Waits for the store. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.js';
import { type Store, StoreUnavailable } from '../store/index.js';

const RETRY_MILLISECONDS = 1_000;

/** A database may start after us, or be away just now. @param isStopping whether to give up */
export async function untilReachable(store: Store, isStopping: () => boolean, log: Logger): Promise<void> {
  for (;;) {
    try {
      await store.ready();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || isStopping()) throw error;
      log.warn({ err: error }, 'the store cannot be reached yet');
      await sleep(RETRY_MILLISECONDS);
    }
  }
}
