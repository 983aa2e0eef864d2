/** Of a column of remarks, how many set how a piece is handled, and which did not: nobody should take them for understood. */
import { isBlank } from '../../tables/cell.js';
import { textOf } from '../../tables/lists/cell-text.js';
import type { ListColumn } from '../../tables/lists/list-columns.js';
import { isHeeded, readRemark } from '../../tables/lists/remark.js';
import { readTitle } from '../../tables/lists/title.js';
import type { Titled } from '../../tables/lists/title-rows.js';

export interface RemarksRead {
  readonly title: string;
  readonly count: number;
  readonly read: number;
  /** How many set each mark that any of them sets. */
  readonly marks: readonly { readonly mark: Mark; readonly count: number }[];
  /** And parts of others, each once, the first ones. */
  readonly unread: readonly string[];
}

const MARKS = ['nothingOnTop', 'upright', 'floorOnly'] as const;
export type Mark = (typeof MARKS)[number];

const MOST_NAMED = 3;

export function remarksRead({ table, header }: Titled, columns: readonly ListColumn[]): RemarksRead[] {
  return columns.filter(isOfRemarks).flatMap(({ index, title }) => {
    const cells = table.rows.slice(header + 1).map((row) => row.cells[index] ?? null);
    const remarks = cells.filter((cell) => !isBlank(cell)).map((cell) => readRemark(textOf(cell)));
    if (remarks.length === 0) return [];
    const named = [...new Set(remarks.flatMap(({ unread }) => unread))].slice(0, MOST_NAMED);
    const marks = MARKS.map((mark) => ({ mark, count: remarks.filter(({ said }) => said[mark] === true).length }));
    const read = remarks.filter(isHeeded).length;
    return [{ title, count: remarks.length, read, marks: marks.filter(({ count }) => count > 0), unread: named }];
  });
}

function isOfRemarks({ meaning, whyLeftOut, title }: ListColumn): boolean {
  return meaning === 'remark' || (whyLeftOut === 'useless' && readTitle(title)?.meaning === 'remark');
}
