/**
 * What there is beside what is on the desk, and is told of: changes that are not saved, or the load as it is saved; the
 * load of the former title; or that there is none any more.
 */
import { computed, signal } from '@preact/signals';
import type { LoadResponse } from '../../../schema/load.js';
import { draftId, isSaved, lastSaved } from '../../plan-request/draft-store.js';

export type Beside =
  /** The changes are shown. */
  | { readonly kind: 'stored'; readonly of: string; readonly load: LoadResponse }
  /** An earlier version is shown: it was saved again elsewhere. */
  | { readonly kind: 'newer'; readonly of: string; readonly load: LoadResponse }
  /** What is saved is shown. */
  | { readonly kind: 'draft'; readonly of: string; readonly id: string; readonly at: number }
  /** It was saved under another title: as a new load. */
  | { readonly kind: 'before'; readonly of: string; readonly id: string; readonly title: string }
  /** It was deleted, or is shared no more. */
  | { readonly kind: 'gone'; readonly of: string };

/** Of which what is on the desk is saved. */
const OF_SAVED: readonly Beside['kind'][] = ['draft', 'before'];

const found = signal<Beside | null>(null);

/** Null: there is nothing beside what is on the desk, or somebody has read it. */
export const beside = computed(() => {
  const now = found.value;
  if (now === null || now.of !== draftId.value) return null;
  const holds = now.kind === 'newer' ? isNewer(now.load) : isSaved.value === OF_SAVED.includes(now.kind);
  return holds ? now : null;
});

/** Than what is on the desk, or what that was changed from. */
export function isNewer({ document }: LoadResponse): boolean {
  const here = lastSaved.value?.load;
  return here !== undefined && document?.id === here.id && (document.version ?? 0) > here.version;
}

export function tellBeside(next: Beside | null): void {
  found.value = next;
}
