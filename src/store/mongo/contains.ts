/** Searching a part of a text in MongoDB: the rarest of its pieces by the index, the part itself compared after. */
import type { Collection, Filter } from 'mongodb';

/** Beyond this a piece is frequent, and how frequent makes no difference. */
const FREQUENT = 2_000;
const MOST_COMPARED = 12;

/**
 * The condition on `grams` that leaves the fewest documents to compare.
 * @param grams pieces that a match must all have
 */
export async function rarestGram<T extends { grams: readonly string[] }>(
  collection: Collection<T>,
  scope: Filter<T>,
  grams: readonly string[],
): Promise<Filter<T>> {
  const [first, ...others] = spread(grams, MOST_COMPARED);
  if (first === undefined) return {};
  let rarest = first;
  if (others.length > 0) {
    const counts = await Promise.all(
      [first, ...others].map(async (gram) => ({
        gram,
        count: await collection.countDocuments({ ...scope, grams: gram } as Filter<T>, { limit: FREQUENT }),
      })),
    );
    rarest = counts.reduce((least, one) => (one.count < least.count ? one : least)).gram;
  }
  return { grams: rarest } as Filter<T>;
}

/** That the field's text contains the part, byte by byte; `$` and the like mean nothing here. */
export function containsPart(field: string, part: string): object {
  return { $gte: [{ $indexOfBytes: [`$${field}`, { $literal: part }] }, 0] };
}

/** At most so many of the items, evenly taken. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, n) => items[Math.floor((n * items.length) / most)]!);
}
