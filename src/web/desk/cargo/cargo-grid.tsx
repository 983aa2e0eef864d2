// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid that are laid out, and drawn only where they are seen
// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in a cell takes the focus
/**
 * The table of cargo, with one tab stop: arrows and Enter go from cell to cell. Whoever types in the last row adds one, and
 * goes on to the next cell by Tab, until Escape or the end of the table.
 */
import { Fragment } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { faults } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { looksOfRows, withLooks } from '../../plan-request/listed-rows.js';
import { withCell, withRow } from '../../plan-request/request-draft.js';
import { stopsOf } from '../../plan-request/stops.js';
import { isTableText } from '../../sheet/is-table-text.js';
import { Later } from '../../shell/later.js';
import { session } from '../../shell/session.js';
import { language, text } from '../../words/words.js';
import {
  askedRow,
  chosenRow,
  chosenRows,
  isOfNow,
  isYetToCome,
  leftCount,
  pointedRow,
  shownLoad,
  writtenRow,
} from '../desk-state.js';
import { markedRow } from '../picture/marked-row.js';
import { desk } from '../words.js';
import { CargoRow, type RowDeeds } from './cargo-row.js';
import { afterTab, beside, type Place, stepOf } from './cells.js';
import { columnWidths } from './column-widths.js';
import { HANDLINGS, type Handling, litOf, toggled } from './handling.js';
import { leftByRow } from './left-by-row.js';
import { openedHandling } from './opened-handling.js';
import { RowBlocks } from './row-blocks.js';
import { rowDeeds } from './row-deeds-later.js';
import { setFieldsOf } from './sets.js';

/** What an icon cannot say by a click alone. */
const handlingPopover = () => import('./handling-popover.js');
const leftOutRows = async () => ({ default: (await rowDeeds()).LeftOutRows });

const NO_FAULTS: ReadonlyMap<string, string> = new Map();
const isOpposite = () => session.value.settings?.isCargoSequenceUsedInOppositeOrder === true;

