/** People: who a user is, what they may do, and how they prove it. Every one of them is a user (accounts.ts), too. */
import type { Role } from '../schema/roles.js';

export interface Person {
  /** Lower case; the e-mail of a user. */
  readonly email: string;
  readonly company: string;
  /** As colleagues see it; may be empty. */
  readonly name: string;
  /** At least one. */
  readonly roles: readonly Role[];
  readonly isDisabled: boolean;
  /** Argon2id in its own text form; null: no password is set. */
  readonly passwordHash: string | null;
  /** The account at the company's own sign-in that belongs to this person; null: none yet. */
  readonly openId: OpenIdAccount | null;
  /** Of the pages; null: as the browser says. */
  readonly language: string | null;
  /** Of the pages; null: none was chosen. */
  readonly uom: string | null;
  readonly createdAt: string;
  /** When an admin last invited them; null: never. */
  readonly invitedAt: string | null;
  /** To the minute; null: never. */
  readonly lastSeenAt: string | null;
  /** Null, or when an admin ended their access for good; their loads stay. */
  readonly removedAt: string | null;
}

export interface OpenIdAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The change would leave a company without anybody who may manage it. */
export class LastAdmin extends Error {
  constructor(readonly email: string) {
    super(`${email} is the last admin`);
    this.name = 'LastAdmin';
  }
}

/** Somebody who can manage the company as things are. */
export function isActiveAdmin({ roles, isDisabled, removedAt }: Person): boolean {
  return roles.includes('admin') && !isDisabled && removedAt === null;
}

export function withAdmin(person: Person): Person {
  return person.roles.includes('admin') ? person : { ...person, roles: [...person.roles, 'admin'] };
}

export interface PeopleStore {
  /**
   * Adds the person unless there is one of that e-mail; returns the one kept.
   * @param isFirstAdmin whether the first person of a company becomes its admin, whatever roles are given
   */
  add(person: Person, isFirstAdmin: boolean): Promise<{ readonly person: Person; readonly isNew: boolean }>;
  get(email: string): Promise<Person | null>;
  findByOpenId(account: OpenIdAccount): Promise<Person | null>;
  /** By e-mail; of one company, or of all. Those removed are among them. */
  list(company?: string): Promise<readonly Person[]>;
  /**
   * Replaces the person by `change(person)`, which may run more than once, and throws to change nothing. E-mail and
   * company stay as they are. Null: there is no such person.
   * @throws LastAdmin
   */
  change(email: string, change: (person: Person) => Person): Promise<Person | null>;
}
