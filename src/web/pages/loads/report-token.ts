/** The part of a report's address that stands for its load: the view and the dock are behind the same. */

/** Null: it is no such address. */
export function tokenOf(address: string | null): string | null {
  return /\/Reports\/([^/?#]+)/i.exec(address ?? '')?.[1] ?? null;
}
