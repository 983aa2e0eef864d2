/** A cell, or the handling of a row, as the row above has it. */
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell, withField, withRow } from '../../plan-request/request-draft.js';
import { stopsOf } from '../../plan-request/stops.js';
import { FIELDS_OF, HANDLINGS } from './handling.js';
import { typeStop } from './type-stop.js';

/** As spreadsheets fill down. @param isOpposite the account loads higher sequences first */
export function copyFromAbove(row: number, cell: string, isOpposite: boolean): void {
  const { cargoes } = draft.value;
  const above = cargoes[row - 1];
  if (above === undefined) return;
  if (cell === 'letters') return;
  const handling = HANDLINGS.find((one) => one === cell);
  if (handling !== undefined && row < cargoes.length) {
    const copied = (one: Row) => FIELDS_OF[handling].reduce((to, field) => withField(to, field, above[field]), one);
    change(withRow(draft.value, row, copied));
  } else if (cell === 'stop') typeStop(row, stopsOf(draft.value, isOpposite)[row - 1]!, isOpposite);
  else change(withCell(draft.value, 'cargoes', row, cell, above[cell]));
}
