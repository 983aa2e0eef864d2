/** A list as somebody keeps it, and what it is: the cells, the form of the file, what must come of it. */
import type { Row } from 'write-excel-file/node';
import type { Choices } from '../../../src/web/import/messages.js';
import { patched, workbook } from '../../upload/workbooks.js';

type Cells = readonly (string | number | boolean | null)[];

export interface KeptList {
  readonly what: string;
  /** Of a workbook by sheet; of a text one table. */
  readonly sheets: Readonly<Record<string, readonly Cells[]>>;
  readonly form: 'xlsx' | Text;
  /** Rows that are hidden in the first sheet of a workbook, and areas that are merged there. */
  readonly hidden?: readonly number[];
  readonly merged?: readonly string[];
  /** The one click that it needs; absent: none. */
  readonly click?: Choices;
  /** What the page asks before the click. */
  readonly asks?: 'weight' | 'units';
  readonly rows: number;
  readonly pieces: number;
  readonly kilograms: number | null;
  readonly cubicMetres: number;
  /** The first row as it is sent, in millimetres or in the unit of the list; only what is named here is looked at. */
  readonly first: Readonly<Record<string, unknown>>;
  readonly last?: Readonly<Record<string, unknown>>;
  readonly faults?: readonly string[];
  readonly stops?: number;
}

interface Text {
  readonly delimiter: ',' | ';' | '\t';
  readonly encoding: 'utf-8' | 'windows-1252' | 'utf-16le';
  /** Pasted cells come as text, and not as a file. */
  readonly isPasted?: boolean;
}

/** The bytes of the file, or what the clipboard holds. */
export async function sourceOf({ form, sheets, hidden = [], merged = [] }: KeptList): Promise<Uint8Array | string> {
  if (form !== 'xlsx') {
    const text = Object.values(sheets)[0]!.map((cells) =>
      cells.map((cell) => written(cell, form.delimiter)).join(form.delimiter),
    );
    const whole = `${text.join('\r\n')}\r\n`;
    return form.isPasted ? whole : encoded(whole, form.encoding);
  }
  const written_ = Object.fromEntries(
    Object.entries(sheets).map(([name, rows]) => [name, rows.map((row) => [...row] as Row)]),
  );
  const bytes = await workbook(written_);
  if (hidden.length === 0 && merged.length === 0) return bytes;
  return patched(bytes, 'xl/worksheets/sheet1.xml', (xml) => {
    const shown = hidden.reduce((one, row) => one.replace(`<row r="${row}"`, `<row r="${row}" hidden="1"`), xml);
    const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
    return merged.length === 0 ? shown : shown.replace('</sheetData>', `</sheetData><mergeCells>${areas}</mergeCells>`);
  });
}

function written(cell: Cells[number], delimiter: string): string {
  const text = cell === null ? '' : String(cell);
  return text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function encoded(text: string, encoding: Text['encoding']): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
