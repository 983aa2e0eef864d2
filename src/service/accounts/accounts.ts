/** Users and their API keys: who a key belongs to, and how keys are made, listed and revoked. */
import { hasRole, hasScope, type Scope } from '../../schema/roles.js';
import type { AccountStore, KeyRecord, PeopleStore, Person, Store, User } from '../../store/index.js';
import { ServiceFailure } from '../failures.js';
import { hashOfKey, isKeyOf, newApiKey, newKeyId, newSigningSecret } from './api-key.js';
import type { Caller, Callers } from './caller.js';
import { isActive, newPerson, withRole } from './person.js';

/** The last use of a key is noted at most this often. */
const LAST_USED_STEP = 60_000;

export interface NewKey {
  /** E-mail in any case. */
  readonly user: string;
  readonly company: string;
  readonly name?: string;
  /** ISO instant. */
  readonly expiresAt?: string | null;
  /** Its scope is `manage`, and it makes its user an admin. */
  readonly isAdmin?: boolean;
  /** Absent: `plan`. */
  readonly scopes?: readonly Scope[];
}

export interface MadeKey {
  /** Shown this once, kept nowhere. */
  readonly key: string;
  readonly record: KeyRecord;
  readonly user: User;
}

export class Accounts implements Callers {
  readonly #store: AccountStore;
  readonly #people: PeopleStore;
  readonly #now: () => Date;
  /** Key id -> when its last use was noted by this process, in ms. */
  readonly #noted = new Map<string, number>();

  constructor(store: Pick<Store, 'accounts' | 'people'>, now: () => Date = () => new Date()) {
    this.#store = store.accounts;
    this.#people = store.people;
    this.#now = now;
  }

  /** The same steps for every key, right or wrong, so that the time taken says nothing about the key. */
  async authenticate(key: string): Promise<Caller | null> {
    const record = await this.#store.findKey(hashOfKey(key));
    const isRight = isKeyOf(key, record?.hash ?? null);
    const email = record?.user ?? '-';
    const [user, person] = await Promise.all([this.#store.getUser(email), this.#people.get(email)]);
    if (!isRight || !record || !user || !this.#isValid(record)) return null;
    if (person && !isActive(person)) return null;
    this.#noteUse(record);
    return callerOf(user, person, record);
  }

  async isUserOf(company: string, user: string): Promise<boolean> {
    return (await this.companyOf(user)) === company;
  }

  async nameOf(user: string): Promise<string | null> {
    return (await this.#people.get(user))?.name || null;
  }

  /** Undefined when there is no such user. The e-mail address may be in any case. */
  async companyOf(user: string): Promise<string | undefined> {
    return (await this.#store.getUser(user.trim().toLowerCase()))?.company;
  }

  /**
   * Makes a key, and its user when new.
   * @throws ServiceFailure BadAccount when a name cannot be used or the user is of another company
   */
  async createKey(wanted: NewKey): Promise<MadeKey> {
    const user = await this.ensureUser(wanted.user, wanted.company);
    const person = await this.#people.get(user.email);
    if (person && !isActive(person)) throw badAccount(`${user.email} is disabled, or was removed`);
    if (wanted.isAdmin) await this.#people.change(user.email, (one) => withRole(one, 'admin'));
    const key = newApiKey();
    const record = this.#recordOf(key, user, wanted);
    if (!(await this.#store.addKey(record))) throw new Error('a new random key was there already');
    return { key, record, user };
  }

  /** Makes this very key belong to the user; false when it already is somebody's. */
  async addKey(key: string, user: User, name: string): Promise<boolean> {
    return this.#store.addKey(this.#recordOf(key, user, { name }));
  }

  /** @throws ServiceFailure BadAccount */
  async ensureUser(emailGiven: string, companyGiven: string, webhookSecret = newSigningSecret()): Promise<User> {
    const email = emailGiven.trim().toLowerCase();
    const company = companyGiven.trim();
    if (!/^[^\s@/]+@[^\s@/]+$/.test(email) || email.length > 254)
      throw badAccount(`"${emailGiven}" is no e-mail address`);
    if (company.length < 1 || company.length > 255)
      throw badAccount('the name of a company must have 1 to 255 characters');
    const created = { email, company, webhookSecret, createdAt: this.#now().toISOString() };
    const { user } = await this.#store.addUser(created);
    if (user.company !== company) throw badAccount(`${email} belongs to another company`);
    await this.#people.add(newPerson(user, this.#now()), true);
    return user;
  }

  /** Oldest first; without a user, everybody's. */
  listKeys(user?: string): Promise<readonly KeyRecord[]> {
    return this.#store.listKeys(user);
  }

  /** @throws ServiceFailure NoRecords when there is no such key (of that user, when named) */
  async revokeKey(id: string, user?: string): Promise<void> {
    const isThere = await this.#store.revokeKey(id, this.#now().toISOString(), user);
    if (!isThere) throw new ServiceFailure('NoRecords', `There is no key ${id}.`);
  }

  async webhookSecret(user: string): Promise<string> {
    const kept = await this.#store.getUser(user);
    if (!kept) throw new ServiceFailure('NoRecords', `There is no user ${user}.`);
    return kept.webhookSecret;
  }

  /** The secret of from now on. */
  async renewWebhookSecret(user: string, secret = newSigningSecret()): Promise<string> {
    if (!(await this.#store.setWebhookSecret(user, secret))) {
      throw new ServiceFailure('NoRecords', `There is no user ${user}.`);
    }
    return secret;
  }

  #recordOf(key: string, user: User, wanted: Partial<NewKey>): KeyRecord {
    return {
      id: newKeyId(),
      user: user.email,
      name: wanted.name ?? '',
      hash: hashOfKey(key),
      isAdmin: wanted.isAdmin ?? hasScope(wanted.scopes ?? [], 'manage'),
      scopes: wanted.scopes ?? [wanted.isAdmin ? 'manage' : 'plan'],
      createdAt: this.#now().toISOString(),
      lastUsedAt: null,
      expiresAt: wanted.expiresAt ?? null,
      revokedAt: null,
    };
  }

  #isValid(record: KeyRecord): boolean {
    return record.revokedAt === null && (record.expiresAt === null || record.expiresAt > this.#now().toISOString());
  }

  /** Beside the request: neither waits nor fails with it. */
  #noteUse(record: KeyRecord): void {
    const now = this.#now();
    const noted = this.#noted.get(record.id) ?? (record.lastUsedAt ? Date.parse(record.lastUsedAt) : 0);
    if (now.getTime() - noted < LAST_USED_STEP) return;
    this.#noted.set(record.id, now.getTime());
    this.#store.touchKey(record.id, now.toISOString()).catch(() => this.#noted.delete(record.id));
  }
}

/** @param person null: a user of before there were roles, as whom `upgradePeople` makes one */
function callerOf({ email, company }: User, person: Person | null, key: KeyRecord): Caller {
  const scopes = scopesOf(key);
  const roles = person?.roles ?? [key.isAdmin ? 'admin' : 'planner'];
  const isAdmin = hasScope(scopes, 'manage') && hasRole(roles, 'admin');
  const personName = person?.name || null;
  return { user: email, company, personName, isAdmin, keyId: key.id, roles, scopes, session: null };
}

export function scopesOf({ scopes, isAdmin }: KeyRecord): readonly Scope[] {
  return scopes ?? [isAdmin ? 'manage' : 'plan'];
}

export function badAccount(problem: string): ServiceFailure {
  return new ServiceFailure('BadAccount', `This account cannot be used: ${problem}.`);
}
