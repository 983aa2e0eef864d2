/** What the file of a report is, beside the title of its load: files of one load tell each other apart. */
import type { ReportForm, ReportLayout, ReportLook } from '../schema/reports.js';
import { Words } from './words/words.js';

const SHEETS = {
  planner: 'report',
  loader: 'fileLoader',
  driver: 'fileDriver',
  customer: 'fileCustomer',
  labels: 'labels',
} as const satisfies Readonly<Record<ReportLayout, string>>;

/** @param container sequence of the one that it is of; null: of all */
export function whatFileIs(form: ReportForm, { language, layout }: ReportLook, container: number | null): string {
  const words = new Words(language, 'UnitMetric');
  const what = words.text(form === 'json' ? 'workOrder' : form === 'xlsx' ? 'workbook' : SHEETS[layout]);
  return container === null ? what : `${what} ${container}`;
}
