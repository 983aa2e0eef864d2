/** Signing in by what the service offers: a password, a link by mail, the company's own sign-in. */
import { useEffect, useState } from 'preact/hooks';
import type { SignInOffer } from '../../schema/people.js';
import { toldAlone } from '../words/said.js';
import { text } from '../words/words.js';
import { Fault } from './fault.js';
import { read, send } from './server.js';
import { type Account, ServerFailure, session, takeSession } from './session.js';
import { signInText } from './sign-in-words.js';
import { keepWayBack } from './way-back.js';

/** In the language that is shown, and no other. */
function faultText(error: Error): string {
  return error instanceof ServerFailure ? toldAlone(error.code, error.message) : error.message;
}

/** @param onClose somebody is signed in */
export default function SignInForm({ onClose }: { readonly onClose: () => void }) {
  const [offer, setOffer] = useState<SignInOffer | null>(null);
  // Whoever signs in again after a session ended is the same.
  const [email, setEmail] = useState(session.peek().account?.user ?? '');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    read<SignInOffer>('/Account/SignIn').then(setOffer, (error: Error) => setFault(error.message));
  }, []);
  const ask = async (deed: () => Promise<void>) => {
    setFault('');
    setAsking(true);
    try {
      await deed();
    } catch (error) {
      setFault(faultText(error as Error));
    } finally {
      setAsking(false);
    }
  };
  const signIn = () =>
    ask(async () => {
      await takeSession(await send<Account>('POST', '/Account/Session', { email, password }));
      onClose();
    });
  const sendLink = () =>
    ask(async () => {
      await send('POST', '/Account/SignInLinks', { email });
      keepWayBack(localStorage);
      setSent(true);
    });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      {offer?.openId === true && (
        <p>
          <a class="button" href="/Account/OpenId" onClick={() => keepWayBack(sessionStorage)}>
            {signInText('byCompany')}
          </a>
        </p>
      )}
      <div class="field">
        <label for="sign-in-email">{signInText('email')}</label>
        <input
          class="input"
          id="sign-in-email"
          type="email"
          autocomplete="username"
          required
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="sign-in-password">{signInText('password')}</label>
        <input
          class="input"
          id="sign-in-password"
          type="password"
          autocomplete="current-password"
          required
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
      <Fault text={fault} />
      {isSent && (
        <p class="notice is-good" role="status">
          {signInText('linkSent')}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button is-main" disabled={isAsking}>
          {text('signIn')}
        </button>
        {offer?.link === true && (
          <button
            type="button"
            class="button"
            disabled={isAsking || !email.includes('@')}
            onClick={() => void sendLink()}
          >
            {signInText('sendLink')}
          </button>
        )}
      </div>
      <p class="quiet small">{signInText('noAccess')}</p>
    </form>
  );
}
