/** What the server has of a draft. */
import type { LoadResponse } from '../../schema/load.js';
import type { RequestDraft } from './request-draft.js';

/** A load of the server, in one of its versions. */
export interface StoredLoad {
  /** It stays when the load is saved again. */
  readonly id: string;
  readonly version: number;
  /** E-mail of whose it is. */
  readonly owner: string;
  /** As colleagues call the owner, and who saved this version; absent: an earlier page kept it, which did not know. */
  readonly ownerName?: string | undefined;
  readonly savedBy?: string | undefined;
  readonly savedByName?: string | undefined;
  /** The company may open it. */
  readonly isShared: boolean;
}

/** What the server took last of a draft, and when. */
export interface Saved {
  readonly title: string;
  readonly at: Date;
  /** Null: an earlier state of it, which is not known any more. */
  readonly draft: RequestDraft | null;
  /** Absent: an earlier page kept it, which did not know. */
  readonly load?: StoredLoad | undefined;
  /** At which level the plan that the server has was found, though the draft asks for another; absent or null: as asked. */
  readonly level?: number | null;
}

/** As `If-Match` says it. */
export function tagOf({ id }: StoredLoad, version: number | string): string {
  return `"${id}.${version}"`;
}

/** Undefined: it is not saved. */
export function storedLoadOf(document: LoadResponse['document']): StoredLoad | undefined {
  const { id, version, createdBy: owner, isShared = true } = document ?? {};
  const { createdByName: ownerName, savedBy, savedByName } = document ?? {};
  if (id === undefined || version === undefined || owner === undefined) return undefined;
  return { id, version, owner, ownerName, savedBy, savedByName, isShared };
}
