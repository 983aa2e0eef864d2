/** The bin in the embedded store: a deleted row leaves its table, and comes back under the number that it had. */
import { dateCursorOf } from '../date-cursor.js';
import type { BinEntry, BinStore, DeletedLoad, DeletedRecord, Page, PageRequest, Viewer } from '../index.js';
import { NameTaken } from '../index.js';
import { type BinRow, type BinRows, entryOf, scopeOfCompany, scopeOfUser } from './bin-rows.js';
import type { EmbeddedLoads } from './loads.js';
import type { EmbeddedRecords } from './records.js';
import type { Write } from './write.js';

export class EmbeddedBin implements BinStore {
  constructor(
    private readonly bin: BinRows,
    private readonly loads: EmbeddedLoads,
    private readonly records: EmbeddedRecords,
    private readonly write: Write,
  ) {}

  async list({ user, company }: Viewer, page: PageRequest): Promise<Page<BinEntry>> {
    const pages = [scopeOfUser(user), scopeOfCompany(company)].map((scope) => this.bin.rows.list(scope, page));
    const rows = pages.flatMap(({ items }) => items).sort(byAge);
    const items = rows.slice(0, page.limit);
    const isMore = rows.length > page.limit || pages.some(({ next }) => next !== null);
    const damaged = pages.flatMap((one) => one.damaged ?? []);
    const next = isMore ? dateCursorOf(items.at(-1)!) : null;
    return { items: items.map(entryOf), next, ...(damaged.length > 0 && { damaged }) };
  }

  restore(viewer: Viewer, id: string): Promise<BinEntry | null> {
    return this.write(() => {
      const row = this.#visible(viewer, id);
      if (row === null) return null;
      const isBack = row.load
        ? this.loads.putBackRow(row.number, row.load)
        : this.records.putBackRow(row.number, row.record);
      const entry = entryOf(row);
      if (!isBack) throw new NameTaken(entry.name);
      this.bin.rows.remove(row);
      return entry;
    });
  }

  remove(viewer: Viewer, id: string): Promise<BinEntry | null> {
    return this.write(() => {
      const row = this.#visible(viewer, id);
      if (row) this.#remove(row);
      return row && entryOf(row);
    });
  }

  putBackLoad({ head, body, deletion }: DeletedLoad): Promise<void> {
    return this.write(() => {
      if (this.bin.isKept) this.loads.putBackDeleted({ head, body }, deletion);
    });
  }

  putBackRecord(deleted: DeletedRecord): Promise<void> {
    return this.write(() => {
      if (!this.bin.isKept || this.bin.rows.get(deleted.id)) return;
      this.bin.putRecord(this.records.table.newNumber(), deleted);
    });
  }

  async sweep(now: string): Promise<number> {
    if (this.bin.old(now).length === 0) return 0;
    return this.write(() => {
      const rows = this.bin.old(now);
      for (const row of rows) this.#remove(row);
      return rows.length;
    });
  }

  #visible({ user, company }: Viewer, id: string): BinRow | null {
    const row = this.bin.rows.get(id);
    return row?.owner === scopeOfUser(user) || row?.owner === scopeOfCompany(company) ? row : null;
  }

  #remove(row: BinRow): void {
    if (row.load) this.loads.removeDeleted(row.number, row.load.id);
    this.bin.rows.remove(row);
  }
}

/** Deleted last, first; as the index has them. */
function byAge(a: BinRow, b: BinRow): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
