/**
 * Ids in the order of creation, to the millisecond: "newest first" is falling `_id`, an `_id` is a stable cursor, and
 * a span of dates is a span of `_id`, so one index serves filter, order and page.
 *
 *     bytes 0-5    creation, milliseconds since 1970, big-endian
 *     bytes 6-8    random, one for each process
 *     bytes 9-11   counter of the process, big-endian
 */
import { randomBytes } from 'node:crypto';
import { type Filter, type FindCursor, ObjectId } from 'mongodb';
import { BadCursor, type Page, type PageRequest } from '../index.js';

const ofProcess = randomBytes(3);
let counter = randomBytes(3).readUIntBE(0, 3);

/** @param createdAt ISO instant */
export function creationId(createdAt: string): ObjectId {
  const bytes = firstIdOf(createdAt);
  ofProcess.copy(bytes, 6);
  counter = (counter + 1) % 0x1000000;
  bytes.writeUIntBE(counter, 9, 3);
  return new ObjectId(bytes);
}

/** The condition on `_id` that a page's dates and cursor make; `{}` when they make none. */
export function pageCondition(request: PageRequest): Filter<{ _id: ObjectId }> {
  const condition: { $gte?: ObjectId; $lt?: ObjectId } = {};
  if (request.createdFrom !== undefined) condition.$gte = new ObjectId(firstIdOf(request.createdFrom));
  if (request.createdTo !== undefined) condition.$lt = new ObjectId(firstIdOf(request.createdTo));
  if (request.cursor !== undefined) {
    const cursor = readCursor(request.cursor);
    if (!condition.$lt || cursor.toHexString() < condition.$lt.toHexString()) condition.$lt = cursor;
  }
  return Object.keys(condition).length === 0 ? {} : { _id: condition };
}

/** The page that a query, narrowed by `pageCondition`, gives. */
export async function newestFirst<D extends { _id: ObjectId }, T>(
  query: FindCursor<D>,
  limit: number,
  itemOf: (document: D) => T,
): Promise<Page<T>> {
  const found = await query
    .sort({ _id: -1 })
    .limit(limit + 1)
    .toArray();
  const items = found.slice(0, limit);
  return { items: items.map(itemOf), next: found.length > limit ? items.at(-1)!._id.toHexString() : null };
}

function firstIdOf(instant: string): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(Math.max(0, Date.parse(instant)), 0, 6);
  return bytes;
}

function readCursor(text: string): ObjectId {
  if (!/^[0-9a-f]{24}$/.test(text)) throw new BadCursor();
  return new ObjectId(text);
}
