/** What was done, and how much was used, in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type { AuditEntry, AuditQuery, AuditStore, Page, UsageRow, UsageStore } from '../index.js';
import { afterCursor } from '../paging.js';
import type { Write } from './write.js';

const LAST = '\uffff';
/** So many at most go at once, so that no write is slow. */
const SWEPT_AT_ONCE = 500;

export class EmbeddedAudit implements AuditStore {
  /** [company, id] */
  readonly entries: Database<AuditEntry, [string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.entries = root.openDB({ name: 'audit', encoding: 'json' });
  }

  async add(entry: AuditEntry): Promise<void> {
    await this.#write(() => {
      this.entries.putSync([entry.company, entry.id], entry);
    });
  }

  async list(company: string, { by, action, from = '', to, limit, cursor }: AuditQuery): Promise<Page<AuditEntry>> {
    const before = afterCursor(cursor, to ?? LAST);
    const range = this.entries.getRange({ start: [company, before], end: [company, from], reverse: true });
    const items: AuditEntry[] = [];
    for (const { value } of range) {
      if (value.id >= before || value.at < from) continue;
      if ((by !== undefined && value.by !== by) || (action !== undefined && value.action !== action)) continue;
      if (items.length === limit) return { items, next: items.at(-1)!.id };
      items.push(value);
    }
    return { items, next: null };
  }

  sweep(before: string): Promise<number> {
    return this.#write(() => sweepCompanies(this.entries, before));
  }
}

export class EmbeddedUsage implements UsageStore {
  /** [company, day, user, key] */
  readonly #rows: Database<UsageRow, [string, string, string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#rows = root.openDB({ name: 'usage', encoding: 'json' });
  }

  async add(rows: readonly UsageRow[]): Promise<void> {
    await this.#write(() => {
      for (const row of rows) {
        const name: [string, string, string, string] = [row.company, row.day, row.user, row.key];
        const { calls, plans, seconds } = this.#rows.get(name) ?? { calls: 0, plans: 0, seconds: 0 };
        const sum = { calls: calls + row.calls, plans: plans + row.plans, seconds: seconds + row.seconds };
        this.#rows.putSync(name, { ...row, ...sum });
      }
    });
  }

  async list(company: string, from: string, to: string): Promise<readonly UsageRow[]> {
    const start: [string, string, string, string] = [company, to, LAST, LAST];
    const range = this.#rows.getRange({ start, end: [company, from, '', ''], reverse: true });
    return [...range].map(({ value }) => value);
  }

  sweep(before: string): Promise<number> {
    return this.#write(() => sweepCompanies(this.#rows, before));
  }
}

/** Inside a write transaction: the rows whose second part is less, company by company, without reading the others. */
function sweepCompanies<Key extends string[]>(rows: Database<unknown, Key>, before: string): number {
  let swept = 0;
  let start: unknown[] = [''];
  while (swept < SWEPT_AT_ONCE) {
    const [first] = rows.getKeys({ start: start as Key, limit: 1 });
    if (first === undefined) break;
    if (first[1]! < before) {
      rows.removeSync(first);
      swept++;
      start = first;
    } else {
      start = [first[0], LAST];
    }
  }
  return swept;
}
