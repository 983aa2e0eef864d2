/** Below the top bar of the desk, above everything else: what holds until it is read, a line each. */
import '../../styles/notes.css';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import StandingNotice from '../../pages/people/standing-notice.js';
import { peopleText } from '../../pages/people/words.js';
import { draft, lastSaved } from '../../plan-request/draft-store.js';
import { addressOf } from '../../shell/routes.js';
import { isLooking } from '../../shell/session.js';
import { isRoleNew } from '../../shell/standing.js';
import { moment, text } from '../../words/words.js';
import { addressOfLoad } from '../draft-address.js';
import { saving } from '../saving.js';
import { desk } from '../words.js';
import { type Beside, beside, tellBeside } from './beside.js';
import { SavingAgain } from './saving-again.js';
import { ShowStored, saver } from './show-stored.js';
import { StandingNote } from './standing-note.js';
import { frame } from './words.js';

/** Whoever may only look has read so. */
const isLookRead = signal(false);

export default function Notes() {
  const failed = saving.value;
  const isFailed = failed.kind === 'failed' && (failed.of === null || failed.of === draft.value);
  return (
    <div class="notes">
      <StandingNotice />
      <SavingAgain />
      {lastSaved.value !== null && <StandingNote />}
      {isFailed && <NotSaved reason={failed.reason} />}
      {beside.value !== null && <BesideNotice now={beside.value} />}
      {isLooking() && !isLookRead.value && !isFailed && !isRoleNew.value && (
        <Note
          onClose={() => {
            isLookRead.value = true;
          }}
        >
          <span>{desk('lookOnly')}</span>
        </Note>
      )}
    </div>
  );
}

interface NoteProps {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function Note({ onClose, children }: NoteProps) {
  return (
    <div class="note" role="status">
      <div class="note-says">{children}</div>
      <button type="button" class="button is-small is-plain" onClick={onClose}>
        {text('close')}
      </button>
    </div>
  );
}

function NotSaved({ reason }: { readonly reason: string }) {
  return (
    <div class="note" role="alert">
      <p>
        <strong>{desk('saveFailed')}</strong> {reason}
      </p>
    </div>
  );
}

function BesideNotice({ now }: { readonly now: Beside }) {
  const close = () => tellBeside(null);
  return (
    <Note onClose={close}>
      {now.kind === 'stored' || now.kind === 'newer' ? (
        <>
          <span>{frame(now.kind === 'stored' ? 'besideStored' : 'besideNewer', saver(now.load))}</span>
          <ShowStored load={now.load} />
        </>
      ) : (
        <Told now={now} />
      )}
    </Note>
  );
}

function Told({ now }: { readonly now: Exclude<Beside, { kind: 'stored' | 'newer' }> }) {
  if (now.kind === 'gone') {
    return (
      <span>
        {peopleText('loadGone')} {frame('goneHere')}
      </span>
    );
  }
  const isBefore = now.kind === 'before';
  return (
    <>
      <span>
        {isBefore
          ? peopleText('savedAsNew', { title: now.title })
          : frame('besideDraft', { time: moment(new Date(now.at).toISOString()) })}
      </span>
      <a
        class="button is-small"
        href={isBefore ? addressOfLoad(now.id) : addressOf('/', { draft: now.id })}
        onClick={() => tellBeside(null)}
      >
        {isBefore ? peopleText('savedAsNewOpen', { title: now.title }) : frame('besideShowDraft')}
      </a>
    </>
  );
}
