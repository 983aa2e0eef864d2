/** Signing in: by password or by a link that works once; sessions, and how they end. */
import type { Logger } from 'pino';
import { hasRole } from '../../schema/roles.js';
import type { Person, SessionRecord, SignedInBy, Store } from '../../store/index.js';
import { invalidBody, ServiceFailure } from '../failures.js';
import type { AuditLog } from './audit-log.js';
import type { Caller, CallersSession, SessionCallers } from './caller.js';
import type { Mailer } from './mailer.js';
import { isTooCommon, type Passwords } from './passwords.js';
import { isActive } from './person.js';
import { hashOfSecret, newSecret } from './secrets.js';
import type { TryLimits } from './try-limits.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The last use of a session is noted at most this often. */
const SEEN_STEP = MINUTE;
/** Who came by a link may set a password without the old one so long. */
const LINK_PROVES = 15 * MINUTE;

/** How long links hold, milliseconds. */
export const LINK_AGE = { signIn: HOUR, invitation: 7 * DAY } as const;

export interface SignInSettings {
  /** A session that is not used ends after so many hours. */
  readonly sessionIdleHours: number;
  /** Every session ends after so many days. */
  readonly sessionDays: number;
  /** Where the pages are, without a slash at the end; null: it depends on who asks. */
  readonly baseUrl: string | null;
}

export interface SignInParts {
  readonly store: Pick<Store, 'people' | 'sessions'>;
  readonly passwords: Passwords;
  readonly limits: TryLimits;
  readonly mailer: Mailer;
  readonly audit: AuditLog;
  readonly settings: SignInSettings;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** A session that has begun. */
export interface Begun {
  /** For the cookie; kept nowhere. */
  readonly secret: string;
  readonly person: Person;
  readonly session: CallersSession;
  /** After so many seconds it has ended whatever happens. */
  readonly seconds: number;
}

export class SignIn implements SessionCallers {
  readonly #now: () => Date;

  constructor(private readonly parts: SignInParts) {
    this.#now = parts.now ?? (() => new Date());
  }

  /**
   * Wrong, unknown and disabled cost the same work and get the same answer.
   * @param address of the network
   * @throws ServiceFailure WrongSignIn, TooManyTries, QueueFull
   */
  async byPassword(emailGiven: string, password: string, address: string): Promise<Begun> {
    const { store, passwords, limits, audit } = this.parts;
    const email = emailGiven.trim().toLowerCase();
    const giveBack = await limits.begin(email, address);
    const person = await store.people.get(email);
    const isRight = await passwords.isRight(password, person?.passwordHash ?? null);
    if (!isRight || !person || !isActive(person)) {
      if (person) audit.note({ ...actorOf(person), address }, 'SignInFailed', email);
      throw new ServiceFailure(
        'WrongSignIn',
        'The e-mail address or the password is wrong, or this account may not sign in. Try again, or ask an admin of your company for a new link.',
      );
    }
    await giveBack();
    return this.begin(person, 'password', address);
  }

  /** @throws ServiceFailure WrongSignIn, TooManyTries */
  async byLink(token: string, address: string): Promise<Begun> {
    const { store, limits, audit } = this.parts;
    const giveBack = await limits.begin(null, address);
    const now = this.#now().toISOString();
    const link = await store.sessions.takeLink(hashOfSecret('link', token), now);
    const person = link && (await store.people.get(link.user));
    if (!link || link.usedAt || link.expiresAt <= now || !person || !isActive(person)) {
      if (person) audit.note({ ...actorOf(person), address }, 'SignInFailed', person.email, 'link');
      throw new ServiceFailure('WrongSignIn', 'This link was used already, or has expired. Ask for a new one.');
    }
    await giveBack();
    return this.begin(person, 'link', address);
  }

  /** Whether links can be sent. */
  get canMail(): boolean {
    return this.parts.mailer.isThere && this.parts.settings.baseUrl !== null;
  }

