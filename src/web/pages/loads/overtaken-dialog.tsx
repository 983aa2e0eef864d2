/** Another load has the title, or somebody else changed this one: it is replaced, or this one is saved under another title. */
import { useState } from 'preact/hooks';
import type { Conflict } from '../../plan-request/overtaken.js';
import type { StoredLoad } from '../../plan-request/saved.js';
import { Dialog } from '../../shell/dialog.js';
import { Later } from '../../shell/later.js';
import { addressOf } from '../../shell/routes.js';
import { type SavedThere, session } from '../../shell/session.js';
import { moment, timeOfDay } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import type { OwnVersion } from './both-versions.js';

const both = () => import('./both-versions.js');

interface OvertakenProps {
  /** Of what is to be saved. */
  readonly title: string;
  readonly over: Conflict;
  /** As it was opened; absent: it is a new one. */
  readonly load?: StoredLoad | undefined;
  readonly own: OwnVersion;
  readonly onReplace: () => void;
  readonly onSaveAs: (title: string) => void;
  readonly onClose: () => void;
}

export default function OvertakenDialog({ title, over, load, own, onReplace, onSaveAs, onClose }: OvertakenProps) {
  const there = over.kind === 'changed' ? over.there : null;
  const isOthers = over.kind !== 'taken';
  const [typed, setTyped] = useState(() => titleBeside(title, isOthers ? session.peek().account?.name : ''));
  const isGone = there !== null && there.version === null;
  const isThere = there !== null && !isGone;
  const saveAs = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
    onSaveAs(typed);
  };
  const isNew = typed.trim() !== '' && typed !== title;
  return (
    <Dialog title={peopleText('saving')} isWide={isThere} onClose={onClose}>
      <p class="long">
        {there !== null ? changeOf(there) : isOthers ? closedBy(load) : peopleText('taken', { title })}
      </p>
      {isThere && load !== undefined && (
        <>
          <Later load={both} given={{ stored: load, title: whoseIs(there), by: there.savedByName ?? '', own }} />
          <p>
            <a class="button is-small" href={addressOf(`/loads/${load.id}`)} target="_blank" rel="noopener">
              {peopleText('changedLook')}
            </a>
          </p>
        </>
      )}
      <form class="stack" onSubmit={saveAs}>
        <label class="field">
          <span class="label">{peopleText('newTitle')}</span>
          <input class="input" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        {!isNew && (
          <p class="quiet" role="status">
            {peopleText('takenSame', { title })}
          </p>
        )}
        <div class="row">
          <button type="submit" class="button is-main" disabled={!isNew}>
            {peopleText('takenNew')}
          </button>
          {over.kind !== 'closed' && (
            <button
              type="button"
              class={isGone ? 'button' : 'button is-danger'}
              onClick={() => {
                onClose();
                onReplace();
              }}
            >
              {peopleText(isGone ? 'changedAgain' : 'takenReplace')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function closedBy(load: StoredLoad | undefined): string {
  return peopleText('closedBy', { name: load?.ownerName || load?.owner || '' });
}

/** Changed by Ben at 10:50. */
function changeOf({ savedAt, savedByName }: SavedThere): string {
  if (savedAt === null) return peopleText('changedGone');
  return peopleText('changedBy', { name: savedByName ?? '', time: timeOf(savedAt) });
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
