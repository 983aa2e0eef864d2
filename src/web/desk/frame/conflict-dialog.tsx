/** What is on the desk was overtaken: by a load of the same title, or by who saved this one meanwhile. */
import OvertakenDialog from '../../pages/loads/overtaken-dialog.js';
import { ownVersion } from '../../pages/plan/own-version.js';
import { change, draft, forgetSaved, lastSaved } from '../../plan-request/draft-store.js';
import { isHandShown } from '../hand/hand.js';
import { conflict, save } from '../saving.js';

export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const over = conflict.value;
  if (over === null) return null;
  return (
    <OvertakenDialog
      title={draft.value.title}
      over={over}
      load={lastSaved.value?.load}
      own={async () => (isHandShown.value ? ownVersion() : null)}
      onReplace={() => void save({ over })}
      onSaveAs={(title) => {
        forgetSaved();
        change({ ...draft.peek(), title });
        void save();
      }}
      onClose={onClose}
    />
  );
}
