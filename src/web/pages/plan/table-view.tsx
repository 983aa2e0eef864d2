/** The cargoes or the containers as a table, with the columns that the reader wants. */
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { change, draft } from '../../plan-request/draft-store.js';
import { type ListName, newRow, type Row, withCell, withField, withoutRows } from '../../plan-request/request-draft.js';
import { show } from '../../plan-request/view-state.js';
import { columnsOf } from '../../sheet/columns.js';
import { Sheet } from '../../sheet/sheet.js';
import { text } from '../../words/words.js';

const KEPT = 'stowage.columns';

const FIRST_COLUMNS: Readonly<Record<ListName, readonly string[]>> = {
  cargoes: ['name', 'length', 'width', 'height', 'weight', 'qty', 'orientationsAllowed', 'groupName', 'sequence'],
  emptyContainers: ['containerType', 'name', 'length', 'width', 'height', 'maxWeight', 'qty', 'price'],
};
const RESOURCES = { cargoes: 'Cargo', emptyContainers: 'EmptyContainer' } as const;

const chosen = signal<Readonly<Record<ListName, readonly string[]>>>(keptColumns());

interface TableViewProps {
  readonly list: ListName;
  readonly faults: ReadonlyMap<string, string>;
}

export function TableView({ list, faults }: TableViewProps) {
  const all = useMemo(() => columnsOf(RESOURCES[list]), [list]);
  const { uom, [list]: rows } = draft.value;
  const fields = chosen.value[list];
  // A column with a fault is shown, or the fault could not be mended.
  const faulty = new Set([...faults.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
  const columns = [
    ...fields.flatMap((field) => all.find((column) => column.field === field) ?? []),
    ...all.filter(({ field }) => faulty.has(field) && !fields.includes(field)),
  ];
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
        <ColumnChoice list={list} all={all} />
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

function ColumnChoice({ list, all }: { readonly list: ListName; readonly all: ReturnType<typeof columnsOf> }) {
  const fields = chosen.value[list];
  const toggle = (field: string, isShown: boolean) => {
    const next = isShown ? [...fields, field] : fields.filter((one) => one !== field);
    chosen.value = { ...chosen.value, [list]: next };
    localStorage.setItem(KEPT, JSON.stringify(chosen.value));
  };
  return (
    <details class="menu">
      <summary class="button is-small">{text('columns')}</summary>
      <fieldset class="menu-sheet">
        <legend class="visually-hidden">{text('columns')}</legend>
        {all.map(({ field, title, description }) => (
          <label class="check" key={field} title={description}>
            <input
              type="checkbox"
              checked={fields.includes(field)}
              onChange={(event) => toggle(field, event.currentTarget.checked)}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function keptColumns(): Readonly<Record<ListName, readonly string[]>> {
  try {
    return { ...FIRST_COLUMNS, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return FIRST_COLUMNS;
  }
}
