/** Of a load that is opened there are changes that are not saved: one of both is on the desk, and the other is told of. */
import { computed, signal } from '@preact/signals';
import type { LoadResponse } from '../../../schema/load.js';
import { draftId, isSaved } from '../../plan-request/draft-store.js';
import { isBeside } from '../desk-dialog.js';

export type Beside =
  /** The changes are shown. */
  | { readonly kind: 'stored'; readonly of: string; readonly load: LoadResponse }
  /** What is saved is shown. */
  | { readonly kind: 'draft'; readonly of: string; readonly id: string; readonly at: number };

const found = signal<Beside | null>(null);

/** Null: there is nothing beside what is on the desk, or somebody has read it. */
export const beside = computed(() => {
  const now = found.value;
  return now !== null && now.of === draftId.value && isSaved.value === (now.kind === 'draft') ? now : null;
});

export function tellBeside(next: Beside | null): void {
  found.value = next;
  isBeside.value = next !== null;
}
