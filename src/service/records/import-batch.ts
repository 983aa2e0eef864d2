/** Writes what an export holds: entries of a kind together, which is many times faster, in their order, which is that of creation. */
import {
  type EarlierVersion,
  type KeyRecord,
  LastAdmin,
  type MasterRecord,
  type Person,
  type SavedLoad,
  type Store,
  type StoredEntry,
} from '../../store/index.js';
import { newSigningSecret } from '../accounts/api-key.js';
import { BadExport } from './bad-export.js';
import type { PortableEntry, PortablePerson, PortableUser } from './entry-shapes.js';

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
  'progress',
  'audit',
] as const satisfies readonly StoredEntry['kind'][];

/** Of one and of many, where it is not the kind and an s. */
const NAMES: Readonly<Partial<Record<StoredEntry['kind'], readonly [one: string, many: string]>>> = {
  settings: ['settings', 'settings'],
  person: ['person', 'people'],
  progress: ['progress of a plan', 'progresses of plans'],
  audit: ['entry of the audit', 'entries of the audit'],
};

export class ImportBatch {
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
        if (this.#records.length >= ImportBatch.MOST_RECORDS) await this.flush();
        return;
      case 'load':
        this.#loads.push(entry.load);
        if (this.#loads.length >= ImportBatch.MOST_LOADS) await this.flush();
        return;
      case 'version':
        this.#versions.push(entry.version);
        if (this.#versions.length >= ImportBatch.MOST_LOADS) await this.flush();
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
      case 'progress':
        await this.#store.progress.putBack(entry.progress);
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
