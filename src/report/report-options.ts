/** What one report is asked to be. */
import type { ReportLook } from '../schema/reports.js';

export interface ReportAddresses {
  /** Of the whole load, without ending and query. */
  readonly load: string;
  /** Of the page that lives as long as the load does, without query. */
  readonly live: string;
  /** Of the 3-D view; null: nobody serves one. */
  readonly view: string | null;
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
