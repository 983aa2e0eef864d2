/** Takes a table over: pasted or from a file, its unit and its columns as they are chosen. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { inUnit } from '../plan-request/convert-draft.js';
import { change, draft } from '../plan-request/draft-store.js';
import { tableFile } from '../plan-request/open-file.js';
import { EMPTY_DRAFT, type ListName, newRow, type Row, withField, withRows } from '../plan-request/request-draft.js';
import { tab } from '../plan-request/view-state.js';
import { valueOfText } from '../sheet/cell-text.js';
import { type Column, columnsOf } from '../sheet/columns.js';
import { Dialog } from '../shell/dialog.js';
import { Fault } from '../shell/fault.js';
import { ScrollArea } from '../shell/scroll-area.js';
import { decimalSign, text } from '../words/words.js';
import { hasHeader, type Mapping, proposed, remember } from './mapping.js';
import { readTable } from './read-table.js';

/** Rows shown before they are taken over. */
const SHOWN = 5;
const RESOURCES = { cargoes: 'Cargo', emptyContainers: 'EmptyContainer' } as const;

export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [list, setList] = useState<ListName>(tab.value === 'emptyContainers' ? 'emptyContainers' : 'cargoes');
  const [pasted, setPasted] = useState('');
  const [rows, setRows] = useState<readonly string[][]>([]);
  const [fault, setFault] = useState('');
  const [uom, setUom] = useState<Uom>(draft.value.uom);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const columns = useMemo(() => columnsOf(RESOURCES[list]), [list]);
  const read = async (source: File | string) => {
    setFault('');
    setChosen(null);
    try {
      setRows(await readTable(source));
    } catch (error) {
      setRows([]);
      setFault((error as Error).message);
    }
  };
  useEffect(() => {
    const file = tableFile.value;
    tableFile.value = null;
    if (file) void read(file);
  }, []);

  const isHeaded = rows.length > 1 && hasHeader(rows, columns);
  const headers = isHeaded ? rows[0]! : (rows[0] ?? []).map((_, at) => `${at + 1}`);
  const body = isHeaded ? rows.slice(1) : rows;
  const mapping = chosen ?? (isHeaded ? proposed(headers, columns) : inOrder(headers.length, list));
  const take = () => {
    if (isHeaded) remember(headers, mapping);
    const given = body.map((cells) => rowOf(cells, mapping, columns, list));
    const converted = inUnit({ ...EMPTY_DRAFT, uom, [list]: given }, draft.value.uom);
    change(withRows(draft.value, list, converted[list]));
    tab.value = list;
    onClose();
  };
  return (
    <Dialog title={text('importTitle')} isWide onClose={onClose}>
      <div class="row">
        <select
          class="input is-short"
          aria-label={text('importInto')}
          value={list}
          onChange={(event) => {
            setList(event.currentTarget.value as ListName);
            setChosen(null);
          }}
        >
          <option value="cargoes">{text('tabCargo')}</option>
          <option value="emptyContainers">{text('tabContainers')}</option>
        </select>
        <label class="row">
          <span>{text('importUnit')}</span>
          <select class="input is-short" value={uom} onChange={(event) => setUom(event.currentTarget.value as Uom)}>
            {Object.entries(UNITS).map(([one, { length, weight }]) => (
              <option key={one} value={one}>{`${length}, ${weight}`}</option>
            ))}
          </select>
        </label>
        <input
          type="file"
          aria-label={text('openFile')}
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
          }}
        />
      </div>
      <div class="field">
        <label for="table-text">{text('importPaste')}</label>
        <textarea
          id="table-text"
          class="input"
          rows={4}
          spellcheck={false}
          value={pasted}
          onInput={(event) => {
            setPasted(event.currentTarget.value);
            void read(event.currentTarget.value);
          }}
        />
      </div>
      <Fault text={fault === '' ? '' : text('importFault', { reason: fault })} />
      {rows.length > 0 && (
        <Columns
          headers={headers}
          body={body.slice(0, SHOWN)}
          columns={columns}
          mapping={mapping}
          onMapping={setChosen}
        />
      )}
      <div class="row">
        <button
          type="button"
          class="button is-main"
          disabled={body.length === 0 || mapping.every((field) => field === '')}
          onClick={take}
        >
          {text('linesAdd', { count: body.length })}
        </button>
      </div>
    </Dialog>
  );
}

interface ColumnsProps {
  readonly headers: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly columns: readonly Column[];
  readonly mapping: Mapping;
  readonly onMapping: (mapping: Mapping) => void;
}

function Columns({ headers, body, columns, mapping, onMapping }: ColumnsProps) {
  return (
    <ScrollArea kind="table-frame" label={text('importColumns')}>
      <table class="table">
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col">
                <div class="field">
                  <span>{header}</span>
                  <select
                    class="input"
                    aria-label={`${text('importColumn')} ${header}`}
                    value={mapping[at]}
                    onChange={(event) =>
                      onMapping(mapping.map((field, place) => (place === at ? event.currentTarget.value : field)))
                    }
                  >
                    <option value="">{text('importLeaveOut')}</option>
                    {columns.map(({ field, title }) => (
                      <option key={field} value={field}>
                        {title}
                      </option>
                    ))}
                  </select>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, at) => (
            <tr key={at}>
              {headers.map((_, place) => (
                <td key={place} class={mapping[place] === '' ? 'quiet' : ''}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const ORDER: Readonly<Record<ListName, readonly string[]>> = {
  cargoes: ['name', 'length', 'width', 'height', 'weight', 'qty'],
  emptyContainers: ['name', 'length', 'width', 'height', 'maxWeight', 'qty'],
};

/** Of a table that does not name its columns. */
function inOrder(count: number, list: ListName): Mapping {
  return Array.from({ length: count }, (_, at) => ORDER[list][at] ?? '');
}

function rowOf(cells: readonly string[], mapping: Mapping, columns: readonly Column[], list: ListName): Row {
  const sign = decimalSign();
  return mapping.reduce((row, field, at) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? row : withField(row, field, valueOfText(column, cells[at] ?? '', sign));
  }, newRow(list));
}
