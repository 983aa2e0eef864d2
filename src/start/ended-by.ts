/** The end of a process that cannot start: a sentence for whoever started it, a stack trace only where the fault is ours. */
import { ConfigError } from '../config.js';
import { ServiceFailure } from '../service/failures.js';
import { StoreUnavailable } from '../store/index.js';

export function endedBy(error: unknown): never {
  const isForeseen = [ConfigError, ServiceFailure, StoreUnavailable].some((kind) => error instanceof kind);
  process.stderr.write(`${isForeseen ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
