/** Does a piece of work for each of several items, a few of them at once. */

/** What `work` gives for each, in their order; so many are under way at once. After a failure none is begun. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let hasFailed = false;
  const turn = async () => {
    while (next < items.length && !hasFailed) {
      const place = next++;
      try {
        results[place] = await work(items[place]!, place);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return results;
}
