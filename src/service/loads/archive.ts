/** Saved loads: find, read, delete. What a caller may not see answers as what is not there. */
import type { LoadHead, LoadStore, Page, SavedLoad, Viewer } from '../../store/index.js';
import type { Caller } from '../accounts/caller.js';
import { deletionBy } from '../bin.js';
import { parseCreatedAt } from '../created-at.js';
import { ServiceFailure } from '../failures.js';
import { knownCursor, LARGEST_PAGE } from '../paging.js';

export interface LoadFilter {
  /** E-mail in any case; absent: all that the viewer may see. */
  readonly owner?: string;
  readonly titleContains?: string;
  /** That part in upper and lower case. */
  readonly isInAnyCase?: boolean;
  /** As the client wrote it; created-at.ts. */
  readonly createdAt?: string;
  readonly sharedOnly: boolean;
  /** Only the load of this id. */
  readonly id?: string;
  readonly order?: 'created' | 'saved';
  readonly limit: number;
  readonly cursor?: string;
  /** Nothing found is an empty page; absent: a fault. */
  readonly emptyAllowed?: boolean;
}

export class Archive {
  readonly #loads: LoadStore;

  constructor(loads: LoadStore) {
    this.#loads = loads;
  }

  /**
   * Heads, newest first; `read` gives each plan.
   * @throws ServiceFailure NoRecords, BadDate, BadCursor
   */
  async search(viewer: Viewer, filter: LoadFilter): Promise<Page<LoadHead>> {
    const { owner, titleContains, isInAnyCase, sharedOnly, id, order, cursor } = filter;
    const page = await knownCursor(
      this.#loads.search(viewer, {
        ...parseCreatedAt(filter.createdAt),
        owner: owner?.toLowerCase(),
        titleContains,
        isInAnyCase,
        sharedOnly,
        id,
        order,
        limit: Math.min(filter.limit, LARGEST_PAGE),
        cursor,
      }),
    );
    if (page.items.length === 0 && !page.damaged && !filter.emptyAllowed)
      throw new ServiceFailure('NoRecords', 'No load was found.');
    return page;
  }

  /** Null when it is not there, or no longer. */
  find(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null> {
    return this.#loads.get(viewer, owner.toLowerCase(), title);
  }

  /** @throws ServiceFailure NoRecords */
  async read(viewer: Viewer, owner: string, title: string): Promise<SavedLoad> {
    const load = await this.find(viewer, owner, title);
    if (!load) throw noSuchLoad(owner, title);
    return load;
  }

  /**
   * Into the bin. @returns its id there; empty: nothing is kept
   * @throws ServiceFailure NoRecords, also when the load is another user's
   */
  async delete(caller: Caller, owner: string, title: string): Promise<string> {
    const user = owner.toLowerCase();
    const binId = await this.#loads.delete(caller, user, title, deletionBy(caller));
    if (binId === null) throw noSuchLoad(owner, title);
    return binId;
  }
}

export function noSuchLoad(owner: string, title: string): ServiceFailure {
  return new ServiceFailure('NoRecords', `There is no load "${title}" of ${owner}.`);
}
