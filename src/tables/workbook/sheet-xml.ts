/**
 * A sheet's XML made ready for the reader of workbooks, which takes cells with errors and formulas without results for
 * empty, wants an address on every cell, and believes any address: here such cells are found and taken out, addresses
 * are filled in, and one beyond the last cell that a workbook can have is a fault.
 */
import type { Cell, MergedRows } from '../cell.js';
import { UnreadableFile } from '../unreadable-file.js';

export interface PreparedSheet {
  readonly xml: string;
  /** Cells that were taken out, by `row,column`, both from 1. */
  readonly special: ReadonlyMap<string, Cell>;
  /** Rows that a spreadsheet program does not show, by hand or by a filter. */
  readonly hidden: ReadonlySet<number>;
  /** Runs of columns that it does not show, both ends from 1. */
  readonly hiddenColumns: readonly (readonly [first: number, last: number])[];
  /** Merged areas of several rows. */
  readonly merged: readonly MergedRows[];
}

/** What a spreadsheet program can have. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Rows and cells with a value that are read of one sheet: far more than a request may have. */
const MOST_ROWS = 200_000;
const MOST_CELLS = 1_000_000;
const MOST_MERGED = 10_000;

const OPENING_TAG = /<((?:\w+:)?)(row|c)\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ADDRESS = /\br\s*=\s*["']([A-Z]{0,4})(\d{1,8})["']/i;
const HIDDEN = /\bhidden\s*=\s*["'](?:1|true)["']/i;
const COLUMNS = /<(?:\w+:)?col\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const FIRST_COLUMN_OF = /\bmin\s*=\s*["'](\d{1,5})["']/;
const LAST_COLUMN_OF = /\bmax\s*=\s*["'](\d{1,5})["']/;
const TYPE = /\bt\s*=\s*["'](\w+)["']/;
const VALUE = /<(?:\w+:)?v\b[^>]*>([^<]*)</;
const FORMULA = /<(?:\w+:)?f\b([^>]*?)(?:\/>|>([^<]*)<)/;
const MERGED = /<(?:\w+:)?mergeCell\b[^>]*\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/gi;

/** @throws UnreadableFile */
export function prepareSheet(xml: string, sheet: string): PreparedSheet {
  const special = new Map<string, Cell>();
  const hidden = new Set<number>();
  const pieces: string[] = [];
  let copied = 0;
  let row = 0;
  let column = 0;
  let cells = 0;
  for (const tag of xml.matchAll(OPENING_TAG)) {
    const [whole, spaceName = '', name, attributes = '', closing] = tag;
    const address = ADDRESS.exec(attributes);
    if (name === 'row') {
      row = address === null ? row + 1 : Number(address[2]);
      column = 0;
      checkRow(row, sheet);
      if (HIDDEN.test(attributes)) hidden.add(row);
      continue;
    }
    if (address !== null) row = Number(address[2]);
    column = address === null ? column + 1 : columnNumber(address[1]!);
    checkRow(row, sheet);
    if (column < 1 || column > LAST_COLUMN) throw damaged(sheet);
    const at = tag.index;
    const end = closing === '/' ? at + whole.length : xml.indexOf(`</${spaceName}c>`, at);
    if (end < 0) throw damaged(sheet);
    const found = closing === '/' ? null : specialCell(attributes, xml.slice(at + whole.length, end));
    if (closing !== '/' && ++cells > MOST_CELLS) throw tooMany(sheet, `${MOST_CELLS} cells`);
    if (found !== null) special.set(`${row},${column}`, found);
    if (closing === '/' || found !== null) {
      pieces.push(xml.slice(copied, at));
      copied = closing === '/' ? end : end + `</${spaceName}c>`.length;
    } else if (address === null) {
      pieces.push(xml.slice(copied, at), `<${spaceName}c r="${letters(column)}${row}"${attributes}>`);
      copied = at + whole.length;
    }
  }
  pieces.push(xml.slice(copied));
  return { xml: pieces.join(''), special, hidden, hiddenColumns: hiddenColumnsOf(xml), merged: mergedRows(xml) };
}

/** They are said before the rows. */
function hiddenColumnsOf(xml: string): (readonly [number, number])[] {
  const before = xml.slice(0, Math.max(0, xml.search(/<(?:\w+:)?sheetData\b/)));
  return Array.from(before.matchAll(COLUMNS), ([, attributes = '']): readonly [number, number] => {
    const [first, last] = [FIRST_COLUMN_OF, LAST_COLUMN_OF].map((side) => Number(side.exec(attributes)?.[1] ?? 0));
    return HIDDEN.test(attributes) ? [first!, last!] : [0, 0];
  }).filter(([first]) => first > 0);
}

function checkRow(row: number, sheet: string): void {
  if (row < 1 || row > LAST_ROW) throw damaged(sheet);
  if (row > MOST_ROWS) throw tooMany(sheet, `${MOST_ROWS} rows`);
}

/** An error, or a formula whose result is not there; null for any other cell. */
function specialCell(attributes: string, content: string): Cell | null {
  const type = TYPE.exec(attributes)?.[1];
  const value = VALUE.exec(content)?.[1];
  if (type === 'e') return { kind: 'error', text: plainText(value ?? 'of the workbook') };
  const formula = content.includes('<f') || content.includes(':f') ? FORMULA.exec(content) : null;
  if (formula === null || value !== undefined || type === 'inlineStr') return null;
  return { kind: 'formula', text: `=${plainText(formula[2] ?? '')}` };
}

function plainText(text: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name]!).slice(0, 200);
}

function mergedRows(xml: string): MergedRows[] {
  const merged: MergedRows[] = [];
  for (const [, column, first, , last] of xml.matchAll(MERGED)) {
    if (merged.length >= MOST_MERGED) break;
    if (Number(last) > Number(first)) {
      merged.push({ firstRow: Number(first), lastRow: Number(last), column: columnNumber(column!) });
    }
  }
  return merged;
}

function columnNumber(name: string): number {
  let number = 0;
  for (const letter of name.toUpperCase()) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? last : letters(Math.floor((column - 1) / 26)) + last;
}

function damaged(sheet: string): UnreadableFile {
  return new UnreadableFile(
    `The sheet ${sheet} is damaged: it has cells where no workbook can have any. Save it again.`,
    'damaged',
  );
}

function tooMany(sheet: string, most: string): UnreadableFile {
  return new UnreadableFile(
    `The sheet ${sheet} is too large: at most ${most} are read. Divide it into several files.`,
    'tooLarge',
  );
}
