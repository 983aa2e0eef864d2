/** The addresses of a load's reports: which kinds there are, what is sealed in them, and how a token is read. */
import { queryOf } from '../../schema/reports.js';
import type { ReportAddresses, ReportLinkOptions } from '../types.js';
import { digestOf, type LinkContent, seal, sealShort, unseal, unsealShort } from './links.js';
import type { LinkMaker } from './picture-links.js';

/**
 * `report`: of an answer, for some days. `live`: behind the code on a print, for as long as the load is there. `link`:
 * made by hand, with an id under which it can be revoked.
 */
export type ReportLinkKind = 'report' | 'live' | 'link';

const KINDS: readonly ReportLinkKind[] = ['report', 'live', 'link'];
/** Instead of an id: the address holds only while the load is shared. */
export const WHILE_SHARED = 'shared';
/** A day that nobody lives to see. */
const NEVER = 10_000_000;

export const REPORT_PATH = '/Reports';
/** Before the same token: the 3-D view. */
export const VIEW_PATH = '/embed';

/** Null: the load is not saved, and has no report. */
export function reportAddresses(
  { baseUrl, look }: ReportLinkOptions,
  { secret, owner, untilDay, isForColleague = false }: LinkMaker,
  title: string,
  stored: Uint8Array,
): ReportAddresses | null {
  if (owner === null) return null;
  const details = isForColleague ? ['report', WHILE_SHARED] : ['report'];
  const content = { load: [owner, title] as const, digest: digestOf(stored), untilDay, details };
  return { load: `${baseUrl}${REPORT_PATH}/${seal(secret, content)}`, query: queryOf(look) };
}

/** @param id of a link made by hand, or `WHILE_SHARED`; null: what lives as long as the load */
export function lastingToken(secret: string, owner: string, title: string, id: string | null): string {
  return sealShort(secret, [owner, id ?? '', title].join(BETWEEN));
}

/** What a token of a report lets its holder see, a long one of earlier versions too; null: it is none of ours. */
export function openReportToken(secret: string, token: string): LinkContent | null {
  const text = unsealShort(secret, token);
  if (text === null) return unseal(secret, token);
  const [owner = '', id = '', ...title] = text.split(BETWEEN);
  const details = id === '' ? ['live'] : id === WHILE_SHARED ? ['live', id] : ['link', id];
  return { load: [owner, title.join(BETWEEN)], digest: '', untilDay: NEVER, details };
}

/** No e-mail and no id has it. */
const BETWEEN = '\n';

/** @returns null when the link is for something else; the id of one that was made by hand, or `WHILE_SHARED` */
export function readReportLink({
  details,
}: LinkContent): { readonly kind: ReportLinkKind; readonly id: string } | null {
  const kind = KINDS.find((one) => one === details[0]);
  return kind === undefined ? null : { kind, id: String(details[1] ?? '') };
}
