/**
 * Who is signed in. The secret of the session is in a cookie that no script can read: the pages keep none, and the
 * browser sends it to this server alone.
 */
import { signal } from '@preact/signals';
import type { AccountRules } from '../../calculation/browser/index.js';
import type { ErrorBody } from '../../schema/answers.js';
import type { Issue } from '../../schema/issue.js';
import type { Me, SignInOffer } from '../../schema/people.js';
import { hasRole, type Role } from '../../schema/roles.js';
import type { Language } from '../words/languages.js';
import { told } from '../words/said.js';
import { offerLanguage, text } from '../words/words.js';
import { leaveNothing } from './left-behind.js';

export type Account = Omit<Me, 'warnings'>;

export interface Session {
  /** Null: nobody is signed in, or the server was not asked yet, or cannot be reached. */
  readonly account: Account | null;
  /** Of the account; null: none were read, so the defaults hold. */
  readonly settings: AccountRules | null;
  /** The server has said who is signed in. */
  readonly isKnown: boolean;
  /** The session has ended. */
  readonly isRefused: boolean;
  /** Why it is not known who is signed in; empty: no reason. */
  readonly fault: string;
}

const UNASKED: Session = {
  account: null,
  settings: null,
  isKnown: false,
  isRefused: false,
  fault: '',
};

export const session = signal<Session>(UNASKED);

/** The version of a load that is there; all null: none is any more. */
export interface SavedThere {
  readonly version: number | null;
  /** An instant. */
  readonly savedAt: string | null;
  readonly savedByName: string | null;
}

/** What the server answered instead of what was asked for. */
export class ServerFailure extends Error {
  constructor(
    /** 0: it could not be reached. */
    readonly status: number,
    message: string,
    /** As the interface names it; empty: something before the service answered. */
    readonly code = '',
    /** Every fault of what was sent. */
    readonly issues: readonly Issue[] = [],
    /** Of a load that is another by now: the one that is there. */
    readonly there: SavedThere | null = null,
  ) {
    super(message);
    this.name = 'ServerFailure';
  }
}

/**
 * @param path with its query
 * @throws ServerFailure
 */
export async function callServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { account } = session.peek();
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ServerFailure(0, text('offline'));
  }
  if (response.ok) return response;
  const isOfNow = account !== null && account === session.peek().account;
  if (response.status === 401 && isOfNow) session.value = { ...session.peek(), isRefused: true };
  const failure = await failureOf(response);
  if (failure.code === 'Forbidden' && isOfNow) onForbidden.call();
  throw failure;
}

async function failureOf(response: Response): Promise<ServerFailure> {
  const { status, statusText } = response;
  try {
    const body = (await response.json()) as Partial<ErrorBody> & SavedThere;
    const { message, code, issues } = body;
    return new ServerFailure(status, told(code, message ?? statusText), code, issues, status === 412 ? body : null);
  } catch {
    return new ServerFailure(status, `${status} ${statusText}`);
  }
}

/** What is done when who is signed in was refused something: they may be less by now. Set by standing.ts. */
export const onForbidden = { call: () => {} };

/** In a page that is drawn: it is drawn anew when that changes. */
export function isSignedIn(): boolean {
  return session.value.account !== null && !session.value.isRefused;
}

/** Whether who is signed in has this role or more. */
export function isAtLeast(least: Role): boolean {
  return hasRole(session.value.account?.roles ?? [], least);
}

/** Whether who is signed in may look at loads, and not save them. Who is not signed in plans. */
export function isLooking(): boolean {
  return session.value.account !== null && !isAtLeast('planner');
}

let asking: Promise<void> | null = null;

/** Asks the server who is signed in, and reads the settings of the account; without a server there are none. */
export function resumeSession(): Promise<void> {
  asking ??= askWho().finally(() => {
    asking = null;
  });
  return asking;
}

async function askWho(): Promise<void> {
  session.value = { ...session.peek(), fault: '' };
  try {
    const { person } = (await (await callServer('/Account/SignIn')).json()) as SignInOffer;
    await takeSession(person);
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    session.value = { ...session.peek(), fault: error.message };
  }
}

/** By it other tabs hear that somebody signed in. */
const SIGNED_IN = 'stowage.signed-in';

addEventListener('storage', ({ key, newValue }) => {
  if (key === SIGNED_IN && newValue !== null && session.peek().account === null) void resumeSession();
});

/**
 * Who is signed in from now on; null: nobody.
 * @throws ServerFailure
 */
export async function takeSession(account: Account | null): Promise<void> {
  const isPlanner = account !== null && hasRole(account.roles, 'planner');
  const settings = isPlanner ? ((await (await callServer('/Account/Settings')).json()) as AccountRules) : null;
  session.value = { ...UNASKED, isKnown: true, account, settings };
  if (account !== null) localStorage.setItem(SIGNED_IN, String(Date.now()));
  if (account?.language != null) offerLanguage(account.language as Language);
}

/**
 * Ends the session, and removes what the person leaves in this browser.
 * @param isEverywhere every session of the person
 * @throws ServerFailure
 */
export async function signOut(isEverywhere = false): Promise<void> {
  try {
    await callServer(isEverywhere ? '/Account/Sessions' : '/Account/Session', { method: 'DELETE' });
  } catch (error) {
    // It has ended already.
    if (!(error instanceof ServerFailure) || error.status !== 401) throw error;
  }
  leaveNothing();
}
