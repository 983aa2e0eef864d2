/** The account: its API keys and its settings. */
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { Keys } from './keys.js';
import { Settings } from './settings.js';

export default function AccountPage() {
  const { account } = session.value;
  return (
    <div class="stack">
      <div class="panel">
        <h1>{text('pageAccount')}</h1>
        {account !== null && (
          <p class="quiet long">{text('accountOf', { user: account.user, company: account.company })}</p>
        )}
      </div>
      <Keys />
      <Settings />
    </div>
  );
}
