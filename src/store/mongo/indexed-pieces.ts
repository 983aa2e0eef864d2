/**
 * Which collections have the pieces across blanks (ngrams.ts) in every document. Documents of an earlier version lack
 * them; a collection that was seen empty by this version can have none of those, and is marked so for good.
 */
import type { Collection, Db } from 'mongodb';
import { isDuplicate } from './connection.js';

const INDEXED_BY_PIECES = ['loads', 'records'] as const;

type IndexedCollection = (typeof INDEXED_BY_PIECES)[number];

export interface MarkDocument {
  /** The collection's name. */
  readonly _id: IndexedCollection;
}

export const markCollection = (db: Db): Collection<MarkDocument> => db.collection('indexedAcrossBlanks');

export class IndexedPieces {
  #acrossBlanks: ReadonlySet<IndexedCollection> = new Set();

  /** Before anything is searched or written; any number of services at once. */
  async prepare(db: Db): Promise<void> {
    const marks = markCollection(db);
    await Promise.all(INDEXED_BY_PIECES.map((name) => markIfEmpty(db, name)));
    // Read last: who saw documents of another service sees the mark that this one made before it wrote them.
    this.#acrossBlanks = new Set((await marks.find().toArray()).map(({ _id }) => _id));
  }

  areAcrossBlanks(name: IndexedCollection): boolean {
    return this.#acrossBlanks.has(name);
  }
}

async function markIfEmpty(db: Db, name: IndexedCollection): Promise<void> {
  // "local" sees also what another server wrote just now and what may yet be taken back.
  const document = await db.collection(name).findOne({}, { projection: { _id: 1 }, readConcern: { level: 'local' } });
  if (document) return;
  try {
    await markCollection(db).insertOne({ _id: name });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
