/** Whose load is on the desk, and the way to what it was before. */
import '../../styles/desk-frame.css';
import Whose from '../../pages/loads/whose-load.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { session } from '../../shell/session.js';
import { deskDialog } from '../desk-dialog.js';
import { isAllSaved } from '../hand/hand.js';
import { frame } from './words.js';

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
  return (
    <>
      <Whose load={load} isAllSaved={isAllSaved.value} version={versions} />
      {load.owner === session.value.account?.user && <WhoOpens isShared={load.isShared} />}
    </>
  );
}

/** Nobody asks whether it is to be shared when it is saved: that it is stands here, with the way to have it otherwise. */
function WhoOpens({ isShared }: { readonly isShared: boolean }) {
  return (
    <>
      {' '}
      <button
        type="button"
        class="as-link whose-version"
        onClick={() => {
          deskDialog.value = 'share';
        }}
      >
        {frame(isShared ? 'isOfCompany' : 'isOwnOnly')}
      </button>
    </>
  );
}
