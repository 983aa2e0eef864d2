/**
 * What the service keeps. One interface, two stores (embedded, MongoDB), one contract test
 * (test/store/contract.ts) that both pass.
 *
 * Every write is atomic and durable when its promise resolves. A store that cannot be reached rejects with
 * `StoreUnavailable`, which the service answers with 503. Dates are ISO instants (`Date.toISOString()`).
 */
import type { ContainerType, Uom } from '../domain/words.js';

export interface Store {
  readonly loads: LoadStore;
  readonly records: RecordStore;
  readonly accounts: AccountStore;
  readonly answers: AnswerStore;
  /** So many calls a minute and key at most, over all services that share the store as far as it can count them. */
  limitCalls(perMinute: number): CallLimit;
  /**
   * Everything but idempotency answers and counts of calls, users first, loads and records oldest first, as of one moment, whatever is
   * written meanwhile. A store that cannot look back gives each entry whole, but they may be of different moments.
   */
  entries(): AsyncIterable<StoredEntry>;
  /** False for a MongoDB that is a single server. */
  canLookBack(): Promise<boolean>;
  /** Resolves when the store can read and write, else rejects with `StoreUnavailable`. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** One thing that is kept. */
export type StoredEntry =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'settings'; readonly user: string; readonly settings: Settings }
  | { readonly kind: 'key'; readonly key: KeyRecord }
  | { readonly kind: 'record'; readonly record: MasterRecord }
  | { readonly kind: 'load'; readonly load: SavedLoad };

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the page that follows; null on the last page. */
  readonly next: string | null;
}

/** What every search has in common. Newest created first; a page is never disturbed by records made meanwhile. */
export interface PageRequest {
  /** `createdFrom` included, `createdTo` excluded. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  /** At least 1. */
  readonly limit: number;
  /** From an earlier page's `next`; another text is a `BadCursor`. */
  readonly cursor?: string;
}

// ---------------------------------------------------------------------------------------------------- loads

/** Who asks: every read is limited to what this user may see. */
export interface Viewer {
  readonly user: string;
  readonly company: string;
}

/** The part of a saved load that searches read; kept apart from the plan. */
export interface LoadHead {
  /** E-mail of the creator, lower case; with `title` it names the load. */
  readonly owner: string;
  readonly company: string;
  readonly title: string;
  readonly isShared: boolean;
  readonly isAutoSaved: boolean;
  readonly processId: string;
  readonly calculationTimeInSeconds: number;
  readonly containerType: string;
  readonly calculationType: string;
  /** `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SavedLoad {
  readonly head: LoadHead;
  /** The calculated load as bytes (compact JSON, calculation/types.ts); opaque to the store. */
  readonly body: Uint8Array;
}

export interface LoadSearch extends PageRequest {
  /** Only this owner's loads; absent: all that the viewer may see. */
  readonly owner?: string;
  /** Part of the title, upper and lower case as given. */
  readonly titleContains?: string;
  readonly sharedOnly: boolean;
}

export interface LoadStore {
  /** Inserts, or overwrites the owner's load of the same title; returns the head as saved. */
  save(load: SavedLoad): Promise<LoadHead>;
  /** A load the viewer may see, or null. */
  get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null>;
  search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>>;
  /** Only the owner may delete; false when there is none for this viewer. */
  delete(viewer: Viewer, owner: string, title: string): Promise<boolean>;
}

// ------------------------------------------------------------------------------------------------- master data

/** A cargo record, or a container record of that type. */
export type RecordKind = 'Cargo' | ContainerType;

/** Names one record: unique per company and kind, compared exactly. */
export interface RecordId {
  readonly company: string;
  readonly kind: RecordKind;
  readonly name: string;
}

