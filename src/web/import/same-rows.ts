/** Whether rows of a list are in the table already, as after the same file was imported before. */
type Row = Readonly<Record<string, unknown>>;

/** What the table gives to rows by itself: numbers of stops among those of other lists, and letters. */
const OF_TABLE = new Set(['sequence', 'letters']);

/** @param added as the table would have them; @param there each stands for one of them at most */
export function areAllThere(added: readonly Row[], there: readonly Row[]): boolean {
  const counts = new Map<string, number>();
  for (const row of there) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return (
    added.length > 0 &&
    added.every((row) => {
      const key = keyOf(row);
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count > 0;
    })
  );
}

function keyOf(row: Row): string {
  const said = Object.entries(row).filter(([field, value]) => !OF_TABLE.has(field) && value !== undefined);
  return JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
