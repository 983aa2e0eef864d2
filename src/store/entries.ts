/** Everything that is kept, one thing after another: what moves between stores. */
import type { KeyRecord, User } from './accounts.js';
import type { AuditEntry } from './audit.js';
import type { DeletedLoad, DeletedRecord } from './bin.js';
import type { EditBuffer } from './edits.js';
import type { ShareLink } from './links.js';
import type { EarlierVersion, SavedLoad } from './loads.js';
import type { Person } from './people.js';
import type { KeptProgress } from './progress.js';
import type { MasterRecord } from './records.js';
import type { Settings } from './settings.js';

/** One thing that is kept. */
export type StoredEntry =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'settings'; readonly user: string; readonly settings: Settings }
  | { readonly kind: 'key'; readonly key: KeyRecord }
  | { readonly kind: 'record'; readonly record: MasterRecord }
  | { readonly kind: 'load'; readonly load: SavedLoad }
  /** After the load or deleted load whose version it is. */
  | { readonly kind: 'version'; readonly version: EarlierVersion }
  | { readonly kind: 'deletedLoad'; readonly deleted: DeletedLoad }
  | { readonly kind: 'deletedRecord'; readonly deleted: DeletedRecord }
  | { readonly kind: 'edit'; readonly user: string; readonly edit: EditBuffer }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string }
  | { readonly kind: 'link'; readonly link: ShareLink }
  | { readonly kind: 'progress'; readonly progress: KeptProgress }
  | { readonly kind: 'audit'; readonly entry: AuditEntry };
