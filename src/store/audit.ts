/** Who did what, and how much each key was used: for the admins of a company. */
import type { Page } from './paging.js';

export interface AuditEntry {
  /** Its instant and something random, so that it sorts by time. */
  readonly id: string;
  readonly at: string;
  readonly company: string;
  /** E-mail, lower case. */
  readonly by: string;
  /** Id of the API key; null: in a session, or at the machine. */
  readonly key: string | null;
  /** Of the network; empty: at the machine. */
  readonly address: string;
  readonly action: string;
  /** What it was done to; may be empty. */
  readonly on: string;
  readonly detail: string;
}

export interface AuditQuery {
  readonly by?: string;
  readonly action?: string;
  /** Instants: from the first, before the second. */
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
  readonly cursor?: string;
}

export interface AuditStore {
  /** One of the same id is overwritten. */
  add(entry: AuditEntry): Promise<void>;
  /** Newest first. @throws BadCursor */
  list(company: string, query: AuditQuery): Promise<Page<AuditEntry>>;
  /** Forgets some of what is older than this instant; returns how many. */
  sweep(before: string): Promise<number>;
}

/** What was used on one UTC day. */
export interface UsageRow {
  readonly company: string;
  /** `2026-11-26`. */
  readonly day: string;
  /** E-mail, lower case. */
  readonly user: string;
  /** Id of the API key; empty: in sessions. */
  readonly key: string;
  readonly calls: number;
  /** Of them those that plan. */
  readonly plans: number;
  /** That calls took together. */
  readonly seconds: number;
}

export interface UsageStore {
  /** Adds the numbers to those of the same day, user and key. */
  add(rows: readonly UsageRow[]): Promise<void>;
  /** Newest day first. @param from, to days, both included */
  list(company: string, from: string, to: string): Promise<readonly UsageRow[]>;
  /** Forgets some of the days before this one; returns how many rows. */
  sweep(before: string): Promise<number>;
}
