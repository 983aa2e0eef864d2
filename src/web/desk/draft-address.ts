/**
 * The draft in the address, `#/?draft=…`: a reload, or the address in another tab, shows the same order. `new` asks
 * for an empty place.
 */
import { effect, untracked } from '@preact/signals';
import { draftId, isNothing, openKept, openNothing } from '../plan-request/draft-store.js';
import { addressOf, place, replaceQuery } from '../shell/routes.js';
import { chosenRow, isBegun } from './desk-state.js';
import { saving } from './saving.js';

const NEW = 'new';

export function startAddress(): string {
  return addressOf('/', { draft: NEW });
}

/** What was looked at is over. */
export function leave(): void {
  if (saving.peek().kind !== 'saving') saving.value = { kind: 'idle' };
  chosenRow.value = null;
  isBegun.value = false;
}

/** Keeps address and draft together. @returns what ends it */
export function followAddress(): () => void {
  const stops = [
    effect(() => {
      const asked = place.value.query.get('draft');
      untracked(() => {
        if (asked === null || asked === draftId.peek() || (asked === NEW && isNothing.peek())) return;
        leave();
        if (asked === NEW) openNothing();
        else openKept(asked);
      });
    }),
    effect(() => {
      const name = isNothing.value ? NEW : draftId.value;
      untracked(() => {
        if (place.peek().query.get('draft') !== name) replaceQuery({ draft: name });
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
