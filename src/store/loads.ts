/** Saved loads: who sees them, how they are searched. */
import type { Deletion } from './deletion.js';
import type { Page, PageRequest } from './paging.js';

/** Who asks: every read is limited to what this user may see. */
export interface Viewer {
  readonly user: string;
  readonly company: string;
}

/** What must be true of the load that is there when one is saved over it. */
export interface SaveTerms {
  /** It is one of these (`tagOfLoad`); `*`: there is one. */
  readonly ifMatch?: '*' | readonly string[];
  /** It is none of these; `*`: there is none. */
  readonly ifNoneMatch?: '*' | readonly string[];
  /** It is there, and its owner shares it with the company. */
  readonly isShared?: boolean;
  /** Where one is there, its owner shares it with the company, or this user saved it last. */
  readonly knownTo?: string;
}

/** What a saver says of a load; its version and what follows from it the store knows. */
export interface LoadDraft {
  /** E-mail of the creator, lower case; with `title` it names the load. */
  readonly owner: string;
  readonly company: string;
  readonly title: string;
  readonly isShared: boolean;
  readonly isAutoSaved: boolean;
  /** Of the job that saves it, which is one version however often it is saved; empty: it is no job. */
  readonly processId: string;
  readonly calculationTimeInSeconds: number;
  readonly containerType: string;
  readonly calculationType: string;
  /** `createdAt` survives overwriting. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** E-mail, lower case; absent: the owner. */
  readonly savedBy?: string;
  /** Null or absent: not known. */
  readonly savedByName?: string | null;
  /** The owner's name, where somebody else saves; it counts for a new load. Null or absent: not known. */
  readonly createdByName?: string | null;
  readonly terms?: SaveTerms;
}

/** The part of a saved load that searches read; kept apart from the plan. */
export interface LoadHead extends Required<Omit<LoadDraft, 'terms'>> {
  /** Kept on overwriting; a load saved after a deletion has another one. */
  readonly id: string;
  /** From 1. */
  readonly version: number;
  /** The version before this one; null: this is the first. */
  readonly replaced: ReplacedHead | null;
  readonly createdByName: string | null;
}

export interface ReplacedHead {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly isShared: boolean;
}

export interface LoadToSave {
  readonly head: LoadDraft;
  /** The calculated load as bytes (compact JSON, calculation/types.ts); opaque to the store. */
  readonly body: Uint8Array;
}

export interface SavedLoad {
  readonly head: LoadHead;
  readonly body: Uint8Array;
}

/** An earlier version of a load. */
export interface EarlierVersion extends SavedLoad {
  /** When the version after it was saved. */
  readonly replacedAt: string;
}

export interface LoadSearch extends PageRequest {
  /** Only this owner's loads; absent: all that the viewer may see. */
  readonly owner?: string;
  /** Part of the title, upper and lower case as given. */
  readonly titleContains?: string;
  /** The part is looked for whatever its case. */
  readonly isInAnyCase?: boolean;
  readonly sharedOnly: boolean;
  /** Only the load of this id. */
  readonly id?: string;
  /** Newest first: by creation, or by the last save. Absent: by creation. */
  readonly order?: 'created' | 'saved';
}

export interface LoadStore {
  /**
   * Inserts, or overwrites the owner's load of the same title, which becomes an earlier version; returns the head as saved.
   * @throws Changed, NotShared: the terms are not met, and nothing is saved
   */
  save(load: LoadToSave): Promise<LoadHead>;
  /** A load the viewer may see, or null. */
  get(viewer: Viewer, owner: string, title: string): Promise<SavedLoad | null>;
  search(viewer: Viewer, search: LoadSearch): Promise<Page<LoadHead>>;
  /**
   * Into the bin, with its versions; only the owner may. Returns the id of its entry there, empty when nothing is kept;
   * null when there is none for this viewer.
   */
  delete(viewer: Viewer, owner: string, title: string, deletion: Deletion): Promise<string | null>;
  /**
   * The load as it is, and its earlier versions, newest first; null when the viewer may not see the load. A version
   * saved unshared is its owner's only.
   */
  versions(viewer: Viewer, owner: string, title: string): Promise<readonly LoadHead[] | null>;
  /** One of these; null when there is none for this viewer. */
  version(viewer: Viewer, owner: string, title: string, version: number): Promise<SavedLoad | null>;
  /** A load as another store had it. One that was saved here since, or that is another load, becomes an earlier version. */
  putBack(load: SavedLoad): Promise<void>;
  /** An earlier version as another store had it; when its load is not there, nothing. */
  putBackVersion(version: EarlierVersion): Promise<void>;
  /** Forgets some versions that are kept long enough; returns how many, 0: all of them. */
  sweep(now: string): Promise<number>;
}
