/** What validation says of a body: faults, which stop a request, and warnings, which do not. */
import type { IssueCode, WarningCode } from './codes.js';

/** One fault. */
export interface Issue {
  /** JSON pointer into the body as it was sent. */
  readonly pointer: string;
  readonly code: IssueCode;
  /** What was sent and what is allowed. */
  readonly message: string;
  readonly allowedValues?: readonly (string | number)[];
  readonly hint?: string;
  /** Where it stands in an uploaded workbook: the sheet, the row as the spreadsheet program numbers it, the header. */
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  /** Of what is placed by hand: the rule that it breaks. */
  readonly rule?: string;
}

export interface Warning {
  readonly code: WarningCode;
  /** JSON pointer into the body; empty when it concerns the whole. */
  readonly pointer: string;
  readonly message: string;
}

export interface Validation<T> {
  /** Enumerations in their spelling, nulls and unknown fields dropped; to be trusted only where no issue points. */
  readonly value: T;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
}

/** A pointer with one more step; `~` and `/` are escaped as RFC 6901 says. */
export function pointTo(parent: string, step: string | number): string {
  // Hardly any has one of them, and every row of a list asks.
  if (typeof step === 'number' || !(step.includes('~') || step.includes('/'))) return `${parent}/${step}`;
  return `${parent}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A number with thousands, every other digit as it was sent. */
export function thousands(value: number): string {
  return String(value).replace(/^-?\d+(?![\de])/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
}

const LONGEST_ECHO = 60;

/** A value as a message may show it: JSON, cut when it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string' && value.length > LONGEST_ECHO) {
    return `${JSON.stringify(value.slice(0, LONGEST_ECHO))}... (${thousands(value.length)} characters)`;
  }
  if (Array.isArray(value)) return `an array of ${thousands(value.length)}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'number' ? thousands(value) : JSON.stringify(value);
}
