/** All records of a kind as a file, in the unit that is shown. */
import { useState } from 'preact/hooks';
import type { Uom } from '../../../domain/words.js';
import { csvOf } from '../../../lib/csv.js';
import type { Row } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import type { Column } from '../../sheet/columns.js';
import { Fault } from '../../shell/fault.js';
import { saveFile, saveText } from '../../shell/save-file.js';
import { readAll } from '../../shell/server.js';
import { office } from '../../words/office-words.js';
import type { Kind } from './kinds.js';

const MOST_AT_ONCE = '1000';

type Form = 'csv' | 'xlsx' | 'json';

interface ExportProps {
  readonly kind: Kind;
  readonly uom: Uom;
  readonly columns: readonly Column[];
}

export function ExportButtons({ kind, uom, columns }: ExportProps) {
  const [fault, setFault] = useState('');
  const save = async (form: Form) => {
    setFault('');
    try {
      const rows = await readAll<Row>(kind.path, { UOM: uom, limit: MOST_AT_ONCE });
      await saveAs(form, `stowage-${kind.id.toLowerCase()}`, rows, columns);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <>
      <span class="row">
        <span class="small">{office('recordsExport')}</span>
        {(['csv', 'xlsx', 'json'] as const).map((form) => (
          <button
            key={form}
            type="button"
            class="button is-small"
            aria-label={`${office('recordsExport')}: ${form}`}
            onClick={() => void save(form)}
          >
            {form.toUpperCase()}
          </button>
        ))}
      </span>
      <Fault text={fault} />
    </>
  );
}

async function saveAs(form: Form, name: string, rows: readonly Row[], columns: readonly Column[]): Promise<void> {
  if (form === 'json') {
    saveText(`${name}.json`, 'application/json', JSON.stringify(rows, null, 2));
    return;
  }
  const table = tableOf(rows, columns);
  if (form === 'csv') {
    saveText(`${name}.csv`, 'text/csv', `\uFEFF${csvOf(table)}`);
    return;
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const cells = table.map((row) => row.map((value) => ({ value })));
  saveFile(`${name}.xlsx`, await writeExcelFile(cells).toBlob());
}

/** The fields that any record says something in, by their names in the interface, so that the file can be imported again. */
function tableOf(rows: readonly Row[], columns: readonly Column[]): (string | number | boolean)[][] {
  const isSaid = ({ field, absent }: Column) =>
    field === 'name' || rows.some((row) => textOfValue(row[field]) !== textOfValue(absent));
  const fields = columns.filter(isSaid).map(({ field }) => field);
  const cell = (value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? value : textOfValue(value);
  return [fields, ...rows.map((row) => fields.map((field) => cell(row[field])))];
}
