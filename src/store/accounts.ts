/** Users and their keys. */
import type { Scope } from '../schema/roles.js';
import type { Settings } from './settings.js';

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
  /** What of its user's rights it has; absent, in a key of an earlier version: `manage` of an admin key, else `plan`. */
  readonly scopes?: readonly Scope[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

export interface AccountStore {
  /** Adds the user unless there is one of that e-mail; returns the one kept and whether it is new. */
  addUser(user: User): Promise<{ readonly user: User; readonly isNew: boolean }>;
  getUser(email: string): Promise<User | null>;
  hasUsers(): Promise<boolean>;
  /** By e-mail. */
  listUsers(): Promise<readonly User[]>;
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