export interface MasterRecord extends RecordId {
  /** The unit in which `fields` stand. */
  readonly uom: Uom;
  /** The cargo or container in the contract's names, `name` among them; plain JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The fields of a record that can be searched by a part of their text. */
export const SEARCHED_FIELDS = ['name', 'groupName', 'alias', 'alias2'] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

export interface RecordSearch extends PageRequest {
  readonly company: string;
  readonly kind: RecordKind;
  /** Parts of the fields' text, without regard to case; all must match. An empty part matches everything. */
  readonly contains: Readonly<Partial<Record<SearchedField, string>>>;
}

export interface RecordStore {
  /** Inserts or overwrites all of them or, when it fails, none. Returns them as saved. */
  save(records: readonly MasterRecord[]): Promise<readonly MasterRecord[]>;
  /** The records in the order of the names; null where there is none. */
  get(company: string, kind: RecordKind, names: readonly string[]): Promise<readonly (MasterRecord | null)[]>;
  search(search: RecordSearch): Promise<Page<MasterRecord>>;
  /**
   * Replaces all these records by `change(record)` with nobody's write in between; null, and nothing changed, when
   * one of them is missing. `change` may give a record another name, `NameTaken` when it is another record's; it may
   * run more than once, and throws to change nothing.
   */
  change(
    company: string,
    kind: RecordKind,
    names: readonly string[],
    change: (record: MasterRecord) => MasterRecord,
  ): Promise<readonly MasterRecord[] | null>;
  /** False when there is none. */
  delete(id: RecordId): Promise<boolean>;
}

// ------------------------------------------------------------------------------------ users, keys, settings

export interface User {
  /** Lower case. */
  readonly email: string;
  readonly company: string;
  /** Signs this user's webhooks: `whsec_` and base64. */
  readonly webhookSecret: string;
  readonly createdAt: string;
}

export interface KeyRecord {
  readonly id: string;
  readonly user: string;
  /** What its owner calls it. */
  readonly name: string;
  /** SHA-256 of the key, hexadecimal; the key itself is kept nowhere. */
  readonly hash: string;
  /** May act for every user of the company. */
  readonly isAdmin: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** Plain JSON. */
export type Settings = Readonly<Record<string, unknown>>;

export interface AccountStore {
  /** Adds the user unless there is one of that e-mail; returns the one kept and whether it is new. */
  addUser(user: User): Promise<{ readonly user: User; readonly isNew: boolean }>;
  getUser(email: string): Promise<User | null>;
  hasUsers(): Promise<boolean>;
  /** False when there is no such user. */
  setWebhookSecret(email: string, secret: string): Promise<boolean>;
  /** The user's account settings; `{}` when none were ever set. */
  getSettings(email: string): Promise<Settings>;
  /** Replaces them by `change(settings)`, which may run more than once, and throws to change nothing. */
  changeSettings(email: string, change: (settings: Settings) => Settings): Promise<Settings>;
  /** Adds the key unless there is one of that hash; false then. */
  addKey(key: KeyRecord): Promise<boolean>;
  findKey(hash: string): Promise<KeyRecord | null>;
  /** Oldest first; of one user, or of everybody. */
  listKeys(user?: string): Promise<readonly KeyRecord[]>;
  /** Sets `revokedAt` once; false when there is no such key (of that user, when named). */
  revokeKey(id: string, revokedAt: string, user?: string): Promise<boolean>;
  touchKey(id: string, lastUsedAt: string): Promise<void>;
}

// ---------------------------------------------------------------------------------------- idempotency answers

/** The first answer to an `Idempotency-Key`, replayed as it was. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

export interface Claim {
  readonly user: string;
  /** The header's value. */
  readonly key: string;
  /** Hash of method, path, query and body: another digest under the same key is a conflict. */
  readonly digest: string;
  readonly now: string;
  /** From then on a claim that was never answered (its process died) may be taken again. */
  readonly pendingUntil: string;
  /** From then on the key is forgotten. */
  readonly expiresAt: string;
}

export type ClaimResult =
  /** Ours to answer: end it with `answer` or `release`. */
  | { readonly state: 'claimed' }
  /** Another request with the same key and digest is at work. */
  | { readonly state: 'pending' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'conflict' };

export interface AnswerStore {
  claim(claim: Claim): Promise<ClaimResult>;
  answer(user: string, key: string, answer: Answer): Promise<void>;
  /** Gives an unanswered claim back: the next request starts anew. */
  release(user: string, key: string): Promise<void>;
}

// -------------------------------------------------------------------------------------------------- rate limit

export interface CallLimit {
  /** Counts a call; null when it may go on, else the milliseconds until the next one may. */
  take(key: string): Promise<number | null>;
}

// ------------------------------------------------------------------------------------------------------ faults

/** The store cannot be reached or cannot write just now: 503, try again. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** A record cannot be renamed so: another one of its kind has the name. */
export class NameTaken extends Error {
  constructor(readonly taken: string) {
    super(`the name "${taken}" is taken`);
    this.name = 'NameTaken';
  }
}

/** A cursor that no page of this store gave: 400. */
export class BadCursor extends Error {
  constructor() {
    super('the cursor is not one that a search has given');
    this.name = 'BadCursor';
  }
}
