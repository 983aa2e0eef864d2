/** Which test files there are, and which of them the quick lane leaves out. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of the built tests. */
export const FOLDER = 'build/test';

/** Whole browsers, sets of databases, programs in other languages, crashes, and searches that take their time. */
export const SLOW = [
  /^web\/(account|dock|editor\.|pages|viewer\/view)/,
  /browser|crash|hostile|outage|soak|storm|workers/,
  /^client\/examples|^http\/(docs|sample-programs)/,
  /^engine\/(anytime|bound|memory)/,
  /^calculation\/(node|same-plan)/,
];

/**
 * Paths of test files below `FOLDER`.
 * @param parts words of which each path holds one; none: all
 * @param isQuick whether to leave out what is slow
 */
export function testFiles(parts, isQuick) {
  const isAsked = (name) => parts.length === 0 || parts.some((part) => join(FOLDER, name).includes(part));
  const isLeftOut = (name) => isQuick && SLOW.some((slow) => slow.test(name));
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.js') && isAsked(name) && !isLeftOut(name))
    .sort();
}
