/** What the reader (reader.ts) and its thread (upload-worker.ts) say to each other. */
import type { Uom } from '../domain/words.js';
import type { Warning } from '../schema/issue.js';
import type { RequestSource } from '../schema/places.js';

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

/** What is read. */
export interface ReadTask {
  readonly files: StoredFiles;
  /** Of the figures in them. */
  readonly uom: Uom;
}

export interface UploadedLoad {
  readonly title: string;
  /** Of a load request, as JSON; without what is faulty. */
  readonly body: Uint8Array;
  readonly source: RequestSource;
}

export type UploadAnswer =
  | { readonly kind: 'read'; readonly loads: readonly UploadedLoad[]; readonly warnings: readonly Warning[] }
  | { readonly kind: 'refused'; readonly message: string };

/** What becomes a workbook. */
export interface WriteTask {
  /** Sheets of rows, as JSON. */
  readonly sheets: Uint8Array;
  /** The calculated load as it is kept: its request follows in sheets of its own. */
  readonly stored: Uint8Array;
}
