/**
 * Stands before the pages that show what the server keeps for a person. Of another one they begin anew, so that nothing
 * of the one is shown to the other; a session that ended leaves what is typed where it is.
 */
import type { ComponentType } from 'preact';
import type { Role } from '../../schema/roles.js';
import { text } from '../words/words.js';
import { Fault } from './fault.js';
import { isAtLeast, resumeSession, session } from './session.js';
import { SignInButton } from './sign-in-dialog.js';

interface GateProps {
  readonly page: ComponentType;
  /** The role that the page needs; absent: any. */
  readonly least?: Role;
}

export function PersonGate({ page: Page, least = 'viewer' }: GateProps) {
  const { account, isKnown, fault } = session.value;
  if (account !== null && !isAtLeast(least)) return <p class="panel person-gate">{text('needsRole')}</p>;
  if (account !== null) return <Page key={`${account.company}\n${account.user}`} />;
  if (isKnown) {
    return (
      <div class="panel stack person-gate">
        <p>{text('signInFirst')}</p>
        <p>
          <SignInButton />
        </p>
      </div>
    );
  }
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
