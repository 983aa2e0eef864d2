/** A process that stops gracefully: on SIGTERM, on SIGINT, and when npm, which started it, has ended. */
import type { Logger } from '../log.js';

const GRACE_MILLISECONDS = 30_000;
const ORPHAN_LOOK_MILLISECONDS = 250;

interface Stoppable {
  stop(graceMilliseconds: number): Promise<void>;
}

/** @param last done when the service has stopped; its failure is logged */
export function stopWhenTold(service: Stoppable, log: Logger, last: (() => Promise<void>) | null = null): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    await service.stop(GRACE_MILLISECONDS);
    await last?.().catch((error: unknown) => log.warn({ err: error }, 'the last spans were not sent'));
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  if (process.env['npm_lifecycle_event'] !== undefined) onceOrphaned(() => stop('npm has ended'));
}

/** npm passes SIGTERM on to the shell between it and us, which dies of it without a word to us. */
function onceOrphaned(act: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, ORPHAN_LOOK_MILLISECONDS);
  look.unref();
}
