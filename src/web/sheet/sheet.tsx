/**
 * A table to type in. Only the rows in sight are drawn, so that ten thousand are no more work than twenty. Enter and the
 * arrows go from row to row; what is pasted from a spreadsheet fills the cells from where it is pasted.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Uom } from '../../domain/words.js';
import { ScrollArea } from '../shell/scroll-area.js';
import { fieldText } from '../words/said.js';
import { decimalSign, text } from '../words/words.js';
import { SheetCell } from './cell.js';
import { valueOfText } from './cell-text.js';
import { type Column, unitOf } from './columns.js';
import { cellsOfText } from './table-text.js';

export type SheetRow = Readonly<Record<string, unknown>>;

interface SheetProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly uom: Uom;
  /** Faults and warnings by `row/field`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onCell: (at: number, field: string, value: unknown) => void;
  /** @param values by row from `at` on, by field */
  readonly onPaste: (at: number, values: readonly SheetRow[]) => void;
  readonly onRemove: (at: number) => void;
}

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 34;
const MOST_HEIGHT = 440;
/** Rows drawn beyond those in sight. */
const MARGIN = 6;

export function Sheet({ label, columns, rows, uom, faults, onCell, onPaste, onRemove }: SheetProps) {
  const frame = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const wanted = useRef<string | null>(null);
  // One row more than there are: whoever types there begins a new one.
  const count = rows.length + 1;
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - MARGIN);
  const last = Math.min(count, Math.ceil((top + MOST_HEIGHT) / ROW_HEIGHT) + MARGIN);

  const focusWanted = () => {
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`);
    if (wanted.current === null || !cell) return;
    wanted.current = null;
    cell.focus();
  };
  useEffect(focusWanted);

  const goTo = (at: number, field: string) => {
    if (at < 0 || at >= count || frame.current === null) return;
    wanted.current = `${at}/${field}`;
    const { scrollTop } = frame.current;
    const y = at * ROW_HEIGHT;
    if (y < scrollTop) frame.current.scrollTop = y;
    else if (y > scrollTop + MOST_HEIGHT - 3 * ROW_HEIGHT) frame.current.scrollTop = y - MOST_HEIGHT + 3 * ROW_HEIGHT;
    focusWanted();
  };

  const paste = (at: number, column: number, event: ClipboardEvent) => {
    const cells = cellsOfText(event.clipboardData?.getData('text/plain') ?? '');
    if (cells === null) return;
    event.preventDefault();
    const sign = decimalSign();
    onPaste(
      at,
      cells.map((row) =>
        Object.fromEntries(
          row.flatMap((cell, index) => {
            const to = columns[column + index];
            return to === undefined ? [] : [[to.field, valueOfText(to, cell, sign)]];
          }),
        ),
      ),
    );
  };

  return (
    <ScrollArea kind="sheet" label={label} area={frame} onScroll={setTop}>
      <table aria-rowcount={count}>
        <thead>
          <tr>
            <th class="sheet-number">#</th>
            {columns.map((column) => (
              <th key={column.field} title={column.description} scope="col">
                {fieldText(column.field)} <span class="quiet">{unitOf(column, uom)}</span>
              </th>
            ))}
            <th>
              <span class="visually-hidden">{text('rowRemove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} columns={columns.length + 2} />
          {Array.from({ length: last - first }, (_, index) => {
            const at = first + index;
            const row = rows[at];
            return (
              <tr key={at} aria-rowindex={at + 2}>
                <th class="sheet-number" scope="row">
                  {row === undefined ? '+' : at + 1}
                </th>
                {columns.map((column, place) => (
                  <SheetCell
                    key={column.field}
                    column={column}
                    at={at}
                    value={row?.[column.field]}
                    fault={faults.get(`${at}/${column.field}`) ?? ''}
                    onValue={onCell}
                    onMove={goTo}
                    onPaste={(event) => paste(at, place, event)}
                  />
                ))}
                <td class="sheet-tools">
                  {row !== undefined && (
                    <button
                      type="button"
                      class="sheet-remove"
                      aria-label={`${text('rowRemove')} ${at + 1}`}
                      title={`${text('rowRemove')} ${at + 1}`}
                      onClick={() => onRemove(at)}
                    >
                      ×
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
          <Gap rows={count - last} columns={columns.length + 2} />
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** In place of the rows that are out of sight. */
function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height: `${rows * ROW_HEIGHT}px` }} />
    </tr>
  );
}
