/**
 * A whole store as a text, and back: one JSON object a line, so that neither end ever holds all of it.
 *
 *     {"format":"stowage","version":1,"exportedAt":...}
 *     {"kind":"user"|"person"|"settings"|"key"|"record"         bodies of loads and editing buffers in base64; users
 *      |"load"|"version"|"deletedLoad"|"deletedRecord"          without their secret, people without the hash of their
 *      |"edit"|"secret"|"link"|"audit", ...}                     password, and no other secrets, unless they are
 *                                                               wished for; a version after its load
 *     {"end":true,"count":...}                                  shows that nothing is cut off
 */

import { isObject } from '../../lib/merge-patch.js';
import {
  type EarlierVersion,
  type KeyRecord,
  LastAdmin,
  type MasterRecord,
  type Person,
  type SavedLoad,
  type Store,
  type StoredEntry,
  StoreUnavailable,
} from '../../store/index.js';
import { newSigningSecret } from '../accounts/api-key.js';
import { upgradePeople } from '../accounts/upgrade-people.js';
import { BadExport } from './bad-export.js';
import { type PortableEntry, type PortablePerson, type PortableUser, readEntry } from './entry-shapes.js';

const FORMAT = 'stowage';
const VERSION = 1;

/** What of a store goes into an export. */
export interface ExportOptions {
  /** The secrets that sign the webhooks of users, the hashes of passwords, and what seals addresses of pictures and reports. */
  readonly hasSecrets: boolean;
  /** Told of what is damaged, which is left out; absent: an export of a damaged entry ends. */
  readonly onDamaged?: ((what: string) => void) | undefined;
}

/** @throws Damaged */
export async function* exportLines(
  store: Pick<Store, 'entries'>,
  { hasSecrets, onDamaged }: ExportOptions,
): AsyncGenerator<string> {
  yield lineOf({ format: FORMAT, version: VERSION, exportedAt: new Date().toISOString() });
  let count = 0;
  for await (const entry of store.entries(onDamaged)) {
    if (entry.kind === 'secret' && !hasSecrets) continue;
    yield lineOf(portable(entry, hasSecrets));
    count++;
  }
  yield lineOf({ end: true, count });
}

/** Reads an export to its end and stores nothing. @throws BadExport */
export async function checkExport(lines: AsyncIterable<string>): Promise<void> {
  try {
    for await (const _ of entriesOf(lines));
  } catch (error) {
    throw error instanceof BadExport ? new BadExport(`${error.message}. Nothing is imported.`) : error;
  }
}

/**
 * Adds everything to the store; what is there under the same name is overwritten, what is not named stays. A key that
 * is revoked here stays so, and so does the secret of a user whom the export gives none.
 * @returns the number of entries
 * @throws BadExport, or what the store throws; either says what is imported by then
 */
export async function importLines(store: Store, lines: AsyncIterable<string>): Promise<number> {
  const batch = new Batch(store);
  let count = 0;
  try {
    for await (const { entry, line } of entriesOf(lines)) {
      await batch.add(entry, line);
      count++;
    }
    await batch.flush();
    // An export of before there were people has users only.
    await upgradePeople(store);
  } catch (error) {
    await batch.flush().catch(() => {});
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    if (!(error instanceof BadExport || error instanceof StoreUnavailable)) throw error;
    throw new BadExport(`${why}. ${batch.said(error instanceof BadExport)}`);
  }
  return count;
}

/** The entries of an export, each with the line it stands in. @throws BadExport */
async function* entriesOf(lines: AsyncIterable<string>): AsyncGenerator<{ entry: PortableEntry; line: number }> {
  let line = 0;
  let count = 0;
  let isWhole = false;
  for await (const text of lines) {
    line++;
    if (isWhole) throw new BadExport(`line ${line}: the export ended before this line`);
    const value = parsed(text, line);
    if (line === 1) {
      if (value['format'] !== FORMAT || value['version'] !== VERSION) {
        throw new BadExport(`line 1: this is not an export of version ${VERSION}`);
      }
    } else if (value['end'] === true) {
      if (value['count'] !== count) {
        throw new BadExport(`line ${line}: ${String(value['count'])} entries were exported, ${count} are here`);
      }
      isWhole = true;
    } else {
      yield { entry: entryOf(value, line), line };
      count++;
    }
  }
  if (!isWhole) throw new BadExport(`the export is cut off after ${count} entries`);
}

const KINDS = [
  'user',
  'person',
  'settings',
  'key',
  'record',
  'load',
  'version',
  'deletedLoad',
  'deletedRecord',
  'edit',
  'secret',
  'link',
  'audit',
] as const satisfies readonly StoredEntry['kind'][];

/** Of one and of many, where it is not the kind and an s. */
const NAMES: Readonly<Partial<Record<StoredEntry['kind'], readonly [one: string, many: string]>>> = {
  settings: ['settings', 'settings'],
  person: ['person', 'people'],
  audit: ['entry of the audit', 'entries of the audit'],
};

