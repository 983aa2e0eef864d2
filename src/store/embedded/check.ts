/**
 * Checks the file of the embedded store before this process opens it. lmdb maps the file into memory and believes it: a
 * damaged header or a file cut short ends the process that reads it, by a signal. So a child reads it first.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreBroken } from '../index.js';
import { FILE } from './file.js';
import type { Walked } from './walk.js';

/** @returns what a walk through all of the store finds; null when there is no store yet */
export async function checkEmbeddedStore(folder: string): Promise<Walked | null> {
  const file = join(folder, FILE);
  if (!existsSync(file)) return null;
  const child = fork(fileURLToPath(new URL('./check-process.js', import.meta.url)), [file], {
    execArgv: [],
    // lmdb itself writes of a fault there, in words that help nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let walked: Walked | null = null;
  child.once('message', (message) => {
    walked = message as Walked;
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const [, signal] = await once(child, 'exit');
  process.removeListener('exit', end);
  const died = `whoever reads it dies${signal === null ? '' : ` (${signal})`}`;
  return walked ?? { entries: 0, loads: 0, damaged: [], broken: died };
}

/** @throws StoreBroken when the store must not be opened */
export function assertUnbroken(folder: string, { broken }: Walked): void {
  if (broken !== null) throw new StoreBroken(join(folder, FILE), broken);
}
