/** How orientations are written: `Orientations` and digits, words for the usual sets, bit masks, objects. */

import type { OrientationPrioritySchema } from './cargo.js';
import type { Static } from './typebox.js';

/** Digits 1 to 6 in the order given, none twice; null when the text says no orientations. */
function digitsOf(text: string): number[] | null {
  if (text.length > 60) return null;
  const match = /^orientations?(basic|default|all|[1-6]+)$/.exec(text.replace(/[\s_,-]/g, '').toLowerCase());
  const said = match?.[1];
  if (said === undefined) return null;
  if (said === 'basic' || said === 'default') return [1, 2];
  if (said === 'all') return [1, 2, 3, 4, 5, 6];
  return [...new Set([...said].map(Number))];
}

/** Bit mask of the orientations allowed, bit 0 = orientation 1; null when the value says none. An empty text is the default. */
export function orientationMask(allowed: string | number): number | null {
  if (typeof allowed === 'number') return Number.isInteger(allowed) && allowed >= 1 && allowed <= 63 ? allowed : null;
  if (allowed.trim() === '') return 0b11;
  return digitsOf(allowed)?.reduce((mask, digit) => mask | (1 << (digit - 1)), 0) ?? null;
}

/** Orientations in order of preference, empty when there is none; null when the value cannot be understood. */
export function orientationOrder(priority: string | Static<typeof OrientationPrioritySchema> | null): number[] | null {
  if (priority === null) return [];
  if (typeof priority === 'string') return priority.trim() === '' ? [] : digitsOf(priority);
  if (priority.used !== true) return [];
  const { orientationNumberPrimary = 0, orientationNumberNearDoor = 0 } = priority;
  return [...new Set([orientationNumberPrimary, orientationNumberNearDoor])].filter((digit) => digit > 0);
}

/** What of a text of orientations is no orientation, for its message; null when it is no digit that is wrong. */
export function wrongDigits(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 60) return null;
  const digits = /^orientations?(\d+)$/.exec(text.replace(/[\s_,-]/g, '').toLowerCase())?.[1];
  const wrong = [...new Set(digits?.match(/[^1-6]/g))];
  return wrong.length === 0 ? null : wrong.join(' and ');
}

export const ORIENTATION_HINT =
  'write Orientations and digits from 1 to 6, for example Orientations12 or Orientations123456';
