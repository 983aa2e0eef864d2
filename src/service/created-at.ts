/** The `createdAt` filter of every search, as docs/interface.md (Searches) has it. */
import { ServiceFailure } from './failures.js';

/** ISO instants, `createdFrom` included, `createdTo` excluded. */
export interface CreatedWithin {
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * A UTC day, an interval of days (both included), or an instant from which on.
 * @throws ServiceFailure BadDate
 */
export function parseCreatedAt(text: string | undefined): CreatedWithin {
  if (text === undefined || text === '') return {};
  const days = text.split('/');
  const first = startOfDay(days[0]!);
  const last = startOfDay(days.at(-1)!);
  if (days.length <= 2 && first && last && first <= last) {
    return { createdFrom: first.toISOString(), createdTo: nextDay(last).toISOString() };
  }
  const instant = readInstant(text);
  if (instant) return { createdFrom: instant.toISOString() };
  throw new ServiceFailure(
    'BadDate',
    `createdAt must be a day (2026-11-20), an interval of days (2026-11-01/2026-11-30) or an instant with its zone (2026-11-20T08:00:00Z), not "${text}".`,
  );
}

/** Null when the text is no day of the calendar. */
function startOfDay(text: string): Date | null {
  if (!DAY.test(text)) return null;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : null;
}

function nextDay(day: Date): Date {
  return new Date(day.getTime() + DAY_MILLISECONDS);
}

/** Null when the text is no instant. */
export function readInstant(text: string): Date | null {
  const match = INSTANT.exec(text);
  if (!match || !startOfDay(match[1]!)) return null;
  const date = new Date(text.toUpperCase());
  return Number.isNaN(date.getTime()) ? null : date;
}

/** @param instant ISO */
export function isPast(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}

/** The instant (ISO) at which what expires on this day, or at this instant, has expired; null when it is neither. */
export function readExpiry(text: string): string | null {
  const day = startOfDay(text);
  return (day ? nextDay(day) : readInstant(text))?.toISOString() ?? null;
}

/**
 * An instant, or the beginning of a UTC day; as the end of a span a day is included.
 * @throws ServiceFailure BadDate
 */
export function readMoment(name: 'from' | 'to', text: string): string {
  const day = startOfDay(text);
  const moment = day && name === 'to' ? nextDay(day) : (day ?? readInstant(text));
  if (moment) return moment.toISOString();
  throw new ServiceFailure(
    'BadDate',
    `${name} must be a day (2026-11-20) or an instant with its zone (2026-11-20T08:00:00Z), not "${text}".`,
  );
}

const USUAL_DAYS = 30;

/** UTC days, both included; without them the last 30. @throws ServiceFailure BadDate */
export function dayRange(
  from: string | undefined,
  to: string | undefined,
): { readonly from: string; readonly to: string } {
  for (const [name, text] of Object.entries({ from, to })) {
    if (text === undefined || startOfDay(text)) continue;
    throw new ServiceFailure('BadDate', `${name} must be a day (2026-11-20), not "${text}".`);
  }
  const last = to ?? new Date().toISOString().slice(0, 10);
  const first = new Date(Date.parse(`${last}T00:00:00.000Z`) - (USUAL_DAYS - 1) * DAY_MILLISECONDS);
  return { from: from ?? first.toISOString().slice(0, 10), to: last };
}
