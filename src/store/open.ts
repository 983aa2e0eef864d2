/** Chooses the store by the settings. */
import { openEmbeddedStore } from './embedded/open.js';
import type { Store } from './store.js';

export interface StoreSettings {
  /** The embedded store's folder. */
  readonly dataDir: string;
}

export function openStore(settings: StoreSettings): Store {
  return openEmbeddedStore(settings.dataDir);
}
