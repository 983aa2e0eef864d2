/** What saving makes of a load, as every store does it. */
import { createHash, randomBytes } from 'node:crypto';
import { Changed, NotShared } from './load-faults.js';
import type { EarlierVersion, LoadDraft, LoadHead, ReplacedHead, SavedLoad, Viewer } from './loads.js';

export function newLoadId(): string {
  return randomBytes(12).toString('base64url');
}

/** Says which version of which load it is. */
export function tagOfLoad({ id, version }: Pick<LoadHead, 'id' | 'version'>): string {
  return `${id}.${version}`;
}

/** @param there the load of that owner and title; @throws Changed, NotShared */
export function checkTerms({ company, terms }: LoadDraft, there: LoadHead | null): void {
  if (!terms) return;
  const { ifMatch, ifNoneMatch, knownTo } = terms;
  const isShared = there?.isShared === true && there.company === company;
  if (terms.isShared && !isShared) throw new NotShared();
  if (knownTo !== undefined && there && !isShared && there.savedBy !== knownTo) throw new NotShared();
  if (ifMatch && !matches(ifMatch, there)) throw new Changed(there);
  if (ifNoneMatch && matches(ifNoneMatch, there)) throw new Changed(there);
}

function matches(tags: '*' | readonly string[], there: LoadHead | null): boolean {
  return there !== null && (tags === '*' || tags.includes(tagOfLoad(there)));
}

/** Whether the draft is of a job that saved this version already, before it died. */
export function isSavedAs({ processId }: LoadDraft, { processId: saved }: LoadHead): boolean {
  return processId !== '' && processId === saved;
}

/** The head of the load that is saved over the one that is there. */
export function nextHead(draft: LoadDraft, there: LoadHead | null): LoadHead {
  const { savedBy, savedByName } = saverOf(draft);
  const ownerName = savedBy === draft.owner ? savedByName : (draft.createdByName ?? null);
  return headOf({
    ...draft,
    savedBy,
    savedByName,
    createdAt: there?.createdAt ?? draft.createdAt,
    id: there?.id ?? newLoadId(),
    version: there ? there.version + 1 : 1,
    replaced: there && replacedBy(there),
    createdByName: there ? there.createdByName : ownerName,
  });
}

function saverOf({ owner, savedBy = owner, savedByName = null }: LoadDraft) {
  return { savedBy, savedByName };
}

function replacedBy({ version, updatedAt: savedAt, savedBy, isShared }: LoadHead): ReplacedHead {
  return { version, savedAt, savedBy, isShared };
}

/** A head as it lies in a store, perhaps written before loads had versions. */
export type KeptHead = LoadDraft & Partial<LoadHead>;

/** Nothing but what a head has, in the order of the interface. @param absentId of a load saved before loads had ids */
export function headOf(kept: KeptHead, absentId = ''): LoadHead {
  const { owner, company, title, isShared, isAutoSaved, processId, calculationTimeInSeconds } = kept;
  const { containerType, calculationType, createdAt, updatedAt } = kept;
  return {
    ...{ owner, company, title, isShared, isAutoSaved, processId, calculationTimeInSeconds },
    ...{ containerType, calculationType, createdAt, updatedAt },
    ...saverOf(kept),
    id: kept.id ?? absentId,
    version: kept.version ?? 1,
    replaced: kept.replaced ?? null,
    createdByName: kept.createdByName ?? null,
  };
}

/** The same for the same load, and for no other one. */
export function idOfEarlierLoad({ owner, title, createdAt }: LoadDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, title, createdAt]))
    .digest('base64url')
    .slice(0, 12);
}

export function isVisible(head: LoadHead, viewer: Viewer): boolean {
  return head.owner === viewer.user || (head.isShared && head.company === viewer.company);
}

/** Of a load that the viewer may see. */
export function isVersionVisible({ owner, isShared }: LoadHead, { user }: Viewer): boolean {
  return owner === user || isShared;
}

/**
 * What putting a load back from another store comes to.
 * @returns `replace`: it is this load, not saved here since; `save`: this one becomes an earlier version
 */
export function wayBack({ head }: SavedLoad, there: LoadHead | null): 'insert' | 'replace' | 'save' | 'nothing' {
  if (!there) return 'insert';
  if (there.id === head.id) return there.version <= head.version ? 'replace' : 'nothing';
  const isSame = there.updatedAt === head.updatedAt && there.processId === head.processId;
  return isSame ? 'nothing' : 'save';
}

/** A version that was put back from another store must be one that its load can have. */
export function canHaveVersion(there: LoadHead | null, { head }: EarlierVersion): boolean {
  return there !== null && there.id === head.id && head.version < there.version;
}
