/** The people of a company, as its admins see and change them. */
import type { Logger } from 'pino';
import type { Role } from '../../schema/roles.js';
import { type KeyRecord, LastAdmin, type Person, type Store } from '../../store/index.js';
import { ServiceFailure } from '../failures.js';
import { type Accounts, badAccount } from './accounts.js';
import type { Actor, AuditLog } from './audit-log.js';
import type { Mailer } from './mailer.js';
import { inOrder, isActive, newPerson } from './person.js';
import { addressOf, LINK_AGE, type SignIn } from './sign-in.js';

export interface PersonChange {
  readonly name?: string;
  readonly roles?: readonly Role[];
  readonly isDisabled?: boolean;
}

export interface PeopleParts {
  readonly store: Pick<Store, 'accounts' | 'people' | 'sessions'>;
  readonly accounts: Accounts;
  readonly signIn: Pick<SignIn, 'linkFor'>;
  readonly mailer: Mailer;
  readonly audit: AuditLog;
  readonly log: Logger;
  readonly now?: () => Date;
}

export class People {
  readonly #now: () => Date;

  constructor(private readonly parts: PeopleParts) {
    this.#now = parts.now ?? (() => new Date());
  }

  /** By e-mail, without those who were removed. The last sight of somebody is that of a session or of a key. */
  async list(company?: string): Promise<readonly Person[]> {
    const { people, accounts } = this.parts.store;
    const [found, keys] = await Promise.all([people.list(company), accounts.listKeys()]);
    const used = new Map<string, string>();
    for (const { user, lastUsedAt } of keys) {
      if (lastUsedAt !== null && lastUsedAt > (used.get(user) ?? '')) used.set(user, lastUsedAt);
    }
    return found
      .filter(({ removedAt }) => removedAt === null)
      .map((one) => ({ ...one, lastSeenAt: latest(one.lastSeenAt, used.get(one.email) ?? null) }));
  }

  /** The keys of everybody in the company, also of those who were removed; oldest first. */
  async keysOf(company: string): Promise<readonly KeyRecord[]> {
    const { people, accounts } = this.parts.store;
    const [found, keys] = await Promise.all([people.list(company), accounts.listKeys()]);
    const emails = new Set(found.map(({ email }) => email));
    return keys.filter(({ user }) => emails.has(user));
  }

  async hasKey(company: string, id: string): Promise<boolean> {
    return (await this.keysOf(company)).some((key) => key.id === id);
  }

  /** @throws ServiceFailure NoRecords when the company has no such person */
  async get(company: string, email: string): Promise<Person> {
    const person = await this.parts.store.people.get(email.trim().toLowerCase());
    if (person?.company !== company || person.removedAt !== null) throw noPerson(email);
    return person;
  }

