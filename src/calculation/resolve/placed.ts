/** A record with its place in the request, which its pointer names. */
export interface Placed<T> {
  readonly index: number;
  readonly record: T;
}

export function mapPlaced<T, U>(placed: readonly Placed<T>[], change: (record: T, index: number) => U): Placed<U>[] {
  return placed.map(({ index, record }) => ({ index, record: change(record, index) }));
}

export function recordsOf<T>(placed: readonly Placed<T>[]): T[] {
  return placed.map(({ record }) => record);
}
