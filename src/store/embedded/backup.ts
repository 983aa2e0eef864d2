/** Backups of the embedded store, made while services use it: lmdb copies the file as of one moment, compacted. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { StoreCannotWrite } from '../index.js';
import { faultOfDisk } from './disk-faults.js';
import { FILE, MOST_TABLES } from './file.js';

/** In the folder of the store: when the last backup was whole. */
const NOTE = 'last-backup';
const DAYS_KEPT = 7;
const WEEKS_KEPT = 4;
const DAY_MILLISECONDS = 86_400_000;

/** stowage-2026-11-26T12-30-00Z */
const NAME = /^stowage-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)$/;

/**
 * Writes a folder from which a service can start (DATA_DIR), which takes its name when it is whole, and removes those
 * that are neither among the last seven days' nor the last four weeks'.
 * @param folder of the store
 * @param backups where the folders of backups lie
 * @returns the folder
 * @throws StoreCannotWrite; those that were there are left as they are
 */
export async function backUp(folder: string, backups: string, now: Date): Promise<string> {
  const made = join(backups, `stowage-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const unfinished = `${made}.part`;
  try {
    mkdirSync(unfinished, { recursive: true });
    const root = open({ path: join(folder, FILE), maxDbs: MOST_TABLES, readOnly: true });
    try {
      await root.backup(join(unfinished, FILE), true);
    } finally {
      await root.close();
    }
    renameSync(unfinished, made);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = faultOfDisk(error, backups);
    if (reason === null) throw error;
    throw new StoreCannotWrite(reason.replace('the data folder', 'the backup'), { cause: error });
  }
  writeFileSync(join(folder, NOTE), now.toISOString());
  for (const name of outdated(readdirSync(backups))) rmSync(join(backups, name), { recursive: true, force: true });
  return made;
}

/** When the last backup was whole; null: none was. @param folder of the store */
export function lastBackup(folder: string): Date | null {
  try {
    const at = new Date(readFileSync(join(folder, NOTE), 'utf8'));
    return Number.isNaN(at.getTime()) ? null : at;
  } catch {
    return null;
  }
}

/** Of these names those of backups that are kept no longer: of each day and of each week the last one counts. */
export function outdated(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set<string>();
  for (const [periodOf, most] of [
    [dayOf, DAYS_KEPT],
    [weekOf, WEEKS_KEPT],
  ] as const) {
    const periods = new Set<number>();
    for (const name of newestFirst) {
      const period = periodOf(name);
      if (periods.has(period) || periods.size === most) continue;
      periods.add(period);
      kept.add(name);
    }
  }
  return newestFirst.filter((name) => !kept.has(name));
}

function dayOf(name: string): number {
  return Math.floor(Date.parse(NAME.exec(name)![1]!.slice(0, 10)) / DAY_MILLISECONDS);
}

/** From Monday on; the first day of all was a Thursday. */
function weekOf(name: string): number {
  return Math.floor((dayOf(name) + 3) / 7);
}
