/**
 * Whether a store has an entry of an export already: what joins an older copy to a newer store must not change what is there, nor
 * bring back what was deleted there since. What is there but damaged counts as missing.
 */
import {
  type BinEntry,
  Damaged,
  type LoadHead,
  type MasterRecord,
  type Store,
  type Viewer,
} from '../../store/index.js';
import type { PortableEntry } from './entry-shapes.js';

const BIN_PAGE = 1000;

export class AlreadyHere {
  readonly #store: Store;
  /** Bins by user, each read once. */
  readonly #bins = new Map<string, Promise<readonly BinEntry[]>>();
  #found = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** How many entries were here. */
  get found(): number {
    return this.#found;
  }

  async has(entry: PortableEntry): Promise<boolean> {
    const isHere = await this.#has(entry).catch((error: unknown) => {
      if (error instanceof Damaged) return false;
      throw error;
    });
    if (isHere) this.#found++;
    return isHere;
  }

  async #has(entry: PortableEntry): Promise<boolean> {
    const { accounts, people, edits, links } = this.#store;
    switch (entry.kind) {
      case 'user':
        return (await accounts.getUser(entry.user.email)) !== null;
      case 'person':
        return (await people.get(entry.person.email)) !== null;
      case 'settings':
        return Object.keys(await accounts.getSettings(entry.user)).length > 0;
      case 'key':
        return (await accounts.findKey(entry.key.hash)) !== null;
      case 'record':
        return this.#hasRecord(entry.record);
      case 'load':
        return this.#hasLoad(entry.load.head);
      case 'version':
        return this.#hasVersion(entry.version.head);
      case 'deletedLoad':
        return (await this.#binOf(viewerOf(entry.deleted.head))).some(({ id }) => id === entry.deleted.head.id);
      case 'deletedRecord':
        return (await this.#binOf({ company: entry.deleted.record.company, user: '' })).some(
          ({ id }) => id === entry.deleted.id,
        );
      case 'edit':
        return (await edits.get(entry.user)) !== null;
      case 'link':
        return (await links.get(entry.link.id)) !== null;
      case 'secret':
      case 'audit':
      case 'progress':
        // A secret that is there stays whatever is imported; an entry of the audit never changes, nor does what the dock told.
        return false;
    }
  }

  async #hasRecord({ company, kind, name }: MasterRecord): Promise<boolean> {
    const [record] = await this.#store.records.get(company, kind, [name]);
    if (record) return true;
    // Every user of the company sees its deleted records.
    const bin = await this.#binOf({ company, user: '' });
    return bin.some((one) => one.kind === kind && one.name === name);
  }

  async #hasLoad(head: LoadHead): Promise<boolean> {
    const viewer = viewerOf(head);
    if ((await this.#store.loads.get(viewer, head.owner, head.title)) !== null) return true;
    return (await this.#binOf(viewer)).some(({ id }) => id === head.id);
  }

  async #hasVersion(head: LoadHead): Promise<boolean> {
    return (await this.#store.loads.version(viewerOf(head), head.owner, head.title, head.version)) !== null;
  }

  #binOf(viewer: Viewer): Promise<readonly BinEntry[]> {
    const name = JSON.stringify([viewer.company, viewer.user]);
    const known = this.#bins.get(name);
    if (known !== undefined) return known;
    const bin = this.#readBin(viewer);
    this.#bins.set(name, bin);
    return bin;
  }

  async #readBin(viewer: Viewer): Promise<readonly BinEntry[]> {
    const entries: BinEntry[] = [];
    let cursor: string | null = null;
    do {
      const page = await this.#store.bin.list(viewer, { limit: BIN_PAGE, ...(cursor === null ? {} : { cursor }) });
      entries.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return entries;
  }
}

function viewerOf({ company, owner }: LoadHead): Viewer {
  return { company, user: owner };
}
