/** The cargoes or the containers as a table, with the columns that the reader wants. */
import { useMemo } from 'preact/hooks';
import { change, draft } from '../../plan-request/draft-store.js';
import { type ListName, newRow, type Row, withCell, withField, withoutRows } from '../../plan-request/request-draft.js';
import { show } from '../../plan-request/view-state.js';
import { ColumnChoice, chosenColumns } from '../../sheet/chosen-columns.js';
import { columnsOf } from '../../sheet/columns.js';
import { Sheet } from '../../sheet/sheet.js';
import { text } from '../../words/words.js';

const RESOURCES = { cargoes: 'Cargo', emptyContainers: 'EmptyContainer' } as const;

interface TableViewProps {
  readonly list: ListName;
  readonly faults: ReadonlyMap<string, string>;
}

export function TableView({ list, faults }: TableViewProps) {
  const all = useMemo(() => columnsOf(RESOURCES[list]), [list]);
  const { uom, [list]: rows } = draft.value;
  const columns = chosenColumns(list, all, faults);
  const paste = (at: number, values: readonly Row[]) => {
    const next = [...rows];
    for (const [index, row] of values.entries()) {
      const before = next[at + index] ?? newRow(list);
      next[at + index] = Object.entries(row).reduce((one, [field, value]) => withField(one, field, value), before);
    }
    change({ ...draft.value, [list]: next });
  };
  return (
    <>
      <div class="row">
        {list === 'emptyContainers' && (
          <button type="button" class="button is-small" onClick={() => show('equipment')}>
            {text('equipment')}
          </button>
        )}
        <button type="button" class="button is-small" onClick={() => show('import')}>
          {text('openTable')}
        </button>
        <ColumnChoice set={list} all={all} />
        <span class="quiet small">{text('rowCount', { count: rows.length })}</span>
      </div>
      <Sheet
        label={text(list === 'cargoes' ? 'tabCargo' : 'tabContainers')}
        columns={columns}
        rows={rows}
        uom={uom}
        faults={faults}
        onCell={(at, field, value) => change(withCell(draft.value, list, at, field, value), `${list}/${at}/${field}`)}
        onPaste={paste}
        onRemove={(at) => change(withoutRows(draft.value, list, new Set([at])))}
      />
      <p class="quiet small">{text('sheetHint')}</p>
    </>
  );
}
