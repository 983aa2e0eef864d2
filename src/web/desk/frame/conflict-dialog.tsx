/** What is on the desk was overtaken: by a load of the same title, or by who saved this one meanwhile. */
import '../../styles/desk-frame.css';
import OvertakenDialog from '../../pages/loads/overtaken-dialog.js';
import { change, draft, lastSaved } from '../../plan-request/draft-store.js';
import { conflict, save } from '../saving.js';

const both = () => import('./both-versions.js');

export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const over = conflict.value;
  if (over === null) return null;
  return (
    <OvertakenDialog
      title={draft.value.title}
      over={over}
      load={lastSaved.value?.load}
      both={both}
      onReplace={() => void save({ over })}
      onSaveAs={(title) => {
        change({ ...draft.peek(), title });
        void save();
      }}
      onClose={onClose}
    />
  );
}
