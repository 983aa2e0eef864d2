/** Saved loads: who sees them, how they are searched. */
import type { Page, PageRequest } from './paging.js';

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
  /** `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SavedLoad {
  readonly head: LoadHead;
  /** The calculated load as bytes (compact JSON, calculation/types.ts); opaque to the store. */
  readonly body: Uint8Array;
}

export interface LoadSearch extends PageRequest {
  /** Only this owner's loads; absent: all that the viewer may see. */
  readonly owner?: string;
  /** Part of the title, upper and lower case as given. */
  readonly titleContains?: string;
  /** The part is looked for whatever its case. */
  readonly isInAnyCase?: boolean;
  readonly sharedOnly: boolean;
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