  /**
   * Adds somebody, or brings back who was removed.
   * @throws ServiceFailure BadAccount
   */
  async add(actor: Actor, email: string, { name = '', roles = ['planner'] }: PersonChange): Promise<Person> {
    const { store, accounts, audit } = this.parts;
    const known = await store.people.get(email.trim().toLowerCase());
    if (known && known.removedAt === null && known.company === actor.company) {
      throw badAccount(`${known.email} is there already`);
    }
    const user = await accounts.ensureUser(email, actor.company);
    const isFirst = !known && (await store.people.get(user.email))?.roles.includes('admin');
    const wanted = inOrder(isFirst ? [...roles, 'admin'] : roles);
    const person = await store.people.change(user.email, (one) => ({
      ...newPerson(user, this.#now()),
      createdAt: one.createdAt,
      name,
      roles: wanted,
    }));
    audit.note(actor, 'PersonAdded', user.email, wanted.join(', '));
    return person!;
  }

  /**
   * What is absent stays. Who is disabled is signed out everywhere at once.
   * @throws ServiceFailure NoRecords, LastAdmin
   */
  async change(actor: Actor, email: string, change: PersonChange): Promise<Person> {
    const { audit } = this.parts;
    const before = await this.get(actor.company, email);
    const after = await this.#change(before.email, (one) => ({
      ...one,
      name: change.name ?? one.name,
      roles: change.roles ? inOrder(change.roles) : one.roles,
      isDisabled: change.isDisabled ?? one.isDisabled,
    }));
    if (!isActive(after)) await this.#end(after.email);
    audit.note(actor, 'PersonChanged', after.email, differences(before, after));
    return after;
  }

  /**
   * Ends all access for good; loads stay under the e-mail.
   * @throws ServiceFailure NoRecords, LastAdmin
   */
  async remove(actor: Actor, email: string): Promise<void> {
    const { store, audit } = this.parts;
    const before = await this.get(actor.company, email);
    const removedAt = this.#now().toISOString();
    await this.#change(before.email, (one) => ({ ...one, removedAt, passwordHash: null, openId: null }));
    await this.#end(before.email);
    for (const { id } of await store.accounts.listKeys(before.email)) await store.accounts.revokeKey(id, removedAt);
    audit.note(actor, 'PersonRemoved', before.email);
  }

  /** @throws ServiceFailure NoRecords */
  async endSessions(actor: Actor, email: string): Promise<void> {
    const { email: user } = await this.get(actor.company, email);
    await this.#end(user);
    this.parts.audit.note(actor, 'SessionsEnded', user);
  }

  /**
   * A link by which somebody signs in and sets a password; mailed where mails can be sent.
   * @param baseUrl of the pages
   * @throws ServiceFailure NoRecords, BadAccount when the person is disabled
   */
  async invite(actor: Actor, email: string, baseUrl: string): Promise<{ url: string; isSent: boolean }> {
    const { store, signIn, audit } = this.parts;
    const person = await this.get(actor.company, email);
    if (!isActive(person)) throw badAccount(`${person.email} is disabled`);
    // Whoever found an older one has nothing of it.
    await store.sessions.dropLinks(person.email);
    const url = addressOf(baseUrl, await signIn.linkFor(person.email, LINK_AGE.invitation));
    await store.people.change(person.email, (one) => ({ ...one, invitedAt: this.#now().toISOString() }));
    const isSent = await this.#mail(person.email, actor.by, url);
    audit.note(actor, 'PersonInvited', person.email);
    return { url, isSent };
  }

  async #mail(to: string, by: string, url: string): Promise<boolean> {
    const { mailer, log } = this.parts;
    if (!mailer.isThere) return false;
    const text = `${by} invites you to Stowage. Open this address to sign in and to choose a password. It works once, within seven days:\n\n${url}\n`;
    return mailer.send({ to, subject: 'Your invitation to Stowage', text }).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'an invitation was not mailed');
        return false;
      },
    );
  }

  async #change(email: string, change: (person: Person) => Person): Promise<Person> {
    try {
      const changed = await this.parts.store.people.change(email, change);
      if (!changed) throw noPerson(email);
      return changed;
    } catch (error) {
      if (!(error instanceof LastAdmin)) throw error;
      throw new ServiceFailure(
        'LastAdmin',
        `${email} is the last admin of the company and stays so: nobody could manage it any more. Make somebody else an admin first.`,
      );
    }
  }

  async #end(email: string): Promise<void> {
    await this.parts.store.sessions.endAll(email);
    await this.parts.store.sessions.dropLinks(email);
  }
}

function latest(a: string | null, b: string | null): string | null {
  return a !== null && (b === null || a > b) ? a : b;
}

function differences(before: Person, after: Person): string {
  const shown = (person: Person) => [person.name, person.roles.join(', '), person.isDisabled ? 'disabled' : 'enabled'];
  const [was, is] = [shown(before), shown(after)];
  const changed = is.map((value, n) => (value === was[n] ? '' : `${was[n] || '-'} -> ${value || '-'}`));
  return changed.filter((one) => one !== '').join('; ');
}

function noPerson(email: string): ServiceFailure {
  return new ServiceFailure('NoRecords', `Your company has nobody with the e-mail ${email}.`);
}
