/** A cell as text, and back. What is not of its column's kind stays as it was typed: the schema says what is wrong. */
import { readMeasure } from '../../tables/lists/measures.js';
import { isMeasured, type Measured, quantityOf } from '../units/measured.js';
import type { Column } from './columns.js';

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, y: true, x: true, '1': true },
  ...{ false: false, no: false, n: false, '0': false },
};

/**
 * A size or a weight may have its unit beside it.
 * @param decimalSign of the reader's language: it tells 1,234 from 1.234
 */
export function valueOfText(column: Column, text: string, decimalSign: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (column.kind === 'number') {
    return numberOf(trimmed, decimalSign) ?? measuredOf(trimmed, decimalSign, column.quantity) ?? trimmed;
  }
  if (column.kind === 'flag') return FLAGS[trimmed.toLowerCase()] ?? trimmed;
  // What a person types keeps its blanks while it is typed.
  return text;
}

/** Undefined: it is no number. Blanks and thousands may stand in it. */
export function numberOf(text: string, decimalSign: string): number | undefined {
  const thousands = decimalSign === ',' ? '.' : ',';
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(\D|$))/g, '');
  const grouped = plain.replaceAll(thousands, '').replace(decimalSign, '.');
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+(\\${decimalSign}\\d+)?$`).test(plain);
  // The other language's sign can only be a decimal one where no thousands fit.
  // Where both signs stand, the last one is the decimal one in every language.
  const isForeign = new RegExp(`^-?\\d{1,3}(\\${decimalSign}\\d{3})+\\${thousands}\\d+$`).test(plain);
  const foreign = plain.replaceAll(decimalSign, '').replace(thousands, '.');
  const candidate = isGrouped ? grouped : isForeign ? foreign : plain.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)(e-?\d+)?$/i.test(candidate) ? Number(candidate) : undefined;
}

/** `60 cm` is that in a table of millimetres too. Undefined: it is no figure with a unit of that kind. */
function measuredOf(text: string, decimalSign: string, quantity: Column['quantity']): Measured | undefined {
  const found = quantity === null ? null : readMeasure(text, decimalSign === ',' ? 'comma' : 'point');
  if (found === null || found.unit === null || quantityOf(found.unit) !== quantity) return undefined;
  return { figure: found.figure, unit: found.unit };
}

/** @param decimalSign of figures; absent: as programs write them */
export function textOfValue(value: unknown, decimalSign = '.'): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimalSign);
  if (isMeasured(value)) return `${textOfValue(value.figure, decimalSign)} ${value.unit}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
