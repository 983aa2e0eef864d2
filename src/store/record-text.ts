/** The searched text of a master record, the same for both stores. */

import { type MasterRecord, type RecordSearch, SEARCHED_FIELDS, type SearchedField } from './index.js';
import { fold, gramsOfText } from './ngrams.js';

/** The field's text with case made equal; empty when it has none. */
export function searchedText(record: MasterRecord, field: SearchedField): string {
  const value = field === 'name' ? record.name : record.fields[field];
  return typeof value === 'string' ? fold(value) : '';
}

/** The pieces of all searched fields, each as `field:piece`. */
export function searchedGrams(record: MasterRecord): string[] {
  return SEARCHED_FIELDS.flatMap((field) => gramsOfText(searchedText(record, field)).map((gram) => `${field}:${gram}`));
}

/** The plain meaning of a search, which its index may only narrow down. */
export function isRecordMatch(record: MasterRecord, search: RecordSearch): boolean {
  return (
    record.company === search.company &&
    record.kind === search.kind &&
    SEARCHED_FIELDS.every((field) => searchedText(record, field).includes(fold(search.contains[field] ?? '')))
  );
}

/** A change may rename a record, not move it. */
export function assertSameKind(before: MasterRecord, after: MasterRecord): MasterRecord {
  if (before.company !== after.company || before.kind !== after.kind) {
    throw new RangeError('a change must keep company and kind of a record');
  }
  return { ...after, createdAt: before.createdAt };
}
