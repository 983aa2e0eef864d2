/** Whose load is on the desk, and who saved it, unless it is oneself; and the way to what it was before. */
import '../../styles/desk-frame.css';
import { lastSaved } from '../../plan-request/draft-store.js';
import { session } from '../../shell/session.js';
import { number } from '../../words/words.js';
import { deskDialog } from '../desk-dialog.js';
import { isAllSaved } from '../hand/hand.js';
import { frame } from './words.js';

export default function WhoseLoad() {
  const load = lastSaved.value?.load;
  if (load === undefined) return null;
  const me = session.value.account?.user;
  const { owner, ownerName, savedBy = owner, savedByName, version } = load;
  const isOthers = savedBy !== me && savedBy !== owner && isAllSaved.value;
  const says = [
    ...(owner === me ? [] : [frame('loadOf', { name: ownerName || owner })]),
    ...(isOthers ? [frame('loadSavedBy', { name: savedByName || savedBy })] : []),
  ].join(', ');
  return (
    <>
      {says !== '' && (
        <span class="whose-load" title={says}>
          {says}
        </span>
      )}
      {version > 1 && (
        <button
          type="button"
          class="as-link whose-version"
          onClick={() => {
            deskDialog.value = 'versions';
          }}
        >
          {frame('loadVersion', { number: number(version) })}
        </button>
      )}
    </>
  );
}
