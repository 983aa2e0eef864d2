/** The tables of docs/codes.md, from the catalogue of codes. */
import {
  CALCULATION_ERRORS,
  ERRORS,
  type Explanation,
  ISSUES,
  REASONS,
  WARNINGS,
} from '../../src/schema/code-catalogue.js';
import { type Sections, table } from './sections.js';

const TITLES = ['code', 'meaning', 'what to do'];

export function codeSections(): Sections {
  const failed = Object.entries(ERRORS).sort(([, one], [, other]) => one.status - other.status);
  return {
    errors: table(
      ['code', 'status', 'meaning', 'what to do'],
      failed.map(([code, { status, meaning, remedy }]) => [code, String(status), meaning, remedy]),
    ),
    'calculation-errors': rows(CALCULATION_ERRORS),
    issues: rows(ISSUES),
    warnings: rows(WARNINGS),
    reasons: rows(REASONS),
  };
}

function rows(explained: Readonly<Record<string, Explanation>>): string {
  return table(
    TITLES,
    Object.entries(explained).map(([code, { meaning, remedy }]) => [code, meaning, remedy]),
  );
}
