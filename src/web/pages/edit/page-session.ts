/** The session of the edit page: it stays while one looks at other pages, and with it what can be undone. */
import { EditSession } from '../../editor/session/edit-session.js';

let own: EditSession | null = null;

export function pageSession(): EditSession {
  own ??= new EditSession('edit');
  return own;
}
