/** Cells that are pasted into the table; what has titles is a list, and is imported. */
import { change, draft } from '../../plan-request/draft-store.js';
import { openList } from '../../plan-request/open-file.js';
import { withCells } from '../../plan-request/request-draft.js';
import { mayHaveTitles, pastedCells } from '../../sheet/pasted-cells.js';
import { decimalSign } from '../../words/words.js';
import { columnsFrom, type Place } from './cells.js';

export function takePasted(pasted: string, { row, cell }: Place): void {
  const takeCells = () => {
    const cells = pastedCells(pasted, columnsFrom(cell), draft.value, decimalSign());
    change(withCells(draft.value, 'cargoes', row, cells));
  };
  if (mayHaveTitles(pasted)) openList({ source: pasted, onNoList: takeCells });
  else takeCells();
}
