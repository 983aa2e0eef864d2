/** What an account has set. */

/** Plain JSON. */
export type Settings = Readonly<Record<string, unknown>>;
