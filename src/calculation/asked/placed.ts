/**
 * A record with its place in the request, which its pointer names. What has a fault is left out of the record, and named:
 * the rest is judged nevertheless, so that all faults of a record are listed together.
 */
import { type Issue, pointTo } from '../../schema/issue.js';

export interface Placed<T> {
  readonly index: number;
  readonly record: T;
  /** Fields with a fault. */
  readonly faulty: ReadonlySet<string>;
}

/** Fields with a fault, by the pointer of their record. */
export type FaultyFields = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/** @param parent whose members are the records */
export function faultyFields(issues: readonly Issue[], parent: string): FaultyFields {
  const fields = new Map<string, Set<string>>();
  for (const { pointer } of issues) {
    if (!pointer.startsWith(`${parent}/`)) continue;
    const [index = '', field = ''] = pointer.slice(parent.length + 1).split('/');
    const record = pointTo(parent, index);
    const known = fields.get(record);
    if (known === undefined) fields.set(record, new Set([field]));
    else known.add(field);
  }
  return fields;
}

/** The records but those with a fault of the whole; a fault of the whole list leaves none. */
export function placedRecords<T extends object>(
  records: readonly T[],
  pointer: string,
  known: readonly Issue[],
): Placed<T>[] {
  if (known.some((issue) => issue.pointer === pointer)) return [];
  const fields = faultyFields(known, pointer);
  return records.flatMap((record, index): Placed<T>[] => {
    const faulty = fields.get(pointTo(pointer, index)) ?? NONE;
    return faulty.has('') ? [] : [{ index, record: withoutFields(record, faulty), faulty }];
  });
}

export function withoutFields<T extends object>(record: T, faulty: ReadonlySet<string>): T {
  if (faulty.size === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => !faulty.has(field))) as T;
}

export function isSound<T>({ faulty }: Placed<T>, ...fields: readonly string[]): boolean {
  return faulty.size === 0 || (fields.length > 0 && !fields.some((field) => faulty.has(field)));
}

export function mapPlaced<T, U>(placed: readonly Placed<T>[], change: (record: T, index: number) => U): Placed<U>[] {
  return placed.map(({ index, record, faulty }) => ({ index, record: change(record, index), faulty }));
}

export function recordsOf<T>(placed: readonly Placed<T>[]): T[] {
  return placed.map(({ record }) => record);
}
