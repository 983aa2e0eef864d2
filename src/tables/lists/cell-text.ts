/** A cell as text. */
import { type Cell, shownCell } from '../cell.js';

/** In one line. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'object') return cell?.text ?? '';
  return String(cell).replace(/\s+/g, ' ').trim();
}

/** As a fault quotes it. */
export function shown(cell: Cell): string {
  return cell === null ? '' : typeof cell === 'string' ? cell.trim().slice(0, 60) : shownCell(cell);
}
