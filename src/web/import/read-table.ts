/** Rows of cells from a file or from what was pasted. Reading a workbook is loaded only when there is one. */
import { rowsOf } from '../sheet/table-text.js';

/** Beyond, the service takes no cargo. */
const MOST_ROWS = 10_001;

export async function readTable(source: File | string): Promise<string[][]> {
  const isWorkbook = typeof source !== 'string' && /\.xlsx$/i.test(source.name);
  const rows = isWorkbook
    ? await workbookRows(source)
    : textRows(typeof source === 'string' ? source : await source.text());
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, MOST_ROWS);
}

function textRows(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  return rowsOf(plain, '\t');
}

async function workbookRows(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}
