/**
 * Numbers as people type them: 12.5 and 12,5, 1.234,50 and 1,234.50, 1 234. One text may be read in two ways (1,234 is
 * a thousand and more to some, and little more than one to others): then the other numbers of the sheet decide, and
 * where they do not it is a fault, for a guess would be off by a thousand.
 */

export type DecimalMark = 'point' | 'comma';

export type Reading =
  | { readonly value: number }
  /** It is one number with a decimal point, and another with a decimal comma. */
  | { readonly ifPoint: number; readonly ifComma: number }
  | null;

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const ONE_COMMA = /^[+-]?\d*,\d+$/;
const GROUPS_BY_COMMA = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const GROUPS_BY_POINT = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const GROUPS_BY_BLANK = /^[+-]?[1-9]\d{0,2}([ '’]\d{3})+([.,]\d+)?$/;
const LONGEST_NUMBER = 40;

/** Every reading of a text; null when it is no number. */
export function readNumber(given: string): Reading {
  if (given.length > LONGEST_NUMBER) return null;
  const text = given
    .trim()
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/^[\u2212\u2013]/, '-');
  if (GROUPS_BY_BLANK.test(text)) return { value: Number(text.replace(/[ '’]/g, '').replace(',', '.')) };
  const ifPoint = asPoint(text);
  const ifComma = asComma(text);
  if (ifPoint !== null && ifComma !== null && ifPoint !== ifComma) return { ifPoint, ifComma };
  const value = ifPoint ?? ifComma;
  return value === null ? null : { value };
}

function asPoint(text: string): number | null {
  if (PLAIN.test(text)) return Number(text);
  return GROUPS_BY_COMMA.test(text) ? Number(text.replaceAll(',', '')) : null;
}

function asComma(text: string): number | null {
  if (ONE_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (GROUPS_BY_POINT.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  // A single point with other than three digits after it is no sign of a thousand.
  return PLAIN.test(text) && !text.includes('.') ? Number(text) : null;
}

/** The decimal mark that a text proves; null when it proves none. */
export function provenMark(text: string): DecimalMark | null {
  if (!/[.,]/.test(text)) return null;
  const trimmed = text.trim();
  const ifPoint = asPoint(trimmed);
  const ifComma = asComma(trimmed);
  if ((ifPoint === null) === (ifComma === null)) return null;
  return ifPoint === null ? 'comma' : 'point';
}

/** A text file with semicolons has them because its commas are decimal; anywhere else a single point is decimal. */
export function usualMark(text: string, delimiter: string | null): DecimalMark | null {
  const hasComma = text.includes(',');
  if (delimiter === ';') return hasComma ? 'comma' : null;
  return hasComma ? null : 'point';
}
