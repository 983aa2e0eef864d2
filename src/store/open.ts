/** Chooses the store by the settings. */
import { setTimeout as sleep } from 'node:timers/promises';
import { assertUnbroken, checkEmbeddedStore } from './embedded/check.js';
import { isEmbeddedStore, openEmbeddedStore } from './embedded/open.js';
import type { Walked } from './embedded/walk.js';
import { type Store, StoreBroken, type WritingLog } from './index.js';
import { type Keeping, USUAL_KEEPING } from './keeping.js';
import type { StoreLog } from './mongo/sweeping.js';

export interface StoreSettings extends Partial<Keeping> {
  /** The embedded store's folder. */
  readonly dataDir: string;
  /** Null or absent: the embedded store. */
  readonly mongodbUrl?: string | null;
}

/** @param log told of what goes wrong while nobody asks */
export async function openStore(settings: StoreSettings, log: (StoreLog & WritingLog) | null = null): Promise<Store> {
  const keeping = keepingOf(settings);
  if (!settings.mongodbUrl) return openEmbeddedStore(settings.dataDir, keeping, log);
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

/** Told what a check of the store finds, too. */
export type CheckLog = StoreLog & WritingLog;

/** A start waits so long for the check; a larger store is checked while it is used. */
const PATIENCE_MILLISECONDS = 5_000;
const NAMED_AT_MOST = 50;

/**
 * The same for a service, which stays for long: a process of its own reads the embedded store first.
 * @throws StoreBroken when its file cannot be read at all
 */
export async function openCheckedStore(
  settings: StoreSettings,
  log: CheckLog,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<Store> {
  if (settings.mongodbUrl) return openStore(settings, log);
  const folder = settings.dataDir;
  const begun = performance.now();
  const checking = checkEmbeddedStore(folder);
  let walked = await Promise.race([checking, sleep(patienceMilliseconds, undefined, { ref: false })]);
  const told = (found: Walked | null) => {
    if (found === null) return;
    const { entries, damaged } = found;
    const milliseconds = Math.round(performance.now() - begun);
    if (damaged.length === 0) return log.info({ entries, milliseconds }, 'store checked');
    const facts = { damaged: damaged.slice(0, NAMED_AT_MOST), count: damaged.length };
    log.error(facts, 'entries of the store are damaged: they are left out of lists');
  };
  if (walked) assertUnbroken(folder, walked);
  if (walked !== undefined) told(walked);
  const store = await openStore(settings, log);
  if (walked === undefined) {
    log.info({}, 'the store is large: it is checked while it is used');
    void checking.then((found) => {
      walked = found;
      told(found);
      if (found?.broken) log.error({ reason: found.broken }, new StoreBroken(folder, found.broken).message);
    });
  }
  const abilities = () => {
    if (walked === undefined) return { isBeingChecked: true };
    const damaged = (walked?.damaged.length ?? 0) + (walked?.broken ? 1 : 0);
    return damaged > 0 ? { damaged } : {};
  };
  return { ...store, ready: async () => ({ ...(await store.ready()), ...abilities() }) };
}

/** Whether there is anything to open; of a MongoDB only its server knows. */
export function hasStore({ dataDir, mongodbUrl }: StoreSettings): boolean {
  return Boolean(mongodbUrl) || isEmbeddedStore(dataDir);
}
