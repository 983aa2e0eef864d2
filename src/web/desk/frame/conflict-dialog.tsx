/** Another load has the title, or somebody saved this one meanwhile: it is replaced, or this one is saved under another. */
import { useState } from 'preact/hooks';
import { change, draft, lastSaved } from '../../plan-request/draft-store.js';
import { Dialog } from '../../shell/dialog.js';
import type { SavedThere } from '../../shell/session.js';
import { moment, timeOfDay } from '../../words/words.js';
import { addressOfLoad } from '../draft-address.js';
import { conflict, save } from '../saving.js';
import { desk } from '../words.js';
import { frame } from './words.js';

export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const { title } = draft.value;
  const [typed, setTyped] = useState(() => nextTitle(title));
  const over = conflict.value;
  const there = over?.kind === 'changed' ? over.there : null;
  const isGone = there !== null && there.version === null;
  const replace = () => {
    onClose();
    void save({ over });
  };
  const saveAsNew = (event: SubmitEvent) => {
    event.preventDefault();
    change({ ...draft.peek(), title: typed });
    onClose();
    void save();
  };
  const isNew = typed.trim() !== '' && typed !== title;
  const load = lastSaved.value?.load;
  return (
    <Dialog title={desk('save')} onClose={onClose}>
      <p class="long">{there === null ? frame('taken', { title }) : changeOf(there)}</p>
      {there !== null && !isGone && load !== undefined && (
        <p>
          <a class="button" href={addressOfLoad(load.id)} target="_blank" rel="noopener">
            {frame('changedLook')}
          </a>
        </p>
      )}
      <form class="stack" onSubmit={saveAsNew}>
        <label class="field">
          <span class="label">{frame('newTitle')}</span>
          <input class="input" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="button is-main" disabled={!isNew}>
            {frame('takenNew')}
          </button>
          <button type="button" class={isGone ? 'button' : 'button is-danger'} onClick={replace}>
            {frame(isGone ? 'changedAgain' : 'takenReplace')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Changed by Ben at 10:50. */
function changeOf({ savedAt, savedByName }: SavedThere): string {
  if (savedAt === null) return frame('changedGone');
  const at = new Date(savedAt);
  const isToday = at.toDateString() === new Date().toDateString();
  return frame('changedBy', { name: savedByName ?? '', time: isToday ? timeOfDay(at) : moment(savedAt) });
}

/** Tuesday, Tuesday 2, Tuesday 3. */
function nextTitle(title: string): string {
  const [, stem = title, last] = /^(.*) (\d{1,4})$/.exec(title) ?? [];
  return `${stem} ${last === undefined ? 2 : Number(last) + 1}`;
}
