/** How a record of the master data stands in MongoDB. */
import type { Collection, Db, ObjectId } from 'mongodb';
import { type Deletion, type MasterRecord, SEARCHED_FIELDS, type SearchedField } from '../index.js';
import { searchedGrams, searchedText } from '../record-text.js';
import { creationId } from './creation-id.js';

export interface RecordDocument extends Omit<MasterRecord, 'fields'> {
  readonly _id: ObjectId;
  /** As JSON text: field names and numbers stay exactly as they are. */
  readonly fields: string;
  /** Searched fields with case made equal. */
  readonly text: Readonly<Record<SearchedField, string>>;
  readonly grams: string[];
  /** Rises with every write, so that a change notices another one. */
  readonly revision: number;
  /** Present while it lies in the bin: then `company` is none, so that nothing else finds it. */
  readonly bin?: RecordInBin;
}

export interface RecordInBin extends Deletion {
  readonly id: string;
  /** As it was. */
  readonly company: string;
  /** It is being removed for good. */
  readonly isGoing?: true;
}

/** No company; another one for each record, as names are unique for each company. */
export function noCompanyOf(binId: string): string {
  return `bin:${binId}`;
}

export function recordCollection(db: Db): Collection<RecordDocument> {
  return db.collection('records');
}

/** The record, of one in the bin as it was. */
export function recordOf(document: RecordDocument): MasterRecord {
  const { kind, name, uom, createdAt, updatedAt } = document;
  const company = document.bin?.company ?? document.company;
  return { company, kind, name, uom, fields: JSON.parse(document.fields), createdAt, updatedAt };
}

/** Inserts the record, or overwrites the one of its name. */
export function upsertOf(record: MasterRecord) {
  const { company, kind, name, createdAt } = record;
  return {
    updateOne: {
      filter: { company, kind, name },
      update: {
        $set: changingPart(record),
        $setOnInsert: { _id: creationId(createdAt), createdAt },
        $inc: { revision: 1 },
      },
      upsert: true,
    },
  };
}

/** What a write changes of a record that is there. */
export function changingPart(
  record: MasterRecord,
): Pick<RecordDocument, 'uom' | 'updatedAt' | 'fields' | 'text' | 'grams'> {
  const { uom, updatedAt, fields } = record;
  const text = Object.fromEntries(SEARCHED_FIELDS.map((field) => [field, searchedText(record, field)]));
  return {
    uom,
    updatedAt,
    fields: JSON.stringify(fields),
    text: text as Record<SearchedField, string>,
    grams: searchedGrams(record),
  };
}
