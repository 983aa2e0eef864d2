/** Opens a file: a request as JSON, lines of text, or a table, for which it is asked what its columns are. */
import { signal } from '@preact/signals';
import { type LineAsWritten, readLinesAsWritten } from '../../domain/text-lines.js';
import { text } from '../words/words.js';
import { change, draft } from './draft-store.js';
import { draftOfJson, EMPTY_DRAFT, newRow, type RequestDraft, withRows } from './request-draft.js';

/** Why the last file could not be opened. */
export const opened = signal('');

/** The file of which the import asks what its columns are. */
export const tableFile = signal<File | null>(null);

/** @param askForColumns shows the import, for a table */
export async function openFile(file: File, askForColumns: () => void): Promise<void> {
  opened.value = '';
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (ending === 'xlsx' || ending === 'csv' || ending === 'tsv') {
    tableFile.value = file;
    askForColumns();
    return;
  }
  const content = await file.text();
  try {
    if (content.trimStart().startsWith('{')) change(draftOfJson(content, draft.value.shown));
    else takeLines(content);
  } catch (error) {
    opened.value = text('cannotOpen', { file: file.name, reason: (error as Error).message });
  }
}

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
