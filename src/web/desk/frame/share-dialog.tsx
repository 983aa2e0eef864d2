/** Shows the saved load to others: links, each with a day on which it ends. */
import { LinksOf } from '../../pages/loads/share-links.js';
import { Dialog } from '../../shell/dialog.js';
import { desk } from '../words.js';
import { SavedOnly } from './saved-only.js';

export default function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={desk('share')} onClose={onClose}>
      <SavedOnly onClose={onClose}>{(title) => <LinksOf title={title} />}</SavedOnly>
    </Dialog>
  );
}
