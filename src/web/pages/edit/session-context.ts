/** The session that the parts of an editor show, handed down from above. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EditSession } from '../../editor/session/edit-session.js';

export const SessionContext = createContext<EditSession | null>(null);

export function useSession(): EditSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Nothing is edited here: an editor hands its session down.');
  return session;
}
