/** What one report is asked to be. */

import { PLAIN_LOOK, queryOf, type ReportLook } from '../schema/reports.js';
import type { LabelledPallet } from './model/labels.js';
import type { Report } from './model/report.js';

export interface ReportAddresses {
  /** Of the whole load, without ending and query. */
  readonly load: string;
  /** Of the page that lives as long as the load does, without query. */
  readonly live: string;
  /** Of the 3-D view; null: nobody serves one. */
  readonly view: string | null;
  /** Of the page that leads whoever loads from step to step; null: nobody serves one. */
  readonly dock: string | null;
}

/** The address behind the code on a print: the page that lives as long as the load, told which print it is. */
export function liveAddress(
  { addresses, look }: Pick<ReportOptions, 'addresses' | 'look'>,
  { head }: Pick<Report, 'head'>,
): string {
  return `${addresses.live}?print=${head.digest}${likeThePaper(look)}`;
}

/** The same of a pallet's label: the page opens where the pallet is shown, of a long load with its container alone. */
export function palletAddress(
  { addresses, look }: Pick<ReportOptions, 'addresses' | 'look'>,
  { head, rows }: Pick<Report, 'head' | 'rows'>,
  { number, container }: Pick<LabelledPallet, 'number' | 'container'>,
): string {
  const place = rows.length > MOST_SHEETS ? `/${container}` : '';
  return `${addresses.live}${place}?print=${head.digest}${likeThePaper({ language: look.language, layout: PLAIN_LOOK.layout })}#${palletId(number)}`;
}

/** Of the page that a print opens, what the print has: its language and its layout. */
function likeThePaper({ language, layout }: Pick<ReportLook, 'language' | 'layout'>): string {
  const shown = layout === 'labels' ? PLAIN_LOOK.layout : layout;
  return queryOf({ ...PLAIN_LOOK, language, layout: shown }).replace('?', '&');
}

/** Of the place in a page where a pallet is shown. */
export function palletId(number: number): string {
  return `pallet-${number}`;
}

/** Everything that one report takes from its caller. */
export interface ReportOptions {
  readonly look: ReportLook;
  /** Sequence of a filled container, from 1; null: the whole load. */
  readonly container: number | null;
  readonly addresses: ReportAddresses;
  /** The digest on the print from which somebody comes; null: nobody does. */
  readonly print: string | null;
  /** The plan was calculated anew since the address was made. */
  readonly isLinkOld: boolean;
}

/** Different containers of which a load's report shows each sheet; of more it is a list with links. */
export const MOST_SHEETS = 20;
