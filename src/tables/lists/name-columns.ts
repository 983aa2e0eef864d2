/** Which column names the cargo where titles do not say, or say it of mere numbers of rows. */
import { type Cell, isBlank, type Row } from '../cell.js';
import type { ListColumn } from './list-column.js';
import type { Meaning } from './meanings.js';
import { readTitle } from './title.js';

/** Of the rows, how many must hold a text that may be a name. */
const MOST_OF = 0.6;
const NAMING: readonly (Meaning | null)[] = ['name', 'description'];

export function withNames(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  return withMarks(withTexts(withCodesApart(withoutRowNumbers(columns, body), body), body), body);
}

/** `Item 1, 2, 3` beside a description are places in the list. */
function withoutRowNumbers(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  return columns.map((column) => {
    if (column.meaning !== 'name' && column.meaning !== 'alias') return column;
    const others = columns.filter((other) => other !== column && hasTexts(other, body));
    const isTold = others.some(({ meaning, whyLeftOut }) => NAMING.includes(meaning) || whyLeftOut === 'unknown');
    if (!isTold || !isCounting(cellsOf(body, column.index))) return column;
    return { ...column, meaning: null, whyLeftOut: 'useless' };
  });
}

/** 1, 2, 3 or 10, 20, 30. */
function isCounting(cells: readonly Cell[]): boolean {
  const numbers = cells.flatMap((cell) => (/^\d+$/.test(String(cell).trim()) ? [Number(cell)] : []));
  const step = numbers[0] ?? 0;
  return step > 0 && numbers.length >= MOST_OF * cells.length && numbers.every((one, at) => one === step * (at + 1));
}

/** `Material` M-2201 beside a `Kurztext`: of two that are called names, the one that holds codes is the article number. */
function withCodesApart(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  const name = columns.find(({ meaning }) => meaning === 'name');
  const other = columns.find(
    (column) =>
      column.whyLeftOut === 'repeated' && readTitle(column.title)?.meaning === 'name' && hasTexts(column, body),
  );
  if (name === undefined || other === undefined || !hasCodes(name, body) || hasCodes(other, body)) return [...columns];
  const hasAlias = columns.some(({ meaning, field }) => meaning === 'alias' || field?.path[0] === 'alias');
  return columns.map((column) => {
    if (column === other) return { ...column, meaning: 'name', whyLeftOut: null };
    if (column !== name) return column;
    return hasAlias ? { ...column, meaning: null, whyLeftOut: 'repeated' } : { ...column, meaning: 'alias' };
  });
}

function hasCodes({ index }: ListColumn, body: readonly Row[]): boolean {
  const cells = cellsOf(body, index);
  return cells.filter((cell) => /^(?=.*\d)[^\s]+$/.test(String(cell).trim())).length >= MOST_OF * cells.length;
}

/** Where nothing is called a name, the texts that differ most are names. */
function withTexts(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  const isNamed = columns.some(
    ({ meaning, field }) => NAMING.includes(meaning) || field?.path[0] === 'name' || field?.path[0] === 'description',
  );
  if (isNamed) return [...columns];
  const candidates = columns.filter(
    (column) =>
      column.title !== '' && column.meaning === null && column.whyLeftOut === 'unknown' && hasTexts(column, body),
  );
  // Beside where it comes off, whose it is tells cargo apart.
  const customer = columns.find(
    (column) =>
      column.whyLeftOut === 'repeated' && readTitle(column.title)?.meaning === 'destination' && hasTexts(column, body),
  );
  if (candidates.length === 0 && customer !== undefined) candidates.push(customer);
  const kinds = (column: ListColumn) => new Set(cellsOf(body, column.index).map(String)).size;
  const [best] = candidates.toSorted((a, b) => kinds(b) - kinds(a));
  return columns.map((column) => (column === best ? { ...column, meaning: 'name', whyLeftOut: null } : column));
}

/** Marks such as `L-01` in the column of places tell pieces apart as a number of an article does. */
function withMarks(columns: readonly ListColumn[], body: readonly Row[]): ListColumn[] {
  const hasAlias = columns.some(({ meaning, field }) => meaning === 'alias' || field?.path[0] === 'alias');
  if (hasAlias) return [...columns];
  const place = columns.find(
    (column) =>
      column.meaning === null &&
      column.whyLeftOut === 'useless' &&
      readTitle(column.title)?.meaning === 'position' &&
      isMarks(cellsOf(body, column.index), body.length),
  );
  return columns.map((column) => (column === place ? { ...column, meaning: 'alias', whyLeftOut: null } : column));
}

function isMarks(cells: readonly Cell[], rows: number): boolean {
  const texts = cells.filter(
    (cell) => typeof cell === 'string' && /^(?=.*\p{L})(?=.*\d)[^\s]{2,20}$/u.test(cell.trim()),
  );
  return texts.length >= MOST_OF * rows && new Set(texts).size === texts.length;
}

function hasTexts({ index }: ListColumn, body: readonly Row[]): boolean {
  const texts = cellsOf(body, index).filter((cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell));
  return texts.length > 0 && texts.length >= MOST_OF * body.length;
}

function cellsOf(body: readonly Row[], index: number): Cell[] {
  return body.map((row) => row.cells[index] ?? null).filter((cell) => !isBlank(cell));
}
