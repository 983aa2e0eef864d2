/** Shows the saved load to others: to the company, and by links, each with a day on which it ends. */
import { useState } from 'preact/hooks';
import { LinksOf } from '../../pages/loads/share-links.js';
import { peopleText } from '../../pages/people/words.js';
import type { Saved } from '../../plan-request/saved.js';
import { companyNamed } from '../../shell/company.js';
import { Dialog } from '../../shell/dialog.js';
import { session } from '../../shell/session.js';
import { save, saving } from '../saving.js';
import { desk } from '../words.js';
import { SavedOnly } from './saved-only.js';
import { frame } from './words.js';

export default function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={desk('share')} onClose={onClose}>
      <SavedOnly onClose={onClose}>{(saved) => <Ways saved={saved} onClose={onClose} />}</SavedOnly>
    </Dialog>
  );
}

function Ways({ saved: { title, load }, onClose }: { readonly saved: Saved; readonly onClose: () => void }) {
  const { account } = session.value;
  const company = (account && companyNamed(account)) || peopleText('yourCompany');
  /** What was ticked and is not saved yet; null: nothing. */
  const [asked, setAsked] = useState<boolean | null>(null);
  if (load !== undefined && load.owner !== account?.user) {
    return <p class="long">{frame('shareByOwner', { name: load.ownerName || load.owner })}</p>;
  }
  const share = async (isShared: boolean) => {
    setAsked(isShared);
    if (!(await save({ isShared }))) onClose();
    setAsked(null);
  };
  return (
    <>
      {load !== undefined && (
        <label class="check">
          <input
            type="checkbox"
            checked={asked ?? load.isShared}
            disabled={asked !== null || saving.value.kind === 'saving'}
            onChange={(event) => void share(event.currentTarget.checked)}
          />
          <span>{frame('shareCompany', { company })}</span>
        </label>
      )}
      <LinksOf title={title} />
    </>
  );
}
