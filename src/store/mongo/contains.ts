/** Searching a part of a text in MongoDB: the rarest of its pieces by the index, the part itself compared after. */
import type { Collection, Filter } from 'mongodb';

/** Beyond this a piece is frequent, and how frequent makes no difference. */
const FREQUENT = 2_000;
/** Pieces counted at once; more are counted only when all of these are frequent. */
const COUNTED_AT_ONCE = 12;

/**
 * The condition on `grams` that leaves the fewest documents to compare.
 * @param grams pieces that a match must all have
 */
export async function rarestGram<T extends { grams: readonly string[] }>(
  collection: Collection<T>,
  scope: Filter<T>,
  grams: readonly string[],
): Promise<Filter<T>> {
  if (grams.length <= 1) return grams.length === 0 ? {} : ({ grams: grams[0] } as Filter<T>);
  const rounds = Math.ceil(grams.length / COUNTED_AT_ONCE);
  let rarest = { gram: grams[0]!, count: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds && rarest.count >= FREQUENT; round++) {
    // Evenly taken: neighbours share characters, and are rare or frequent together.
    const counted = grams.filter((_, index) => index % rounds === round);
    const counts = await Promise.all(
      counted.map(async (gram) => ({
        gram,
        count: await collection.countDocuments({ ...scope, grams: gram } as Filter<T>, { limit: FREQUENT }),
      })),
    );
    rarest = counts.reduce((least, one) => (one.count < least.count ? one : least), rarest);
  }
  return { grams: rarest.gram } as Filter<T>;
}

/** That the field's text contains the part, byte by byte; `$` and the like mean nothing here. */
export function containsPart(field: string, part: string): object {
  return { $gte: [{ $indexOfBytes: [`$${field}`, { $literal: part }] }, 0] };
}
