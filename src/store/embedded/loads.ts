/** Saved loads in the embedded store: heads in a searched table, bodies beside it under the same number. */
import type { Database, RootDatabase } from 'lmdb';
import type { LoadHead, LoadSearch, LoadStore, Page, SavedLoad, Viewer } from '../index.js';
import { fold, gramsOfPart, gramsOfText } from '../ngrams.js';
import { Table } from './table.js';
import type { Write } from './write.js';

const ownerTerm = (owner: string) => `owner:${owner}`;
const sharedTerm = (company: string) => `shared:${company}`;
const titleTerm = (gram: string) => `title:${gram}`;

export class EmbeddedLoads implements LoadStore {
  readonly heads: Table<LoadHead>;
  readonly bodies: Database<Uint8Array, number>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.heads = new Table<LoadHead>(root, 'loads', {
      name: (head) => [head.owner, head.title],
      terms: (head) => [
        ownerTerm(head.owner),
        ...(head.isShared ? [sharedTerm(head.company)] : []),
        ...gramsOfText(head.title).map(titleTerm),
      ],
    });
    this.bodies = root.openDB({ name: 'loads.bodies', keyEncoding: 'uint32', encoding: 'binary' });
  }

  save(load: SavedLoad): Promise<LoadHead> {
    const head = this.heads.prepare(load.head);
    return this.#write(() => {
      const [saved] = this.heads.put([head]);
      this.bodies.putSync(saved!.id, load.body);
      return saved!.row;
    });
  }

  async get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    const id = this.heads.numberOf([owner, title]);
    const head = id === null ? null : this.heads.row(id);
    if (id === null || head === null || !isVisible(head, viewer)) return null;
    const body = this.bodies.get(id);
    return body === undefined ? null : { head, body };
  }

  async search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>> {
    const shared = sharedTerm(viewer.company);
    const all: string[][] = [];
    if (search.owner === undefined) all.push([ownerTerm(viewer.user), shared]);
    else all.push([ownerTerm(search.owner)]);
    if (search.sharedOnly || (search.owner !== undefined && search.owner !== viewer.user)) all.push([shared]);
    const part = search.titleContains ?? '';
    for (const gram of gramsOfPart(part, this.heads.isIndexedAcrossBlanks)) all.push([titleTerm(gram)]);
    const has = search.isInAnyCase
      ? (title: string) => fold(title).includes(fold(part))
      : (title: string) => title.includes(part);
    return this.heads.search(search, all, (head) => isVisible(head, viewer) && has(head.title));
  }

  delete(viewer: Viewer, owner: string, title: string): Promise<boolean> {
    return this.#write(() => {
      if (owner !== viewer.user) return false;
      const id = this.heads.remove([owner, title]);
      if (id === null) return false;
      this.bodies.removeSync(id);
      return true;
    });
  }
}

function isVisible(head: LoadHead, viewer: Viewer): boolean {
  return head.owner === viewer.user || (head.isShared && head.company === viewer.company);
}
