/** The row of titles: some lists have a logo, an address and a number above it. */
import type { Cell, Table } from '../cell.js';
import { COLUMNS, type Columns } from '../columns.js';
import type { Meaning } from './meanings.js';
import { readTitle } from './title.js';

/** Rows with something in them that are looked at. */
export const LOOKED_AT = 30;
/** One known word may stand anywhere. */
const LEAST_KNOWN = 2;

/** What a load can be made of; a line that only has numbers of orders and remarks is no list of cargo. */
const WEIGHTY: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['length', 'width', 'height', 'diameter', 'sizes', 'packages', 'pieces'] as const),
  ...(['pieceWeight', 'weight', 'grossWeight', 'rowWeight'] as const),
]);

export interface HeaderRow {
  /** Place in the rows of the table. */
  readonly place: number;
  /** How much of a list of cargo it looks: sheets are compared by it. */
  readonly score: number;
}

/** Null: no row of the first ones names two things that a list has, in people's words or in those of the interface. */
export function findHeaderRow({ rows }: Table, columns: Columns = COLUMNS.Cargoes): HeaderRow | null {
  let best: HeaderRow | null = null;
  for (const [place, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
    const score = scoreOf(cells, columns);
    if (score >= LEAST_KNOWN && score > (best?.score ?? 0)) best = { place, score };
  }
  return best;
}

/** Different things; those without which nothing can be loaded count double. Letters are titles only beside words. */
function scoreOf(cells: readonly Cell[], columns: Columns): number {
  const known = new Map<string, number>();
  let longTexts = 0;
  let hasWord = false;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const meaning = readTitle(cell)?.meaning;
    const field = columns.named(cell)?.path.join('.');
    if (meaning === undefined && field === undefined) longTexts += cell.trim().length > 40 ? 1 : 0;
    else {
      known.set(meaning ?? `${field}`, meaning !== undefined && WEIGHTY.has(meaning) ? 2 : 1);
      hasWord ||= cell.trim().length > 1;
    }
  }
  const sum = [...known.values()].reduce((one, other) => one + other, 0);
  return hasWord ? sum - longTexts : 0;
}

export function titleText(cell: Cell | undefined): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).replace(/\s+/g, ' ').trim() : '';
}
