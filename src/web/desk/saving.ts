/** Whether each load is being saved, and what became of it; how it is done is loaded when somebody saves. */
import { computed, signal } from '@preact/signals';
import { draftId } from '../plan-request/draft-store.js';
import type { Conflict } from '../plan-request/overtaken.js';
import type { RequestDraft } from '../plan-request/request-draft.js';
import { text } from '../words/words.js';

export type Saving =
  | { readonly kind: 'idle' }
  /** Since when, by the page's clock, and how it is given up. */
  | {
      readonly kind: 'saving';
      readonly since: number;
      readonly stop: () => void;
      /** Saves the plan from its placements; absent: that is done already, or none is seen. */
      readonly asShown?: () => void;
    }
  | { readonly kind: 'untitled' }
  /** `of` is refused as it is, and may be taken once it is changed; null: another try may do. */
  | { readonly kind: 'failed'; readonly reason: string; readonly of: RequestDraft | null };

const IDLE: Saving = { kind: 'idle' };

/** By draft: whoever goes on with another load meanwhile sees, and saves, that one. */
const savings = signal<ReadonlyMap<string, Saving>>(new Map());

/** Of the load on the desk. */
export const saving = computed(() => savingOf(draftId.value));

/** Any load is being saved. */
export const isSaving = computed(() => [...savings.value.values()].some(({ kind }) => kind === 'saving'));

export function savingOf(id: string): Saving {
  return savings.value.get(id) ?? IDLE;
}

/** @param id of the draft; absent: that of the desk */
export function setSaving(now: Saving, id = draftId.peek()): void {
  savings.value = new Map([...savings.peek(), [id, now]]);
}

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
  setSaving({ kind: 'failed', reason: text('offline'), of: null });
  return false;
}
