/** What is done with the saved load: where it is not saved yet, or was changed since, saving comes first. */
import type { ComponentChildren } from 'preact';
import { lastSaved } from '../../plan-request/draft-store.js';
import type { Saved } from '../../plan-request/saved.js';
import { isLooking, isSignedIn } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { timeOfDay } from '../../words/words.js';
import { isAllSaved } from '../hand/hand.js';
import { save, saving } from '../saving.js';
import { desk } from '../words.js';
import { frame } from './words.js';

interface SavedOnlyProps {
  /** Saving needs the desk: something is asked there. */
  readonly onClose: () => void;
  /** Saves at once, under a title that is proposed where it has none, and goes on. Absent: it only saves. */
  readonly deed?: { readonly name: string; readonly act: () => void };
  readonly children: (saved: Saved) => ComponentChildren;
}

export function SavedOnly({ onClose, deed, children }: SavedOnlyProps) {
  const saved = lastSaved.value;
  if (!isSignedIn()) {
    return (
      <>
        <p>{frame('needsFirst')}</p>
        <p>
          <SignInButton />
        </p>
      </>
    );
  }
  const saveNow = async () => {
    const isSaved = (await save()) || (deed !== undefined && saving.peek().kind === 'untitled' && (await save()));
    if (isSaved) deed?.act();
    else onClose();
  };
  return (
    <>
      {!isAllSaved.value && (
        <div class="row is-apart">
          <p class="small">
            {saved === null
              ? `${frame('saveFirst')} ${frame('savedIsShared')}`
              : frame('savedBefore', { time: timeOfDay(saved.at) })}
          </p>
          {!isLooking() && (
            <button
              type="button"
              class="button is-main"
              disabled={saving.value.kind === 'saving'}
              onClick={() => void saveNow()}
            >
              {saving.value.kind === 'saving' ? desk('saving') : (deed?.name ?? desk('save'))}
            </button>
          )}
        </div>
      )}
      {saved !== null && children(saved)}
    </>
  );
}
