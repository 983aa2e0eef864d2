/**
 * Rows by id with index entries that follow from each row: what is waiting, by turn; what is held, by the end of its
 * lease. A small sister of the searched table (table.ts), for rows that change often.
 */
import type { Database, RootDatabase, Transaction } from 'lmdb';
import { dateCursorOf, readDateCursor } from '../date-cursor.js';
import type { Page, PageRequest } from '../index.js';

export type IndexKey = readonly (string | number)[];

/** Later than every text that is a part of a key. */
const LAST = '\uffff';

interface ListedRow {
  readonly id: string;
  readonly owner: string;
  readonly createdAt: string;
}

export class Indexed<T extends ListedRow> {
  readonly #rows: Database<T, string>;
  readonly #index: Database<string, (string | number)[]>;
  readonly #keysOf: (row: T) => readonly IndexKey[];

  /** @param keysOf index entries of a row, without its id; each begins with the name of its index */
  constructor(root: RootDatabase, name: string, keysOf: (row: T) => readonly IndexKey[]) {
    this.#rows = root.openDB({ name, encoding: 'json' });
    this.#index = root.openDB({ name: `${name}.index`, encoding: 'json' });
    this.#keysOf = (row) => [['owner', row.owner, row.createdAt], ...keysOf(row)];
  }

  get(id: string): T | null {
    return this.#rows.get(id) ?? null;
  }

  /** In the order of their ids, as the transaction sees them. */
  *all(transaction: Transaction): Generator<T> {
    for (const { value } of this.#rows.getRange({ transaction })) yield value;
  }

  /** Inserts or overwrites; inside a write transaction. */
  put(row: T): T {
    const before = this.get(row.id);
    const keys = new Set(this.#keysOf(row).map((key) => JSON.stringify(key)));
    for (const key of before ? this.#keysOf(before) : []) {
      if (!keys.delete(JSON.stringify(key))) this.#index.removeSync([...key, row.id]);
    }
    for (const key of keys) this.#index.putSync([...JSON.parse(key), row.id], row.id);
    this.#rows.putSync(row.id, row);
    return row;
  }

  /** Inside a write transaction. */
  remove(row: T): void {
    for (const key of this.#keysOf(row)) this.#index.removeSync([...key, row.id]);
    this.#rows.removeSync(row.id);
  }

  /** Rows of the index from its first entry on, up to (not including) `end` of the same index. */
  *rising(begin: IndexKey, end: IndexKey = [...begin, LAST]): Generator<T> {
    for (const { value } of this.#index.getRange({ start: [...begin], end: [...end] })) yield this.#rows.get(value)!;
  }

  /** Some of the first rows of `rising`. */
  first(most: number, begin: IndexKey, end?: IndexKey): T[] {
    const rows: T[] = [];
    for (const row of this.rising(begin, end)) {
      if (rows.length >= most) break;
      rows.push(row);
    }
    return rows;
  }

  /** The last row of those whose entries begin so; null when there is none. */
  last(begin: IndexKey): T | null {
    return this.lasts(1, begin)[0] ?? null;
  }

  /** The last rows of those whose entries begin so, the very last one first. */
  lasts(most: number, begin: IndexKey): T[] {
    const range = { start: [...begin, LAST], end: [...begin], reverse: true, limit: most };
    return [...this.#index.getRange(range)].map(({ value }) => this.#rows.get(value)!);
  }

  /** Newest first. */
  list(owner: string, { limit, cursor, createdFrom, createdTo }: PageRequest): Page<T> {
    const start = cursor === undefined ? [createdTo ?? LAST] : readDateCursor(cursor);
    const range = this.#index.getRange({
      start: ['owner', owner, ...start],
      end: ['owner', owner, createdFrom ?? ''],
      reverse: true,
      limit: limit + 2,
    });
    const rows: T[] = [];
    // A backward range begins with its start, which belongs to the page before.
    for (const { key, value } of range) {
      if (cursor !== undefined && key[2] === start[0] && key[3] === start[1]) continue;
      const row = this.#rows.get(value)!;
      if (createdTo === undefined || row.createdAt < createdTo) rows.push(row);
    }
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? dateCursorOf(items.at(-1)!) : null };
  }
}
