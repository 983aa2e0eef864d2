/** Opens a file: a request as JSON, lines of text, or else a list, which the import reads. */
import { signal } from '@preact/signals';
import { text } from '../words/words.js';
import { draft, openDraft } from './draft-store.js';
import { draftOfJson, type RequestDraft } from './request-draft.js';
import { show } from './view-state.js';

/** Why the last file could not be opened. */
export const opened = signal('');

export interface ListSource {
  /** Which of those that were opened. */
  readonly id: number;
  /** Null: it is chosen in the import. */
  readonly source: File | string | null;
  /** Shows what is read, however sure it is. */
  readonly isShown?: boolean;
  /** It is no list with titles. */
  readonly onNoList?: () => void;
}

/** What the import is opened for. */
export const listSource = signal<ListSource>({ id: 0, source: null });

/** Shows the import; another list takes the place of one that is looked at. */
export function openList(source: Omit<ListSource, 'id'>): void {
  listSource.value = { ...source, id: listSource.peek().id + 1 };
  show('import');
}

/** What a file says of a load that has no title of its own. */
export function withTitleOf(name: string, draft: RequestDraft): RequestDraft {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return draft.title.trim() === '' && stem !== '' ? { ...draft, title: stem } : draft;
}

export async function openFile(file: File): Promise<void> {
  opened.value = '';
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (ending !== 'json' && ending !== 'txt') {
    openList({ source: file });
    return;
  }
  const content = await file.text();
  try {
    if (content.trimStart().startsWith('{')) openDraft(withTitleOf(file.name, draftOfJson(content, draft.value.shown)));
    else if (content.includes('\t')) openList({ source: file });
    else (await import('./lines.js')).takeLines(content);
  } catch (error) {
    opened.value = text('cannotOpen', { file: file.name, reason: (error as Error).message });
  }
}