/** Entries of a kind are written together, which is many times faster; in their order, which is that of creation. */
class Batch {
  static readonly MOST_RECORDS = 500;
  static readonly MOST_LOADS = 20;
  readonly #store: Store;
  readonly #written = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<StoredEntry['kind'], number>;
  #records: MasterRecord[] = [];
  #loads: SavedLoad[] = [];
  #versions: EarlierVersion[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param line where the entry stands */
  async add(entry: PortableEntry, line: number): Promise<void> {
    switch (entry.kind) {
      case 'user':
        await this.#addUser(entry.user, line);
        break;
      case 'person':
        await this.#addPerson(entry.person, line);
        break;
      case 'audit':
        await this.#store.audit.add(entry.entry);
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
        return;
      case 'load':
        this.#loads.push(entry.load);
        if (this.#loads.length >= Batch.MOST_LOADS) await this.flush();
        return;
      case 'version':
        this.#versions.push(entry.version);
        if (this.#versions.length >= Batch.MOST_LOADS) await this.flush();
        return;
      case 'deletedLoad':
        await this.#store.bin.putBackLoad(entry.deleted);
        break;
      case 'deletedRecord':
        await this.#store.bin.putBackRecord(entry.deleted);
        break;
      case 'edit':
        await this.#store.edits.put(entry.user, entry.edit);
        break;
      case 'secret':
        // One that is there already has made addresses, which must hold on.
        await this.#store.secrets.secret(entry.name, () => entry.secret);
        break;
      case 'link':
        await this.#store.links.add(entry.link);
        break;
    }
    this.#written[entry.kind]++;
  }

  /** @throws BadExport when the e-mail is somebody of another company here: the keys would open that company's door */
  async #addUser(wanted: PortableUser, line: number): Promise<void> {
    const { email, company, webhookSecret } = wanted;
    const made = { ...wanted, webhookSecret: webhookSecret ?? newSigningSecret() };
    const { user, isNew } = await this.#store.accounts.addUser(made);
    if (user.company !== company) {
      throw new BadExport(
        `line ${line}: ${email} is of company "${company}" in this export, but of "${user.company}" in this store; import it into another store`,
      );
    }
    if (!isNew && webhookSecret) await this.#store.accounts.setWebhookSecret(email, webhookSecret);
  }

  /**
   * Who is here already keeps the password when the export has none, and gets no access back that was ended here; nor
   * does an import take the last admin away.
   * @throws BadExport when the company has no such user: somebody else's would get in
   */
  async #addPerson(wanted: PortablePerson, line: number): Promise<void> {
    const { accounts, people } = this.#store;
    const user = await accounts.getUser(wanted.email);
    if (user?.company !== wanted.company) {
      throw new BadExport(`line ${line}: ${wanted.email} is no user of the company "${wanted.company}"`);
    }
    const { isNew } = await people.add({ ...wanted, passwordHash: wanted.passwordHash ?? null }, false);
    if (isNew) return;
    const over = (here: Person): Person => ({
      ...wanted,
      passwordHash: wanted.passwordHash ?? here.passwordHash,
      isDisabled: here.isDisabled || wanted.isDisabled,
      removedAt: here.removedAt ?? wanted.removedAt,
    });
    await people.change(wanted.email, over).catch((error: unknown) => {
      if (!(error instanceof LastAdmin)) throw error;
    });
  }

  /** Of a key that is here already its use and its end are taken over; one that is revoked here is not revived. */
  async #addKey(key: KeyRecord): Promise<void> {
    const { accounts } = this.#store;
    if (await accounts.addKey(key)) return;
    if (key.lastUsedAt !== null) await accounts.touchKey(key.id, key.lastUsedAt);
    if (key.revokedAt !== null) await accounts.revokeKey(key.id, key.revokedAt);
  }

  async flush(): Promise<void> {
    const [records, loads, versions] = [this.#records, this.#loads, this.#versions];
    this.#records = [];
    this.#loads = [];
    this.#versions = [];
    await this.#store.records.save(records);
    this.#written.record += records.length;
    await this.#all('load', loads, (load) => this.#store.loads.putBack(load));
    // After the loads whose versions they are.
    await this.#all('version', versions, (version) => this.#store.loads.putBackVersion(version));
  }

  async #all<T>(kind: StoredEntry['kind'], things: readonly T[], write: (thing: T) => Promise<void>): Promise<void> {
    const written = await Promise.allSettled(things.map(write));
    this.#written[kind] += written.filter(({ status }) => status === 'fulfilled').length;
    const failed = written.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** What is in the store by now. @param isSure the store has answered to every write */
  said(isSure: boolean): string {
    const parts = KINDS.filter((kind) => this.#written[kind] > 0).map((kind) => {
      const count = this.#written[kind];
      const [one, many] = NAMES[kind] ?? [kind, `${kind}s`];
      return `${count} ${count === 1 ? one : many}`;
    });
    if (parts.length === 0 && isSure) return 'Nothing is imported.';
    const counts = parts.length === 0 ? 'nothing' : parts.join(', ');
    return `Imported ${isSure ? 'is' : 'is at least'}: ${counts}; a whole import overwrites them with the same.`;
  }
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function portable(entry: StoredEntry, hasSecrets: boolean): object {
  if (entry.kind === 'user' && !hasSecrets) {
    const { webhookSecret: _, ...user } = entry.user;
    return { ...entry, user };
  }
  if (entry.kind === 'person' && !hasSecrets) {
    const { passwordHash: _, ...person } = entry.person;
    return { ...entry, person };
  }
  if (entry.kind === 'edit') return { ...entry, edit: { ...entry.edit, body: base64(entry.edit.body) } };
  if (entry.kind === 'load') return { ...entry, load: { ...entry.load, body: base64(entry.load.body) } };
  if (entry.kind === 'version') return { ...entry, version: { ...entry.version, body: base64(entry.version.body) } };
  if (entry.kind === 'deletedLoad') {
    return { ...entry, deleted: { ...entry.deleted, body: base64(entry.deleted.body) } };
  }
  return entry;
}

function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function parsed(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value;
  } catch {
    // Falls through to the same fault.
  }
  throw new BadExport(`line ${number}: this is not a JSON object`);
}

/** @throws BadExport that says where and what is wrong */
function entryOf(value: Record<string, unknown>, number: number): PortableEntry {
  const reading = readEntry(value);
  if ('entry' in reading) return reading.entry;
  throw new BadExport(`line ${number}: ${reading.faults.join('; ')}`);
}
