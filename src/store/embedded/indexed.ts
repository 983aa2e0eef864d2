/**
 * Rows by id with index entries that follow from each row: what is waiting, by turn; what is held, by the end of its
 * lease. A small sister of the searched table (table.ts), for rows that change often.
 */
import type { Database, GetOptions, RootDatabase, Transaction } from 'lmdb';
import { dateCursorOf, readDateCursor } from '../date-cursor.js';
import { Damaged, type Page, type PageRequest } from '../index.js';
import { orDamaged, unlessDamaged } from './damage.js';

export type IndexKey = readonly (string | number)[];

/** Later than every text that is a part of a key. */
const LAST = '\uffff';

interface ListedRow {
  readonly id: string;
  readonly owner: string;
  readonly createdAt: string;
}

export class Indexed<T extends ListedRow> {
  readonly #name: string;
  readonly #rows: Database<T, string>;
  readonly #index: Database<string, (string | number)[]>;
  readonly #keysOf: (row: T) => readonly IndexKey[];

  /** @param keysOf index entries of a row, without its id; each begins with the name of its index */
  constructor(root: RootDatabase, name: string, keysOf: (row: T) => readonly IndexKey[]) {
    this.#name = name;
    this.#rows = root.openDB({ name, encoding: 'json' });
    this.#index = root.openDB({ name: `${name}.index`, encoding: 'json' });
    this.#keysOf = (row) => [['owner', row.owner, row.createdAt], ...keysOf(row)];
  }

  /** @throws Damaged */
  get(id: string, options?: GetOptions): T | null {
    return orDamaged(`"${id}" of the table ${this.#name}`, () => this.#rows.get(id, options) ?? null);
  }

  /** In their order, as the transaction sees them. */
  ids(transaction: Transaction): Iterable<string> {
    return this.#rows.getKeys({ transaction });
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

  /** Rows of the index from its first entry on, up to (not including) `end` of the same index; none that is damaged. */
  *rising(begin: IndexKey, end: IndexKey = [...begin, LAST]): Generator<T> {
    for (const { value } of this.#index.getRange({ start: [...begin], end: [...end] })) {
      const row = unlessDamaged(() => this.get(value));
      if (row) yield row;
    }
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
    return [...this.#index.getRange(range)].map(({ value }) => this.get(value)!);
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
    const damaged: string[] = [];
    // A backward range begins with its start, which belongs to the page before.
    for (const { key, value } of range) {
      if (cursor !== undefined && key[2] === start[0] && key[3] === start[1]) continue;
      try {
        const row = this.get(value)!;
        if (createdTo === undefined || row.createdAt < createdTo) rows.push(row);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        damaged.push(error.what);
      }
    }
    const items = rows.slice(0, limit);
    const next = rows.length > limit ? dateCursorOf(items.at(-1)!) : null;
    return { items, next, ...(damaged.length > 0 && { damaged }) };
  }
}
