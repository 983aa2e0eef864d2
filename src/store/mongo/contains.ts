/** Searching a part of a text in MongoDB: the rarest of its pieces by the index, the part itself compared after. */
import type { Collection, Filter, ObjectId } from 'mongodb';

/** Entries of a piece that are looked at: a piece with fewer is rare, and their number is known. */
const LOOKED_AT = 500;
/** Pieces looked at with one command; more are looked at only when all of these are frequent, so often at most. */
const PIECES_AT_ONCE = 12;
const MOST_COMMANDS = 3;

interface Entries {
  readonly gram: string;
  /** At most `LOOKED_AT`. */
  readonly count: number;
  /** The last one looked at, newest first. */
  readonly oldest: ObjectId;
}

/**
 * The condition on `grams` that leaves the fewest documents to compare. Reads index keys only, at most
 * `MOST_COMMANDS * PIECES_AT_ONCE * LOOKED_AT` of them, whatever the part and however many documents there are.
 * @param scope equality conditions that an index begins with, followed by `grams` and falling `_id`
 * @param grams pieces that a match must all have
 */
export async function rarestGram<T extends { _id: ObjectId; grams: readonly string[] }>(
  collection: Collection<T>,
  scope: Filter<T>,
  grams: readonly string[],
): Promise<Filter<T>> {
  if (grams.length <= 1) return grams.length === 0 ? {} : ({ grams: grams[0] } as Filter<T>);
  const rounds = Math.ceil(grams.length / PIECES_AT_ONCE);
  const found: Entries[] = [];
  for (let round = 0; round < Math.min(rounds, MOST_COMMANDS); round++) {
    // Evenly taken: neighbours share characters, and are rare or frequent together.
    const some = grams.filter((_, index) => index % rounds === round);
    const [first = [], ...others] = some.map((gram) => newestEntries(scope, gram));
    const union = others.map((pipeline) => ({ $unionWith: { coll: collection.collectionName, pipeline } }));
    const entries = await collection.aggregate<Entries>([...first, ...union]).toArray();
    const absent = some.find((gram) => entries.every((one) => one.gram !== gram));
    if (absent !== undefined) return { grams: absent } as Filter<T>;
    found.push(...entries);
    if (entries.some(({ count }) => count < LOOKED_AT)) break;
  }
  return { grams: found.reduce((rarest, one) => (isRarer(one, rarest) ? one : rarest)).gram } as Filter<T>;
}

/** No document when the piece has no entry. */
function newestEntries<T>(scope: Filter<T>, gram: string): object[] {
  return [
    { $match: { ...scope, grams: gram } },
    { $sort: { _id: -1 } },
    { $limit: LOOKED_AT },
    { $group: { _id: null, count: { $sum: 1 }, oldest: { $last: '$_id' } } },
    { $project: { _id: 0, gram: { $literal: gram }, count: 1, oldest: 1 } },
  ];
}

/** Of two frequent pieces the one whose newest entries reach further back. */
function isRarer(one: Entries, other: Entries): boolean {
  if (one.count !== other.count) return one.count < other.count;
  return one.oldest.toHexString() < other.oldest.toHexString();
}

/** That the field's text contains the part, byte by byte; `$` and the like mean nothing here. */
export function containsPart(field: string, part: string): object {
  return { $gte: [{ $indexOfBytes: [`$${field}`, { $literal: part }] }, 0] };
}

/** A text that contains the part, in upper and lower case. */
export function inAnyCase(part: string): RegExp {
  return new RegExp(part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');
}
