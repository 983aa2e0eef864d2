/** A load that is saved has the title: it is replaced, or this one is saved under another. */
import { useState } from 'preact/hooks';
import { change, draft } from '../../plan-request/draft-store.js';
import { Dialog } from '../../shell/dialog.js';
import { save } from '../saving.js';
import { desk } from '../words.js';
import { frame } from './words.js';

export default function TakenDialog({ onClose }: { readonly onClose: () => void }) {
  const { title } = draft.value;
  const [typed, setTyped] = useState(() => nextTitle(title));
  const replace = () => {
    onClose();
    void save({ isTaken: true });
  };
  const saveAsNew = (event: SubmitEvent) => {
    event.preventDefault();
    change({ ...draft.peek(), title: typed });
    onClose();
    void save();
  };
  const isNew = typed.trim() !== '' && typed !== title;
  return (
    <Dialog title={desk('save')} onClose={onClose}>
      <p class="long">{frame('taken', { title })}</p>
      <form class="stack" onSubmit={saveAsNew}>
        <label class="field">
          <span class="label">{frame('newTitle')}</span>
          <input class="input" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="button is-main" disabled={!isNew}>
            {frame('takenNew')}
          </button>
          <button type="button" class="button is-danger" onClick={replace}>
            {frame('takenReplace')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Tuesday, Tuesday 2, Tuesday 3. */
function nextTitle(title: string): string {
  const [, stem = title, last] = /^(.*) (\d{1,4})$/.exec(title) ?? [];
  return `${stem} ${last === undefined ? 2 : Number(last) + 1}`;
}
