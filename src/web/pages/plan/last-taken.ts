/** The list that was taken last without a click; its notice is loaded when there is one. */
import { signal } from '@preact/signals';
import type { TakenList } from '../../import/list-import.js';
import type { ListSource } from '../../plan-request/open-file.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';

export interface Taken {
  readonly list: TakenList;
  readonly source: ListSource['source'];
  readonly before: RequestDraft;
  readonly after: RequestDraft;
}

export const lastTaken = signal<Taken | null>(null);
