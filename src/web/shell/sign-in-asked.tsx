/** Signing in, in a dialog of the page. */
import { text } from '../words/words.js';
import { Dialog } from './dialog.js';
import SignInForm from './sign-in-form.js';

export default function SignInAsked({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text('signIn')} onClose={onClose}>
      <SignInForm onClose={onClose} />
    </Dialog>
  );
}
