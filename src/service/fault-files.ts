/**
 * The requests of faults of ours, each in a file of its own that only the operator reads: a log goes to more eyes and
 * places than what users load should. The first line says what happened, in JSON; the rest is the body as it was sent:
 *
 *     tail -n +2 FILE | curl --data-binary @- -H 'Content-Type: application/json' -H "TokenID: $KEY" ADDRESS
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ENGINE_VERSION } from '../calculation/version.js';

/** Of those who sent no valid key there are others: what they send must not push out what users sent. */
const OF_STRANGERS = '.stranger.fault';
const MOST_OF_USERS = 100;
const MOST_OF_STRANGERS = 20;
const NAME = /^\d{4}-.*\.fault$/;

export type Sender = 'user' | 'stranger';

export class FaultFiles {
  #kept = 0;

  constructor(private readonly folder: string) {}

  /**
   * @param sender of the request: a user who sent a valid key, or anybody
   * @param facts plain data; the names that the log gives the request are added
   * @returns where it lies; null when it cannot be written, which is logged
   */
  async keep(sender: Sender, facts: object, body: Uint8Array | string, log: Logger): Promise<string | null> {
    try {
      const at = new Date().toISOString();
      const versions = { engine: ENGINE_VERSION, node: process.version };
      const head = JSON.stringify({ at, ...log.bindings(), versions, ...facts });
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Names sort by their moment, and within a millisecond by their number.
      const number = String(this.#kept++).padStart(6, '0');
      const ending = sender === 'stranger' ? OF_STRANGERS : '.fault';
      const path = join(this.folder, `${at.replaceAll(':', '-')}-${number}-${randomUUID().slice(0, 8)}${ending}`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.write(`${head}\n`);
        await file.writeFile(body);
      } finally {
        await file.close();
      }
      await this.#removeOldest(sender);
      return path;
    } catch (error) {
      log.error({ err: error, folder: this.folder }, 'the request of a fault cannot be kept');
      return null;
    }
  }

  async #removeOldest(sender: Sender): Promise<void> {
    const isStranger = sender === 'stranger';
    const isOfSender = (name: string) => NAME.test(name) && name.endsWith(OF_STRANGERS) === isStranger;
    const names = (await readdir(this.folder)).filter(isOfSender).sort();
    const most = isStranger ? MOST_OF_STRANGERS : MOST_OF_USERS;
    await Promise.all(names.slice(0, -most).map((name) => rm(join(this.folder, name), { force: true })));
  }
}
