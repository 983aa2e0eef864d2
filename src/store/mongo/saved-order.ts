/** Loads in the order in which they were saved last: two indexes begin with who sees them and go on so. */
import { type Filter, type FindCursor, ObjectId } from 'mongodb';
import { dateCursorOf, readDateCursor } from '../date-cursor.js';
import { BadCursor, type LoadHead, type Page, type PageRequest } from '../index.js';
import { pageCondition } from './creation-id.js';
import type { LoadDocument } from './load-document.js';

/** What a page's dates of creation and its cursor make. @throws BadCursor */
export function savedCondition({ cursor, ...dates }: PageRequest): Filter<LoadDocument> {
  const created = pageCondition(dates) as Filter<LoadDocument>;
  if (cursor === undefined) return created;
  const [savedAt, id] = readDateCursor(cursor);
  if (!ObjectId.isValid(id)) throw new BadCursor();
  const isAfter = [{ updatedAt: { $lt: savedAt } }, { updatedAt: savedAt, _id: { $lt: new ObjectId(id) } }];
  // The first condition alone says from where an index is read.
  return { ...created, updatedAt: { $lte: savedAt }, $or: isAfter };
}

export async function lastSavedFirst(
  query: FindCursor<LoadDocument>,
  limit: number,
  itemOf: (document: LoadDocument) => LoadHead,
): Promise<Page<LoadHead>> {
  const found = await query
    .sort({ updatedAt: -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const next =
    found.length > limit && last ? dateCursorOf({ createdAt: last.updatedAt, id: last._id.toHexString() }) : null;
  return { items: items.map(itemOf), next };
}
