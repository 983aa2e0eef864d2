/** What pictures need to be drawn again: plans that no load keeps, the pictures themselves, and the secret of addresses. */

/** Pictures that were drawn, as long as there is room; the oldest go first. What is lost is drawn again. */
export interface PictureStore {
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, picture: Uint8Array): Promise<void>;
}

/** So many bytes of pictures are kept at most. */
export const MOST_PICTURE_BYTES = 256 * 1024 * 1024;
/** A larger picture is not kept at all. */
export const LARGEST_PICTURE = 8 * 1024 * 1024;

/** Calculated loads that are not saved, under the digest of their bytes, for as long as addresses of their pictures hold. */
export interface PlanStore {
  /** Keeps it until then; longer, when it is kept longer already. */
  keep(digest: string, body: Uint8Array, expiresAt: string): Promise<void>;
  get(digest: string, now: string): Promise<Uint8Array | null>;
}

export interface SecretStore {
  /** The secret of that name: the first one that was ever made for it, for all services that share the store. */
  secret(name: string, make: () => string): Promise<string>;
}
