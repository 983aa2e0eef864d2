/** The care of the embedded store: `data check`, `data backup` and `data repair`. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportLines } from '../service/records/export-lines.js';
import { importLines } from '../service/records/import-lines.js';
import { backUp } from '../store/embedded/backup.js';
import { assertUnbroken, checkEmbeddedStore } from '../store/embedded/check.js';
import { isEmbeddedStore, openEmbeddedStore } from '../store/embedded/open.js';
import { salvage } from '../store/embedded/salvage.js';
import { EXIT, UsageError } from './usage.js';

type Print = (line: string) => void;

/** @returns the exit code; @throws StoreBroken */
export async function checkStore(folder: string, print: Print): Promise<number> {
  const walked = (await checkEmbeddedStore(folder))!;
  assertUnbroken(folder, walked);
  const { entries, loads, damaged } = walked;
  for (const what of damaged) print(`Damaged: ${what}`);
  const found = damaged.length === 0 ? 'none is' : `${damaged.length} of them are`;
  print(`${entries} entries were read, ${found} damaged. There are ${loads} loads.`);
  return damaged.length === 0 ? EXIT.done : EXIT.refused;
}

/** @throws StoreBroken, StoreCannotWrite, UsageError */
export async function backUpStore(folder: string, backups: string, hasDamage: boolean, print: Print): Promise<number> {
  const walked = (await checkEmbeddedStore(folder))!;
  assertUnbroken(folder, walked);
  const { damaged } = walked;
  for (const what of damaged) print(`Damaged: ${what}`);
  if (damaged.length > 0 && !hasDamage) {
    throw new UsageError(
      'Nothing is backed up: a backup of damage would in time replace those that are whole. Delete what is damaged, ' +
        'or take it from an earlier backup. --with-damage makes the backup all the same.',
    );
  }
  const { folder: made, untold } = await backUp(folder, backups, new Date());
  print(`The backup is ${made}`);
  if (untold !== null) {
    print(`It is whole, but stowage_backup_age_seconds does not know of it: ${untold}.`);
  }
  return EXIT.done;
}

/** @throws UsageError where there is a store already */
export async function repairStore(folder: string, target: string, print: Print): Promise<number> {
  if (isEmbeddedStore(target)) {
    throw new UsageError(`There is a store in ${target} already. Name a folder in which none is.`);
  }
  const work = join(target, 'repairing');
  if (existsSync(work)) rmSync(work, { recursive: true });
  try {
    const { entries, lost } = salvage(folder, work);
    const store = openEmbeddedStore(target);
    try {
      const count = await importLines(store, exportLines({ entries }, { hasSecrets: true }));
      for (const what of lost) print(`Lost: ${what}`);
      print(
        `${count} entries are in the new store in ${target}, ${lost.length} are lost. DATA_DIR=${target} starts from it.`,
      );
      return lost.length === 0 ? EXIT.done : EXIT.left;
    } finally {
      await store.close();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
