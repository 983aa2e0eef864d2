/**
 * Who speaks to the server: the API key and what it says of the account. The key is kept for this tab only, unless the
 * reader wishes otherwise; it goes into a header of requests to this server, and nowhere else.
 */
import { signal } from '@preact/signals';
import type { AccountRules } from '../../calculation/browser/index.js';

const KEPT = 'stowage.key';

export interface Session {
  /** Null: plans are made in the browser alone. */
  readonly key: string | null;
  /** Of the account; null: none were read, so the defaults hold. */
  readonly settings: AccountRules | null;
  /** The server refused the key. */
  readonly isRefused: boolean;
}

export const session = signal<Session>({ key: keptKey(), settings: null, isRefused: false });

/** What the server answered instead of what was asked for. */
export class ServerFailure extends Error {
  constructor(
    /** 0: it could not be reached. */
    readonly status: number,
    message: string,
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
    throw new ServerFailure(0, 'The server cannot be reached.');
  }
  if (response.ok) return response;
  if (response.status === 401 && key === session.value.key) session.value = { ...session.value, isRefused: true };
  throw new ServerFailure(response.status, await messageOf(response));
}

async function messageOf(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { readonly message?: string };
    return message ?? response.statusText;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

/**
 * Takes the key when the server knows it.
 * @throws ServerFailure
 */
export async function useKey(key: string, isRemembered: boolean): Promise<void> {
  const settings = await settingsOf(key);
  forgetKept();
  (isRemembered ? localStorage : sessionStorage).setItem(KEPT, key);
  session.value = { key, settings, isRefused: false };
}

export function forgetKey(): void {
  forgetKept();
  session.value = { key: null, settings: null, isRefused: false };
}

/** Reads the settings of the account of the key that was kept; without a server there are none. */
export async function resumeSession(): Promise<void> {
  const { key } = session.value;
  if (key === null) return;
  try {
    session.value = { key, settings: await settingsOf(key), isRefused: false };
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
  }
}

async function settingsOf(key: string): Promise<AccountRules> {
  const answer = await callServer('/Account/Settings', {}, key);
  return (await answer.json()) as AccountRules;
}

function keptKey(): string | null {
  return sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEPT);
}

function forgetKept(): void {
  sessionStorage.removeItem(KEPT);
  localStorage.removeItem(KEPT);
}
