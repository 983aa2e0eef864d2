/**
 * A table of named rows with a term index: the common ground of loads and master records. A row keeps its number for
 * life; numbers rise with creation, so falling numbers are "newest first" and a number is a stable cursor.
 */
import { createHash } from 'node:crypto';
import type { Database, GetOptions, RootDatabase, Transaction } from 'lmdb';
import { dateCursorOf, readDateCursor } from '../date-cursor.js';
import { BadCursor, Damaged, type Page, type PageRequest } from '../index.js';
import { isIndexedAcrossBlanks } from './indexed-pieces.js';
import { type Alternative, TermChanges, TermIndex, type TermPlace, type TermQuery } from './term-index.js';

const DAMAGED = Symbol('damaged');

/** What every cursor begins with, so that any other word is none. */
const CURSOR = 'after-';

export interface Row {
  readonly createdAt: string;
}

/** What tells a table about its rows. */
export interface RowKind<T extends Row> {
  /** What a row is called: "load". */
  readonly word: string;
  /** The parts of the row's unique name. */
  name(row: T): readonly string[];
  /** What the row is found by; the day of creation is added by the table. */
  terms(row: T): readonly string[];
  /** A row as it lies there with what an earlier version did not write; absent: it lacks nothing. */
  completed?(row: T, id: number): T;
}

/** A row with all that can be worked out before the transaction, which holds up everybody else. */
export interface Prepared<T extends Row> {
  readonly row: T;
  readonly key: Buffer;
  readonly terms: readonly string[];
}

/** A search in another order than that of creation. */
export interface OrderedSearch<T> {
  readonly all: readonly Alternative[];
  /** Beginnings of terms that end in an instant; every row that is sought has such a term. */
  readonly ordered: readonly string[];
  /** Terms beside those of the order narrow it down. */
  readonly isNarrow: boolean;
  instantOf(row: T): string;
  isMatch(row: T): boolean;
}

interface OrderedCursor {
  readonly instant: string;
  readonly id: number;
}

/** Rows that are read and sorted for a page of what a search narrows down; more are walked through in their order. */
const MOST_SORTED = 1000;

export class Table<T extends Row> {
  /** Whether a search may ask for these pieces (indexed-pieces.ts). */
  readonly isIndexedAcrossBlanks: boolean;
  readonly #kind: RowKind<T>;
  readonly #rows: Database<T, number>;
  readonly #numbers: Database<number, Uint8Array>;
  readonly #counters: Database<number, string>;
  readonly #counter: string;
  readonly #index: TermIndex;

