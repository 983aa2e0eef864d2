/** A file system of a few megabytes, in memory: where mounting is allowed. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Test } from 'tap';
import { temporaryFolder } from './running-service.js';

const BLOCK = Buffer.alloc(4096);

export class SmallDisk {
  readonly #filler;

  constructor(readonly folder: string) {
    this.#filler = join(folder, 'filler');
  }

  /** Somebody else takes all the room that is left. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (;;) writeSync(file, BLOCK);
    } catch {
      // There is none left.
    } finally {
      closeSync(file);
    }
  }

  /** And gives it back. */
  free(): void {
    rmSync(this.#filler, { force: true });
  }
}

/** Null: this machine does not let us mount one. */
export function smallDisk(t: Pick<Test, 'teardown'>, megabytes: number): SmallDisk | null {
  const folder = temporaryFolder(t);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'stowage-test', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  t.teardown(() => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }));
  return new SmallDisk(folder);
}
