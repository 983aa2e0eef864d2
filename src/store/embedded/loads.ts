/** Saved loads in the embedded store: heads in a searched table; bodies and versions beside it under the same number. */
import type { Database, RootDatabase } from 'lmdb';
import {
  Damaged,
  type Deletion,
  type EarlierVersion,
  type LoadHead,
  type LoadSearch,
  type LoadStore,
  type LoadToSave,
  type Page,
  type SavedLoad,
  type Viewer,
} from '../index.js';
import type { Keeping } from '../keeping.js';
import {
  canHaveVersion,
  checkTerms,
  headOf,
  idOfEarlierLoad,
  isSavedAs,
  isVersionVisible,
  isVisible,
  nextHead,
  wayBack,
} from '../load-steps.js';
import { fold, gramsOfPart, gramsOfText } from '../ngrams.js';
import type { BinRows } from './bin-rows.js';
import { orDamaged, unlessDamaged } from './damage.js';
import { LoadVersions, wordsFor } from './load-versions.js';
import type { EmbeddedProgress } from './progress.js';
import { indexSavedOnce, savedByOwner, savedForCompany, savedTerms } from './saved-order.js';
import { type Prepared, Table } from './table.js';
import type { Write } from './write.js';

const ownerTerm = (owner: string) => `owner:${owner}`;
const sharedTerm = (company: string) => `shared:${company}`;
const titleTerm = (gram: string) => `title:${gram}`;

/** A head as it lies there, perhaps written before loads had ids; such an id has the number, so that it is found by it. */
export function completedHead(head: LoadHead, number: number): LoadHead {
  return head.id ? head : headOf(head, `${number.toString(36)}-${idOfEarlierLoad(head)}`);
}

interface There {
  readonly number: number;
  readonly head: LoadHead;
  /** The head cannot be read; this is what its last earlier version tells. */
  readonly isDamaged?: boolean;
}

