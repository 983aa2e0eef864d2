/** Rules of a setting over those of a request. */

type Fields = Readonly<Record<string, unknown>>;

/** Members of the setting win, null takes one of the request away. */
export function rulesOver(rules: Fields, setting: Fields): Fields {
  const merged = Object.entries({ ...rules, ...setting }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}
