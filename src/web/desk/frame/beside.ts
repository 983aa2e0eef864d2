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
  if (now.kind === 'newer') return isNewer(now.load) ? now : null;
  // Saved again from here, what it was before is the past, whatever is changed after that.
  if (now.kind === 'stored' && isOlder(now.load)) return null;
  return isSaved.value === OF_SAVED.includes(now.kind) ? now : null;
});

/** Than what is on the desk, or what that was changed from. */
export function isNewer(load: LoadResponse): boolean {
  return versionsAhead(load) > 0;
}

function isOlder(load: LoadResponse): boolean {
  return versionsAhead(load) < 0;
}

/** 0: it is another load. */
function versionsAhead({ document }: LoadResponse): number {
  const here = lastSaved.value?.load;
  return here !== undefined && document?.id === here.id ? (document.version ?? 0) - here.version : 0;
}

export function tellBeside(next: Beside | null): void {
  found.value = next;
}
