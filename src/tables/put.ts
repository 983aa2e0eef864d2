/** Values that stand deep in a record. */

/** Sets a member of members; what is no object on the way there gives way. */
export function put(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let here = record;
  for (const step of path.slice(0, -1)) {
    const next = here[step];
    if (typeof next !== 'object' || next === null || Array.isArray(next)) here[step] = {};
    here = here[step] as Record<string, unknown>;
  }
  here[path.at(-1)!] = value;
}
