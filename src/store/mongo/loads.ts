/** Saved loads in MongoDB: one head document each, its body apart (bodies.ts), the head written last. */
import type { Collection, Db, Filter, ObjectId } from 'mongodb';
import type { LoadHead, LoadSearch, LoadStore, Page, SavedLoad, Viewer } from '../index.js';
import { gramsOfPart, gramsOfText } from '../ngrams.js';
import type { Bodies, BodyRef } from './bodies.js';
import { type Connection, isDuplicate } from './connection.js';
import { containsPart, inAnyCase, rarestGram } from './contains.js';
import { creationId, newestFirst, pageCondition } from './creation-id.js';
import type { IndexedPieces } from './indexed-pieces.js';

export interface LoadDocument extends LoadHead {
  readonly _id: ObjectId;
  /** Pieces of the title (ngrams.ts). */
  readonly grams: string[];
  readonly body: BodyRef;
}

/** A reader that finds the body gone reads the head again; so often at most. */
const READ_ATTEMPTS = 10;
const INSERT_ATTEMPTS = 5;

export function loadCollection(db: Db): Collection<LoadDocument> {
  return db.collection('loads');
}

export async function prepareLoads(db: Db): Promise<void> {
  await loadCollection(db).createIndexes([
    { key: { owner: 1, title: 1 }, unique: true },
    { key: { owner: 1, _id: -1 } },
    { key: { company: 1, isShared: 1, _id: -1 } },
    { key: { owner: 1, grams: 1, _id: -1 } },
    { key: { company: 1, isShared: 1, grams: 1, _id: -1 } },
    { key: { 'body.id': 1 } },
  ]);
}

export class MongoLoads implements LoadStore {
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #loads: Collection<LoadDocument>;
  readonly #pieces: IndexedPieces;

  constructor(connection: Connection, bodies: Bodies, pieces: IndexedPieces) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#loads = loadCollection(connection.db);
    this.#pieces = pieces;
  }

  save({ head, body }: SavedLoad): Promise<LoadHead> {
    return this.#connection.run(async () => {
      const ref = await this.#bodies.write(body);
      const before = await this.#writeHead(head, ref);
      if (!before) return head;
      await this.#discard(before.body);
      return { ...head, createdAt: before.createdAt };
    });
  }

  get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    return this.#connection.run(async () => {
      for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
        const found = await this.#loads.findOne({ owner, title, ...visibleTo(viewer, owner) });
        if (!found) return null;
        const body = await this.#bodies.read(found.body);
        if (body) return { head: headOf(found), body };
      }
      throw new Error(`the body of load "${title}" of ${owner} is not there`);
    });
  }

  search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>> {
    return this.#connection.run(async () => {
      const part = search.titleContains ?? '';
      const narrow: Filter<LoadDocument> = {
        ...pageCondition(search),
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
      return newestFirst(found, search.limit, headOf);
    });
  }

  delete(viewer: Viewer, owner: string, title: string): Promise<boolean> {
    return this.#connection.run(async () => {
      if (owner !== viewer.user) return false;
      const before = await this.#loads.findOneAndDelete({ owner, title }, { projection: { body: 1 } });
      if (before) await this.#discard(before.body);
      return before !== null;
    });
  }

  /** Returns the head that was there before. */
  async #writeHead(head: LoadHead, body: BodyRef): Promise<LoadDocument | null> {
    const { createdAt, owner, title, ...changing } = head;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#loads.findOneAndUpdate(
          { owner, title },
          {
            $set: { ...changing, body, grams: gramsOfText(title) },
            $setOnInsert: { _id: creationId(createdAt), createdAt },
          },
          { upsert: true, returnDocument: 'before' },
        );
      } catch (error) {
        // Two first saves of one title at once: the loser overwrites at its next try.
        if (!isDuplicate(error) || attempt === INSERT_ATTEMPTS) throw error;
      }
    }
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

/** In the order of the interface, whatever order the document has. */
export function headOf(document: LoadHead): LoadHead {
  const { owner, company, title, isShared, isAutoSaved, processId, calculationTimeInSeconds } = document;
  const { containerType, calculationType, createdAt, updatedAt } = document;
  return {
    owner,
    company,
    title,
    isShared,
    isAutoSaved,
    processId,
    calculationTimeInSeconds,
    containerType,
    calculationType,
    createdAt,
    updatedAt,
  };
}
