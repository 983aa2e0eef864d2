/** Open files and connections of this process: each takes a descriptor, of which the system gives it so many. */
import { readFileSync } from 'node:fs';

const CODES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);
/** lmdb gives the system's words, and no code. */
const WORDS = /too many open files/i;

/** Whether something failed because there are none left. */
export function isOutOfDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has((error as NodeJS.ErrnoException).code) || WORDS.test(error.message);
}

/** What whoever runs the process does about it. */
export const MORE_DESCRIPTORS =
  'This process may not open more files and connections. Raise the limit: `ulimit -n 65536` in a shell, ' +
  'LimitNOFILE=65536 in a systemd unit, `--ulimit nofile=65536` for a container.';

/** How many this process may have at once; null: there is no limit, or the system is not Linux. */
export function mostDescriptors(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}
