/** What a hand did is kept on this device as it is done, draft by draft, until the server has it: a closed tab takes nothing away. */
import { effect } from '@preact/signals';
import type { EditBufferBody } from '../../../calculation/browser/index.js';
import type { Uom } from '../../../domain/words.js';
import type { Command } from '../../editor/commands.js';
import { commandsOf } from '../../editor/history.js';
import { draftId, isNotKept } from '../../plan-request/draft-store.js';
import { dropHand, keepHand, keptHand } from '../../plan-request/kept-hands.js';
import { type HandEdit, hand, isAllSaved } from '../hand/hand.js';

const KEEP_WITHIN_MILLISECONDS = 200;

/** The plan with which the hand began, and what it did to it. */
export interface KeptHand {
  readonly body: EditBufferBody;
  readonly uom: Uom;
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Null: there is none, or nothing that can be read. */
export function readHand(id: string): KeptHand | null {
  try {
    return JSON.parse(keptHand(id) ?? 'null') as KeptHand | null;
  } catch {
    return null;
  }
}

/** @returns what ends it; what waits to be kept is kept first */
export function keepHands(): () => void {
  let of = '';
  // What was kept before waits until its plan is there: only what was seen here is forgotten here.
  let isSeen = false;
  let waiting: { readonly id: string; readonly edit: HandEdit['edit'] } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    const { id, edit } = waiting;
    waiting = null;
    const { body, uom } = edit.opened;
    const kept: KeptHand = { body, uom, title: edit.title, commands: commandsOf(edit.history) };
    try {
      keepHand(id, JSON.stringify(kept));
    } catch {
      isNotKept.value = true;
    }
  };
  const stop = effect(() => {
    const id = draftId.value;
    const now = hand.value;
    const isStored = now !== null && isAllSaved.value;
    if (id !== of) {
      keepNow();
      of = id;
      isSeen = false;
    }
    if (now !== null && !isStored) {
      isSeen = true;
      waiting = { id, edit: now.edit };
      timer ??= setTimeout(keepNow, KEEP_WITHIN_MILLISECONDS);
    } else if (isSeen || isStored) {
      waiting = null;
      dropHand(id);
    }
  });
  addEventListener('pagehide', keepNow);
  return () => {
    stop();
    keepNow();
    removeEventListener('pagehide', keepNow);
  };
}
