/** The cargoes or the containers as a table, with the columns that the reader wants. */
import { useMemo } from 'preact/hooks';
import { isProse } from '../../../tables/lists/prose.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { withRowsRemoved } from '../../plan-request/listed-rows.js';
import { openList } from '../../plan-request/open-file.js';
import { type ListName, RESOURCES, withCell, withCells, withoutContainer } from '../../plan-request/request-draft.js';
import { show } from '../../plan-request/view-state.js';
import { ColumnChoice, chosenColumns } from '../../sheet/chosen-columns.js';
import type { Column } from '../../sheet/columns.js';
import { describedColumnsOf } from '../../sheet/described-columns.js';
import { mayHaveTitles, pastedCells } from '../../sheet/pasted-cells.js';
import { Sheet } from '../../sheet/sheet.js';
import { decimalSign, text } from '../../words/words.js';

interface TableViewProps {
  readonly list: ListName;
  readonly faults: ReadonlyMap<string, string>;
}

export function TableView({ list, faults }: TableViewProps) {
  const all = useMemo(() => describedColumnsOf(RESOURCES[list]), [list]);
  const { [list]: rows } = draft.value;
  const columns = chosenColumns(list, all, faults);
  const paste = (pasted: string, at: number, from: readonly Column[]) => {
    const takeCells = () => {
      const cells = pastedCells(pasted, from, draft.value, decimalSign());
      change(withCells(draft.value, list, at, cells));
    };
    if (isProse(pasted)) openList({ source: pasted });
    else if (mayHaveTitles(pasted)) openList({ source: pasted, onNoList: takeCells });
    else takeCells();
  };
  return (
    <>
      <div class="row">
        {list === 'emptyContainers' && (
          <button type="button" class="button is-small" onClick={() => show('equipment')}>
            {text('equipment')}
          </button>
        )}
        <button type="button" class="button is-small" onClick={() => openList({ source: null })}>
          {text('openTable')}
        </button>
        <ColumnChoice set={list} all={all} />
        <span class="quiet small">{text('rowCount', { count: rows.length })}</span>
      </div>
      <Sheet
        label={text(list === 'cargoes' ? 'tabCargo' : 'tabContainers')}
        columns={columns}
        rows={rows}
        units={draft.value}
        faults={faults}
        onCell={(at, field, value) => change(withCell(draft.value, list, at, field, value), `${list}/${at}/${field}`)}
        onPaste={paste}
        onRemove={(at) =>
          change(list === 'cargoes' ? withRowsRemoved(draft.value, new Set([at])) : withoutContainer(draft.value, at))
        }
      />
      <p class="quiet small">{text('sheetHint')}</p>
    </>
  );
}
