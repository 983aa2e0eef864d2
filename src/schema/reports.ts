/** Reports of loads: how they may be asked for, and the names under which their addresses carry it. */
import type { UOM } from './enums.js';

type Uom = (typeof UOM.values)[number];

export const REPORT_LANGUAGES = ['ENG', 'GER', 'SPN', 'FRN', 'BRZ', 'CHN', 'JPN', 'KOR'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** For whom the sheet is; or a label for each pallet. */
export const REPORT_LAYOUTS = ['planner', 'loader', 'driver', 'customer', 'labels'] as const;
export type ReportLayout = (typeof REPORT_LAYOUTS)[number];

/** What a report is printed on. */
export const REPORT_PAPERS = ['A4', 'Letter'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** What the labels of pallets are printed on: A6, or a roll of labels 100 mm wide and 150 mm high. */
export const REPORT_LABEL_SIZES = ['A6', '100x150'] as const;
export type ReportLabelSize = (typeof REPORT_LABEL_SIZES)[number];

/** The endings of a report's addresses; without one it is the page. */
export const REPORT_FORMS = ['pdf', 'xlsx', 'json'] as const;
export type ReportForm = 'html' | (typeof REPORT_FORMS)[number];

export const HEAVY_FROM_KILOGRAMS = 25;

export interface ReportLook {
  readonly language: ReportLanguage;
  readonly layout: ReportLayout;
  /** Null: the unit in which the load was built. */
  readonly uom: Uom | null;
  /** Null: that of the unit (`paperOf`). */
  readonly paper: ReportPaper | null;
  readonly labelSize: ReportLabelSize;
  readonly isToolbarShown: boolean;
  /** Code 128 of the cargo's names. */
  readonly hasBarcodes: boolean;
  /** Weight of a piece from which on it is marked as heavy. */
  readonly heavyFromKilograms: number;
}

export const PLAIN_LOOK: ReportLook = {
  language: 'ENG',
  layout: 'planner',
  uom: null,
  paper: null,
  labelSize: 'A6',
  isToolbarShown: false,
  hasBarcodes: false,
  heavyFromKilograms: HEAVY_FROM_KILOGRAMS,
};

/** Who measures in inches prints on Letter. @param uom of the report */
export function paperOf({ paper }: Pick<ReportLook, 'paper'>, uom: Uom): ReportPaper {
  return paper ?? (uom === 'UnitEnglish' ? 'Letter' : 'A4');
}

/** The query that asks for this look, with its question mark; empty for the plain one. */
export function queryOf(look: ReportLook): string {
  const query = new URLSearchParams();
  if (look.language !== PLAIN_LOOK.language) query.set('reportLanguage', look.language);
  if (look.layout !== PLAIN_LOOK.layout) query.set('reportLayout', look.layout);
  if (look.uom !== null) query.set('UOM', look.uom);
  if (look.paper !== null) query.set('reportPaper', look.paper);
  if (look.labelSize !== PLAIN_LOOK.labelSize) query.set('reportLabelSize', look.labelSize);
  if (look.isToolbarShown) query.set('reportToolbarShown', 'true');
  if (look.hasBarcodes) query.set('reportBarcodes', 'true');
  if (look.heavyFromKilograms !== PLAIN_LOOK.heavyFromKilograms) {
    query.set('reportHeavyFrom', String(look.heavyFromKilograms));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
