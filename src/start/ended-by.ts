/** The end of a process that cannot start: a sentence for whoever started it, a stack trace only where the fault is ours. */
import { ConfigError } from '../config.js';
import { missingNativePart } from '../lib/native-part.js';
import { isOutOfDescriptors, MORE_DESCRIPTORS } from '../service/descriptors.js';
import { ServiceFailure } from '../service/failures.js';
import { StoreUnavailable } from '../store/index.js';

export function endedBy(error: unknown): never {
  const isForeseen = [ConfigError, ServiceFailure, StoreUnavailable].some((kind) => error instanceof kind);
  const ofMachine = isOutOfDescriptors(error) ? MORE_DESCRIPTORS : missingNativePart(error);
  const sentence = ofMachine ?? (isForeseen ? (error as Error).message : null);
  process.stderr.write(`${sentence ?? (error as Error).stack}\n`);
  process.exit(1);
}
