/** Chooses the store by the settings. */
import { isEmbeddedStore, openEmbeddedStore } from './embedded/open.js';
import type { Store } from './index.js';
import { openMongoStore } from './mongo/open.js';
import type { StoreLog } from './mongo/sweeping.js';

export interface StoreSettings {
  /** The embedded store's folder. */
  readonly dataDir: string;
  /** Null or absent: the embedded store. */
  readonly mongodbUrl?: string | null;
}

/** @param log told of what goes wrong while nobody asks */
export function openStore(settings: StoreSettings, log: StoreLog | null = null): Store {
  return settings.mongodbUrl ? openMongoStore(settings.mongodbUrl, log) : openEmbeddedStore(settings.dataDir);
}

/** Whether there is anything to open; of a MongoDB only its server knows. */
export function hasStore({ dataDir, mongodbUrl }: StoreSettings): boolean {
  return Boolean(mongodbUrl) || isEmbeddedStore(dataDir);
}
