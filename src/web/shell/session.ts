/**
 * Who speaks to the server: the API key and what it says of the account. The key is kept for this tab only, unless the
 * reader wishes otherwise; it goes into a header of requests to this server, and nowhere else.
 */
import { signal } from '@preact/signals';
import type { AccountRules } from '../../calculation/browser/index.js';
import type { KeyList } from '../../schema/account.js';
import type { ErrorBody } from '../../schema/answers.js';
import type { Issue } from '../../schema/issue.js';
import { told } from '../words/said.js';
import { text } from '../words/words.js';

const KEPT = 'stowage.key';

export interface Session {
  /** Null: plans are made in the browser alone. */
  readonly key: string | null;
  /** Of the account; null: none were read, so the defaults hold. */
  readonly settings: AccountRules | null;
  /** Whose key it is; null: the server was not asked yet, or cannot be reached. */
  readonly account: Account | null;
  /** The server refused the key. */
  readonly isRefused: boolean;
  /** Why the account of a kept key is not known; empty: no reason. */
  readonly fault: string;
}

export type Account = Pick<KeyList, 'user' | 'company' | 'keyId'>;

const NOBODY: Session = { key: null, settings: null, account: null, isRefused: false, fault: '' };

export const session = signal<Session>({ ...NOBODY, key: keptKey() });

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
  ) {
    super(message);
    this.name = 'ServerFailure';
  }
}

/**
 * @param path with its query
 * @throws ServerFailure
 */
export async function callServer(path: string, init: RequestInit = {}, key = session.value.key): Promise<Response> {
  const headers = new Headers(init.headers);
  if (key !== null) headers.set('TokenID', key);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ServerFailure(0, text('offline'));
  }
  if (response.ok) return response;
  if (response.status === 401 && key === session.value.key) session.value = { ...session.value, isRefused: true };
  throw await failureOf(response);
}

async function failureOf(response: Response): Promise<ServerFailure> {
  const { status, statusText } = response;
  try {
    const { message, code, issues } = (await response.json()) as Partial<ErrorBody>;
    return new ServerFailure(status, told(code, message ?? statusText), code, issues);
  } catch {
    return new ServerFailure(status, `${status} ${statusText}`);
  }
}

/**
 * Takes the key when the server knows it.
 * @throws ServerFailure
 */
export async function useKey(key: string, isRemembered: boolean): Promise<void> {
  const known = await accountOf(key);
  forgetKept();
  (isRemembered ? localStorage : sessionStorage).setItem(KEPT, key);
  session.value = { ...NOBODY, key, ...known };
}

export function forgetKey(): void {
  forgetKept();
  session.value = NOBODY;
}

/** Reads whose key was kept, and the settings of the account; without a server there are none. */
export async function resumeSession(): Promise<void> {
  const { key } = session.value;
  if (key === null) return;
  try {
    session.value = { ...session.value, fault: '' };
    const known = await accountOf(key);
    if (session.value.key === key) session.value = { ...NOBODY, key, ...known };
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    if (session.value.key === key) session.value = { ...session.value, fault: error.message };
  }
}

async function accountOf(key: string): Promise<Pick<Session, 'settings' | 'account'>> {
  const [settings, keys] = await Promise.all([
    callServer('/Account/Settings', {}, key),
    callServer('/Account/Keys', {}, key),
  ]);
  const { user, company, keyId } = (await keys.json()) as KeyList;
  return { settings: (await settings.json()) as AccountRules, account: { user, company, keyId } };
}

function keptKey(): string | null {
  return sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEPT);
}

function forgetKept(): void {
  sessionStorage.removeItem(KEPT);
  localStorage.removeItem(KEPT);
}
