/**
 * Titles in two rows made one: a title over several columns (`Dimensions (cm)` over L, W and H), units below, the same
 * in another language, cells merged over both.
 */
import { type Cell, isBlank, type Row, type Table } from '../cell.js';
import { titleText } from './header-row.js';
import { PACKAGE } from './kinds.js';
import { HAS_NO_BLANKS, MEANING_OF, plainTitle } from './meanings.js';
import { LENGTH_MEANINGS, readTitle, saysOfOneOrRow, unitIn, WEIGHT_MEANINGS } from './title.js';
import { unitOfWord } from './units.js';

export interface Titled {
  readonly table: Table;
  /** Place of the one row of titles in it. */
  readonly header: number;
}

const LEAST_BELOW = 2;
/** Of titles in another language, how many must be known. */
const MOST_OF = 0.6;

/** @param header place of the row of titles that was found or chosen; it may be either of two */
export function withOneRowOfTitles(table: Table, header: number): Titled {
  const { rows } = table;
  const [above, titles, below] = [rows[header - 1], rows[header], rows[header + 1]];
  if (titles === undefined) return { table, header };
  if (isNext(titles, below) && isSecondRow(titles, below, rows[header + 2])) return joined(table, header, true);
  if (above !== undefined && isNext(above, titles) && isRowOfGroups(above, titles))
    return joined(table, header - 1, false);
  return { table, header };
}

function isNext(row: Row | undefined, next: Row | undefined): next is Row {
  return row !== undefined && next?.number === row.number + 1;
}

/** @param isOfBoth where no group stands above: titles in two languages; else only the lower ones are titles */
function joined(table: Table, top: number, isOfBoth: boolean): Titled {
  const [upper, lower] = [table.rows[top]!, table.rows[top + 1]!];
  const groups = groupsOf(upper, lower);
  const cells = Array.from({ length: Math.max(upper.cells.length, lower.cells.length) }, (_, at): Cell => {
    const [own, below] = [titleText(upper.cells[at]), titleText(lower.cells[at])];
    const isOfGroup = own === '' || isGroup(groups, at);
    if (!isOfBoth && !isOfGroup && below !== '') return below;
    return joinedTitle(own === '' ? (groups[at] ?? '') : own, below, isOfGroup);
  });
  const rows = [...table.rows.slice(0, top), { number: lower.number, cells }, ...table.rows.slice(top + 2)];
  return { table: { ...table, rows }, header: top };
}

/** By column the title that stands over it and others; null: none does. */
function groupsOf(upper: Row, lower: Row): (string | null)[] {
  const groups: (string | null)[] = [];
  let last: string | null = null;
  for (let at = 0; at < lower.cells.length; at++) {
    const [own, below] = [titleText(upper.cells[at]), titleText(lower.cells[at])];
    if (own !== '') last = below === '' || plainTitle(own) === plainTitle(below) ? null : own;
    groups.push(below === '' ? null : last);
  }
  return groups;
}

function isGroup(groups: readonly (string | null)[], at: number): boolean {
  const group = groups[at];
  return group !== null && (group === groups[at + 1] || group === groups[at - 1]);
}

function joinedTitle(above: string, below: string, isOfGroup: boolean): string {
  if (above === '' || below === '') return above + below;
  if (plainTitle(above) === plainTitle(below)) return above;
  const unit = unitOfWord(below.replace(/[()[\]（）]/g, ''));
  if (unit !== undefined && !isOfGroup) return `${above} (${unit})`;
  const [group, own] = [readTitle(above)?.meaning, readTitle(below)?.meaning];
  if (!isOfGroup) return `${above} ${below}`;
  if (group !== undefined && LENGTH_MEANINGS.has(group)) {
    const said = unitIn(above);
    if (own === undefined) return `${above} ${below}`;
    return said !== null && unitIn(below) === null && LENGTH_MEANINGS.has(own) ? `${below} (${said})` : below;
  }
  const plain = plainTitle(below);
  const isQualified = saysOfOneOrRow(plain) !== null || (own !== undefined && WEIGHT_MEANINGS.has(own));
  const blank = HAS_NO_BLANKS.test(below) ? '' : ' ';
  if (group !== undefined && WEIGHT_MEANINGS.has(group)) return isQualified ? below + blank + above : below;
  // `Handling unit` over `Qty` and `Type`, `Carton` over L, W and H.
  if (!isPacking(above) && own !== undefined) return below;
  return plain.length === 1 ? `${above} ${below}` : `${below} ${above}`;
}

/** Below the titles stand titles, units or the same in another language, and no cargo yet. */
function isSecondRow(titles: Row, below: Row, next: Row | undefined): boolean {
  const places = below.cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]));
  if (places.length < LEAST_BELOW || next === undefined || !next.cells.some(isFigure)) return false;
  const texts = places.map((at) => below.cells[at]!);
  if (!texts.every((cell) => typeof cell === 'string' && !/^\s*[\d#]/.test(cell) && cell.length <= 60)) return false;
  const [own, others] = [(at: number) => titleText(titles.cells[at]), groupsOf(titles, below)];
  const isSame = (at: number) => own(at) !== '' && plainTitle(own(at)) === plainTitle(titleText(below.cells[at]));
  const isUnit = (at: number) => unitOfWord(titleText(below.cells[at]).replace(/[()[\]（）]/g, '')) !== undefined;
  const isKnown = (at: number) => readTitle(titleText(below.cells[at])) !== null;
  const inGroups = places.filter((at) => isGroup(others, at));
  const rest = places.filter((at) => !inGroups.includes(at) && !isSame(at));
  if (inGroups.length >= LEAST_BELOW && inGroups.filter(isKnown).length >= inGroups.length / 2)
    return rest.every((at) => isKnown(at) || isUnit(at) || own(at) === '');
  const different = places.filter((at) => !isSame(at));
  const units = different.filter(isUnit);
  if (units.length >= LEAST_BELOW && different.every((at) => isUnit(at) || isKnown(at))) return true;
  return (
    different.length > LEAST_BELOW &&
    different.filter((at) => isKnown(at) && own(at) !== '').length >= MOST_OF * places.length
  );
}

/** Above the titles stands one over several of them, such as `Dimensions (cm)`. */
function isRowOfGroups(above: Row, titles: Row): boolean {
  const groups = groupsOf(above, titles);
  return groups.some((group, at) => {
    if (group === null || !isGroup(groups, at) || /\d{2}|:\s*\S/.test(group)) return false;
    // A line over the whole table is its heading.
    if (groups.every((other) => other === group || other === null) && groups.indexOf(group) === 0) return false;
    const title = readTitle(group);
    const isOfFigures = title !== null && (LENGTH_MEANINGS.has(title.meaning) || WEIGHT_MEANINGS.has(title.meaning));
    return isOfFigures || isPacking(group);
  });
}

/** `Handling unit`, `Carton`, and no `Packing list`. */
function isPacking(title: string): boolean {
  const plain = plainTitle(title);
  return MEANING_OF.get(plain) === 'kind' || (PACKAGE.test(plain) && !plain.includes(' '));
}

function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell));
}
