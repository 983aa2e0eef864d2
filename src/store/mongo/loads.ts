/** Saved loads in MongoDB: one head document each, its body apart (bodies.ts), the head written last. */
import type { Collection, Db, Filter } from 'mongodb';
import type {
  Deletion,
  EarlierVersion,
  LoadDraft,
  LoadHead,
  LoadSearch,
  LoadStore,
  LoadToSave,
  Page,
  SavedLoad,
  Viewer,
} from '../index.js';
import { Changed, NotShared } from '../index.js';
import type { Keeping } from '../keeping.js';
import { canHaveVersion, checkTerms, isSavedAs, isVersionVisible, nextHead, wayBack } from '../load-steps.js';
import { gramsOfPart, gramsOfText } from '../ngrams.js';
import type { Bodies, BodyRef } from './bodies.js';
import { type Connection, isDuplicate } from './connection.js';
import { containsPart, inAnyCase, rarestGram } from './contains.js';
import { creationId, newestFirst, pageCondition } from './creation-id.js';
import type { IndexedPieces } from './indexed-pieces.js';
import { headOfDocument, type LoadDocument, loadCollection, nobodyOf, withId } from './load-document.js';
import { LoadVersions } from './load-versions.js';
import { removeProgress, removeProgressOf } from './progress.js';
import { lastSavedFirst, savedCondition } from './saved-order.js';

/** A reader that finds the body gone reads the head again; so often at most. */
const READ_ATTEMPTS = 10;

export async function prepareLoads(db: Db): Promise<void> {
  await loadCollection(db).createIndexes([
    { key: { owner: 1, title: 1 }, unique: true },
    { key: { owner: 1, _id: -1 } },
    { key: { company: 1, isShared: 1, _id: -1 } },
    { key: { owner: 1, updatedAt: -1, _id: -1 } },
    { key: { company: 1, isShared: 1, updatedAt: -1, _id: -1 } },
    { key: { owner: 1, grams: 1, _id: -1 } },
    { key: { company: 1, isShared: 1, grams: 1, _id: -1 } },
    { key: { 'body.id': 1 } },
    { key: { id: 1 }, sparse: true },
    { key: { 'bin.owner': 1, 'bin.deletedAt': -1, 'bin.id': -1 }, sparse: true },
    { key: { 'bin.deletedAt': 1 }, sparse: true },
  ]);
}

export class MongoLoads implements LoadStore {
  readonly versionsOf: LoadVersions;
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #loads: Collection<LoadDocument>;
  readonly #pieces: IndexedPieces;
  readonly #keeping: Keeping;

