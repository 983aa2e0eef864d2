/** Where the API key is given and forgotten. */
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../words/words.js';
import { Dialog } from './dialog.js';
import { forgetKey, session, useKey } from './session.js';

/** Whether the dialog is open. */
export const keyDialog = signal(false);

/** Who waits for a key. */
let onClosed: ((hasKey: boolean) => void) | null = null;

const hasKey = () => session.peek().key !== null && !session.peek().isRefused;

/** Asks for a key where there is none. @returns whether there is one now */
export function signedIn(): Promise<boolean> {
  if (hasKey()) return Promise.resolve(true);
  keyDialog.value = true;
  return new Promise((resolve) => {
    onClosed = resolve;
  });
}

export function KeyDialog() {
  if (!keyDialog.value) return null;
  const close = () => {
    keyDialog.value = false;
    onClosed?.(hasKey());
    onClosed = null;
  };
  return (
    <Dialog title={text('key')} onClose={close}>
      <KeyForm onDone={close} />
    </Dialog>
  );
}

/** In a top bar, as long as nobody is signed in. */
export function SignInButton() {
  if (session.value.key !== null) return null;
  return (
    <button
      type="button"
      class="desk-button"
      onClick={() => {
        keyDialog.value = true;
      }}
    >
      {text('keyNone')}
    </button>
  );
}

/** The way to the dialog, where a key is needed first. */
export function KeyButton() {
  return (
    <button
      type="button"
      class="button is-main"
      onClick={() => {
        keyDialog.value = true;
      }}
    >
      {text('needsKey')}
    </button>
  );
}

function KeyForm({ onDone }: { readonly onDone: () => void }) {
  const [fault, setFault] = useState('');
  const [isTrying, setTrying] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    setTrying(true);
    setFault('');
    try {
      await useKey(String(fields.get('key')).trim(), fields.has('remember'));
      onDone();
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setTrying(false);
    }
  };
  const { key } = session.value;
  return (
    <form class="stack" onSubmit={submit}>
      <p class="quiet">{text('keyExplained')}</p>
      <div class="field">
        <label for="key">{text('keyField')}</label>
        <input
          class="input"
          id="key"
          name="key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          required
          aria-invalid={fault !== ''}
          aria-describedby="key-fault"
        />
        <p id="key-fault" class="small" role="alert">
          {isTrying ? text('keyTrying') : fault}
        </p>
      </div>
      <label class="check">
        <input type="checkbox" name="remember" />
        <span>
          {text('keyRemember')} <span class="quiet small">{text('keyRememberHint')}</span>
        </span>
      </label>
      <div class="row">
        <button type="submit" class="button is-main" disabled={isTrying}>
          {text('keyUse')}
        </button>
        {key !== null && (
          <button type="button" class="button" onClick={forgetKey}>
            {text('keyForget')}
          </button>
        )}
      </div>
    </form>
  );
}
