/** Lists that are read page by page, as one sequence. */

import type { paths } from './api.js';
import type { Api } from './api-client.js';
import { answered, StowageError } from './failures.js';

type AnswerOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

type OptionsOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: infer Parameters } }
  ? { readonly [Place in keyof Parameters]: Parameters[Place] }
  : never;

/** Paths whose GET answers `items` and `next`. */
export type ListPath = {
  [Path in keyof paths]: [AnswerOf<Path>] extends [never]
    ? never
    : AnswerOf<Path> extends { items: unknown[]; next: unknown }
      ? Path
      : never;
}[keyof paths];

export type ItemOf<Path extends ListPath> = AnswerOf<Path> extends { items: (infer Item)[] } ? Item : never;

/**
 * Every item of every page. A list without any is an empty sequence, also where the service answers `NoRecords`.
 * @param params as of the GET at the path; `query.limit` says how many items a page has
 */
export async function* itemsOf<Path extends ListPath>(
  api: Api,
  path: Path,
  params: Partial<OptionsOf<Path>> = {},
  signal?: AbortSignal,
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  const get = api.GET as unknown as UntypedGet;
  const { query = {} } = params as { readonly query?: object };
  let cursor: string | undefined;
  do {
    const page = await pageOf(
      get,
      path,
      { ...params, query: cursor === undefined ? query : { ...query, cursor } },
      signal,
    );
    yield* page.items as ItemOf<Path>[];
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** The path is known only where this is called, and its types with it. */
type UntypedGet = (path: string, options: object) => Promise<{ data?: Page; error?: unknown; response: Response }>;

async function pageOf(get: UntypedGet, path: string, params: object, signal: AbortSignal | undefined): Promise<Page> {
  try {
    return answered(await get(path, { params, ...(signal && { signal }) }));
  } catch (error) {
    if (error instanceof StowageError && error.code === 'NoRecords') return { items: [], next: null };
    throw error;
  }
}