  /** A new session, with a secret of its own. */
  async begin(person: Person, by: SignedInBy, address: string): Promise<Begun> {
    const { store, audit, settings } = this.parts;
    const secret = newSecret();
    const now = this.#now();
    const createdAt = now.toISOString();
    const session = { hash: hashOfSecret('session', secret), user: person.email, by, createdAt, lastSeenAt: createdAt };
    await store.sessions.add({ ...session, expiresAt: this.#expiryOf(createdAt, now) });
    this.#seen(person.email, createdAt);
    audit.note({ ...actorOf(person), address }, 'SignedIn', '', by);
    return {
      secret,
      person,
      session: { hash: session.hash, by, createdAt },
      seconds: (settings.sessionDays * DAY) / 1000,
    };
  }

  async resume(secret: string): Promise<Caller | null> {
    const { sessions, people } = this.parts.store;
    const session = await sessions.find(hashOfSecret('session', secret));
    if (!session || session.expiresAt <= this.#now().toISOString()) return null;
    const person = await people.get(session.user);
    if (!person || !isActive(person)) return null;
    this.#noteUse(session);
    return callerOf(person, session);
  }

  async signOut(caller: Caller, session: CallersSession, address: string): Promise<void> {
    await this.parts.store.sessions.end(session.hash);
    this.parts.audit.note(actorIn(caller, address), 'SignedOut');
  }

  /** Ends the session of a secret, whosever it is. */
  async forget(secret: string): Promise<void> {
    await this.parts.store.sessions.end(hashOfSecret('session', secret));
  }

  async signOutEverywhere(caller: Caller, address: string): Promise<void> {
    await this.parts.store.sessions.endAll(caller.user);
    this.parts.audit.note(actorIn(caller, address), 'SessionsEnded', caller.user);
  }

  /** The token of a link that signs this person in once. */
  async linkFor(email: string, age: number): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(this.#now().getTime() + age).toISOString();
    await this.parts.store.sessions.addLink({
      hash: hashOfSecret('link', token),
      user: email,
      expiresAt,
      usedAt: null,
    });
    return token;
  }

  /** Sends a link when there is such a person. Whoever asks learns nothing, not even by the time that it takes. */
  sendLink(emailGiven: string, address: string): void {
    const email = emailGiven.trim().toLowerCase();
    this.#sendLink(email, address).catch((error: unknown) => {
      this.parts.log.error({ err: error }, 'a sign-in link was not sent');
    });
  }

  async #sendLink(email: string, address: string): Promise<void> {
    const { limits, mailer, store, settings, audit } = this.parts;
    if (!mailer.isThere || settings.baseUrl === null || !(await limits.mayLink(email, address))) return;
    const person = await store.people.get(email);
    if (!person || !isActive(person)) return;
    const token = await this.linkFor(email, LINK_AGE.signIn);
    await mailer.send({
      to: email,
      subject: 'Sign in to Stowage',
      text: `Open this address to sign in to Stowage. It works once, within an hour:\n\n${addressOf(settings.baseUrl, token)}\n\nIf you did not ask for it, do nothing: nobody can sign in without this address.\n`,
    });
    audit.note({ ...actorOf(person), address }, 'SignInLinkSent', email);
  }

  /**
   * Sets the caller's password and ends all other sessions.
   * @param current may be absent when none is set, or soon after signing in by a link
   * @throws ServiceFailure ValidationFailed, TooManyTries, QueueFull
   */
  async setPassword(
    caller: Caller,
    session: CallersSession,
    { current, password }: { readonly current?: string; readonly password: string },
    address: string,
  ): Promise<void> {
    const { store, passwords, limits, audit } = this.parts;
    const person = await store.people.get(caller.user);
    if (!person) throw new ServiceFailure('NoRecords', `There is no user ${caller.user}.`);
    if (this.needsCurrent(person, session)) {
      const giveBack = await limits.begin(caller.user, address);
      if (!(await passwords.isRight(current ?? '', person.passwordHash))) {
        throw invalid('/current', 'The current password is wrong.');
      }
      await giveBack();
    }
    if (await isTooCommon(password, caller.user)) {
      throw invalid('/password', 'This password is one of the commonest, or easy to guess. Choose another one.');
    }
    const passwordHash = await passwords.hash(password);
    await store.people.change(caller.user, (one) => ({ ...one, passwordHash }));
    await store.sessions.endAll(caller.user, session.hash);
    await store.sessions.dropLinks(caller.user);
    audit.note(actorIn(caller, address), 'PasswordSet');
  }

  needsCurrent({ passwordHash }: Person, { by, createdAt }: CallersSession): boolean {
    if (passwordHash === null) return false;
    return by !== 'link' || this.#now().getTime() - Date.parse(createdAt) > LINK_PROVES;
  }

  #expiryOf(createdAt: string, usedAt: Date): string {
    const { sessionIdleHours, sessionDays } = this.parts.settings;
    const latest = Date.parse(createdAt) + sessionDays * DAY;
    return new Date(Math.min(latest, usedAt.getTime() + sessionIdleHours * HOUR)).toISOString();
  }

  /** Beside the request: neither waits nor fails with it. */
  #noteUse({ hash, user, createdAt, lastSeenAt }: SessionRecord): void {
    const now = this.#now();
    if (now.getTime() - Date.parse(lastSeenAt) < SEEN_STEP) return;
    const { sessions } = this.parts.store;
    sessions.touch(hash, now.toISOString(), this.#expiryOf(createdAt, now)).catch(() => {});
    this.#seen(user, now.toISOString());
  }

  #seen(user: string, lastSeenAt: string): void {
    this.parts.store.people.change(user, (one) => ({ ...one, lastSeenAt })).catch(() => {});
  }
}

/** The token stands behind `#`: no server and no proxy sees it, and who fetches the address ahead does not use it up. */
export function addressOf(baseUrl: string, token: string): string {
  return `${baseUrl}/#/sign-in/${token}`;
}

export function actorIn({ company, user: by, keyId: key }: Caller, address: string) {
  return { company, by, key, address };
}

function actorOf({ company, email: by }: Person) {
  return { company, by, key: null };
}

function callerOf({ email: user, company, name, roles }: Person, { hash, by, createdAt }: SessionRecord): Caller {
  const isAdmin = hasRole(roles, 'admin');
  const session = { hash, by, createdAt };
  return { user, company, personName: name || null, roles, scopes: null, isAdmin, keyId: null, session };
}

function invalid(pointer: string, message: string): ServiceFailure {
  return invalidBody([{ pointer, code: 'ValidationFailed', message }]);
}
