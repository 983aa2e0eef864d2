/** Open files and connections of this process: each takes a descriptor, of which the system gives it so many. */
import { readFileSync } from 'node:fs';

const CODES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);
/** lmdb gives the system's words, and no code. */
const WORDS = /too many open files/i;
/** What Node says of a module that it cannot look for: that it is not there. */
const NOT_FOUND = 'ERR_MODULE_NOT_FOUND';
/** Of the process itself, its store and its threads. */
export const OWN_DESCRIPTORS = 128;

/** Whether something failed because there are none left. */
export function isOutOfDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === NOT_FOUND) return areTooFew();
  return CODES.has(code) || WORDS.test(error.message);
}

/** What whoever runs the process does about it. */
export const MORE_DESCRIPTORS =
  'This process may not open more files and connections. Raise the limit: `ulimit -n 65536` in a shell, ' +
  'LimitNOFILE=65536 in a systemd unit, `--ulimit nofile=65536` for a container.';

/** How many this process may have at once; null: there is no limit, or the system is not Linux. */
export function mostDescriptors(): number | null {
  try {
    return softLimit();
  } catch {
    return null;
  }
}

/** Also when there is none left to look with. */
function areTooFew(): boolean {
  try {
    return (softLimit() ?? Number.POSITIVE_INFINITY) < OWN_DESCRIPTORS;
  } catch (error) {
    return isOutOfDescriptors(error);
  }
}

function softLimit(): number | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return soft === undefined ? null : Number(soft);
}
