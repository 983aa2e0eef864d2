/** The `document` of a saved load, and how it joins a rendered load. */
import type { ProgressFigures } from '../../domain/progress.js';
import type { LoadHead } from '../../store/index.js';
import type { OlderPlan } from './older-plan.js';

export type LoadDocument = Readonly<Record<string, unknown>>;

/**
 * @param reader e-mail of who reads it: what only the owner may know is told to nobody else
 * @param progress null: nothing was told of this version
 * @param older that the dock loads by meanwhile
 */
export function documentOf(
  head: LoadHead,
  reader: string,
  progress: ProgressFigures | null = null,
  older: OlderPlan | null = null,
): LoadDocument {
  return {
    id: head.id,
    version: head.version,
    replaced: replacedFor(head, reader),
    progress: progress && { done: progress.done, of: progress.of, problems: progress.problems },
    older,
    title: head.title,
    isShared: head.isShared,
    isAutoSaved: head.isAutoSaved,
    calculationTimeInSeconds: head.calculationTimeInSeconds,
    processId: head.processId,
    createdBy: head.owner,
    createdByName: head.createdByName ?? head.owner,
    savedBy: head.savedBy,
    savedByName: head.savedByName ?? head.savedBy,
    createdAt: head.createdAt,
    updatedAt: head.updatedAt,
    containerType: head.containerType,
    calculationType: head.calculationType,
  };
}

function replacedFor({ owner, replaced }: LoadHead, reader: string) {
  if (!replaced || !(replaced.isShared || owner === reader)) return null;
  const { version, savedAt, savedBy } = replaced;
  return { version, savedAt, savedBy };
}

/** The entity tag of a saved load. */
export function tagOfDocument({ id, version }: LoadDocument): string {
  return `"${id}.${version}"`;
}

const CLOSING_BRACE = 0x7d;

/**
 * Adds `document` to a rendered load. Its dates are known only once the load is saved, after the rendering;
 * so that nothing large is made again, the member is put before the closing brace.
 * @param load bytes of a JSON object with at least one member
 */
export function withDocument(load: Uint8Array, document: LoadDocument): Buffer {
  if (load.at(-1) !== CLOSING_BRACE) throw new Error('a rendered load must end with its closing brace');
  return Buffer.concat([load.subarray(0, -1), Buffer.from(`,"document":${JSON.stringify(document)}}`)]);
}
