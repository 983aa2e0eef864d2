/** The lines that name a load, a plan and a container, as page, PDF and workbook say them. */

import type { ReportLayout } from '../schema/reports.js';
import type { LoadSheet, Report } from './model/report.js';
import type { Label } from './words/vocabularies.js';
import type { Words } from './words/words.js';

/** Container i of n, option i of n, or pallet i with the code that the steps of vehicles name it by. */
export function headingOf(
  sheet: Pick<LoadSheet, 'sequences' | 'quantity' | 'shown'>,
  report: Report,
  words: Words,
): string {
  const { sequences, quantity, shown } = sheet;
  if (shown === null) return `P${sequences[0]!} · ${words.text('palletOf', { number: sequences[0]!, quantity })}`;
  const values = { sequence: words.ranges(sequences), count: report.containers };
  if (report.isAlternatives) return words.text('optionOf', values);
  return words.text(sequences.length > 1 ? 'containersOf' : 'containerOf', values);
}

export function planLine({ head }: Report, words: Words): string {
  return words.text('plan', { digest: spaced(head.digest) });
}

/** Easier to read and to compare by two halves. */
export function spaced(digest: string): string {
  return `${digest.slice(0, 4)}-${digest.slice(4)}`;
}

export function verifiedLine({ isVerified, checks }: Report, words: Words): string {
  return isVerified ? words.text('verified', { checks }) : words.text('notVerifiedLine');
}

export function calculatedLine({ head }: Report, words: Words): string {
  return `${words.text('calculated')} ${words.date(head.calculatedAt)}`;
}

/** What is filled in by hand, by layout. */
export const BLANKS: Readonly<Record<ReportLayout, readonly Label[]>> = {
  planner: ['containerNumber', 'seal', 'truck', 'loadedBy', 'checkedBy'],
  loader: ['containerNumber', 'seal', 'truck', 'loadedBy', 'checkedBy', 'dateAndSignature'],
  driver: ['containerNumber', 'seal', 'truck', 'driverName', 'receivedBy', 'dateAndSignature'],
  customer: [],
};
