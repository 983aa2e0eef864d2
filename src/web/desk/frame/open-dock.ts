/** From the desk to the dock: there it is the saved plan that is loaded, so what is seen is saved first. */
import { tokenOf } from '../../pages/loads/report-token.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { readLoad } from '../../plan-request/read-load.js';
import { addressOf } from '../../shell/routes.js';
import { deskDialog } from '../desk-dialog.js';
import { isAllSaved } from '../hand/hand.js';
import { isNewer } from './beside.js';

/** Where anything is in the way, the dialog of what is done with a saved load says what, and leads there too. */
export async function openDock(): Promise<void> {
  const load = isAllSaved.peek() ? lastSaved.peek()?.load : undefined;
  const found = load === undefined ? null : await readLoad(load.id).catch(() => null);
  const overview = found?.reportLinks?.overview;
  const token = overview && !isNewer(found) ? tokenOf(overview) : null;
  if (token === null) deskDialog.value = 'print';
  else location.hash = addressOf('/dock', { load: token, user: found?.document?.createdBy ?? '' });
}