  constructor(connection: Connection, bodies: Bodies, pieces: IndexedPieces, keeping: Keeping) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#loads = loadCollection(connection.db);
    this.#pieces = pieces;
    this.#keeping = keeping;
    this.versionsOf = new LoadVersions(connection.db, bodies, keeping);
  }

  save({ head: draft, body }: LoadToSave): Promise<LoadHead> {
    return this.#connection.run(async () => {
      const { owner, title } = draft;
      let [ref, there] = await Promise.all([this.#bodies.write(body), this.#loads.findOne({ owner, title })]);
      try {
        for (;;) {
          const saved = there && (await this.#savedAs(draft, there));
          if (saved) {
            await this.#discard(ref);
            return saved;
          }
          const before = there && headOfDocument(there);
          checkTerms(draft, before);
          const head = nextHead(draft, before);
          if (there ? await this.#overwrite(there, head, ref) : await this.#insert(head, ref)) return head;
          // Somebody else saved meanwhile: this one comes after that.
          there = await this.#loads.findOne({ owner, title });
        }
      } catch (error) {
        if (error instanceof Changed || error instanceof NotShared) await this.#discard(ref);
        throw error;
      }
    });
  }

  get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    return this.#connection.run(() => this.#get(viewer, owner, title));
  }

  search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>> {
    return this.#connection.run(async () => {
      if (search.id !== undefined) return this.#byId(viewer, search.id);
      const part = search.titleContains ?? '';
      const narrow: Filter<LoadDocument> = {
        ...(search.order === 'saved' ? savedCondition(search) : pageCondition(search)),
        ...(part !== '' && (search.isInAnyCase ? { title: inAnyCase(part) } : { $expr: containsPart('title', part) })),
      };
      const scopes = scopesOf(viewer, search);
      const grams = gramsOfPart(part, this.#pieces.areAcrossBlanks('loads'));
      const branches = await Promise.all(
        scopes.map(async (scope) => ({
          ...scope,
          ...(await rarestGram(this.#loads, scope, grams)),
          ...narrow,
        })),
      );
      const filter = branches.length === 1 ? branches[0]! : { $or: branches };
      const found = this.#loads.find(filter, { projection: { grams: 0, body: 0 } });
      if (search.order === 'saved') return lastSavedFirst(found, search.limit, headOfDocument);
      return newestFirst(found, search.limit, headOfDocument);
    });
  }

  delete(viewer: Viewer, owner: string, title: string, deletion: Deletion): Promise<string | null> {
    return this.#connection.run(async () => {
      if (owner !== viewer.user) return null;
      for (;;) {
        const there = await this.#loads.findOne({ owner, title });
        if (!there) return null;
        const { id, isShared } = headOfDocument(there);
        const bin = {
          ...deletion,
          id,
          owner,
          isShared,
          ...(this.#keeping.binDays > 0 ? {} : { isGoing: true as const }),
        };
        const isDone = await this.#change(there, { id, owner: nobodyOf(id), isShared: false, bin });
        if (!isDone) continue;
        if (bin.isGoing) await this.removeForGood({ ...there, bin });
        return bin.isGoing ? '' : id;
      }
    });
  }

  versions(viewer: Viewer, owner: string, title: string): Promise<readonly LoadHead[] | null> {
    return this.#connection.run(async () => {
      const there = await this.#head(viewer, owner, title);
      if (!there) return null;
      const earlier = await this.versionsOf.earlier(there.id, there.version);
      return [there, ...earlier.filter((head) => isVersionVisible(head, viewer))];
    });
  }

  version(viewer: Viewer, owner: string, title: string, version: number): Promise<SavedLoad | null> {
    return this.#connection.run(async () => {
      const there = await this.#head(viewer, owner, title);
      if (!there || version > there.version) return null;
      if (version === there.version) {
        const load = await this.#get(viewer, owner, title);
        // Overwritten between the two reads: it is an earlier one now.
        if (!load || load.head.version === version) return load;
      }
      const earlier = await this.versionsOf.version(there.id, version);
      return earlier && isVersionVisible(earlier.head, viewer) ? earlier : null;
    });
  }

  async putBack(load: SavedLoad): Promise<void> {
    const isLeft = await this.#connection.run(async () => {
      const { head, body } = load;
      const { owner, title } = head;
      for (;;) {
        const there = await this.#loads.findOne({ owner, title });
        const way = wayBack(load, there && headOfDocument(there));
        if (way === 'nothing' || way === 'save') return way === 'save';
        const ref = await this.#bodies.write(body);
        const isDone = there ? await this.#change(there, { ...head, body: ref }) : await this.#insert(head, ref);
        if (isDone && there) await this.#discard(there.body);
        if (isDone) return false;
        await this.#discard(ref);
      }
    });
    if (isLeft) await this.save(load);
  }

  putBackVersion(version: EarlierVersion): Promise<void> {
    return this.#connection.run(async () => {
      const there = await this.#loads.findOne(withId(version.head.id), { projection: { body: 0, grams: 0 } });
      if (canHaveVersion(there && headOfDocument(there), version)) await this.versionsOf.putBack(version);
    });
  }

  sweep(now: string): Promise<number> {
    return this.#connection.run(() => this.versionsOf.sweep(now));
  }

  /** Of the bin as another store had it; nothing when the load is here. */
  async putBackDeleted({ head, body }: SavedLoad, deletion: Deletion): Promise<void> {
    if (this.#keeping.binDays === 0 || (await this.#loads.findOne(withId(head.id), { projection: { _id: 1 } }))) return;
    const { id, owner, isShared, createdAt, title } = head;
    const inBin = { ...head, owner: nobodyOf(id), isShared: false, bin: { ...deletion, id, owner, isShared } };
    const ref = await this.#bodies.write(body);
    await this.#loads.insertOne({ ...inBin, _id: creationId(createdAt), grams: gramsOfText(title), body: ref });
  }

  /** What nobody can have back: the document last, so that a process that dies leaves it to be found again. */
  async removeForGood({ _id, body, bin }: LoadDocument): Promise<void> {
    await this.versionsOf.removeAll(bin!.id);
    await removeProgressOf(this.#connection.db, bin!.id);
    await this.#loads.deleteOne({ _id });
    await this.#discard(body);
  }

  async #get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
      const found = await this.#loads.findOne({ owner, title, ...visibleTo(viewer, owner) });
      if (!found) return null;
      const body = await this.#bodies.read(found.body);
      if (body) return { head: headOfDocument(found), body };
    }
    throw new Error(`the body of load "${title}" of ${owner} is not there`);
  }

  async #head(viewer: Viewer, owner: string, title: string): Promise<LoadHead | null> {
    const filter = { owner, title, ...visibleTo(viewer, owner) };
    const found = await this.#loads.findOne(filter, { projection: { grams: 0 } });
    return found && headOfDocument(found);
  }

  async #byId({ user, company }: Viewer, id: string): Promise<Page<LoadHead>> {
    const visible: Filter<LoadDocument> = { $or: [{ owner: user }, { company, isShared: true }] };
    const found = await this.#loads.findOne({ $and: [withId(id), visible] }, { projection: { grams: 0 } });
    return { items: found ? [headOfDocument(found)] : [], next: null };
  }

  /** False when there is one by now. */
  async #insert(head: LoadHead, body: BodyRef): Promise<boolean> {
    try {
      const document = { _id: creationId(head.createdAt), ...head, grams: gramsOfText(head.title), body };
      await this.#loads.insertOne(document);
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  }

  /** False when another one is there by now. */
  async #overwrite(there: LoadDocument, head: LoadHead, body: BodyRef): Promise<boolean> {
    const { areKept } = this.versionsOf;
    if (areKept) await this.versionsOf.keep(headOfDocument(there), there.body, head.updatedAt);
    if (!(await this.#change(there, { ...head, grams: gramsOfText(head.title), body }))) return false;
    if (areKept) await this.versionsOf.prune(head.id, head.version);
    else {
      await removeProgress(this.#connection.db, [{ load: head.id, version: head.version - 1 }]);
      await this.#discard(there.body);
    }
    return true;
  }

  /** Every save has a body of its own: by it one is known again. */
  async #change({ _id, owner, body }: LoadDocument, change: Partial<LoadDocument>): Promise<boolean> {
    const { matchedCount } = await this.#loads.updateOne({ _id, owner, 'body.id': body.id }, { $set: change });
    return matchedCount === 1;
  }

  /** The version as which a job saved it before it died; null: none. */
  async #savedAs(draft: LoadDraft, there: LoadDocument): Promise<LoadHead | null> {
    if (draft.processId === '') return null;
    const head = headOfDocument(there);
    if (isSavedAs(draft, head)) return head;
    const earlier = await this.versionsOf.earlier(head.id, head.version);
    return earlier.find((one) => isSavedAs(draft, one)) ?? null;
  }

  /** The load is saved already: a body that stays behind is swept later. */
  async #discard(body: BodyRef): Promise<void> {
    await this.#bodies.remove(body).catch(() => {});
  }
}

function visibleTo(viewer: Viewer, owner: string): Filter<LoadDocument> {
  return owner === viewer.user ? {} : { isShared: true, company: viewer.company };
}

/** Equality conditions, each the beginning of an index; a load that matches any of them is in the scope. */
function scopesOf(viewer: Viewer, search: LoadSearch): Filter<LoadDocument>[] {
  const shared = { company: viewer.company, isShared: true };
  if (search.owner === undefined) return search.sharedOnly ? [shared] : [{ owner: viewer.user }, shared];
  if (search.owner === viewer.user && !search.sharedOnly) return [{ owner: search.owner }];
  return [{ owner: search.owner, ...shared }];
}
