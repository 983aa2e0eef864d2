/** The account: who one is, the API keys, the settings. */
import { isAtLeast, session } from '../../shell/session.js';
import { Keys } from './keys.js';
import { MyAccount } from './me.js';
import { Settings } from './settings.js';

export default function AccountPage() {
  const { account } = session.value;
  if (account === null) return null;
  return (
    <div class="stack">
      <MyAccount account={account} />
      {isAtLeast('planner') && <Keys />}
      <Settings />
    </div>
  );
}
