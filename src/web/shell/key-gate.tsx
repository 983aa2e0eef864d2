/**
 * Stands before the pages that show what the server keeps for a user. Of another user they begin anew, so that nothing
 * of the one is shown to the other; a key that expired leaves what is typed where it is.
 */
import type { ComponentType } from 'preact';
import { text } from '../words/words.js';
import { Fault } from './fault.js';
import { KeyButton } from './key-dialog.js';
import { resumeSession, session } from './session.js';

export function KeyGate({ page: Page }: { readonly page: ComponentType }) {
  const { key, account, isRefused, fault } = session.value;
  if (account !== null) return <Page key={`${account.company}\n${account.user}`} />;
  if (key === null) {
    return (
      <div class="panel stack key-gate">
        <p>{text('needsKeyExplained')}</p>
        <p>
          <KeyButton />
        </p>
      </div>
    );
  }
  // The way to another key stands above every page.
  if (isRefused) return null;
  if (fault === '') return <p class="quiet">{text('pageLoading')}</p>;
  return (
    <div class="stack">
      <Fault text={fault} />
      <p>
        <button type="button" class="button" onClick={() => void resumeSession()}>
          {text('tryAgain')}
        </button>
      </p>
    </div>
  );
}
