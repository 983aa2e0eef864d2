/** Below the bar of any page: that one was signed out, or has another role; what is on the page stays as it is. */
import '../../styles/notes.css';
import { session } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { isRoleNew } from '../../shell/standing.js';
import { text } from '../../words/words.js';
import { highestOf, roleSays, roleText } from './roles.js';
import { peopleText } from './words.js';

export default function StandingNotice() {
  const { account, isRefused } = session.value;
  if (account === null || !(isRefused || isRoleNew.value)) return null;
  const role = highestOf(account.roles);
  return (
    <div class="note" role="alert">
      {isRefused ? (
        <>
          <span>{text('signedOut')}</span>
          <SignInButton look="button is-small is-main" />
        </>
      ) : (
        <>
          <span>{peopleText('roleNow', { role: roleText(role), says: roleSays(role) })}</span>
          <button
            type="button"
            class="button is-small is-plain"
            onClick={() => {
              isRoleNew.value = false;
            }}
          >
            {text('close')}
          </button>
        </>
      )}
    </div>
  );
}
