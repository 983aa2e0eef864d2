/** How a record of the master data stands in MongoDB. */
import type { Collection, Db, ObjectId } from 'mongodb';
import { type MasterRecord, SEARCHED_FIELDS, type SearchedField } from '../index.js';
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
}

export function recordCollection(db: Db): Collection<RecordDocument> {
  return db.collection('records');
}

export function recordOf(document: RecordDocument): MasterRecord {
  const { company, kind, name, uom, createdAt, updatedAt } = document;
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
