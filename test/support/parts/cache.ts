/** Folders outside the checkout, named by the checksum of what they were made from; made once, by one process. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_AT_MOST = 300_000;

function cacheRoot(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'stowage', 'parts');
}

/**
 * The folder of that checksum. When it is not there, `make` fills a folder beside it that takes its place in one step.
 * @param sha256 of the archive that `make` unpacks
 */
export async function cachedFolder(sha256: string, make: (folder: string) => Promise<void>): Promise<string> {
  const root = cacheRoot();
  const folder = join(root, sha256);
  if (existsSync(folder)) return folder;
  await mkdir(root, { recursive: true });
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    const unfinished = await mkdtemp(`${folder}.`);
    try {
      await make(unfinished);
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  });
  return folder;
}

/** @throws Error when the file is not the one expected */
export async function assertChecksum(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`${file} has the checksum ${found}, expected was ${sha256}`);
}

/** The lock holds its owner's process id, so that one left behind by a process that died is taken over. */
async function withLock(lock: string, action: () => Promise<void>): Promise<void> {
  const giveUp = Date.now() + WAIT_AT_MOST;
  while (!(await take(lock))) {
    if (Date.now() > giveUp) throw new Error(`${lock} is held by another process for too long`);
    await sleep(200);
  }
  try {
    await action();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