export class EmbeddedLoads implements LoadStore {
  readonly heads: Table<LoadHead>;
  readonly kept: LoadVersions;
  /** Numbers of loads, by id. */
  readonly #ids: Database<number, string>;
  readonly #bin: BinRows;
  readonly #progress: EmbeddedProgress;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write, bin: BinRows, keeping: Keeping, progress: EmbeddedProgress) {
    this.#progress = progress;
    this.#write = write;
    this.#bin = bin;
    this.heads = new Table<LoadHead>(root, 'loads', {
      word: 'load',
      name: (head) => [head.owner, head.title],
      terms: (head) => [
        ownerTerm(head.owner),
        ...(head.isShared ? [sharedTerm(head.company)] : []),
        ...gramsOfText(head.title).map(titleTerm),
        ...savedTerms(head),
      ],
      completed: completedHead,
    });
    indexSavedOnce(root, () => this.heads.addTerms(savedTerms));
    this.kept = new LoadVersions(root, keeping, progress);
    this.#ids = root.openDB({ name: 'loads.ids', encoding: 'json' });
  }

  save({ head: draft, body }: LoadToSave): Promise<LoadHead> {
    const prepared = this.heads.prepare(headOf(draft));
    return this.#write(() => {
      const there = this.#rowToReplace(draft.owner, draft.title);
      const saved = there && this.#savedAs(draft, there);
      if (saved) return saved;
      checkTerms(draft, there?.head ?? null);
      const head = nextHead(draft, there?.head ?? null);
      if (there?.isDamaged) this.kept.removeBody(there.number, there.head.version);
      else if (there) this.kept.keep(there.number, there.head, head.updatedAt);
      this.#put(prepared, head, body);
      return head;
    });
  }

  async get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    const there = this.#visible(viewer, owner, title);
    return there && { head: there.head, body: this.kept.body(there.number, there.head) };
  }

  async search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>> {
    if (search.id !== undefined) return this.#byId(viewer, search.id);
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
    const isMatch = (head: LoadHead) => isVisible(head, viewer) && has(head.title);
    if (search.order !== 'saved') return this.heads.search(search, all, isMatch);
    const { owner, sharedOnly } = search;
    const own = sharedOnly && owner === undefined ? [] : [savedByOwner(owner ?? viewer.user)];
    return this.heads.searchInOrder(search, {
      all,
      ordered: [...own, ...(owner === undefined ? [savedForCompany(viewer.company)] : [])],
      isNarrow: part !== '',
      instantOf: ({ updatedAt }) => updatedAt,
      isMatch: (head) => isMatch(head) && (!sharedOnly || head.isShared),
    });
  }

  delete(viewer: Viewer, owner: string, title: string, deletion: Deletion): Promise<string | null> {
    return this.#write(() => {
      if (owner !== viewer.user) return null;
      const there = unlessDamaged(() => this.#row(owner, title));
      const isSound = there !== null && this.#isAnySound(there);
      const number = this.heads.remove([owner, title]);
      if (number === null) return null;
      // What is damaged is no good in the bin, and would keep its backup from being taken back.
      const isKept = isSound && this.#bin.isKept;
      if (isKept) this.#bin.putLoad(number, there.head, deletion);
      else this.removeDeleted(number, there?.head.id ?? null);
      return isKept ? there.head.id : '';
    });
  }

  async versions(viewer: Viewer, owner: string, title: string): Promise<readonly LoadHead[] | null> {
    const there = this.#visible(viewer, owner, title);
    if (!there) return null;
    const earlier = [...this.kept.earlier(there.number)];
    return [there.head, ...earlier.filter((head) => isVersionVisible(head, viewer))];
  }

  async version(viewer: Viewer, owner: string, title: string, version: number): Promise<SavedLoad | null> {
    const there = this.#visible(viewer, owner, title);
    if (!there) return null;
    if (there.head.version === version) return this.get(viewer, owner, title);
    const words = `version ${version} of ${wordsFor({ owner, title })}`;
    const earlier = orDamaged(words, () => this.kept.earlierVersion(there.number, version));
    return earlier && isVersionVisible(earlier.head, viewer) ? { head: earlier.head, body: earlier.body } : null;
  }

  async putBack(load: SavedLoad): Promise<void> {
    const { owner, title } = load.head;
    const prepared = this.heads.prepare(load.head);
    const isLeft = await this.#write(() => {
      const there = this.#rowToReplace(owner, title);
      const way = there?.isDamaged ? 'save' : wayBack(load, there?.head ?? null);
      if (way === 'insert' || way === 'replace') {
        if (there) this.kept.removeBody(there.number, there.head.version);
        this.#put(prepared, load.head, load.body);
      }
      return way === 'save';
    });
    if (isLeft) await this.save(load);
  }

  async putBackVersion(version: EarlierVersion): Promise<void> {
    await this.#write(() => {
      const { id, owner, title } = version.head;
      const there = unlessDamaged(() => this.#row(owner, title) ?? this.#deleted(id));
      if (there && canHaveVersion(there.head, version)) this.kept.putBack(there.number, version);
    });
  }

  async sweep(now: string): Promise<number> {
    return this.kept.isAnyOld(now) ? this.#write(() => this.kept.sweep(now)) : 0;
  }

  /** Out of the bin, inside a write transaction; false when the title is taken. */
  putBackRow(number: number, head: LoadHead): boolean {
    return this.heads.putBack(number, this.heads.prepare(head));
  }

  /** Into the bin as another store had it, inside a write transaction; nothing when the load is here. */
  putBackDeleted({ head, body }: SavedLoad, deletion: Deletion): void {
    if (this.#ids.doesExist(head.id)) return;
    const number = this.heads.newNumber();
    this.#ids.putSync(head.id, number);
    this.kept.writeBody(number, head.version, body);
    this.#bin.putLoad(number, head, deletion);
  }

  /** For good, inside a write transaction. */
  removeDeleted(number: number, id: string | null): void {
    this.kept.removeAll(number);
    if (id === null) return;
    this.#ids.removeSync(id);
    this.#progress.removeAll(id);
  }

  /** Its plan, or that of an earlier version, can be read. */
  #isAnySound({ number, head }: There): boolean {
    if (unlessDamaged(() => this.kept.body(number, head)) !== null) return true;
    return Array.from(this.kept.earlier(number)).length > 0;
  }

  #put(prepared: Prepared<LoadHead>, head: LoadHead, body: Uint8Array): void {
    const number = this.heads.put([{ ...prepared, row: head }])[0]!.id;
    this.kept.writeBody(number, head.version, body);
    this.#ids.putSync(head.id, number);
  }

  /** @throws Damaged */
  #row(owner: string, title: string): There | null {
    const number = this.heads.numberOf([owner, title]);
    if (number === null) return null;
    const head = orDamaged(wordsFor({ owner, title }), () => this.heads.row(number));
    return head && { number, head };
  }

  /** The same for who writes over it; null when it is damaged and had no earlier version: then nothing of it is left. */
  #rowToReplace(owner: string, title: string): There | null {
    try {
      return this.#row(owner, title);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      const number = this.heads.numberOf([owner, title])!;
      for (const head of this.kept.earlier(number)) {
        return { number, head: { ...head, version: head.version + 1 }, isDamaged: true };
      }
      this.kept.removeAll(number);
      return null;
    }
  }

  /** @throws Damaged to its owner; whether it is shared stands in the head, so nobody else hears of it */
  #visible(viewer: Viewer, owner: string, title: string): There | null {
    const read = () => this.#row(owner, title);
    const there = owner === viewer.user ? read() : unlessDamaged(read);
    return there && isVisible(there.head, viewer) ? there : null;
  }

  #deleted(id: string): There | null {
    const row = this.#bin.rows.get(id);
    return row?.load ? { number: row.number, head: row.load } : null;
  }

  #byId(viewer: Viewer, id: string): Page<LoadHead> {
    const number = unlessDamaged(() => this.#ids.get(id)) ?? Number.parseInt(id, 36);
    const isNumber = Number.isSafeInteger(number) && number < 2 ** 32;
    const head = isNumber ? unlessDamaged(() => this.heads.row(number)) : null;
    return { items: head && head.id === id && isVisible(head, viewer) ? [head] : [], next: null };
  }

  /** The version as which a job saved it before it died; null: none. */
  #savedAs(draft: LoadToSave['head'], { number, head, isDamaged }: There): LoadHead | null {
    if (draft.processId === '') return null;
    if (!isDamaged && isSavedAs(draft, head)) return head;
    for (const earlier of this.kept.earlier(number)) if (isSavedAs(draft, earlier)) return earlier;
    return null;
  }
}
