/**
 * The requests of faults of ours, each in a file of its own that only the operator reads: a log goes to more eyes and
 * places than what users load should. The first line says what happened, in JSON; the rest is the body as it was sent:
 *
 *     tail -n +2 FILE | curl --data-binary @- -H 'Content-Type: application/json' -H "TokenID: $STOWAGE_KEY" ADDRESS
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ENGINE_VERSION } from '../calculation/version.js';

/** Of those who sent no valid key there are others: what they send must not push out what users sent. */
const OF_STRANGERS = '.stranger.fault';
const MOST_OF_USERS = 100;
const MOST_OF_STRANGERS = 20;
const NAME = /^\d{4}-.*\.fault$/;
/** Behind the moment and the number whose it is, in eight digits: names of files tell nobody's e-mail. */
const OWNER = /-([\da-f]{8})-[\da-f]{8}\.fault$/;

export class FaultFiles {
  #kept = 0;
  #faults = 0;

  constructor(private readonly folder: string) {}

  /** Faults of this process, also those whose request could not be kept. */
  get count(): number {
    return this.#faults;
  }

  /**
   * @param user who sent a valid key; null: anybody
   * @param facts plain data; the names that the log gives the request are added
   * @returns where it lies; null when it cannot be written, which is logged
   */
  async keep(user: string | null, facts: object, body: Uint8Array | string, log: Logger): Promise<string | null> {
    this.#faults++;
    try {
      const at = new Date().toISOString();
      const versions = { engine: ENGINE_VERSION, node: process.version };
      const head = JSON.stringify({ at, ...log.bindings(), versions, ...facts });
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Names sort by their moment, and within a millisecond by their number.
      const number = String(this.#kept++).padStart(6, '0');
      const own = randomUUID().slice(0, 8);
      const ending = user === null ? `${own}${OF_STRANGERS}` : `${digitsOf(user)}-${own}.fault`;
      const path = join(this.folder, `${at.replaceAll(':', '-')}-${number}-${ending}`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.write(`${head}\n`);
        await file.writeFile(body);
      } finally {
        await file.close();
      }
      await this.#removeOldest(user === null);
      return path;
    } catch (error) {
      log.error({ err: error, folder: this.folder }, 'request of a fault not saved');
      return null;
    }
  }

  async #removeOldest(areOfStrangers: boolean): Promise<void> {
    const isAsked = (name: string) => NAME.test(name) && name.endsWith(OF_STRANGERS) === areOfStrangers;
    const names = (await readdir(this.folder)).filter(isAsked).sort();
    const removed = areOfStrangers ? names.slice(0, -MOST_OF_STRANGERS) : beyond(names, MOST_OF_USERS);
    await Promise.all(removed.map((name) => rm(join(this.folder, name), { force: true })));
  }
}

/** The oldest ones of whoever has most: nobody's faults push out those of another with fewer. */
function beyond(names: readonly string[], count: number): string[] {
  const byOwner = new Map<string, string[]>();
  for (const name of names) {
    const owner = OWNER.exec(name)?.[1] ?? '';
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), name]);
  }
  return Array.from({ length: Math.max(0, names.length - count) }, () => {
    const most = [...byOwner.values()].reduce((one, other) => (other.length > one.length ? other : one));
    return most.shift()!;
  });
}

function digitsOf(user: string): string {
  return createHash('sha256').update(user).digest('hex').slice(0, 8);
}
