/**
 * Edits kept on this device, over reloads: one that was begun here, and for each user one of what the server gave, which
 * nobody else gets to see.
 */
import { signal } from '@preact/signals';
import type { OpenedEdit } from '../../../calculation/browser/index.js';
import type { Command } from '../../editor/commands.js';
import { session } from '../../shell/session.js';

const KEPT = 'stowage.edit';

export interface KeptEdit extends Pick<OpenedEdit, 'body' | 'uom'> {
  /** Whose load it is; null: it was begun on this device. */
  readonly owner: string | null;
  /** When it was opened, milliseconds. */
  readonly openedAt: number;
}

export interface KeptWork {
  /** Of the edit to which it belongs. */
  readonly openedAt: number;
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Whether the device has no room for it, or forbids it. */
export const isNotKept = signal(false);

export function keepEdit(edit: KeptEdit): void {
  keepAs(slotOf(edit.owner), edit);
}

/** Only what was done is written after each command: the load itself may be large. */
export function keepWork({ owner }: Pick<KeptEdit, 'owner'>, work: KeptWork): void {
  keepAs(`${slotOf(owner)}.work`, work);
}

/** That which was opened last, of those that the person may see; null: there is none. */
export function lastKept(): { readonly edit: KeptEdit; readonly work: KeptWork | null } | null {
  const user = session.peek().account?.user ?? null;
  const slots = [slotOf(null), ...(user === null ? [] : [slotOf(user)])];
  const found = slots.flatMap((slot) => {
    const edit = read<KeptEdit>(slot);
    if (edit === null) return [];
    const work = read<KeptWork>(`${slot}.work`);
    return [{ edit, work: work?.openedAt === edit.openedAt ? work : null }];
  });
  return found.sort((a, b) => b.edit.openedAt - a.edit.openedAt)[0] ?? null;
}

function slotOf(owner: string | null): string {
  return owner === null ? KEPT : `${KEPT}.${owner}`;
}

function keepAs(slot: string, value: KeptEdit | KeptWork): void {
  try {
    localStorage.setItem(slot, JSON.stringify(value));
    isNotKept.value = false;
  } catch {
    isNotKept.value = true;
  }
}

function read<T>(slot: string): T | null {
  try {
    const found = localStorage.getItem(slot);
    return found === null ? null : (JSON.parse(found) as T);
  } catch {
    return null;
  }
}
