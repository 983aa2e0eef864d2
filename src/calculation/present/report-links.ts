/** The addresses of reports in an answer. */
import type { ReportLinks } from '../../schema/figures.js';
import type { ReportAddresses } from '../types.js';

/** @param sequence of a filled container, from 1; null: of the whole load */
export function reportLinks(addresses: ReportAddresses | null, sequence: number | null): ReportLinks {
  if (addresses === null) return null;
  const { load, query } = addresses;
  const page = sequence === null ? load : `${load}/${sequence}`;
  return {
    overview: page + query,
    pdf: `${page}.pdf${query}`,
    workbook: `${page}.xlsx${query}`,
    workOrder: `${page}.json${query}`,
  };
}
