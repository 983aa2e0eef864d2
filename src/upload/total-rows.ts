/**
 * Lines of totals below a list whose titles are those of the interface: they say Total or the like and have no sizes. What
 * has another name is a record of the store, which needs no sizes either.
 */
import { isBlank, type Row } from '../tables/cell.js';
import { isTotalsWord } from '../tables/lists/body-rows.js';
import type { Header } from './header.js';

const SIZES = ['length', 'width', 'height', 'diameter'];

export function totalRows({ columns }: Header, rows: readonly Row[]): Row[] {
  const indexOf = (paths: readonly string[]) =>
    columns.flatMap(({ content, index }) =>
      typeof content !== 'string' && paths.includes(content.path.join('.')) ? [index] : [],
    );
  const [sizes, names] = [indexOf(SIZES), indexOf(['name'])];
  return rows.filter(({ cells }) => {
    if (!cells.some(isTotalsWord) || sizes.some((at) => !isBlank(cells[at] ?? null))) return false;
    return names.every((at) => isBlank(cells[at] ?? null) || isTotalsWord(cells[at]));
  });
}
