/** Another load has the title, or somebody saved this one meanwhile: it is replaced, or this one is saved under another. */
import { useState } from 'preact/hooks';
import '../../styles/desk-frame.css';
import { change, draft, lastSaved } from '../../plan-request/draft-store.js';
import { Dialog } from '../../shell/dialog.js';
import { Later } from '../../shell/later.js';
import { type SavedThere, session } from '../../shell/session.js';
import { moment, timeOfDay } from '../../words/words.js';
import { addressOfLoad } from '../draft-address.js';
import { conflict, save } from '../saving.js';
import { desk } from '../words.js';
import { frame } from './words.js';

const both = () => import('./both-versions.js');

export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const { title } = draft.value;
  const over = conflict.value;
  const [typed, setTyped] = useState(() =>
    titleBeside(title, over?.kind === 'changed' ? session.peek().account?.name : ''),
  );
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
    <Dialog title={desk('save')} isWide={there !== null && !isGone} onClose={onClose}>
      <p class="long">{there === null ? frame('taken', { title }) : changeOf(there)}</p>
      {there !== null && !isGone && load !== undefined && (
        <>
          <Later load={both} given={{ stored: load, title: whoseIs(there) }} />
          <p>
            <a class="button is-small" href={addressOfLoad(load.id)} target="_blank" rel="noopener">
              {frame('changedLook')}
            </a>
          </p>
        </>
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
  return frame('changedBy', { name: savedByName ?? '', time: timeOf(savedAt) });
}

/** Ben, 10:50 */
function whoseIs({ savedAt, savedByName }: SavedThere): string {
  return [savedByName, savedAt && timeOf(savedAt)].filter(Boolean).join(', ');
}

/** The time of today, else with its day. */
function timeOf(savedAt: string): string {
  const at = new Date(savedAt);
  return at.toDateString() === new Date().toDateString() ? timeOfDay(at) : moment(savedAt);
}

/**
 * Tuesday, Tuesday (Ann), or Tuesday (2), Tuesday (3): a number without brackets may be that of the order.
 * @param name of who saves; empty: it says nothing
 */
function titleBeside(title: string, name = ''): string {
  const [, stem = title, last] = /^(.*) \((\d{1,4})\)$/.exec(title) ?? [];
  if (last !== undefined) return `${stem} (${Number(last) + 1})`;
  const isNamed = name === '' || title.endsWith(`(${name})`);
  return `${title} (${isNamed ? 2 : name})`;
}
