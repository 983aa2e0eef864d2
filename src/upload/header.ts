/** The header of a sheet: which column holds what, wherever the row stands and in whatever order the columns are. */
import type { Warning } from '../schema/issue.js';
import { type Cell, columnLetters, isBlank, type Row, type Table } from '../tables/cell.js';
import { type Column, type Columns, LOAD_DESCRIPTION, LOAD_TITLE, plainHeader } from '../tables/columns.js';
import { findHeaderRow, LOOKED_AT } from '../tables/lists/header-row.js';
import { readTitle } from '../tables/lists/title.js';
import { withOneRowOfTitles } from '../tables/lists/title-rows.js';

/** What stands in one column of the sheet. */
export type Content = Column | typeof LOAD_TITLE | typeof LOAD_DESCRIPTION;

export interface HeaderColumn {
  /** From 0. */
  readonly index: number;
  /** As it was typed. */
  readonly header: string;
  readonly content: Content;
  /** Columns that go on with a text too long for one cell, in order. */
  readonly continuations: readonly number[];
}

export interface Header {
  /** Number of its row. */
  readonly row: number;
  readonly columns: readonly HeaderColumn[];
  readonly warnings: readonly Warning[];
  /** Columns that say the same field twice, as pairs of what was typed. */
  readonly repeated: readonly { readonly header: string; readonly first: string; readonly index: number }[];
  /** Whether some columns are called as people call them, and not as the interface does. */
  readonly hasPeopleColumns: boolean;
}

/** `Zones#2` goes on with the text of `Zones`. */
const CONTINUATION = /^(.+)#([2-9]|[1-9]\d+)$/;

function contentOf(columns: Columns, header: string): Content | undefined {
  const plain = plainHeader(header);
  if (plain === plainHeader(LOAD_TITLE)) return LOAD_TITLE;
  if (plain === plainHeader(LOAD_DESCRIPTION)) return LOAD_DESCRIPTION;
  return columns.named(header);
}

/** Of cargo alone: containers and rules have the names of the interface. */
function isOfPeople({ sheet }: Columns, header: string): boolean {
  return sheet === 'Cargoes' && readTitle(header) !== null;
}

/** A title of the load itself, or a known column: one alone may stand in a line above the table, too. */
const LEAST_KNOWN = 2;

export interface FoundHeader {
  readonly header: Header;
  /** With one row of titles, where the list has two. */
  readonly table: Table;
  /** Of that row among the rows of the table. */
  readonly place: number;
  readonly rows: readonly Row[];
}

/** Null: no row of the first ones names known columns. */
export function findHeader(table: Table, columns: Columns): FoundHeader | null {
  const found = columns.sheet === 'Cargoes' ? findHeaderRow(table)?.place : undefined;
  const place = found ?? table.rows.slice(0, LOOKED_AT).findIndex((row) => knownIn(row, columns) >= LEAST_KNOWN);
  if (place < 0) return null;
  const titled = columns.sheet === 'Cargoes' ? withOneRowOfTitles(table, place) : { table, header: place };
  const rows = titled.table.rows.slice(titled.header + 1);
  const header = readHeader(titled.table.rows[titled.header]!, rows, table.sheet, columns);
  return { header, table: titled.table, place: titled.header, rows };
}

function knownIn(row: Row, columns: Columns): number {
  return row.cells.filter((cell) => typeof cell === 'string' && contentOf(columns, cell) !== undefined).length;
}

function readHeader(row: Row, below: readonly Row[], sheet: string, columns: Columns): Header {
  const warnings: Warning[] = [];
  const repeated: { header: string; first: string; index: number }[] = [];
  let hasPeopleColumns = false;
  const found = new Map<Content, HeaderColumn & { continuations: number[] }>();
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), row.cells.length);
  for (let index = 0; index < width; index++) {
    const header = textOf(row.cells[index]);
    if (header === '') {
      if (below.some(({ cells }) => !isBlank(cells[index]))) warnings.push(withoutHeader(sheet, row.number, index));
      continue;
    }
    const continued = CONTINUATION.exec(header);
    const content = contentOf(columns, continued?.[1] ?? header);
    if (content === undefined && isOfPeople(columns, header)) {
      hasPeopleColumns = true;
      continue;
    }
    if (content === undefined) {
      warnings.push(unknownHeader(sheet, header, columns));
      continue;
    }
    const first = found.get(content);
    if (continued !== null && first !== undefined) first.continuations.push(index);
    else if (first !== undefined) repeated.push({ header, first: first.header, index });
    else found.set(content, { index, header, content, continuations: [] });
  }
  return { row: row.number, columns: [...found.values()], warnings, repeated, hasPeopleColumns };
}

function textOf(cell: Cell | undefined): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}

function unknownHeader(sheet: string, header: string, columns: Columns): Warning {
  const name = header.length > 60 ? `${header.slice(0, 60)}...` : header;
  const hint = columns.hint(header);
  return {
    code: 'UnknownField',
    pointer: '',
    message: `The column \`${name}\` of the sheet ${sheet} is not known and ignored${hint === undefined ? '.' : `; ${hint}`}`,
  };
}

function withoutHeader(sheet: string, row: number, index: number): Warning {
  const message = `Column ${columnLetters(index)} of the sheet ${sheet} has values, but no header in row ${row}: it is ignored.`;
  return { code: 'UnknownField', pointer: '', message };
}
