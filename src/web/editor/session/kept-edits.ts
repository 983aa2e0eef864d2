/**
 * Edits kept on this device, over reloads: one that was begun here, and for each user one of what the server gave, which
 * nobody else gets to see.
 */
import { signal } from '@preact/signals';
import type { OpenedEdit } from '../../../calculation/browser/index.js';
import type { Before } from '../../plan-request/overtaken.js';
import { session } from '../../shell/session.js';
import type { Command } from '../commands.js';

const KEEP_WITHIN_MILLISECONDS = 200;

export interface KeptEdit extends Pick<OpenedEdit, 'body' | 'uom'> {
  /** Whose load it is; null: it was begun on this device. */
  readonly owner: string | null;
  /** When it was opened, milliseconds. */
  readonly openedAt: number;
  /** The load of the server as it was opened or saved last; null: it is none. Absent: an earlier page did not keep it. */
  readonly saved?: Before | null;
}

/** Only what was done is written after each command: the load itself may be large. */
interface Work {
  readonly title: string;
  readonly commands: readonly Command[];
}

interface KeptWork extends Work {
  /** Of the edit to which it belongs. */
  readonly openedAt: number;
}

const NOTHING: Pick<KeptEdit, 'owner' | 'openedAt' | 'saved'> = { owner: null, openedAt: 0, saved: null };

export class KeptEdits {
  /** Whether the device has no room for it, or forbids it. */
  readonly isNotKept = signal(false);
  #kept = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();

  /**
   * @param name under which it is kept; null: it is not
   * @param workNow what was done so far; null: nothing is edited
   */
  constructor(
    private readonly name: string | null,
    private readonly workNow: () => Work | null,
  ) {
    addEventListener('pagehide', () => this.#keepWaiting(), { signal: this.#listening.signal });
  }

  /** Whose load is edited; null: it was begun on this device. */
  get owner(): string | null {
    return this.#kept.owner;
  }

  /** The load of the server that is edited; null: none. */
  get saved(): Before | null {
    return this.#kept.saved ?? null;
  }

  begin({ body, uom }: Pick<OpenedEdit, 'body' | 'uom'>, owner: string | null, saved: Before | null): void {
    this.#kept = { owner, openedAt: Date.now(), saved };
    this.#write(this.#slotOf(owner), { ...this.#kept, body, uom } satisfies KeptEdit);
  }

  goOnWith({ owner, openedAt, saved = null }: KeptEdit): void {
    this.#kept = { owner, openedAt, saved };
  }

  /** What is edited is no longer shown; it stays kept for its user. */
  leave(): void {
    this.#kept = NOTHING;
  }

  /** That which was opened last, of those that the person may see; null: there is none. */
  last(): { readonly edit: KeptEdit; readonly work: KeptWork | null } | null {
    if (this.name === null) return null;
    const user = session.peek().account?.user ?? null;
    const slots = [this.#slotOf(null), ...(user === null ? [] : [this.#slotOf(user)])];
    const found = slots.flatMap((slot) => {
      const edit = read<KeptEdit>(slot);
      if (edit === null) return [];
      const work = read<KeptWork>(workSlotOf(slot));
      return [{ edit, work: work?.openedAt === edit.openedAt ? work : null }];
    });
    return found.sort((a, b) => b.edit.openedAt - a.edit.openedAt)[0] ?? null;
  }

  keepSoon(): void {
    if (this.#listening.signal.aborted) return;
    this.#timer ??= setTimeout(() => this.#keepWaiting(), KEEP_WITHIN_MILLISECONDS);
  }

  /** What waits to be kept is kept first. */
  dispose(): void {
    this.#keepWaiting();
    this.#listening.abort();
  }

  #keepWaiting(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const work = this.workNow();
    if (work === null) return;
    const { owner, openedAt } = this.#kept;
    this.#write(workSlotOf(this.#slotOf(owner)), { openedAt, ...work } satisfies KeptWork);
  }

  #slotOf(owner: string | null): string {
    const slot = `stowage.${this.name}`;
    return owner === null ? slot : `${slot}.${owner}`;
  }

  #write(slot: string, value: KeptEdit | KeptWork): void {
    if (this.name === null) return;
    try {
      localStorage.setItem(slot, JSON.stringify(value));
      this.isNotKept.value = false;
    } catch {
      this.isNotKept.value = true;
    }
  }
}

function workSlotOf(slot: string): string {
  return `${slot}.work`;
}

function read<T>(slot: string): T | null {
  try {
    const found = localStorage.getItem(slot);
    return found === null ? null : (JSON.parse(found) as T);
  } catch {
    return null;
  }
}
