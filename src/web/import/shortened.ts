/** Texts of a list that are longer than their fields: they end at the limit, for no plan waits for a description. */
import { COLUMNS } from '../../tables/columns.js';
import type { ListSheet } from '../../tables/lists/list-columns.js';
import type { TakenRow } from '../../tables/lists/read-row.js';

export interface ShortenedField {
  readonly field: string;
  readonly limit: number;
  /** As the spreadsheet program numbers them. */
  readonly rows: readonly number[];
}

const CUT = '…';

export function shortenedText(text: string, limit: number): string {
  const signs = [...text];
  return signs.length <= limit
    ? text
    : `${signs
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}${CUT}`;
}

export function withShortenedTexts(fields: TakenRow['fields'], sheet: ListSheet): Record<string, unknown> {
  const texts = tooLongIn(fields, sheet).map(({ field, text, limit }) => [field, shortenedText(text, limit)]);
  return { ...fields, ...Object.fromEntries(texts) };
}

export function shortenedFields(rows: readonly TakenRow[], sheet: ListSheet): ShortenedField[] {
  const byField = new Map<string, ShortenedField & { readonly rows: number[] }>();
  for (const { row, fields } of rows) {
    for (const { field, limit } of tooLongIn(fields, sheet)) {
      const known = byField.get(field) ?? { field, limit, rows: [] };
      known.rows.push(row);
      byField.set(field, known);
    }
  }
  return [...byField.values()];
}

function tooLongIn(fields: TakenRow['fields'], sheet: ListSheet) {
  return Object.entries(fields).flatMap(([field, text]) => {
    const limit = typeof text === 'string' ? limitOf(field, sheet) : undefined;
    return limit !== undefined && [...(text as string)].length > limit ? [{ field, text: text as string, limit }] : [];
  });
}

function limitOf(field: string, sheet: ListSheet): number | undefined {
  return COLUMNS[sheet].at([field]).node.maxLength;
}