  constructor(root: RootDatabase, name: string, kind: RowKind<T>) {
    this.#kind = kind;
    this.#counter = name;
    this.#rows = root.openDB({ name: `${name}.rows`, keyEncoding: 'uint32', encoding: 'json' });
    this.#numbers = root.openDB({ name: `${name}.numbers`, keyEncoding: 'binary', encoding: 'json' });
    this.#counters = root.openDB({ name: 'counters', encoding: 'json' });
    this.#index = new TermIndex(root.openDB({ name: `${name}.terms`, keyEncoding: 'binary', encoding: 'binary' }));
    this.isIndexedAcrossBlanks = isIndexedAcrossBlanks(root, name, this.#rows);
  }

  /** The number of the row so named, or null. */
  numberOf(name: readonly string[], options?: GetOptions): number | null {
    return this.#numbers.get(nameKey(name), options) ?? null;
  }

  /** The row of that number, or null. @throws Damaged */
  row(id: number, options?: GetOptions): T | null {
    const row = this.#rows.get(id, options);
    return row === undefined ? null : this.#completed(row, id);
  }

  /** @param options with a transaction: as of its beginning; @throws Damaged */
  get(name: readonly string[], options?: GetOptions): T | null {
    const id = this.numberOf(name, options);
    return id === null ? null : this.row(id, options);
  }

  prepare(row: T): Prepared<T> {
    return { row, key: nameKey(this.#kind.name(row)), terms: this.#kind.terms(row) };
  }

  /**
   * Inserts or overwrites the rows, in order; inside a write transaction. `createdAt` of a row overwritten is kept.
   * Returns the rows as written with their numbers.
   */
  put(rows: readonly Prepared<T>[]): { readonly id: number; readonly row: T }[] {
    const changes = new TermChanges();
    let next = this.#counters.get(this.#counter) ?? 1;
    const written = new Map<number, readonly string[]>();
    const results = rows.map(({ row: given, key, terms }) => {
      const known = this.#numbers.get(key);
      const id = known ?? next++;
      if (known === undefined) this.#numbers.putSync(key, id);
      const old = known === undefined ? null : this.#rowToLeave(id);
      const row = old ? { ...given, createdAt: old.createdAt } : given;
      const after = [...terms, dayTerm(row.createdAt)];
      // A name that comes twice in one call: the index will have what its first row had.
      changes.note(id, written.get(id) ?? (old ? this.#termsOf(old) : []), after);
      written.set(id, after);
      this.#rows.putSync(id, row);
      return { id, row };
    });
    this.#counters.putSync(this.#counter, next);
    this.#index.apply(changes);
    return results;
  }

  /** Puts back a row that was removed, under the number that it had; false when its name is another row's. */
  putBack(id: number, { row, key, terms }: Prepared<T>): boolean {
    if (this.#numbers.doesExist(key)) return false;
    const changes = new TermChanges();
    changes.note(id, [], [...terms, dayTerm(row.createdAt)]);
    this.#index.apply(changes);
    this.#numbers.putSync(key, id);
    this.#rows.putSync(id, row);
    return true;
  }

  /** A number for a row that comes from elsewhere, to be put back under it; inside a write transaction. */
  newNumber(): number {
    const next = this.#counters.get(this.#counter) ?? 1;
    this.#counters.putSync(this.#counter, next + 1);
    return next;
  }

  /**
   * Writes these rows, by number, over those that are there, under new names where they have one; inside a write
   * transaction, which must be abandoned when a row is returned: its name is another row's.
   */
  replace(rows: ReadonlyMap<number, T>): T | null {
    const changes = new TermChanges();
    const nameOf = (row: T) => nameKey(this.#kind.name(row));
    for (const id of rows.keys()) this.#numbers.removeSync(nameOf(this.#rows.get(id)!));
    for (const [id, row] of rows) {
      const key = nameOf(row);
      if (this.#numbers.doesExist(key)) return row;
      changes.note(id, this.#termsOf(this.#rows.get(id)!), this.#termsOf(row));
      this.#numbers.putSync(key, id);
      this.#rows.putSync(id, row);
    }
    this.#index.apply(changes);
    return null;
  }

  /** Inside a write transaction; the number of the row removed, or null. */
  remove(name: readonly string[]): number | null {
    const key = nameKey(name);
    const id = this.#numbers.get(key);
    if (id === undefined) return null;
    const row = this.#rowToLeave(id);
    if (row) {
      const changes = new TermChanges();
      changes.note(id, this.#termsOf(row), []);
      this.#index.apply(changes);
    }
    this.#rows.removeSync(id);
    this.#numbers.removeSync(key);
    return id;
  }

  /** Rows with a term of every alternative that also pass `isMatch`, newest first. */
  search(request: PageRequest, all: readonly Alternative[], isMatch: (row: T) => boolean): Page<T> {
    const ids = this.#index.find({ all, span: daySpan(request), before: this.#before(request.cursor) });
    return this.#page(request, ids, isMatch, (_, id) => CURSOR + id.toString(36));
  }

  /** The same in the order of the instants with which some terms end (`ordered`), newest first. */
  searchInOrder(request: PageRequest, search: OrderedSearch<T>): Page<T> {
    const { all, ordered, instantOf, isMatch } = search;
    const after = request.cursor === undefined ? null : readOrderedCursor(request.cursor);
    const isNarrow = search.isNarrow || daySpan(request) !== undefined;
    const few = isNarrow
      ? this.#few({ all, span: daySpan(request), before: this.#before(undefined) }, search, after)
      : null;
    const ids =
      few ??
      merged(
        ordered.map((beginning) => this.#index.falling(beginning, placeAfter(beginning, after))),
        ordered,
      );
    return this.#page(request, ids, isMatch, (row, id) => dateCursorOf({ createdAt: instantOf(row), id: String(id) }));
  }

  #page(
    request: PageRequest,
    ids: Iterable<number>,
    isMatch: (row: T) => boolean,
    cursorOf: (row: T, id: number) => string,
  ): Page<T> {
    const items: T[] = [];
    const damaged: string[] = [];
    const more = () => (damaged.length === 0 ? {} : { damaged });
    let next = '';
    for (const id of ids) {
      const row = this.#rowOrDamage(id);
      if (row === null || row === DAMAGED) {
        // One that is not there although it is found by its words was on a page that is damaged.
        damaged.push(`${this.#kind.word} number ${id}`);
        continue;
      }
      if (!isCreatedWithin(row, request) || !isMatch(row)) continue;
      if (items.length === request.limit) return { items, next, ...more() };
      items.push(row);
      next = cursorOf(row, id);
    }
    return { items, next: null, ...more() };
  }

  /** The numbers of all rows, oldest first, as the transaction sees them. */
  numbers(transaction: Transaction): Iterable<number> {
    return this.#rows.getKeys({ transaction });
  }

  /** Those of a narrow search, in order; null where they are more than can be sorted for a page. */
  #few(query: TermQuery, { instantOf }: OrderedSearch<T>, after: OrderedCursor | null): number[] | null {
    const found: { readonly id: number; readonly instant: string }[] = [];
    for (const id of this.#index.find(query)) {
      if (found.length === MOST_SORTED) return null;
      const row = this.#rowOrDamage(id);
      // What is damaged comes last: no page is without its news.
      found.push({ id, instant: row === null || row === DAMAGED ? '' : instantOf(row) });
    }
    return found
      .filter(
        ({ id, instant }) => after === null || instant < after.instant || (instant === after.instant && id < after.id),
      )
      .sort((a, b) => (a.instant < b.instant ? 1 : a.instant > b.instant ? -1 : b.id - a.id))
      .map(({ id }) => id);
  }

  #rowOrDamage(id: number): T | null | typeof DAMAGED {
    try {
      return this.row(id);
    } catch (error) {
      if (error instanceof Damaged) return DAMAGED;
      throw error;
    }
  }

  /** A row that is overwritten or removed; null when it is damaged, and then nothing finds it any more. */
  #rowToLeave(id: number): T | null {
    const row = this.#rowOrDamage(id);
    if (row !== null && row !== DAMAGED) return row;
    this.#index.forget(id);
    return null;
  }

  /** The number that a page's rows stay below. */
  #before(cursor: string | undefined): number {
    const next = this.#counters.get(this.#counter) ?? 1;
    if (cursor === undefined) return next;
    const number = cursor.startsWith(CURSOR) ? cursor.slice(CURSOR.length) : '';
    if (!/^[0-9a-z]{1,7}$/.test(number)) throw new BadCursor();
    return Math.min(next, Number.parseInt(number, 36));
  }

  /** Writes the terms that `termsOf` names for every row beside those that are there; inside a write transaction. */
  addTerms(termsOf: (row: T) => readonly string[]): void {
    const changes = new TermChanges();
    for (const id of this.#rows.getKeys({})) {
      const row = this.#rowOrDamage(id);
      if (row !== null && row !== DAMAGED) changes.note(id, [], termsOf(row));
    }
    this.#index.apply(changes);
  }

  #completed(row: T, id: number): T {
    return this.#kind.completed?.(row, id) ?? row;
  }

  #termsOf(row: T): string[] {
    return [...this.#kind.terms(row), dayTerm(row.createdAt)];
  }
}

/** A name of any length and characters as a key of 32 bytes. */
function nameKey(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function dayTerm(instant: string): string {
  return `day:${instant.slice(0, 10)}`;
}

function daySpan(request: PageRequest): { first: string; last: string } | undefined {
  if (request.createdFrom === undefined && request.createdTo === undefined) return undefined;
  return { first: dayTerm(request.createdFrom ?? '0000-00-00'), last: dayTerm(request.createdTo ?? '9999-99-99') };
}

function isCreatedWithin(row: Row, request: PageRequest): boolean {
  return (
    (request.createdFrom === undefined || row.createdAt >= request.createdFrom) &&
    (request.createdTo === undefined || row.createdAt < request.createdTo)
  );
}

/** @throws BadCursor */
function readOrderedCursor(cursor: string): OrderedCursor {
  const [instant, id] = readDateCursor(cursor);
  if (!/^\d{1,10}$/.test(id)) throw new BadCursor();
  return { instant, id: Number(id) };
}

function placeAfter(beginning: string, after: OrderedCursor | null): TermPlace | null {
  return after && { term: beginning + after.instant, id: after.id };
}

/** Each number once. @param beginnings of the terms of each */
function* merged(orders: readonly Generator<TermPlace>[], beginnings: readonly string[]): Generator<number> {
  const heads = orders.map((order) => order.next());
  let last = -1;
  for (;;) {
    let first: { readonly at: number; readonly instant: string; readonly id: number } | null = null;
    for (const [at, { done, value }] of heads.entries()) {
      if (done) continue;
      const instant = value.term.slice(beginnings[at]!.length);
      const isFirst = first === null || instant > first.instant || (instant === first.instant && value.id > first.id);
      if (isFirst) first = { at, instant, id: value.id };
    }
    if (first === null) return;
    heads[first.at] = orders[first.at]!.next();
    // The same load in another order has the same instant, so it comes at once.
    if (first.id !== last) yield first.id;
    last = first.id;
  }
}
