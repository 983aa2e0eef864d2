/** Rows that are about to be saved: typed, pasted, imported or taken from what is kept; faults stand in their cells. */
import { useState } from 'preact/hooks';
import type { Uom } from '../../../domain/words.js';
import { schemaNode } from '../../../schema/node.js';
import { ListImport } from '../../import/list-import.js';
import { type Row, withFields } from '../../plan-request/request-draft.js';
import { ColumnChoice, chosenColumns } from '../../sheet/chosen-columns.js';
import type { DescribedColumn } from '../../sheet/described-columns.js';
import { pastedCells } from '../../sheet/pasted-cells.js';
import { Sheet } from '../../sheet/sheet.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import type { Units } from '../../units/measured.js';
import { rowsKeptIn, rowsSent } from '../../units/measured-rows.js';
import { office } from '../../words/office-words.js';
import { fieldText } from '../../words/said.js';
import { decimalSign, text } from '../../words/words.js';
import type { Kind } from './kinds.js';
import { RowsJson } from './rows-json.js';
import { NOT_SAVED, type NotSaved, saveRows } from './save-rows.js';

/** Plain numbers are saved as they are. */
export interface StagedUnits extends Units {
  readonly uom: Uom;
}

interface StagedRowsProps {
  readonly kind: Kind;
  readonly units: StagedUnits;
  readonly columns: readonly DescribedColumn[];
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
  readonly onSaved: () => void;
}

type Asked = 'import' | 'discard' | null;

/** Faults that are listed; the others are in their cells. */
const MOST_LISTED = 10;

export function StagedRows({ kind, units, columns, rows, onRows, onSaved }: StagedRowsProps) {
  const [notSaved, setNotSaved] = useState<NotSaved>(NOT_SAVED);
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const change = (next: readonly Row[]) => {
    setSaid('');
    setNotSaved(NOT_SAVED);
    onRows(next);
  };
  const put = (at: number, values: readonly Row[]) => {
    const next = [...rows];
    for (const [index, row] of values.entries()) {
      next[at + index] = withFields(next[at + index] ?? kind.fresh, row, units.uom);
    }
    change(next);
  };
  const save = async () => {
    setSaving(true);
    setSaid('');
    const outcome = await saveRows(kind, units.uom, rows);
    setNotSaved(outcome);
    setSaving(false);
    const count = rows.length - outcome.rows.length;
    onRows(outcome.rows);
    if (count === 0) return;
    setSaid(office('stagedSaved', { count }));
    onSaved();
  };
  const faults = [...notSaved.faults].slice(0, MOST_LISTED).map(([key, message]) => {
    const [row = '0', field = ''] = key.split('/', 2);
    return office('stagedFaults', { row: Number(row) + 1, field: fieldText(field), message });
  });
  return (
    <section class="panel stack" aria-label={office('staged')}>
      <h2>{office('staged')}</h2>
      <p class="quiet small">{office('stagedExplained')}</p>
      <div class="row">
        <button type="button" class="button is-small" onClick={() => setAsked('import')}>
          {text('openTable')}
        </button>
        <ColumnChoice set={kind.columnSet} all={columns} />
        <span class="quiet small">{text('rowCount', { count: rows.length })}</span>
      </div>
      <Sheet
        label={office('staged')}
        columns={chosenColumns(kind.columnSet, columns, notSaved.faults)}
        rows={rows}
        units={units}
        faults={notSaved.faults}
        onCell={(at, field, value) => put(at, [{ [field]: value }])}
        onPaste={(pasted, at, from) => put(at, pastedCells(pasted, from, units, decimalSign()))}
        onRemove={(at) => change(rows.filter((_, place) => place !== at))}
      />
      <RowsJson kind={kind.id} uom={units.uom} rows={rowsSent(kind.resource, rows, units.uom)} onRows={change} />
      <Fault text={notSaved.message} />
      {faults.length > 0 && (
        <ul class="plain-list small">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <p role="status" class={said === '' ? 'visually-hidden' : 'notice is-good'}>
        {said}
      </p>
      <div class="row">
        <button
          type="button"
          class="button is-main"
          disabled={rows.length === 0 || isSaving}
          onClick={() => void save()}
        >
          {office('stagedSave', { count: rows.length })}
        </button>
        <button type="button" class="button" disabled={rows.length === 0} onClick={() => setAsked('discard')}>
          {office('stagedDiscard')}
        </button>
      </div>
      {asked === 'import' && (
        <ListImport
          lists={[kind.list]}
          source={null}
          shown={units.shown}
          isSequenceOpposite={false}
          there={{ cargoes: rows.length, emptyContainers: rows.length }}
          isSample={false}
          offersOrder={false}
          isShown={true}
          onTake={async ({ rows: taken, uom, isInstead }) => {
            const fresh = rowsKeptIn(kind.resource, taken, uom, units.uom).map((row) => recordOf(kind, row));
            change(isInstead ? fresh : [...rows, ...fresh]);
            return true;
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          title={office('stagedDiscard')}
          question={office('stagedDiscardAsk')}
          label={office('stagedDiscard')}
          onYes={async () => change([])}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Of a row of a list what master data keep: how many there are is a matter of each load. */
function recordOf({ resource, list, fresh }: Kind, row: Row): Row {
  const known = schemaNode(resource).properties ?? {};
  const isKept = (field: string) => field in known && (list === 'emptyContainers' || field !== 'qty');
  return { ...fresh, ...Object.fromEntries(Object.entries(row).filter(([field]) => isKept(field))) };
}
