/** That somebody saved a colleague's load, or a new one in a colleague's name, is noted: its owner may ask who did. */
import type { LoadHead } from '../../store/index.js';
import type { AuditLog } from '../accounts/audit-log.js';

/** @param by the key, and the address of the network, of who saved it */
export function noteSavedOver(
  audit: Pick<AuditLog, 'note'>,
  { company, owner, title, version, savedBy, replaced }: LoadHead,
  by: { readonly key: string | null; readonly address: string },
): void {
  if (savedBy === owner) return;
  const action = replaced === null ? 'LoadSavedFor' : 'LoadSavedOver';
  audit.note({ ...by, company, by: savedBy }, action, `${owner}/${title}`, String(version));
}