export function CargoGrid() {
  const grid = useRef<HTMLDivElement>(null);
  const { cargoes: rows, leftOut = [], uom, shown, rules } = draft.value;
  const setFields = setFieldsOf(rules);
  const units = useMemo(() => ({ uom, shown }), [uom, shown]);
  const [active, setActive] = useState({ row: 0, cell: 'name' });
  const looks = useMemo(() => looksOfRows(withLooks(draft.peek()).cargoes), [rows, draft.value.leftOut]);
  const stops = useMemo(() => stopsOf({ cargoes: rows, rules }, isOpposite()), [rows, rules, session.value.settings]);
  const byRow = useMemo(() => faultsByRow(faults.value.cells.cargoes), [faults.value, rows, writtenRow.value]);
  const unloaded = isOfNow.value && leftCount.value > 0 ? shownLoad.value?.unloaded : undefined;
  const left = useMemo(() => unloaded && leftByRow(rows, unloaded), [rows, unloaded]);
  const widths = useMemo(() => columnWidths(rows, units, unloaded !== undefined), [rows, units, unloaded]);
  const deeds = useMemo(deedsOf, []);
  const activeRow = Math.min(active.row, rows.length);
  /** The cell in which somebody began to type, below which Enter leads; null: nobody types, and Tab leaves the table. */
  const typedFrom = useRef<string | null>(null);

  const elementAt = ({ row, cell }: Place) => grid.current?.querySelector<HTMLElement>(`[data-cell="${row}/${cell}"]`);
  const goTo = (row: number, cell: string) => {
    const to = Math.max(0, Math.min(rows.length, row));
    const found = elementAt({ row: to, cell });
    if (found === undefined || found === null) {
      // Drawn first, if it is too far away to be seen.
      askedRow.value = to;
      requestAnimationFrame(() => elementAt({ row: to, cell })?.focus());
      return;
    }
    setActive({ row: to, cell });
    found.focus();
  };
  /** @returns whether there is a cell to go on to */
  const goOn = (from: Place, by: 1 | -1): boolean => {
    let to = afterTab(from, by, rows, setFields);
    while (rows[to.row - 1] !== undefined || to.row === 0) {
      if (elementAt(to)?.checkVisibility()) {
        goTo(to.row, to.cell);
        return true;
      }
      to = afterTab(to, by, rows, setFields);
    }
    return false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (place === null) return;
    if (event.key === 'Tab' && typedFrom.current !== null) {
      if (goOn(place, event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    }
    if (event.key === 'Escape') typedFrom.current = null;
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && place.row > 0) {
      event.preventDefault();
      void rowDeeds().then(({ copyFromAbove }) => copyFromAbove(place.row, place.cell, isOpposite()));
      return;
    }
    const handling = event.altKey ? HANDLINGS[Number(event.key) - 1] : undefined;
    if (handling !== undefined && place.row < rows.length) {
      event.preventDefault();
      const from = grid.current?.querySelector<HTMLElement>(`[data-cell="${place.row}/${handling}"]`);
      deeds.onHandling(place.row, handling, from?.checkVisibility() ? from : (event.target as HTMLElement));
      return;
    }
    const own = HANDLINGS.find((one) => one === place.cell);
    if (own !== undefined && event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      deeds.onHandlingOpen(place.row, own, event.target as HTMLElement);
      return;
    }
    if (place.cell === 'letters' && place.row < rows.length && isOfChoice(event)) {
      event.preventDefault();
      void rowDeeds().then(({ chooseByKey }) => chooseByKey(event, place.row));
      if (event.shiftKey) goTo(Math.min(rows.length - 1, place.row + (event.key === 'ArrowUp' ? -1 : 1)), 'letters');
      return;
    }
    const step = stepOf(event, event.target);
    if (step === null) return;
    event.preventDefault();
    if (step.rows !== 0) goTo(place.row + step.rows, (event.key === 'Enter' && typedFrom.current) || place.cell);
    else {
      const cell = step.cells === 0 ? place.cell : beside(place.cell, step.cells, rows[place.row] ?? {}, setFields);
      if (cell !== place.cell) goTo(place.row, cell);
    }
    if (event.key !== 'Enter') typedFrom.current = null;
  };
  const spread = (from: Place | null) => {
    if (from?.cell === 'length') void rowDeeds().then(({ spreadSizes }) => spreadSizes(from.row));
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (place === null || !isTableText(pasted)) return;
    event.preventDefault();
    void rowDeeds().then(({ takePasted }) => takePasted(pasted, place));
  };
  const { length, weight } = UNITS[shown];
  return (
    <>
      <div
        class="cargo-grid"
        style={widths}
        role="grid"
        aria-label={text('tabCargo')}
        aria-rowcount={rows.length + 2}
        ref={grid}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocusIn={(event) => {
          const place = placeOf(event.target);
          if (place !== null) setActive(place);
          if (place?.row === writtenRow.peek()) return;
          // What stood below a row that is left out moves up.
          leaveWritten((out) => place !== null && place.row > out && goTo(place.row - 1, place.cell));
        }}
        onFocusOut={({ target, relatedTarget }) => {
          const left = placeOf(target);
          if (typeof rows[left?.row ?? -1]?.['length'] === 'string') spread(left);
          if (grid.current?.contains(relatedTarget as Node | null)) return;
          typedFrom.current = null;
          leaveWritten();
        }}
        onInput={({ target, inputType }: InputEvent) => {
          const place = placeOf(target);
          // What is typed may go on; what is pasted is all there.
          if (inputType === 'insertFromPaste') spread(place);
          typedFrom.current ??= place?.cell ?? null;
          writtenRow.value = place?.row ?? null;
        }}
        onPointerDown={({ target }) => {
          typedFrom.current = target instanceof HTMLInputElement ? (placeOf(target)?.cell ?? null) : null;
        }}
        onPointerOver={(event) => {
          pointedRow.value = rowOf(event.target, rows.length);
        }}
        onPointerLeave={() => {
          pointedRow.value = null;
        }}
      >
        <div class="cargo-head" role="row" aria-rowindex={1}>
          <span role="columnheader" class="cell-letters">
            <span class="visually-hidden">{desk('columnLetters')}</span>
          </span>
          <span role="columnheader" class="cell-name">
            {desk('columnName')}
          </span>
          <span role="columnheader" class="cell-sizes" title={length}>
            {desk('columnSizes')}
          </span>
          <span role="columnheader" class="cell-weight">
            {weight}
          </span>
          <span role="columnheader" class="cell-qty">
            {desk('columnQty')}
          </span>
          <span role="columnheader" class="cell-handling" title={desk('columnHandling')}>
            {desk('columnHandling')}
          </span>
          <span role="columnheader" class="cell-stop" title={text('stop')}>
            {desk('columnStop')}
          </span>
        </div>
        <RowBlocks
          count={rows.length + 1}
          kept={[activeRow, askedRow.value]}
          row={(at) => (
            <Fragment key={at}>
              {leftOut.some((one) => Math.min(one.at, rows.length) === at) && (
                <Later load={leftOutRows} given={{ at }} />
              )}
              <CargoRow
                {...deeds}
                at={at}
                row={rows[at]}
                look={looks[at] ?? null}
                stop={stops[at] ?? null}
                units={units}
                faults={byRow.get(at) ?? NO_FAULTS}
                left={left?.[at] ?? 0}
                setFields={setFields}
                isChosen={chosenRow.value === at || chosenRows.value.has(at)}
                isAlone={chosenRow.value === at}
                isWritten={writtenRow.value === at}
                isMarked={markedRow.value === at}
                active={at === activeRow ? active.cell : ''}
                language={language.value}
              />
            </Fragment>
          )}
        />
      </div>
      {openedHandling.value !== null && <Later load={handlingPopover} />}
    </>
  );
}

function deedsOf(): RowDeeds {
  return {
    onField: (at, field, value) => change(withCell(draft.value, 'cargoes', at, field, value), `cargoes/${at}/${field}`),
    // What says more than on or off is shown before anything overwrites it.
    onHandling: (at, handling, from) => {
      if (litOf(draft.value.cargoes[at]!, handling) === 'half') open(at, handling, from);
      else change(withRow(draft.value, at, (row) => toggled(row, handling)));
    },
    onHandlingOpen: open,
    onStop: (at, stop) => void rowDeeds().then(({ typeStop }) => typeStop(at, stop, isOpposite())),
    onChoose: (at, keys) => {
      if (keys.shiftKey || keys.ctrlKey || keys.metaKey || chosenRows.peek().size > 0) {
        void rowDeeds().then(({ chooseRow }) => chooseRow(at, keys));
      } else chosenRow.value = chosenRow.value === at ? null : at;
    },
  };
}

/** Nobody types in a row any more. Whoever typed a quantity of 0 wants none of it: it stays, and is not planned. */
function leaveWritten(then?: (out: number) => void): void {
  const at = writtenRow.peek();
  writtenRow.value = null;
  if (at === null || draft.peek().cargoes[at]?.['qty'] !== 0) return;
  void rowDeeds().then(({ withRowsLeftOut }) => {
    change(withRowsLeftOut(draft.peek(), new Set([at])), `cargoes/${at}/qty`);
    then?.(at);
  });
}

/** Keys by which spreadsheets choose rows, and do away with them. */
function isOfChoice({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (shiftKey) return key === 'ArrowUp' || key === 'ArrowDown';
  if (key === 'Escape') return chosenRows.peek().size > 0;
  return key === 'Delete' || ((ctrlKey || metaKey) && key === 'a');
}

function open(row: number, handling: Handling, from: HTMLElement): void {
  openedHandling.value = { row, handling, from };
}

function faultsByRow(cells: ReadonlyMap<string, string>): Map<number, Map<string, string>> {
  const byRow = new Map<number, Map<string, string>>();
  for (const [key, sentence] of cells) {
    const [row = '', field = ''] = key.split('/');
    if (isYetToCome(Number(row), field)) continue;
    const known = byRow.get(Number(row)) ?? new Map<string, string>();
    byRow.set(Number(row), known.set(field, sentence));
  }
  return byRow;
}

function placeOf(target: EventTarget | null): Place | null {
  const said = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  if (said === undefined) return null;
  const [row = '', cell = ''] = said.split('/');
  return { row: Number(row), cell };
}

function rowOf(target: EventTarget | null, rows: number): number | null {
  const said = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
  return said === undefined || Number(said) >= rows ? null : Number(said);
}
