/** Warnings in words, as page and PDF say them: all to who plans, those of weight to who loads and drives. */
import { MOST_OFF_CENTRE } from '../domain/centre-of-gravity.js';
import type { WARNING_CODES } from '../schema/codes.js';
import type { ReportLayout } from '../schema/reports.js';
import type { LoadSheet, Report } from './model/report.js';
import type { Words } from './words/words.js';

export interface WarningLine {
  readonly text: string;
  /** With the figures, as the interface says it: in English. */
  readonly details: readonly string[];
}

const OF_WEIGHT: ReadonlySet<(typeof WARNING_CODES)[number]> = new Set(['AxlesNotGiven', 'LineLoad', 'Unbalanced']);
/** Of one code. */
const MOST_DETAILS = 3;

/** About the whole load. */
export function warningLines({ warnings }: Report, layout: ReportLayout, words: Words): WarningLine[] {
  switch (layout) {
    case 'planner':
      return warnings.map(({ code, messages }) => ({
        text: words.warning(code),
        details: messages.slice(0, MOST_DETAILS).map((message) => message.replaceAll('`', '')),
      }));
    case 'loader':
    case 'driver':
      return warnings
        .filter(({ code }) => OF_WEIGHT.has(code))
        .map(({ code }) => ({ text: words.warning(code), details: [] }));
    default:
      return [];
  }
}

/** About the containers of a sheet. */
export function sheetWarnings({ offCentre }: LoadSheet, layout: ReportLayout, words: Words): string[] {
  if (layout === 'customer' || layout === 'labels') return [];
  return offCentre.map(({ side, percent }) => {
    const values = { share: words.percent(percent), most: words.percent(MOST_OFF_CENTRE) };
    return words.text(side === 'length' ? 'offCentreLength' : 'offCentreWidth', values);
  });
}
