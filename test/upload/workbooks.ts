/** Workbooks for tests: rows of cells, and archives that no program would write. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { placedIssues } from '../../src/schema/places.js';
import { validateLoadRequest } from '../../src/schema/validate.js';
import type { ReadLoad } from '../../src/upload/read-loads.js';

export type Sheets = Readonly<Record<string, readonly Row[]>>;

export async function workbook(sheets: Sheets): Promise<Buffer> {
  const written = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data: [...data] }));
  return await writeExcelFile(written, {}).toBuffer();
}

/** The same workbook with one of its parts changed. */
export function patched(bytes: Uint8Array, path: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(bytes);
  return zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path]!))) });
}

export const CONTAINERS: readonly Row[] = [
  ['ContainerType', 'Name', 'Length', 'Width', 'Height'],
  ['Truck', 'T', 13600, 2450, 2700],
];

export const HEADER: Row = ['LoadTitle', 'Name', 'Style', 'Length', 'Width', 'Height', 'Weight', 'Qty'];

/** A sound row of a load. */
export function row(title: string | null, name: string, qty: number = 2): Row {
  return [title, name, 'Shipcase', 400, 300, 200, 5.5, qty];
}

/** Everything that is wrong with a load: what reading found, and what its request breaks. */
export function issuesOf(load: ReadLoad) {
  return placedIssues(load, validateLoadRequest(load.request, { maxRunTimeSeconds: 300 }).issues);
}
