/**
 * A whole store as a text, and back: one JSON object a line, so that neither end ever holds all of it.
 *
 *     {"format":"stowage","version":1,"exportedAt":...}
 *     {"kind":"user"|"settings"|"key"|"record"|"load", ...}     bodies of loads in base64
 *     {"end":true,"count":...}                                  shows that nothing is cut off
 */

import type { KeyRecord, MasterRecord, SavedLoad, Store, StoredEntry, User } from '../store/index.js';
import { readEntry } from './entry-shapes.js';
import { isObject } from './merge-patch.js';

const FORMAT = 'stowage';
const VERSION = 1;

/** What cannot be imported; the message says where. */
export class BadExport extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadExport';
  }
}

export async function* exportLines(store: Store): AsyncGenerator<string> {
  yield lineOf({ format: FORMAT, version: VERSION, exportedAt: new Date().toISOString() });
  let count = 0;
  for await (const entry of store.entries()) {
    yield lineOf(entry.kind === 'load' ? { ...entry, load: portable(entry.load) } : entry);
    count++;
  }
  yield lineOf({ end: true, count });
}

/**
 * Adds everything to the store; what is there under the same name is overwritten, what is not named stays. A key that
 * is revoked here stays so.
 * @returns the number of entries
 * @throws BadExport; what came before the fault is imported then
 */
export async function importLines(store: Store, lines: AsyncIterable<string>): Promise<number> {
  const batch = new Batch(store);
  let number = 0;
  let count = 0;
  let isWhole = false;
  for await (const line of lines) {
    number++;
    const value = parsed(line, number);
    if (number === 1) {
      if (value['format'] !== FORMAT || value['version'] !== VERSION) {
        throw new BadExport(`line 1: this is no export of version ${VERSION}`);
      }
    } else if (value['end'] === true) {
      isWhole = value['count'] === count;
    } else {
      await batch.add(entryOf(value, number), number);
      count++;
    }
  }
  await batch.flush();
  if (!isWhole) throw new BadExport(`the export is cut off after ${count} entries, which are imported`);
  return count;
}

/** Entries of a kind are written together, which is many times faster; in their order, which is that of creation. */
class Batch {
  static readonly MOST_RECORDS = 500;
  static readonly MOST_LOADS = 20;
  readonly #store: Store;
  #records: MasterRecord[] = [];
  #loads: SavedLoad[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param line where the entry stands */
  async add(entry: StoredEntry, line: number): Promise<void> {
    switch (entry.kind) {
      case 'user':
        await this.#addUser(entry.user, line);
        break;
      case 'settings':
        await this.#store.accounts.changeSettings(entry.user, () => entry.settings);
        break;
      case 'key':
        await this.#addKey(entry.key);
        break;
      case 'record':
        this.#records.push(entry.record);
        if (this.#records.length >= Batch.MOST_RECORDS) await this.flush();
        break;
      case 'load':
        this.#loads.push(entry.load);
        if (this.#loads.length >= Batch.MOST_LOADS) await this.flush();
    }
  }

  /** @throws BadExport when the e-mail is somebody of another company here: the keys would open that company's door */
  async #addUser(wanted: User, line: number): Promise<void> {
    const { email, company, webhookSecret } = wanted;
    const { user, isNew } = await this.#store.accounts.addUser(wanted);
    if (user.company !== company) {
      throw new BadExport(
        `line ${line}: ${email} is of company "${company}" in this export, but of "${user.company}" in this store; import it into another store`,
      );
    }
    if (!isNew) await this.#store.accounts.setWebhookSecret(email, webhookSecret);
  }

  /** Of a key that is here already its use and its end are taken over; one that is revoked here is not revived. */
  async #addKey(key: KeyRecord): Promise<void> {
    const { accounts } = this.#store;
    if (await accounts.addKey(key)) return;
    if (key.lastUsedAt !== null) await accounts.touchKey(key.id, key.lastUsedAt);
    if (key.revokedAt !== null) await accounts.revokeKey(key.id, key.revokedAt);
  }

  async flush(): Promise<void> {
    const [records, loads] = [this.#records, this.#loads];
    this.#records = [];
    this.#loads = [];
    await this.#store.records.save(records);
    await Promise.all(loads.map((load) => this.#store.loads.save(load)));
  }
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function portable({ head, body }: SavedLoad): object {
  return { head, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('base64') };
}

function parsed(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value;
  } catch {
    // Falls through to the same fault.
  }
  throw new BadExport(`line ${number}: this is no JSON object`);
}

/** @throws BadExport that says where and what is wrong */
function entryOf(value: Record<string, unknown>, number: number): StoredEntry {
  const reading = readEntry(value);
  if ('entry' in reading) return reading.entry;
  throw new BadExport(`line ${number}: ${reading.faults.join('; ')}`);
}
