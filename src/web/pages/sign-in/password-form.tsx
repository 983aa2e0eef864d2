/** A new password for oneself. */
import { useState } from 'preact/hooks';
import { Fault } from '../../shell/fault.js';
import { send } from '../../shell/server.js';
import { resumeSession, session } from '../../shell/session.js';
import { signInText } from '../../shell/sign-in-words.js';

const NOTHING = { current: '', password: '', again: '' };

/** @param onSet the password is set */
export function PasswordForm({ onSet }: { readonly onSet?: () => void }) {
  const [typed, setTyped] = useState(NOTHING);
  const [fault, setFault] = useState('');
  const [isSet, setIsSet] = useState(false);
  const { account } = session.value;
  const needsCurrent = account?.needsCurrentPassword === true;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    setIsSet(false);
    try {
      const { current, password, again } = typed;
      if (password !== again) throw new Error(signInText('passwordsDiffer'));
      await send('PUT', '/Account/Password', { ...(needsCurrent && { current }), password });
      setTyped(NOTHING);
      setIsSet(true);
      await resumeSession();
      onSet?.();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const field = (name: keyof typeof NOTHING, label: string, autocomplete: 'current-password' | 'new-password') => (
    <div class="field">
      <label for={`password-${name}`}>{label}</label>
      <input
        class="input"
        id={`password-${name}`}
        type="password"
        autocomplete={autocomplete}
        required
        {...(name !== 'current' && { minLength: 12, maxLength: 256, 'aria-describedby': 'password-rule' })}
        value={typed[name]}
        onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </div>
  );
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      {/* By it password managers know whose it is. */}
      <input
        class="visually-hidden"
        type="text"
        autocomplete="username"
        value={account?.user ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {needsCurrent && field('current', signInText('currentPassword'), 'current-password')}
      {field('password', signInText('newPassword'), 'new-password')}
      {field('again', signInText('passwordAgain'), 'new-password')}
      <p class="quiet small" id="password-rule">
        {signInText('passwordRule')}
      </p>
      <Fault text={fault} />
      <p role="status" class="small">
        {isSet ? signInText('passwordSet') : ''}
      </p>
      <div>
        <button type="submit" class="button is-main">
          {signInText('setPassword')}
        </button>
      </div>
    </form>
  );
}
