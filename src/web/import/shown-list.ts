/** Parts of a list as the page shows them. */
import { type Cell, isBlank, type Table } from '../../tables/cell.js';
import { LOOKED_AT, titleText } from '../../tables/lists/header-row.js';
import { readMeasure } from '../../tables/lists/measures.js';
import type { ReadList } from '../../tables/lists/read-list.js';
import type { RowFault, Understood } from './messages.js';

const EXAMPLES = 3;
/** Characters of a row of which one may be the titles. */
const TOP_TEXT = 80;

export function missingSides({ columns }: ReadList): Understood['missing'] {
  const has = (name: string) => columns.some(({ meaning, field }) => (field?.path.join('.') ?? meaning) === name);
  // Of pallets the height alone may do: their rows say what they lack.
  if (has('sizes') || has('kind')) return [];
  const sides = has('diameter') ? [] : (['length', 'width', 'height'] as const);
  return sides.filter((side) => !has(side));
}

/** The first figure of which the list does not say how much it is. */
export function twoReadingsIn({ rows }: ReadList): Understood['twoReadings'] {
  for (const { faults } of rows) {
    const found = faults.find(({ kind }) => kind === 'twoReadings')?.found;
    const [ifPoint, ifComma] = (['point', 'comma'] as const).map((mark) => readMeasure(found ?? '', mark)?.figure);
    if (found !== undefined && ifPoint !== undefined && ifComma !== undefined) return { found, ifPoint, ifComma };
  }
  return null;
}

export function commonest<One>(values: readonly One[]): One | undefined {
  const counts = new Map<One, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Titles without what differs from one list of a sender to the next. */
export function keyOf({ rows }: Table, place: number): string {
  return (rows[place]?.cells ?? [])
    .map((cell) => titleText(cell).toLowerCase())
    .join('|')
    .slice(0, 400);
}

export function topOf({ rows }: Table): Understood['top'] {
  return rows.slice(0, LOOKED_AT).map(({ number, cells }, place) => ({ place, number, text: lineText(cells) }));
}

export function lineText(cells: readonly Cell[]): string {
  const texts = cells.filter((cell) => !isBlank(cell)).map(cellText);
  const line = texts.join(' · ');
  return line.length > TOP_TEXT ? `${line.slice(0, TOP_TEXT)}…` : line;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  return (typeof cell === 'object' ? cell.text : String(cell)).replace(/\s+/g, ' ').trim();
}

/** The first that differ. */
export function examplesOf({ rows }: Table, header: number, index: number): string[] {
  const examples = new Set<string>();
  for (const { cells } of rows.slice(header + 1)) {
    const cell = cells[index] ?? null;
    if (!isBlank(cell)) examples.add(cellText(cell).slice(0, 40));
    if (examples.size === EXAMPLES) break;
  }
  return [...examples];
}

export function faultsOf({ rows, columns }: ReadList, kept: 'faults' | 'doubtful'): RowFault[] {
  const titleOf = (column: number | null) => columns.find(({ index }) => index === column)?.title ?? '';
  return rows.flatMap(({ row, [kept]: faults }) =>
    faults.map(({ about, kind, found, column }) => ({ row, fault: { about, kind, found }, title: titleOf(column) })),
  );
}
