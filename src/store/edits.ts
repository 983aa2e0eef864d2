/** Editing buffers: one a user. */
import type { Uom } from '../domain/words.js';

export interface EditBuffer {
  /** The unit of its values. */
  readonly uom: Uom;
  readonly updatedAt: string;
  /** The buffer as bytes of JSON; opaque to the store. */
  readonly body: Uint8Array;
}

export interface EditStore {
  /** Replaces what is there. */
  put(user: string, buffer: EditBuffer): Promise<void>;
  get(user: string): Promise<EditBuffer | null>;
  /** False when there is none. */
  delete(user: string): Promise<boolean>;
}
