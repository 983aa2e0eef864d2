/** Signs out; asks first where something of the person would be lost with it. */
import { useEffect, useState } from 'preact/hooks';
import { unsavedDrafts } from '../../plan-request/kept-drafts.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { signOut } from '../../shell/session.js';
import { frame } from './words.js';

export default function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const [count] = useState(() => unsavedDrafts().length);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (count === 0) signOut().catch((error: Error) => setFault(error.message));
  }, [count]);
  if (count > 0) {
    return (
      <ConfirmDialog
        title={frame('signOut')}
        question={frame('leaveUnsaved', { count })}
        label={frame('signOut')}
        onYes={() => signOut()}
        onClose={onClose}
      />
    );
  }
  if (fault === '') return null;
  return (
    <Dialog title={frame('signOut')} onClose={onClose}>
      <Fault text={fault} />
    </Dialog>
  );
}
