/** What lies in the bin of the embedded store, with all that its being back again takes. */
import type { RootDatabase } from 'lmdb';
import type { BinEntry, DeletedRecord, Deletion, LoadHead } from '../index.js';
import { daysBefore, type Keeping } from '../keeping.js';
import { Indexed } from './indexed.js';

export type BinRow = {
  readonly id: string;
  /** Who sees it: `scopeOfUser`, `scopeOfCompany`. */
  readonly owner: string;
  /** When it was deleted. */
  readonly createdAt: string;
  readonly deletion: Deletion;
  /** Of the row in its table. */
  readonly number: number;
} & (
  | { readonly load: LoadHead; readonly record?: undefined }
  | { readonly record: DeletedRecord['record']; readonly load?: undefined }
);

export const scopeOfUser = (user: string) => `user:${user}`;
export const scopeOfCompany = (company: string) => `company:${company}`;

const SWEPT_AT_ONCE = 100;

export class BinRows {
  readonly rows: Indexed<BinRow>;
  readonly #keeping: Keeping;

  constructor(root: RootDatabase, keeping: Keeping) {
    this.#keeping = keeping;
    this.rows = new Indexed<BinRow>(root, 'bin', ({ createdAt }) => [['age', createdAt]]);
  }

  get isKept(): boolean {
    return this.#keeping.binDays > 0;
  }

  /** Inside a write transaction. */
  putLoad(number: number, load: LoadHead, deletion: Deletion): void {
    const owner = scopeOfUser(load.owner);
    this.rows.put({ id: load.id, owner, createdAt: deletion.deletedAt, deletion, number, load });
  }

  /** Inside a write transaction. */
  putRecord(number: number, { id, record, deletion }: DeletedRecord): void {
    const owner = scopeOfCompany(record.company);
    this.rows.put({ id, owner, createdAt: deletion.deletedAt, deletion, number, record });
  }

  /** Some of those that are kept long enough. */
  old(now: string): BinRow[] {
    return this.rows.first(SWEPT_AT_ONCE, ['age'], ['age', daysBefore(now, this.#keeping.binDays)]);
  }
}

export function entryOf({ id, deletion, load, record }: BinRow): BinEntry {
  return { id, kind: record ? record.kind : 'Load', name: record ? record.name : load.title, ...deletion };
}
