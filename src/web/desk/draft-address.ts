/**
 * What is on the desk, in the address: `#/loads/…` a saved load, for whoever may see it; `#/?draft=…` a draft of this
 * device; both a saved load that was changed since, of which others see what is saved. `new` asks for an empty place. A
 * reload, or the address in another tab, shows the same.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { draftId, isNothing, lastSaved, openKept, openNothing } from '../plan-request/draft-store.js';
import { show } from '../plan-request/view-state.js';
import { addressOf, loadOfAddress, place, replaceAddress } from '../shell/routes.js';
import { deskDialog } from './desk-dialog.js';
import { chosenRow, isBegun } from './desk-state.js';
import { isAllSaved } from './hand/hand.js';
import { saving, setSaving } from './saving.js';

const NEW = 'new';

export function startAddress(): string {
  return addressOf('/', { draft: NEW });
}

export function addressOfLoad(id: string): string {
  return addressOf(`/loads/${id}`);
}

/** The draft that is asked for is not kept in this browser. */
export const isElsewhere = signal(false);

/** What was looked at is over. */
export function leave(): void {
  if (saving.peek().kind === 'untitled') setSaving({ kind: 'idle' });
  chosenRow.value = null;
  isBegun.value = false;
  isElsewhere.value = false;
}

/** What was asked of it, too: it is not asked of another. */
function turnFrom(): void {
  leave();
  deskDialog.value = null;
  show(null);
}

/** The id of the load that is asked for and not read yet; null: none is. */
const wanted = signal<string | null>(null);

/** Nothing of the load that is asked for is there yet. */
export const isOpening = computed(() => wanted.value !== null && lastSaved.value?.load?.id !== wanted.value);

type Opener = () => Promise<{ readonly openStored: (id: string, isAsked: () => boolean) => Promise<void> }>;

/**
 * Keeps address and desk together: another load that is opened in place of one has the way back to that.
 * @param opener of saved loads; @returns what ends it
 */
export function followAddress(opener: Opener): () => void {
  let before = { id: '', address: '' };
  const stops = [
    effect(() => {
      const { query } = place.value;
      const load = loadOfAddress(place.value);
      untracked(() => {
        const asked = query.get('draft');
        // Whoever goes elsewhere no longer waits for the load that was asked for before.
        if (load === null || asked !== null) wanted.value = null;
        if (asked !== null && (asked === draftId.peek() || (asked === NEW && isNothing.peek()))) return;
        if (asked === NEW) {
          turnFrom();
          openNothing();
        } else if (asked !== null && openKept(asked)) turnFrom();
        else if (load !== null) void showLoad(load, opener);
        else if (asked !== null) {
          turnFrom();
          openNothing();
          isElsewhere.value = true;
        }
      });
    }),
    effect(() => {
      if (wanted.value !== null) return;
      const address = addressOfNow();
      const id = draftId.value;
      untracked(() => {
        const isBeside = before.id !== id && before.address === location.hash;
        if (location.hash !== address) replaceAddress(address, isBeside);
        before = { id, address };
      });
    }),
  ];
  return () => {
    wanted.value = null;
    for (const stop of stops) stop();
  };
}

function addressOfNow(): string {
  if (isNothing.value) return startAddress();
  const draft = { draft: draftId.value };
  const load = lastSaved.value?.load;
  if (load === undefined) return addressOf('/', draft);
  return isAllSaved.value ? addressOfLoad(load.id) : addressOf(`/loads/${load.id}`, draft);
}

async function showLoad(id: string, opener: Opener): Promise<void> {
  wanted.value = id;
  if (isOpening.peek()) turnFrom();
  try {
    const { openStored } = await opener();
    await openStored(id, () => wanted.peek() === id);
  } finally {
    if (wanted.peek() === id) wanted.value = null;
  }
}
