/** That somebody saved a colleague's load is noted: its owner may ask who did. */
import type { LoadHead } from '../../store/index.js';
import type { AuditLog } from '../accounts/audit-log.js';

/** @param by the key, and the address of the network, of who saved it */
export function noteSavedOver(
  audit: Pick<AuditLog, 'note'>,
  { company, owner, title, version, savedBy, replaced }: LoadHead,
  by: { readonly key: string | null; readonly address: string },
): void {
  if (savedBy === owner || replaced === null) return;
  audit.note({ ...by, company, by: savedBy }, 'LoadSavedOver', `${owner}/${title}`, String(version));
}
