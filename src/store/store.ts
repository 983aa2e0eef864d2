/**
 * What the service keeps. One interface, two stores (embedded, MongoDB), one contract test
 * (test/store/contract.ts) that both pass.
 *
 * Every write is atomic and durable when its promise resolves. A store that cannot be reached rejects with
 * `StoreUnavailable`, which the service answers with 503.
 */

/** Who asks: every read is limited to what this user may see. */
export interface Viewer {
  readonly user: string;
  readonly company: string;
}

/** The part of a saved load that searches read; kept apart from the plan. */
export interface LoadHead {
  /** E-mail of the creator, lower case; with `title` it names the load. */
  readonly owner: string;
  readonly company: string;
  readonly title: string;
  readonly isShared: boolean;
  readonly isAutoSaved: boolean;
  readonly processId: string;
  readonly calculationTimeInSeconds: number;
  readonly containerType: string;
  readonly calculationType: string;
  /** ISO instants. `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SavedLoad {
  readonly head: LoadHead;
  /** The calculated load as bytes (compact JSON, calculation/types.ts); opaque to the store. */
  readonly body: Uint8Array;
}

export interface LoadSearch {
  /** Only this owner's loads; absent: all that the viewer may see. */
  readonly owner?: string;
  /** Part of the title. */
  readonly titleContains?: string;
  /** ISO instants, `from` included, `to` excluded. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly sharedOnly: boolean;
  readonly limit: number;
  /** From an earlier page's `next`. */
  readonly cursor?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface LoadStore {
  /** Inserts, or overwrites the owner's load of the same title; returns the head as saved. */
  save(load: SavedLoad): Promise<LoadHead>;
  /** A load the viewer may see, or null. */
  get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null>;
  search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>>;
  /** Only the owner may delete; false when there is none for this viewer. */
  delete(viewer: Viewer, owner: string, title: string): Promise<boolean>;
}

export class StoreUnavailable extends Error {}
