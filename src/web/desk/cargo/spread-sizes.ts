/** All sizes of a piece typed in one cell, as lists have them (`60x40x35`): each goes into its own. */

import { readSizes } from '../../../tables/lists/measures.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { withCells } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import { pastedCells } from '../../sheet/pasted-cells.js';
import { decimalSign } from '../../words/words.js';
import { columnsFrom } from './cells.js';

export function spreadSizes(at: number): void {
  const now = draft.peek();
  const sign = decimalSign();
  const found = readSizes(String(now.cargoes[at]?.['length'] ?? ''), sign === ',' ? 'comma' : 'point');
  if (found === null || found.isRound) return;
  const cells = found.sides
    .map(({ figure, unit }) => textOfValue(unit === null ? figure : { figure, unit }, sign))
    .join('\t');
  // With what was typed one step of the history.
  change(withCells(now, 'cargoes', at, pastedCells(cells, columnsFrom('length'), now, sign)), `cargoes/${at}/length`);
}
