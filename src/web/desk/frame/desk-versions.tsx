/** What the load on the desk was before; one that is restored is on the desk at once. */
import VersionsDialog from '../../pages/loads/versions-dialog.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { openLoad } from '../../plan-request/open-load.js';
import { readLoad } from '../../plan-request/read-load.js';
import { leave } from '../draft-address.js';

export default function DeskVersions({ onClose }: { readonly onClose: () => void }) {
  const saved = lastSaved.value;
  if (saved?.load === undefined) return null;
  const { id, owner } = saved.load;
  const show = async () => {
    const load = await readLoad(id).catch(() => null);
    if (load === null) return;
    leave();
    openLoad(load);
  };
  return <VersionsDialog owner={owner} title={saved.title} onRestored={() => void show()} onClose={onClose} />;
}
