/** What pages ask of the server, in the session of who is signed in. */
import { callServer } from './session.js';

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** For the next page; null after the last. */
  readonly next: string | null;
}

/** @throws ServerFailure */
export async function read<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const answer = await callServer(path, signal ? { signal } : {});
  return (await answer.json()) as Answer;
}

/** @throws ServerFailure */
export async function send<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await callServer(path, {
    ...{ method, headers, ...(signal && { signal }) },
    ...(body !== undefined && {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return (await answer.json()) as Answer;
}

/** Of a saved load. */
export function pathOfLoad(owner: string, title: string): string {
  return `/Loads/${encodeURIComponent(owner)}/${encodeURIComponent(title)}`;
}

/** Searches that find nothing are refused unless they say that they may; a browser would tell of each in its console. */
const SEARCH = /^\/(Loads|Database)\b/;

/**
 * One page of a list.
 * @throws ServerFailure
 */
export function readPage<Item>(path: string, signal?: AbortSignal): Promise<PageOf<Item>> {
  const mayBeEmpty = SEARCH.test(path) ? `${path.includes('?') ? '&' : '?'}emptyAllowed=true` : '';
  return read<PageOf<Item>>(path + mayBeEmpty, signal);
}

/**
 * Every item of a list.
 * @param query of the path, without a cursor
 * @throws ServerFailure
 */
export async function readAll<Item>(path: string, query: Readonly<Record<string, string>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const asked: string = withQuery(path, cursor === null ? query : { ...query, cursor });
    const page: PageOf<Item> = await readPage<Item>(asked);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

/** @param query what is empty is left out */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return asked === '' ? path : `${path}?${asked}`;
}
