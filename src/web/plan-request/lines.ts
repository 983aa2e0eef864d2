/** Cargo and containers as lines of text, in the request. */
import { type LineAsWritten, readLinesAsWritten } from '../../domain/text-lines.js';
import { change, draft } from './draft-store.js';
import { EMPTY_DRAFT, newRow, type RequestDraft, withRows } from './request-draft.js';

/** @throws SyntaxError that names the first lines that are not understood */
export function takeLines(content: string): void {
  const { title, rules, shown } = draft.value;
  const { lines, faults } = readLinesAsWritten(content, shown);
  if (faults.length > 0) {
    const told = faults.slice(0, 3).map(({ line, column, message }) => `${line}:${column} ${message}`);
    throw new SyntaxError(told.join(' '));
  }
  change(withLines({ ...EMPTY_DRAFT, title, rules, shown }, lines));
}

/** Each line keeps its own unit. */
export function withLines(draft: RequestDraft, lines: readonly LineAsWritten[]): RequestDraft {
  return lines.reduce((one, { fields, uom, isContainer }) => {
    const list = isContainer ? 'emptyContainers' : 'cargoes';
    return withRows(one, list, { rows: [{ ...newRow(list), ...fields }], uom });
  }, draft);
}
