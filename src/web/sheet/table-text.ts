/** Tables as spreadsheet programs copy them: rows of cells with tabs between, quoted where a cell holds one. */

export function cellsOfText(text: string): string[][] {
  return rowsOf(text.replace(/\r?\n$/, ''), '\t');
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
