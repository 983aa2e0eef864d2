/** What the reader (reader.ts) and its thread (upload-worker.ts) say to each other. */
import type { Issue, Warning } from '../schema/issue.js';
import type { Places } from './places.js';

/** A file that was received, in a temporary folder. */
export interface StoredFile {
  /** As the client calls it. */
  readonly name: string;
  readonly path: string;
}

export interface StoredFiles {
  readonly file: StoredFile;
  readonly containers?: StoredFile;
  readonly rules?: StoredFile;
}

export interface UploadedLoad {
  readonly title: string;
  /** Of a load request, as JSON; without what is faulty. */
  readonly body: Uint8Array;
  /** Of the cells: with any of them the request is not to be calculated. */
  readonly faults: readonly Issue[];
  readonly places: Places;
}

export type UploadAnswer =
  | { readonly kind: 'read'; readonly loads: readonly UploadedLoad[]; readonly warnings: readonly Warning[] }
  | { readonly kind: 'refused'; readonly message: string };
