/** The records of a kind: found, chosen to be changed or deleted, exported. */
import { useState } from 'preact/hooks';
import type { Uom } from '../../../domain/words.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withRows } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import { ColumnChoice, chosenColumns } from '../../sheet/chosen-columns.js';
import { type Column, unitOf } from '../../sheet/columns.js';
import type { DescribedColumn } from '../../sheet/described-columns.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { type Deleted, DeletedToast, type Deletion } from '../../shell/deleted.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { addressOf } from '../../shell/routes.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { send } from '../../shell/server.js';
import type { List } from '../../shell/use-list.js';
import { office } from '../../words/office-words.js';
import { fieldText } from '../../words/said.js';
import { number, text } from '../../words/words.js';
import { binSays } from '../bin/bin-says.js';
import { ExportButtons } from './export-buttons.js';
import type { Kind } from './kinds.js';

/** Names that a question names. */
const MOST_NAMES = 8;
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

interface RecordListProps {
  readonly kind: Kind;
  readonly uom: Uom;
  readonly columns: readonly DescribedColumn[];
  readonly list: List<Row>;
  /** Part of the name that is looked for. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onEdit: (rows: readonly Row[]) => void;
}

export function RecordList({ kind, uom, columns, list, name, onName, onEdit }: RecordListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  /** Rows that were put into the plan just now. */
  const [used, setUsed] = useState(0);
  const items = list.items ?? [];
  const chosenRows = items.filter((row) => chosen.has(nameOf(row)));
  const shown = chosenColumns(kind.columnSet, columns, NO_FAULTS);
  const chosenFields = () => chosenRows.map((row) => saidBy(row, columns));
  const use = () => {
    const rows = chosenFields();
    const taken = kind.list === 'cargoes' ? rows.map((row) => ({ ...row, qty: Number(row['qty']) || 1 })) : rows;
    change(withRows(draft.value, kind.list, { rows: taken, uom }));
    setUsed(taken.length);
    setChosen(new Set());
  };
  const remove = async () => {
    const names: string[] = [];
    const binIds: string[] = [];
    try {
      for (const name of chosenRows.map(nameOf)) {
        const { binId } = await send<Deletion>('DELETE', `${kind.path}/${encodeURIComponent(name)}`);
        names.push(name);
        if (binId !== undefined) binIds.push(binId);
      }
      setChosen(new Set());
    } finally {
      if (names.length > 0) setDeleted({ names, binIds });
      list.again();
    }
  };
  return (
    <section class="panel stack" aria-label={text(kind.title)}>
      <h2>{text(kind.title)}</h2>
      <div class="row filters">
        <input
          class="input"
          type="search"
          aria-label={office('recordsSearch')}
          placeholder={office('recordsSearch')}
          value={name}
          onInput={(event) => onName(event.currentTarget.value)}
        />
        <ColumnChoice set={kind.columnSet} all={columns} />
        <ExportButtons kind={kind} uom={uom} columns={columns} />
      </div>
      <Fault text={list.fault} />
      {list.items === null && list.fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      {list.items?.length === 0 && <p class="quiet">{office('recordsNone')}</p>}
      {items.length > 0 && (
        <ScrollArea kind="table-frame" label={text(kind.title)}>
          <table class="table">
            <thead>
              <tr>
                <th>
                  <input
                    type="checkbox"
                    aria-label={office('recordsChooseAll')}
                    checked={chosenRows.length === items.length}
                    onChange={(event) => setChosen(new Set(event.currentTarget.checked ? items.map(nameOf) : []))}
                  />
                </th>
                {shown.map((column) => (
                  <th key={column.field} scope="col" class={column.kind} title={column.description}>
                    {fieldText(column.field)} <span class="quiet">{unitOf(column, uom)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((row) => (
                <tr key={nameOf(row)}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={office('recordsChoose', { name: nameOf(row) })}
                      checked={chosen.has(nameOf(row))}
                      onChange={(event) => setChosen(withOrWithout(chosen, nameOf(row), event.currentTarget.checked))}
                    />
                  </td>
                  {shown.map((column) => (
                    <td key={column.field} class={column.kind}>
                      {shownValue(row[column.field])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={chosenRows.length === 0}
          onClick={() => {
            onEdit(chosenFields());
            setChosen(new Set());
          }}
        >
          {office('recordsEdit', { count: chosenRows.length })}
        </button>
        <button type="button" class="button" disabled={chosenRows.length === 0} onClick={use}>
          {office('recordsUse', { count: chosenRows.length })}
        </button>
        <button
          type="button"
          class="button is-danger"
          disabled={chosenRows.length === 0}
          onClick={() => setDeleting(true)}
        >
          {office('recordsDelete', { count: chosenRows.length })}
        </button>
        <span class="quiet small" role="status">
          {items.length > 0 && office('recordsShown', { count: items.length })}
        </span>
        <MoreButton list={list} />
      </div>
      <p role="status" class={used === 0 ? 'visually-hidden' : 'notice is-good'}>
        {used > 0 && (
          <>
            {office('recordsUsed', { count: used })} <a href={addressOf('/')}>{text('editToPlan')}</a>
          </>
        )}
      </p>
      <DeletedToast deleted={deleted} onBack={list.again} onClose={() => setDeleted(null)} />
      {isDeleting && (
        <ConfirmDialog
          title={office('recordsDelete', { count: chosenRows.length })}
          question={`${office('recordsDeleteAsk', { names: named(chosenRows.map(nameOf)) })} ${binSays()}`}
          label={text('delete')}
          onYes={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}

export function nameOf(row: Row): string {
  return String(row['name'] ?? '');
}

/** What the record says besides what holds without it: answers have every field. */
function saidBy({ uom: _, warnings: __, ...row }: Row, columns: readonly Column[]): Row {
  const usual = new Map(columns.map(({ field, absent }) => [field, textOfValue(absent)]));
  const isSaid = (field: string, value: unknown) => value !== null && textOfValue(value) !== usual.get(field);
  return Object.fromEntries(Object.entries(row).filter(([field, value]) => isSaid(field, value)));
}

function named(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).join(', ');
  return names.length <= MOST_NAMES
    ? first
    : office('recordsAndMore', { names: first, count: names.length - MOST_NAMES });
}

function shownValue(value: unknown): string {
  if (typeof value === 'number') return number(value, 4);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return textOfValue(value);
}

function withOrWithout(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}
