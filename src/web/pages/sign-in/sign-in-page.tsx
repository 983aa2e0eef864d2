/**
 * Signing in as a page of its own, where links lead too: `#/sign-in/TOKEN`. Its button uses the link: who fetches an
 * address ahead, as programs that look through mails do, does not use it up.
 */
import { useState } from 'preact/hooks';
import { Fault } from '../../shell/fault.js';
import { addressOf, place } from '../../shell/routes.js';
import { send } from '../../shell/server.js';
import { type Account, isSignedIn, session, takeSession } from '../../shell/session.js';
import SignInForm from '../../shell/sign-in-form.js';
import { signInText } from '../../shell/sign-in-words.js';
import { takeWayBack } from '../../shell/way-back.js';
import { text } from '../../words/words.js';
import { PasswordForm } from './password-form.js';

/** Where the company's own sign-in leads when it did not work. */
const REFUSED = 'refused';

/** To where they were who asked for a link here, else to the desk; the way back does not lead to this page. */
const leave = () => location.replace(takeWayBack(localStorage) ?? addressOf('/'));

export default function SignInPage() {
  const { rest } = place.value;
  const isLink = rest !== '' && rest !== REFUSED;
  return (
    <div class="panel stack sign-in">
      <h1>{text('signIn')}</h1>
      {isLink ? <ByLink key={rest} token={rest} /> : <ByForm isRefused={rest === REFUSED} />}
    </div>
  );
}

function ByForm({ isRefused }: { readonly isRefused: boolean }) {
  const { account } = session.value;
  if (isSignedIn() && account !== null) return <SignedIn account={account} />;
  return (
    <>
      {isRefused && <Fault text={signInText('companyRefused')} />}
      <SignInForm onClose={leave} />
    </>
  );
}

function SignedIn({ account: { name, user, hasPassword } }: { readonly account: Account }) {
  const [isSet, setIsSet] = useState(false);
  return (
    <>
      <p class="long">{signInText('signedInAs', { name: name || user })}</p>
      {!hasPassword && (
        <>
          <p>{signInText('passwordFirst')}</p>
          <PasswordForm onSet={() => setIsSet(true)} />
        </>
      )}
      <p role="status" class={isSet ? 'notice is-good' : 'visually-hidden'}>
        {isSet && signInText('passwordSet')}
      </p>
      <p>
        <a
          class={`button ${hasPassword ? 'is-main' : ''}`}
          href={addressOf('/')}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          {signInText('goOn')}
        </a>
      </p>
    </>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const use = async () => {
    setFault('');
    setAsking(true);
    try {
      const account = await send<Account>('POST', '/Account/Session', { token });
      await takeSession(account);
      // The link is used up.
      if (account.hasPassword) leave();
      else location.replace(addressOf('/sign-in'));
    } catch (error) {
      setFault((error as Error).message);
      setAsking(false);
    }
  };
  return (
    <>
      <p>{signInText('linkOnce')}</p>
      <Fault text={fault} />
      <div class="row">
        <button type="button" class="button is-main" disabled={isAsking} onClick={() => void use()}>
          {text('signIn')}
        </button>
        {fault !== '' && (
          <a class="button" href={addressOf('/sign-in')}>
            {signInText('otherWay')}
          </a>
        )}
      </div>
    </>
  );
}
