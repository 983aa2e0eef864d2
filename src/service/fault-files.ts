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

const MOST_FILES = 100;
const NAME = /^\d{4}-.*\.fault$/;

export class FaultFiles {
  #kept = 0;

  constructor(private readonly folder: string) {}

  /**
   * @param facts plain data; the names that the log gives the request are added
   * @returns where it lies; null when it cannot be written, which is logged
   */
  async keep(facts: object, body: Uint8Array | string, log: Logger): Promise<string | null> {
    try {
      const at = new Date().toISOString();
      const versions = { engine: ENGINE_VERSION, node: process.version };
      const head = JSON.stringify({ at, ...log.bindings(), versions, ...facts });
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Names sort by their moment, and within a millisecond by their number.
      const number = String(this.#kept++).padStart(6, '0');
      const path = join(this.folder, `${at.replaceAll(':', '-')}-${number}-${randomUUID().slice(0, 8)}.fault`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.write(`${head}\n`);
        await file.writeFile(body);
      } finally {
        await file.close();
      }
      await this.#removeOldest();
      return path;
    } catch (error) {
      log.error({ err: error, folder: this.folder }, 'the request of a fault cannot be kept');
      return null;
    }
  }

  async #removeOldest(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => NAME.test(name)).sort();
    await Promise.all(names.slice(0, -MOST_FILES).map((name) => rm(join(this.folder, name), { force: true })));
  }
}
