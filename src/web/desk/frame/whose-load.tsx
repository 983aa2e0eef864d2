/** Whose load is on the desk, and the way to what it was before. */
import '../../styles/desk-frame.css';
import Whose from '../../pages/loads/whose-load.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { deskDialog } from '../desk-dialog.js';
import { isAllSaved } from '../hand/hand.js';

export default function WhoseLoad() {
  const load = lastSaved.value?.load;
  if (load === undefined) return null;
  // Of the first version there is nothing before it.
  const versions = (says: string) =>
    load.version > 1 && (
      <button
        type="button"
        class="as-link whose-version"
        onClick={() => {
          deskDialog.value = 'versions';
        }}
      >
        {says}
      </button>
    );
  return <Whose load={load} isAllSaved={isAllSaved.value} version={versions} />;
}
