/** Whether the load is being saved, and what became of it; how it is done is loaded when somebody saves. */
import { signal } from '@preact/signals';
import type { Conflict } from '../plan-request/overtaken.js';
import type { RequestDraft } from '../plan-request/request-draft.js';
import { text } from '../words/words.js';

export type Saving =
  | { readonly kind: 'idle' }
  /** Since when, by the page's clock, and how it is given up. */
  | { readonly kind: 'saving'; readonly since: number; readonly stop: () => void }
  | { readonly kind: 'untitled' }
  /** `of` is refused as it is, and may be taken once it is changed; null: another try may do. */
  | { readonly kind: 'failed'; readonly reason: string; readonly of: RequestDraft | null };

export const saving = signal<Saving>({ kind: 'idle' });

/** The newest; null: there was none. */
export const conflict = signal<Conflict | null>(null);

export interface SaveTerms {
  /** What somebody decided to replace; absent: nothing that was not seen here. */
  readonly over?: Conflict | null;
  /** The company may open it; absent: as before, and a new one it may. */
  readonly isShared?: boolean;
}

type Saver = () => Promise<{ readonly saveLoad: (terms?: SaveTerms) => Promise<boolean> }>;
let saver: Saver | null = null;

/** @param loader of what saves */
export function offerSaving(loader: Saver): void {
  saver = loader;
}

/** What could not be sent is sent as soon as there is a network again. */
addEventListener('online', () => {
  const now = saving.peek();
  if (now.kind === 'failed' && now.of === null) void save();
});

/** @returns whether it is saved */
export async function save(terms?: SaveTerms): Promise<boolean> {
  if (saver === null) return false;
  const loaded = await saver().catch(() => null);
  if (loaded !== null) return loaded.saveLoad(terms);
  saving.value = { kind: 'failed', reason: text('offline'), of: null };
  return false;
}
