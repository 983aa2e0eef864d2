/** Reads an export (export-lines.ts) into a store. */
import { isObject } from '../../lib/merge-patch.js';
import { type Store, StoreUnavailable } from '../../store/index.js';
import { upgradePeople } from '../accounts/upgrade-people.js';
import type { AlreadyHere } from './already-here.js';
import { BadExport } from './bad-export.js';
import { type PortableEntry, readEntry } from './entry-shapes.js';
import { FORMAT, VERSION } from './export-lines.js';
import { ImportBatch } from './import-batch.js';

/** Of an import of what is missing. */
export interface Missing {
  readonly here: AlreadyHere;
  readonly onAdded: (entry: PortableEntry) => void;
}

/** Reads an export to its end and stores nothing. @throws BadExport */
export async function checkExport(lines: AsyncIterable<string>): Promise<void> {
  try {
    for await (const _ of entriesOf(lines));
  } catch (error) {
    throw error instanceof BadExport ? new BadExport(`${error.message}. Nothing is imported.`) : error;
  }
}

/**
 * Adds everything to the store; what is there under the same name is overwritten, what is not named stays. A key that
 * is revoked here stays so, and so does the secret of a user whom the export gives none.
 * @param missing told of each entry that is written; what is here already stays as it is. Absent: it is overwritten
 * @returns the number of entries that were written
 * @throws BadExport, or what the store throws; either says what is imported by then
 */
export async function importLines(store: Store, lines: AsyncIterable<string>, missing?: Missing): Promise<number> {
  const batch = new ImportBatch(store);
  let count = 0;
  try {
    for await (const { entry, line } of entriesOf(lines)) {
      if (await missing?.here.has(entry)) continue;
      await batch.add(entry, line);
      missing?.onAdded(entry);
      count++;
    }
    await batch.flush();
    // An export of before there were people has users only.
    await upgradePeople(store);
  } catch (error) {
    await batch.flush().catch(() => {});
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    if (!(error instanceof BadExport || error instanceof StoreUnavailable)) throw error;
    throw new BadExport(`${why}. ${batch.said(error instanceof BadExport)}`);
  }
  return count;
}

/** The entries of an export, each with the line it stands in. @throws BadExport */
async function* entriesOf(lines: AsyncIterable<string>): AsyncGenerator<{ entry: PortableEntry; line: number }> {
  let line = 0;
  let count = 0;
  let isWhole = false;
  for await (const text of lines) {
    line++;
    if (isWhole) throw new BadExport(`line ${line}: the export ended before this line`);
    const value = parsed(text, line);
    if (line === 1) {
      if (value['format'] !== FORMAT || value['version'] !== VERSION) {
        throw new BadExport(`line 1: this is not an export of version ${VERSION}`);
      }
    } else if (value['end'] === true) {
      if (value['count'] !== count) {
        throw new BadExport(`line ${line}: ${String(value['count'])} entries were exported, ${count} are here`);
      }
      isWhole = true;
    } else {
      yield { entry: entryOf(value, line), line };
      count++;
    }
  }
  if (!isWhole) throw new BadExport(`the export is cut off after ${count} entries`);
}

function parsed(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value;
  } catch {
    // Falls through to the same fault.
  }
  throw new BadExport(`line ${number}: this is not a JSON object`);
}

/** @throws BadExport that says where and what is wrong */
function entryOf(value: Record<string, unknown>, number: number): PortableEntry {
  const reading = readEntry(value);
  if ('entry' in reading) return reading.entry;
  throw new BadExport(`line ${number}: ${reading.faults.join('; ')}`);
}
