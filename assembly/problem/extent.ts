/** Extent: all cargo together reaches at most so far from the origin; the room for cargo is cut to it. */

/** @param limit 0: none */
export function withinExtent(size: i32, limit: i32): i32 {
  return limit > 0 && limit < size ? limit : size;
}
