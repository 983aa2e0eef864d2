/** Where one signs in without leaving the page; the dialog is loaded when it is first shown. */
import { signal } from '@preact/signals';
import { text } from '../words/words.js';
import { Later } from './later.js';
import { isSignedIn, resumeSession, session } from './session.js';

const dialog = () => import('./sign-in-asked.js');

/** Whether the dialog is open. */
export const signInDialog = signal(false);

/** Who waits until somebody is signed in. */
let onClosed: ((isIn: boolean) => void) | null = null;

/**
 * Asks who it is where nobody is signed in.
 * @returns whether somebody is now, or nobody knows, because the server cannot be reached
 */
export async function signedIn(): Promise<boolean> {
  if (!session.peek().isKnown) await resumeSession();
  if (session.peek().fault !== '' || isSignedIn()) return true;
  signInDialog.value = true;
  return new Promise((resolve) => {
    onClosed = resolve;
  });
}

export function SignInDialog() {
  if (!signInDialog.value) return null;
  const close = () => {
    signInDialog.value = false;
    onClosed?.(isSignedIn());
    onClosed = null;
  };
  return <Later load={dialog} onClose={close} />;
}

interface ButtonProps {
  /** Absent: as the main one of a page. */
  readonly look?: string;
  /** Called before the dialog opens. */
  readonly onOpen?: () => void;
}

/** The way to the dialog, where somebody has to be signed in. */
export function SignInButton({ look = 'button is-main', onOpen }: ButtonProps) {
  return (
    <button
      type="button"
      class={look}
      onClick={() => {
        onOpen?.();
        signInDialog.value = true;
      }}
    >
      {text('signIn')}
    </button>
  );
}

/** In a top bar, as long as nobody is signed in. */
export function SignInOfBar() {
  return session.value.account === null ? <SignInButton look="desk-button" /> : null;
}
