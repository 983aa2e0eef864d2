/** How a load stands in MongoDB. */
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import type { Deletion, LoadHead } from '../index.js';
import { headOf, type KeptHead } from '../load-steps.js';
import type { BodyRef } from './bodies.js';

export type LoadDocument = KeptHead & {
  readonly _id: ObjectId;
  /** Pieces of the title (ngrams.ts). */
  readonly grams: string[];
  readonly body: BodyRef;
  /** Present while it lies in the bin: then `owner` is nobody and nobody shares it, so that nothing else finds it. */
  readonly bin?: LoadInBin;
};

export interface LoadInBin extends Deletion {
  readonly id: string;
  /** Both as they were. */
  readonly owner: string;
  readonly isShared: boolean;
  /** It is being removed for good. */
  readonly isGoing?: true;
}

export function loadCollection(db: Db): Collection<LoadDocument> {
  return db.collection('loads');
}

/** No e-mail; another one for each load, as titles are unique for each owner. */
export function nobodyOf(id: string): string {
  return `bin:${id}`;
}

/** The head, of a load in the bin as it was. */
export function headOfDocument(document: LoadDocument): LoadHead {
  const { _id, bin } = document;
  const asItWas = bin ? { ...document, owner: bin.owner, isShared: bin.isShared } : document;
  return headOf(asItWas, _id.toHexString());
}

/** A load by its id, which one saved before loads had ids has from its document. */
export function withId(id: string): Filter<LoadDocument> {
  if (!/^[0-9a-f]{24}$/.test(id)) return { id };
  return { $or: [{ id }, { _id: new ObjectId(id), id: { $exists: false } }] };
}
