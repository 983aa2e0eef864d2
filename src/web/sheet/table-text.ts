/** Tables as spreadsheet programs copy them: rows of cells with tabs between, quoted where a cell holds one. */

/** Null: it is one cell, and no table. */
export function cellsOfText(text: string): string[][] | null {
  const trimmed = text.replace(/\r?\n$/, '');
  return /[\t\n]/.test(trimmed) ? rowsOf(trimmed, '\t') : null;
}

/** @param separator one character */
export function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    row.push(cell);
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    if (end >= text.length) break;
    at = end + (text[end] === '\r' ? 2 : 1);
    if (at === text.length && text[end] !== separator) break;
  }
  return rows;
}

interface ReadCell {
  readonly cell: string;
  /** Of the sign after it. */
  readonly end: number;
}

function plainCell(text: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && !isLineEnd(text, end)) end++;
  return { cell: text.slice(from, end), end };
}

const isLineEnd = (text: string, at: number) => text[at] === '\r' && text[at + 1] === '\n';

/** A quote that is never closed, or goes on after its end, is plain text. */
function quotedCell(text: string, from: number, separator: string): ReadCell {
  let cell = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at++;
    } else {
      const end = at + 1;
      const isEnd = end === text.length || text[end] === separator || text[end] === '\n' || isLineEnd(text, end);
      return isEnd ? { cell, end } : plainCell(text, from, separator);
    }
  }
  return plainCell(text, from, separator);
}

/** The sign that most lines of a text hold equally often: a tab, a semicolon or a comma. */
export function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, 20).filter((line) => line !== '');
  const counts = ['\t', ';', ','].map((sign) => ({
    sign,
    least: Math.min(...lines.map((line) => line.split(sign).length - 1)),
  }));
  return counts.reduce((best, one) => (one.least > best.least ? one : best)).sign;
}
