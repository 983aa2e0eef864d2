/** Takes a table over: pasted or from a file, its unit and its columns as they are chosen. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { type ListName, type Row, withField } from '../plan-request/request-draft.js';
import { valueOfText } from '../sheet/cell-text.js';
import { type Column, columnsOf } from '../sheet/columns.js';
import { Dialog } from '../shell/dialog.js';
import { Fault } from '../shell/fault.js';
import { ScrollArea } from '../shell/scroll-area.js';
import { rowsKeptIn } from '../units/measured-rows.js';
import { fieldText } from '../words/said.js';
import { decimalSign, text } from '../words/words.js';
import { hasHeader, type Mapping, proposed, remember } from './mapping.js';
import { readTable } from './read-table.js';

/** Rows shown before they are taken over. */
const SHOWN = 5;
const RESOURCES = { cargoes: 'Cargo', emptyContainers: 'EmptyContainer' } as const;

interface TableImportProps {
  /** Tables that the rows may go into, the likeliest first. */
  readonly lists: readonly [ListName, ...ListName[]];
  /** Unit of the table that they go into. */
  readonly into: Uom;
  /** What a row says besides its cells. */
  readonly fresh: (list: ListName) => Row;
  /** Null: it is chosen here. */
  readonly file: File | null;
  readonly onTake: (list: ListName, rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

export function TableImport({ lists, into, fresh, file: given, onTake, onClose }: TableImportProps) {
  const [list, setList] = useState<ListName>(lists[0]);
  const [pasted, setPasted] = useState('');
  const [rows, setRows] = useState<readonly string[][]>([]);
  const [fault, setFault] = useState('');
  const [uom, setUom] = useState<Uom>(into);
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
    if (given !== null) void read(given);
  }, []);

  const isHeaded = rows.length > 1 && hasHeader(rows, columns);
  const headers = isHeaded ? rows[0]! : (rows[0] ?? []).map((_, at) => `${at + 1}`);
  const body = isHeaded ? rows.slice(1) : rows;
  const mapping = chosen ?? (isHeaded ? proposed(headers, columns) : inOrder(headers.length, list));
  const take = () => {
    if (isHeaded) remember(headers, mapping);
    const taken = body.map((cells) => rowOf(cells, mapping, columns, fresh(list)));
    onTake(list, rowsKeptIn(RESOURCES[list], taken, uom, into));
    onClose();
  };
  return (
    <Dialog title={text('importTitle')} isWide onClose={onClose}>
      <div class="row">
        {lists.length > 1 && (
          <select
            class="input is-short"
            aria-label={text('importInto')}
            value={list}
            onChange={(event) => {
              setList(event.currentTarget.value as ListName);
              setChosen(null);
            }}
          >
            {lists.map((one) => (
              <option key={one} value={one}>
                {text(one === 'cargoes' ? 'tabCargo' : 'tabContainers')}
              </option>
            ))}
          </select>
        )}
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
                    {columns.map(({ field }) => (
                      <option key={field} value={field}>
                        {fieldText(field)}
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

function rowOf(cells: readonly string[], mapping: Mapping, columns: readonly Column[], fresh: Row): Row {
  const sign = decimalSign();
  return mapping.reduce((row, field, at) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? row : withField(row, field, valueOfText(column, cells[at] ?? '', sign));
  }, fresh);
}
