/**
 * A table to type in. Only the rows in sight are drawn, so that ten thousand are no more work than twenty. Enter and the
 * arrows go from row to row; what is pasted from a spreadsheet fills the cells from where it is pasted.
 */
import '../styles/sheet.css';
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ScrollArea } from '../shell/scroll-area.js';
import type { Units } from '../units/measured.js';
import { fieldText } from '../words/said.js';
import { text } from '../words/words.js';
import { SheetCell } from './cell.js';
import { type Column, unitOf } from './columns.js';
import type { DescribedColumn } from './described-columns.js';
import { isTableText } from './is-table-text.js';
import { Lines } from './lines.js';

export type SheetRow = Readonly<Record<string, unknown>>;

interface SheetProps {
  readonly label: string;
  readonly columns: readonly DescribedColumn[];
  readonly rows: readonly SheetRow[];
  readonly units: Units;
  /** Faults and warnings by `row/field`. */
  readonly faults: ReadonlyMap<string, string>;
  /** @param value a size or a weight with its unit */
  readonly onCell: (at: number, field: string, value: unknown) => void;
  /** A table was pasted. @param fields of the columns from the cell on */
  readonly onPaste: (text: string, at: number, columns: readonly Column[]) => void;
  readonly onRemove: (at: number) => void;
}

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 34;
const MOST_HEIGHT = 440;
/** Rows drawn beyond those in sight. */
const MARGIN = 6;

export function Sheet({ label, columns, rows, units, faults, onCell, onPaste, onRemove }: SheetProps) {
  const frame = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const wanted = useRef<string | null>(null);
  // One row more than there are: whoever types there begins a new one.
  const count = rows.length + 1;
  const lines = useMemo(() => new Lines(faults), [faults]);
  const first = Math.max(0, lines.rowAt(Math.floor(top / ROW_HEIGHT)) - MARGIN);
  const last = Math.min(count, lines.rowAt(Math.ceil((top + MOST_HEIGHT) / ROW_HEIGHT)) + MARGIN);

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
    const y = lines.before(at) * ROW_HEIGHT;
    if (y < scrollTop) frame.current.scrollTop = y;
    else if (y > scrollTop + MOST_HEIGHT - 3 * ROW_HEIGHT) frame.current.scrollTop = y - MOST_HEIGHT + 3 * ROW_HEIGHT;
    focusWanted();
  };

  const paste = (at: number, column: number, event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isTableText(text)) return;
    event.preventDefault();
    onPaste(text, at, columns.slice(column));
  };

  return (
    <ScrollArea kind="sheet" label={label} area={frame} onScroll={setTop}>
      <table aria-rowcount={count}>
        <thead>
          <tr>
            <th class="sheet-number">#</th>
            {columns.map((column) => (
              <th key={column.field} title={column.description} scope="col">
                {fieldText(column.field)} <span class="quiet">{unitOf(column, units.shown)}</span>
              </th>
            ))}
            <th>
              <span class="visually-hidden">{text('rowRemove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={lines.before(first)} columns={columns.length + 2} />
          {Array.from({ length: last - first }, (_, index) => {
            const at = first + index;
            const row = rows[at];
            const said = lines.said(at);
            return (
              <Fragment key={at}>
                <tr aria-rowindex={at + 2}>
                  <th class="sheet-number" scope="row">
                    {row === undefined ? '+' : at + 1}
                  </th>
                  {columns.map((column, place) => (
                    <SheetCell
                      key={column.field}
                      column={column}
                      at={at}
                      value={row?.[column.field]}
                      units={units}
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
                {said !== '' && (
                  <tr class="sheet-said">
                    <td colSpan={columns.length + 2}>
                      <p title={said}>{said}</p>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          <Gap rows={lines.before(count) - lines.before(last)} columns={columns.length + 2} />
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
