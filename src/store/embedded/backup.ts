/** Backups of the embedded store, made while services use it: lmdb copies the file as of one moment, compacted. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
const UNFINISHED = '.part';
/** One into which nothing was written for so long is nobody's any more: its process was killed. */
const ABANDONED_MILLISECONDS = 600_000;

export interface Backup {
  readonly folder: string;
  /** Why the service cannot be told of it, in words; null: it is. */
  readonly untold: string | null;
}

/**
 * Writes a folder from which a service can start (DATA_DIR), which takes its name when it is whole, and removes those
 * that are neither among the last seven days' nor the last four weeks', and what killed ones have left.
 * @param folder of the store
 * @param backups where the folders of backups lie
 * @throws StoreCannotWrite; those that were there are left as they are
 */
export async function backUp(folder: string, backups: string, now: Date): Promise<Backup> {
  const made = nameFor(backups, now);
  const unfinished = made + UNFINISHED;
  try {
    rmSync(unfinished, { recursive: true, force: true });
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
  const names = readdirSync(backups);
  const gone = [...outdated(names), ...names.filter((name) => isAbandoned(backups, name))];
  for (const name of gone) rmSync(join(backups, name), { recursive: true, force: true });
  return { folder: made, untold: noteIn(folder, now) };
}

/** Of two within a second the later one has the name of a later second. */
function nameFor(backups: string, now: Date): string {
  const name = join(backups, `stowage-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  return existsSync(name) ? nameFor(backups, new Date(now.getTime() + 1000)) : name;
}

/** @returns why not, in words; a full disk of the store keeps nobody from a backup to another one */
function noteIn(folder: string, now: Date): string | null {
  const unfinished = join(folder, NOTE + UNFINISHED);
  try {
    writeFileSync(unfinished, now.toISOString());
    renameSync(unfinished, join(folder, NOTE));
    return null;
  } catch (error) {
    rmSync(unfinished, { force: true });
    return faultOfDisk(error, folder) ?? (error as Error).message;
  }
}

function isAbandoned(backups: string, name: string): boolean {
  if (!name.endsWith(UNFINISHED) || !NAME.test(name.slice(0, -UNFINISHED.length))) return false;
  const paths = [join(backups, name), join(backups, name, FILE)];
  const written = Math.max(...paths.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return Date.now() - written > ABANDONED_MILLISECONDS;
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
