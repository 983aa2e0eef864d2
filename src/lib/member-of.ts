/** A member of what was sent, of which nothing is judged yet; undefined where there is none. */
export function memberOf(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Readonly<Record<string, unknown>>)[name] : undefined;
}
