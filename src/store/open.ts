/** Chooses the store by the settings. */
import { openEmbeddedStore } from './embedded/open.js';
import type { Store } from './index.js';
import { openMongoStore } from './mongo/open.js';

export interface StoreSettings {
  /** The embedded store's folder. */
  readonly dataDir: string;
  /** Null or absent: the embedded store. */
  readonly mongodbUrl?: string | null;
}

export function openStore(settings: StoreSettings): Store {
  return settings.mongodbUrl ? openMongoStore(settings.mongodbUrl) : openEmbeddedStore(settings.dataDir);
}
