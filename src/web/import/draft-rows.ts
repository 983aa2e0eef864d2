/** Rows of a list as rows of a request: figures with their units, and what is faulty as it stands in the list. */

import type { Uom } from '../../domain/words.js';
import type { ListSheet } from '../../tables/lists/list-columns.js';
import type { ListFault } from '../../tables/lists/list-fault.js';
import { isWeight, type ReadList } from '../../tables/lists/read-list.js';
import type { TakenRow } from '../../tables/lists/read-row.js';
import { unitOfUom } from '../../tables/lists/units.js';
import { put } from '../../tables/put.js';
import { kept, type Measured, uomOf } from '../units/measured.js';
import type { TakenRows } from './messages.js';
import { withShortenedTexts } from './shortened.js';

/** @param uom of figures of which nothing says the unit */
export function draftRows({ rows, lastStop }: ReadList, uom: Uom, sheet: ListSheet): TakenRows {
  const settled = uomOfFirst(rows, uom);
  return { rows: rows.map((row) => draftRow(row, uom, settled, sheet)), uom: settled, lastStop };
}

/** Of the first size. */
function uomOfFirst(rows: readonly TakenRow[], uom: Uom): Uom {
  for (const { measures } of rows) {
    const [, first] = Object.entries(measures).find(([path, measure]) => measure && !isWeight(path)) ?? [];
    if (first) return first.unit === null ? uom : uomOf(first.unit);
  }
  return uom;
}

function draftRow({ fields, measures, faults }: TakenRow, uom: Uom, settled: Uom, sheet: ListSheet) {
  const row: Record<string, unknown> = structuredClone(withShortenedTexts(fields, sheet));
  for (const [path, measure] of Object.entries(measures)) {
    if (measure === undefined) continue;
    const unit = measure.unit ?? unitOfUom(uom, isWeight(path) ? 'weight' : 'length');
    const measured: Measured = { figure: measure.figure, unit };
    put(row, path.split('.'), kept(measured, settled));
  }
  for (const fault of faults) {
    const field = fieldOf(fault);
    if (fault.found !== '' && field !== null && row[field] === undefined) {
      row[field] = asTyped(fault.found);
    }
  }
  return row;
}

const FIELDS: Readonly<Record<string, string>> = {
  ...{ packages: 'qty', pieces: 'qty', pieceInside: 'pieceInside', sizes: 'length', price: 'price' },
  ...{ length: 'length', width: 'width', height: 'height', diameter: 'diameter' },
  ...{ pieceWeight: 'weight', weight: 'weight', grossWeight: 'weight', netWeight: 'weight', rowWeight: 'weight' },
};

/** Where the faulty cell would stand, so that its fault stands under its row; null: nowhere. */
function fieldOf({ about, kind }: ListFault): string | null {
  return FIELDS[about] ?? (kind === 'other' && !about.includes('.') ? about : null);
}

function asTyped(found: string): string | number {
  return /^-?\d+(\.\d+)?$/.test(found) ? Number(found) : found;
}
