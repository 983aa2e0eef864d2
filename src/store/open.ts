/** Chooses the store by the settings. */
import { isEmbeddedStore, openEmbeddedStore } from './embedded/open.js';
import type { Store } from './index.js';
import { type Keeping, USUAL_KEEPING } from './keeping.js';
import type { StoreLog } from './mongo/sweeping.js';

export interface StoreSettings extends Partial<Keeping> {
  /** The embedded store's folder. */
  readonly dataDir: string;
  /** Null or absent: the embedded store. */
  readonly mongodbUrl?: string | null;
}

/** @param log told of what goes wrong while nobody asks */
export async function openStore(settings: StoreSettings, log: StoreLog | null = null): Promise<Store> {
  const keeping = keepingOf(settings);
  if (!settings.mongodbUrl) return openEmbeddedStore(settings.dataDir, keeping);
  // MongoDB's driver is large: a process that needs none does not load it.
  const { openMongoStore } = await import('./mongo/open.js');
  return openMongoStore(settings.mongodbUrl, log, keeping);
}

function keepingOf({ versionsKept, versionsDays, binDays }: StoreSettings): Keeping {
  return {
    versionsKept: versionsKept ?? USUAL_KEEPING.versionsKept,
    versionsDays: versionsDays ?? USUAL_KEEPING.versionsDays,
    binDays: binDays ?? USUAL_KEEPING.binDays,
  };
}

/** Whether there is anything to open; of a MongoDB only its server knows. */
export function hasStore({ dataDir, mongodbUrl }: StoreSettings): boolean {
  return Boolean(mongodbUrl) || isEmbeddedStore(dataDir);
}
